public import Observation

/// A view with a changed environment.
struct EnvironmentView<Content: View>: View {
  typealias Body = Never
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  static func _node(for view: Self, replacing old: _ViewNode?, in context: _ViewContext) -> _ViewNode {
    _ViewNode.reuse(old, as: TransparentNode.self, in: context, make: TransparentNode.init) { node in
      var context = context
      view.change(&context.environment)
      node.updateContent(view.content, in: context)
    }
  }
}

/// A node around one other that a stack doesn't see.
final class TransparentNode: WrapperNode {
  override var tag: AnyHashable? { content?.tag }

  override var members: [_ViewNode] { content?.members ?? [] }
}

extension View {
  /// Sets a value of the environment for this view and all in it.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
  }
}

extension View {
  /// Changes a value of the environment for this view and all in it.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    EnvironmentView(content: self) { transform(&$0[keyPath: keyPath]) }
  }

  /// Gives an observable object to all views inside, for their `@Environment(Type.self)`.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    EnvironmentView(content: self) { $0.setObject(object, as: T.self) }
  }
}
