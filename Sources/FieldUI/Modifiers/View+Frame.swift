import CellCanvas
import FieldKit
public import Foundation

extension View {
  /// Gives the view a size, in points: 8 a column, 16 a row. In a direction without one it is as large as it likes.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    FrameView(
      content: self, columns: Extent(fixed: width.map(CellMetrics.columns)),
      rows: Extent(fixed: height.map(CellMetrics.rows)), alignment: alignment)
  }

  /// Bounds the view's size, in points: 8 a column, 16 a row. A maximum of `.infinity` takes all the room there is.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    FrameView(
      content: self,
      columns: Extent(min: minWidth.map(CellMetrics.columns), max: maxWidth.map(CellMetrics.columns)),
      rows: Extent(min: minHeight.map(CellMetrics.rows), max: maxHeight.map(CellMetrics.rows)),
      alignment: alignment)
  }
}

/// What a frame says of one direction, in cells.
struct Extent {
  var fixed: Int?
  var min: Int?
  var max: Int?

  /// What the view inside is offered.
  func offer(_ proposal: Int?) -> Int? {
    if let fixed { return fixed }
    guard let proposal else { return nil }
    return bounded(proposal)
  }

  /// The frame's size, where the view inside takes `content`.
  func size(_ content: Int, offered proposal: Int?) -> Int {
    if let fixed { return fixed }
    if let max, let proposal { return bounded(Swift.max(content, Swift.min(proposal, max))) }
    return bounded(content)
  }

  private func bounded(_ length: Int) -> Int { Swift.max(min ?? 0, Swift.min(length, max ?? .max)) }
}

struct FrameView<Content: View>: View {
  typealias Body = Never
  let content: Content
  let columns: Extent
  let rows: Extent
  let alignment: Alignment

  static func _node(for view: Self, replacing old: _ViewNode?, in context: _ViewContext) -> _ViewNode {
    _ViewNode.reuse(old, as: FrameNode.self, in: context, make: FrameNode.init) { node in
      (node.columns, node.rows, node.alignment) = (view.columns, view.rows, view.alignment)
      node.updateContent(view.content, in: context)
    }
  }
}

private final class FrameNode: WrapperNode {
  var columns = Extent()
  var rows = Extent()
  var alignment = Alignment.center

  private func contentSize(for proposal: CellProposal) -> CellSize {
    var offer = CellProposal(columns: columns.offer(proposal.columns), rows: rows.offer(proposal.rows))
    offer.isHeightFixed = rows.fixed != nil
    return super.measure(offer)
  }

  override func measure(_ proposal: CellProposal) -> CellSize {
    let content = contentSize(for: proposal)
    return CellSize(
      columns: columns.size(content.columns, offered: proposal.columns),
      rows: rows.size(content.rows, offered: proposal.rows))
  }

  override func place(in rect: CellRect) {
    frame = rect
    content?.place(in: alignment.place(contentSize(for: CellProposal(rect.size)), in: rect))
  }
}
