/// Several views after one another, as a builder collects them.
public struct TupleView<each Content: View>: View {
  /// It is drawn itself, and has no body.
  public typealias Body = Never
  let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }

  /// Makes the node that draws the view, or brings the old one up to date.
  public static func _node(
    for view: Self, replacing old: _ViewNode?, in context: _ViewContext
  ) -> _ViewNode {
    _ViewNode.reuse(old, as: GroupNode.self, in: context, make: GroupNode.init) { group in
      group.update { children in
        repeat children.add(each view.content)
      }
    }
  }
}
