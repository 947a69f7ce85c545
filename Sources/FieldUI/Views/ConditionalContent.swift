/// One of two views, as `if … else` in a builder chooses. Changing sides drops the state of the side left.
public struct _ConditionalContent<First: View, Second: View>: View {
  /// It is drawn itself, and has no body.
  public typealias Body = Never
  enum Storage {
    case first(First)
    case second(Second)
  }
  let storage: Storage

  /// Makes the node that draws the view, or brings the old one up to date.
  public static func _node(
    for view: Self, replacing old: _ViewNode?, in context: _ViewContext
  ) -> _ViewNode {
    _ViewNode.reuse(old, as: GroupNode.self, in: context, make: GroupNode.init) { group in
      group.update { children in
        switch view.storage {
        case .first(let content): children.add(content, id: "first")
        case .second(let content): children.add(content, id: "second")
        }
      }
    }
  }
}

/// A view that may be there or not, as `if` in a builder makes it.
extension Optional: View where Wrapped: View {
  /// It is drawn itself, and has no body.
  public typealias Body = Never

  /// Makes the node that draws the view, or brings the old one up to date.
  public static func _node(
    for view: Self, replacing old: _ViewNode?, in context: _ViewContext
  ) -> _ViewNode {
    _ViewNode.reuse(old, as: GroupNode.self, in: context, make: GroupNode.init) { group in
      group.update { children in
        if let view { children.add(view) }
      }
    }
  }
}
