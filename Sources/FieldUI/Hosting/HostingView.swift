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
    tree.onInvalidation { [host = tree.host, queue = tree.queue] in
      // State may be written on any thread. What the user's key wrote has been shown by the time this runs.
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          if !queue.isEmpty { host.view?.setNeedsLayout() }
        }
      }
    }
  }

  required init?(coder: NSCoder) { nil }

  // Clients are told that their views go, and they are the main actor's.
  #if os(Linux)
    isolated deinit { tree.dismantle() }
  #else
    deinit {
      let tree = tree
      if Thread.isMainThread {
        MainActor.assumeIsolated { tree.dismantle() }
      } else {
        DispatchQueue.main.async { tree.dismantle() }
      }
    }
  #endif

  /// Evaluates the views, the first time or where state has changed.
  func renderIfNeeded() {
    if !isRendered {
      isRendered = true
      tree.setRoot(rootView)
    }
    if tree.focus.follow(window?.firstResponder) { setNeedsLayout() }
    if tree.flush() {
      setNeedsLayout()
      // What was evaluated may have given the keyboard to another view.
      if tree.focus.follow(window?.firstResponder) { tree.flush() }
    }
  }

  override func didMoveToWindow() {
    if window != nil { renderIfNeeded() }
  }

  override func updateProperties() {
    guard window != nil else { return }
    tree.forgetSizes()
    renderIfNeeded()
  }

  override func setNeedsLayout() {
    tree.forgetSizes()
    super.setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    tree.forgetSizes()
    renderIfNeeded()
    let proposal = CellProposal(
      columns: CellMetrics.columns(size.width), rows: CellMetrics.rows(size.height))
    return CellMetrics.size(tree.root?.size(for: proposal) ?? .zero)
  }

  override func layoutSubviews() {
    renderIfNeeded()
    placeRoot()
    // Views that are made of the room that they were given may have told others something.
    if tree.flush() { placeRoot() }
  }

  private func placeRoot() {
    guard let root = tree.root else { return }
    let area = CellRect(size: CellMetrics.cells(bounds).size)
    root.place(in: Alignment.center.place(root.size(for: CellProposal(area.size)), in: area))
  }

  override func draw(in canvas: inout Canvas) { tree.root?.draw(in: &canvas) }

  // The tree draws the UIKit views where they stand among the others.
  override var subviewsToDraw: [UIView] { [] }
}
