import CellCanvas
import FieldKit
import Foundation

/// The UIKit view in which a SwiftUI screen is drawn.
final class HostingView<Content: View>: UIView {
  var rootView: Content {
    didSet { if isRendered { tree.setRoot(rootView) } }
  }

  let tree = ViewTree()
  private var isRendered = false

  init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
    tree.hostingView = self
    tree.onInvalidation { [weak self] in
      // State may be written on any thread. What the user's key wrote has been shown by the time this runs.
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          guard let self, !self.tree.queue.isEmpty else { return }
          self.setNeedsLayout()
        }
      }
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Evaluates the views, the first time or where state has changed.
  func renderIfNeeded() {
    if isRendered {
      if tree.flush() { setNeedsLayout() }
    } else {
      isRendered = true
      tree.setRoot(rootView)
    }
  }

  override func didMoveToWindow() {
    if window != nil { renderIfNeeded() }
  }

  override func updateProperties() {
    if window != nil { renderIfNeeded() }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    renderIfNeeded()
    let proposal = CellProposal(
      columns: CellMetrics.columns(size.width), rows: CellMetrics.rows(size.height))
    return CellMetrics.size(tree.root?.size(for: proposal) ?? .zero)
  }

  override func layoutSubviews() {
    renderIfNeeded()
    guard let root = tree.root else { return }
    let area = CellRect(size: CellMetrics.cells(bounds).size)
    root.place(in: Alignment.center.place(root.size(for: CellProposal(area.size)), in: area))
  }

  override func draw(in canvas: inout Canvas) { tree.root?.draw(in: &canvas) }

  // The tree draws the UIKit views where they stand among the others.
  override var subviewsToDraw: [UIView] { [] }
}
