/// A part of a screen, described by a value.
///
/// A view's `body` is made of other views. It is evaluated anew when state that it read has changed.
@preconcurrency @MainActor
public protocol View {
  associatedtype Body: View
  /// What the view is made of.
  @ViewBuilder var body: Body { get }

  /// The node that keeps this view on the screen. The library's own views bring theirs; programs write `body`.
  static func _node(for view: Self, replacing old: _ViewNode?, in context: _ViewContext) -> _ViewNode
}

extension View {
  /// Makes the node that draws the view, or brings the old one up to date.
  public static func _node(
    for view: Self, replacing old: _ViewNode?, in context: _ViewContext
  ) -> _ViewNode {
    _ViewNode.reuse(old, as: CompositeNode<Self>.self, in: context) {
      CompositeNode(view, in: $0)
    } update: {
      $0.update(view, in: context)
    }
  }
}

extension View where Body == Never {
  /// Never called: views of this kind are drawn by the library itself.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: View {
  /// It is drawn itself, and has no body.
  public typealias Body = Never
}
