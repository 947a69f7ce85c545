/// How fields look. A style draws the field that it is given, and something around it.
@preconcurrency @MainActor
public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel
  /// Draws a field.
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body
}

/// The label of a field that a style draws.
public struct _TextFieldStyleLabel: View {
  private let view: AnyView
  init(_ view: AnyView) { self.view = view }
  /// What the view is made of.
  public var body: some View { view }
}

/// A field as it is without a style.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// A style with nothing to choose.
  nonisolated public init() {}
  /// The field as it is.
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// A field with nothing around it.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// A style with nothing to choose.
  nonisolated public init() {}
  /// The field as it is.
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// A field in a box with round corners. The box takes three rows.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// A style with nothing to choose.
  nonisolated public init() {}
  /// The field in a box of three rows: 48 points.
  public func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.frame(height: 48).cornerRadius(5)
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// A field as it is without a style.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A field with nothing around it.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A field in a box with round corners.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension EnvironmentValues {
  private enum FieldStyleKey: EnvironmentKey {
    static var defaultValue: ((TextField<_TextFieldStyleLabel>) -> AnyView)? { nil }
  }

  /// How fields look.
  var textFieldStyle: ((TextField<_TextFieldStyleLabel>) -> AnyView)? {
    get { self[FieldStyleKey.self] }
    set { self[FieldStyleKey.self] = newValue }
  }
}

extension View {
  /// Gives the fields inside a look.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(
      \.textFieldStyle,
      style is DefaultTextFieldStyle || style is PlainTextFieldStyle
        ? nil : { AnyView(style._body(configuration: $0)) })
  }
}
