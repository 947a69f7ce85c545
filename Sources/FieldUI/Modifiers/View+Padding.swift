import CellCanvas
import FieldKit
public import Foundation

/// The edges of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  /// Some of the edges.
  public struct Set: OptionSet, Sendable {
    /// The number that stands for it.
    public let rawValue: Int8
    /// One by its number.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// One edge.
    public init(_ e: Edge) { self.init(rawValue: 1 << e.rawValue) }
    /// Above.
    public static let top = Set(rawValue: 1)
    /// Left.
    public static let leading = Set(rawValue: 2)
    /// Below.
    public static let bottom = Set(rawValue: 4)
    /// Right.
    public static let trailing = Set(rawValue: 8)
    /// Left and right.
    public static let horizontal: Set = [.leading, .trailing]
    /// Above and below.
    public static let vertical: Set = [.top, .bottom]
    /// All four.
    public static let all: Set = [.horizontal, .vertical]
  }
}

extension View {
  /// Adds room at some edges.
  ///
  /// - Parameter length: in points; 16 (2 columns, 1 row) if there is none.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let columns = CellMetrics.columns(length ?? 16)
    let rows = CellMetrics.rows(length ?? 16)
    return PaddingView(
      content: self, left: edges.contains(.leading) ? columns : 0, top: edges.contains(.top) ? rows : 0,
      right: edges.contains(.trailing) ? columns : 0, bottom: edges.contains(.bottom) ? rows : 0)
  }

  /// Adds room at each edge, in points: 8 a column, 16 a row.
  public func padding(_ insets: EdgeInsets) -> some View {
    PaddingView(
      content: self, left: CellMetrics.columns(insets.leading), top: CellMetrics.rows(insets.top),
      right: CellMetrics.columns(insets.trailing), bottom: CellMetrics.rows(insets.bottom))
  }

  /// Adds room at all edges, in points: 8 a column, 16 a row.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}

struct PaddingView<Content: View>: View {
  typealias Body = Never
  let content: Content
  let left: Int
  let top: Int
  let right: Int
  let bottom: Int

  static func _node(for view: Self, replacing old: _ViewNode?, in context: _ViewContext) -> _ViewNode {
    _ViewNode.reuse(old, as: PaddingNode.self, in: context, make: PaddingNode.init) { node in
      (node.left, node.top, node.right, node.bottom) = (view.left, view.top, view.right, view.bottom)
      node.updateContent(view.content, in: context)
    }
  }
}

private final class PaddingNode: WrapperNode {
  var left = 0
  var top = 0
  var right = 0
  var bottom = 0

  override func measure(_ proposal: CellProposal) -> CellSize {
    let inside = super.measure(proposal.reduced(columns: left + right, rows: top + bottom))
    return CellSize(columns: inside.columns + left + right, rows: inside.rows + top + bottom)
  }

  override func place(in rect: CellRect) {
    frame = rect
    // What doesn't fit keeps its content whole, and loses room at the edges, the lower one first.
    let spare = rect.size.rows - (content?.size(for: CellProposal(rect.size)).rows ?? 0)
    let top = max(0, min(top, spare))
    let bottom = max(0, min(bottom, spare - top))
    content?.place(in: rect.inset(left: left, top: top, right: right, bottom: bottom))
  }
}
