/// A view that shows nothing and takes no place.
public struct EmptyView: View {
  /// It is drawn itself, and has no body.
  public typealias Body = Never
  /// A view that takes no room.
  nonisolated public init() {}

  /// Makes the node that draws the view, or brings the old one up to date.
  public static func _node(
    for view: Self, replacing old: _ViewNode?, in context: _ViewContext
  ) -> _ViewNode {
    _ViewNode.reuse(old, as: GroupNode.self, in: context, make: GroupNode.init) { $0.clear() }
  }
}
