import CellCanvas

/// A view with a name: another name is another view.
struct IDView<Content: View>: View {
  typealias Body = Never
  let content: Content
  let id: AnyHashable

  static func _node(for view: Self, replacing old: _ViewNode?, in context: _ViewContext) -> _ViewNode {
    _ViewNode.reuse(old, as: GroupNode.self, in: context, make: GroupNode.init) { group in
      group.update { $0.add(view.content, id: view.id) }
    }
  }
}

/// A view with a value by which a picker knows it.
struct TagView<Content: View>: View {
  typealias Body = Never
  let content: Content
  let tag: AnyHashable

  static func _node(for view: Self, replacing old: _ViewNode?, in context: _ViewContext) -> _ViewNode {
    _ViewNode.reuse(old, as: TagNode.self, in: context, make: TagNode.init) { node in
      node.ownTag = view.tag
      node.updateContent(view.content, in: context)
    }
  }
}

private final class TagNode: WrapperNode {
  var ownTag: AnyHashable?
  override var tag: AnyHashable? { ownTag }
}

extension View {
  /// Names the view. Another name in its place is another view, with fresh state.
  public func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: AnyHashable(id)) }

  /// Gives the view a value by which a picker knows it.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    TagView(content: self, tag: AnyHashable(tag))
  }
}
