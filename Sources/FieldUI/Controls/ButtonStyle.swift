/// What a style knows of a button.
public struct ButtonStyleConfiguration {
  /// The button's label.
  public struct Label: View {
    private let view: AnyView
    init(_ view: AnyView) { self.view = view }
    /// What the view is made of.
    public var body: some View { view }
  }
  /// What the button is for.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// Whether it is being pressed.
  public let isPressed: Bool
}

/// How buttons look.
@preconcurrency @MainActor
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  /// Draws a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style that calls a button's action knows of it.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  public typealias Label = ButtonStyleConfiguration.Label
  /// What the button is for.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  let action: () -> Void
  /// Does what the button does.
  @MainActor public func trigger() { action() }
}

/// How buttons look and when they do something.
@preconcurrency @MainActor
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Draws a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button as it is without a style.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// A style with nothing to choose.
  nonisolated public init() {}
  /// The label as it is.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A button that looks like its label.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// A style with nothing to choose.
  nonisolated public init() {}
  /// The label as it is.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A button in the accent colour.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// A style with nothing to choose.
  nonisolated public init() {}
  /// The label in its colours, with what is around it.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundColor(.accentColor)
  }
}

/// A button on a faint ground.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// A style with nothing to choose.
  nonisolated public init() {}
  /// The label in its colours, with what is around it.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundColor(.accentColor).padding(.horizontal, 8)
      .background(Color.gray.opacity(0.3))
  }
}

/// A button on a ground of the accent colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// A style with nothing to choose.
  nonisolated public init() {}
  /// The label in its colours, with what is around it.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundColor(.white).padding(.horizontal, 8).background(Color.accentColor)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// A button as it is without a style.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A button that looks like its label.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A button in the accent colour.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A button on a faint ground.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A button on a ground of the accent colour.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// A style of either kind.
@MainActor struct AnyButtonStyle {
  let body: (ButtonStyleConfiguration) -> AnyView
}

extension EnvironmentValues {
  private enum ButtonStyleKey: EnvironmentKey { static var defaultValue: AnyButtonStyle? { nil } }

  /// How buttons look.
  var buttonStyle: AnyButtonStyle? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Gives the buttons inside a look.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, AnyButtonStyle { AnyView(style.makeBody(configuration: $0)) })
  }

  /// Gives the buttons inside a look. The action is called by the button, not by the style's own gestures.
  @_disfavoredOverload
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(
      \.buttonStyle,
      style is DefaultButtonStyle
        ? nil
        : AnyButtonStyle {
          AnyView(
            style.makeBody(
              configuration: PrimitiveButtonStyleConfiguration(role: $0.role, label: $0.label, action: {})))
        })
  }
}
