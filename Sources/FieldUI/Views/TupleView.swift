/// Several views after one another, as a builder collects them.
public struct TupleView<each Content: View>: View {
  public typealias Body = Never
  let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }

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
