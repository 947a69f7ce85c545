import CellCanvas
import FieldKit

/// Views of which as much is shown as there is room for: the part with the keyboard's holder, or the first.
public struct ScrollView<Content: View>: View {
  /// It is drawn itself, and has no body.
  public typealias Body = Never
  let axes: Axis.Set
  let content: Content

  /// Views that may need more room than there is.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// Makes the node that draws the view, or brings the old one up to date.
  public static func _node(
    for view: Self, replacing old: _ViewNode?, in context: _ViewContext
  ) -> _ViewNode {
    _ViewNode.reuse(old, as: ScrollNode.self, in: context, make: ScrollNode.init) { node in
      node.axes = view.axes
      node.updateContent(view.content, in: context)
    }
  }
}

final class ScrollNode: WrapperNode {
  var axes = Axis.Set.vertical
  private var offset = 0

  private func contentSize(for proposal: CellProposal) -> CellSize {
    super.measure(
      CellProposal(
        columns: axes.contains(.horizontal) ? nil : proposal.columns,
        rows: axes.contains(.vertical) ? nil : proposal.rows))
  }

  override func measure(_ proposal: CellProposal) -> CellSize {
    let content = contentSize(for: proposal)
    return CellSize(
      columns: min(content.columns, proposal.columns ?? .max), rows: min(content.rows, proposal.rows ?? .max))
  }

  override func place(in rect: CellRect) {
    frame = rect
    let size = contentSize(for: CellProposal(rect.size))
    var slot = rect
    slot.size = CellSize(
      columns: max(size.columns, rect.size.columns), rows: max(size.rows, rect.size.rows))
    slot.origin.row = rect.minRow - min(offset, max(0, size.rows - rect.size.rows))
    content?.place(in: slot)
    guard size.rows > rect.size.rows, let holder = holderFrame else { return }
    // The keyboard's holder is seen whole, if it can be.
    let hidden = max(holder.maxRow - rect.maxRow, min(0, holder.minRow - rect.minRow))
    guard hidden != 0 else { return }
    offset = max(0, min(rect.minRow - slot.minRow + hidden, size.rows - rect.size.rows))
    slot.origin.row = rect.minRow - offset
    content?.place(in: slot)
  }

  private var holderFrame: CellRect? {
    guard let holder = tree.hostingView?.window?.firstResponder as? UIView,
      let view = uiViews.first(where: { holder.isDescendant(of: $0) })
    else { return nil }
    return CellMetrics.cells(view.frame)
  }

  override func draw(in canvas: inout Canvas) {
    canvas.withClip(frame) { super.draw(in: &$0) }
  }
}

/// What scrolls to a view by its id. A terminal shows the part with the keyboard's holder: nothing is scrolled.
public struct ScrollViewProxy {
  /// Shows a view.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// Gives its content what scrolls to a view.
public struct ScrollViewReader<Content: View>: View {
  private let content: (ScrollViewProxy) -> Content
  /// Views that are made with a proxy.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
  /// What the view is made of.
  public var body: some View { content(ScrollViewProxy()) }
}
