/// Makes one view of the statements of a closure.
@resultBuilder
public enum ViewBuilder {
  /// Each line of the closure is a view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// A closure without a line.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// A closure of one line is that view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// A closure of several lines is these views, one after another.
  @MainActor public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// What stands behind `if #available`: its type is hidden.
  @MainActor public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }

  /// What stands behind an `if` without an `else`.
  @MainActor public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// One of two branches, as a view whose type knows both.
  @MainActor public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(storage: .first(first)) }

  /// One of two branches, as a view whose type knows both.
  @MainActor public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(storage: .second(second)) }
}
