import CellCanvas
import FieldKit
public import Foundation

/// Views above one another.
public struct VStack<Content: View>: View {
  /// It is drawn itself, and has no body.
  public typealias Body = Never
  let layout: StackLayout
  let content: Content

  /// - Parameter spacing: the distance between views, in points, 16 a row. None by default.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = StackLayout(
      axis: .vertical, spacing: CellMetrics.rows(spacing ?? 0),
      alignment: Alignment(horizontal: alignment, vertical: .top))
    self.content = content()
  }

  /// Makes the node that draws the view, or brings the old one up to date.
  public static func _node(
    for view: Self, replacing old: _ViewNode?, in context: _ViewContext
  ) -> _ViewNode {
    StackNode.node(for: view.content, layout: view.layout, replacing: old, in: context)
  }
}

/// Views beside one another.
public struct HStack<Content: View>: View {
  /// It is drawn itself, and has no body.
  public typealias Body = Never
  let layout: StackLayout
  let content: Content

  /// - Parameter spacing: the distance between views, in points, 8 a column. One column by default.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = StackLayout(
      axis: .horizontal, spacing: CellMetrics.columns(spacing ?? CellMetrics.width),
      alignment: Alignment(horizontal: .leading, vertical: alignment))
    self.content = content()
  }

  /// Makes the node that draws the view, or brings the old one up to date.
  public static func _node(
    for view: Self, replacing old: _ViewNode?, in context: _ViewContext
  ) -> _ViewNode {
    StackNode.node(for: view.content, layout: view.layout, replacing: old, in: context)
  }
}

/// The node of a stack.
private final class StackNode: WrapperNode {
  private var layout = StackLayout.vertical

  static func node<Content: View>(
    for content: Content, layout: StackLayout, replacing old: _ViewNode?, in context: _ViewContext
  ) -> _ViewNode {
    reuse(old, as: StackNode.self, in: context, make: StackNode.init) { node in
      node.layout = layout
      node.updateContent(content, in: context)
    }
  }

  /// What is stacked. It is asked for again and again in one layout, and collected once.
  private var stacked: [_ViewNode] {
    let version = tree.sizesVersion
    if version == stackedVersion { return known }
    let members = content?.members ?? []
    (known, stackedVersion) = (members, version)
    return members
  }
  private var known: [_ViewNode] = []
  private var stackedVersion = -1

  override func measure(_ proposal: CellProposal) -> CellSize { layout.size(of: stacked, for: proposal) }

  override func place(in rect: CellRect) {
    frame = rect
    layout.place(stacked, in: rect)
  }

  override func draw(in canvas: inout Canvas) {
    for node in stacked { node.draw(in: &canvas) }
  }
}

/// Emptiness that takes all the room there is in a stack.
public struct Spacer: View {
  /// It is drawn itself, and has no body.
  public typealias Body = Never
  let minLength: CGFloat?

  /// Emptiness of at least some points.
  nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  /// Makes the node that draws the view, or brings the old one up to date.
  public static func _node(
    for view: Self, replacing old: _ViewNode?, in context: _ViewContext
  ) -> _ViewNode {
    _ViewNode.reuse(old, as: SpacerNode.self, in: context, make: SpacerNode.init) {
      $0.minLength = view.minLength ?? 0
    }
  }
}

final class SpacerNode: _ViewNode {
  /// The direction of the stack around it: a spacer takes room in that one alone.
  private var axis: StackLayout.Axis?
  /// In points.
  var minLength: CGFloat = 0

  override func tellAxis(_ axis: StackLayout.Axis) -> Bool {
    self.axis = axis
    return true
  }

  override func measure(_ proposal: CellProposal) -> CellSize {
    CellSize(
      columns: axis == .vertical ? 0 : max(proposal.columns ?? 0, CellMetrics.columns(minLength)),
      rows: axis == .horizontal ? 0 : max(proposal.rows ?? 0, CellMetrics.rows(minLength)))
  }
}
