/// Several views in the place of one.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// Several views.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// What the view is made of.
  public var body: some View { content }
}

/// A view whose type is hidden. Another type in its place is another view.
public struct AnyView: View {
  /// It is drawn itself, and has no body.
  public typealias Body = Never
  private let makeNode: @MainActor (_ViewNode?, _ViewContext) -> _ViewNode

  /// Hides the type of a view.
  nonisolated public init<V: View>(_ view: V) {
    nonisolated(unsafe) let view = view
    makeNode = { old, context in context.node(for: view, replacing: old) }
  }

  /// Hides the type of a view.
  nonisolated public init<V: View>(erasing view: V) { self.init(view) }

  /// Makes the node that draws the view, or brings the old one up to date.
  public static func _node(
    for view: Self, replacing old: _ViewNode?, in context: _ViewContext
  ) -> _ViewNode {
    view.makeNode(old, context)
  }
}

/// A line between views.
public struct Divider: View {
  /// A line across the room that it is given, one cell thick.
  nonisolated public init() {}

  /// What the view is made of.
  public var body: some View { LineView() }
}
