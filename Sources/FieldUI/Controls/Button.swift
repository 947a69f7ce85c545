/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  private let name: String
  /// It takes something away: drawn red.
  public static let destructive = ButtonRole(name: "destructive")
  /// It leaves all as it was.
  public static let cancel = ButtonRole(name: "cancel")
}

/// Something to do, at a click, or at Return or Space when it has the keyboard. Its cursor stands on its first cell
/// then.
public struct Button<Label: View>: View {
  let role: ButtonRole?
  let action: () -> Void
  let label: Label

  @Environment(\.buttonStyle) private var style
  @Environment(\.tint) private var tint

  /// Something to do.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Something to do, of a kind.
  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    (self.role, self.action, self.label) = (role, action, label())
  }

  /// What the view is made of.
  public var body: some View {
    if let style {
      PressableView(action: action) { isPressed in
        style.body(
          ButtonStyleConfiguration(role: role, label: .init(AnyView(label)), isPressed: isPressed))
      }
    } else {
      PressableView(action: action) { _ in
        label.foregroundColor(role == .destructive ? .red : tint ?? .accentColor)
      }
    }
  }
}

extension Button where Label == Text {
  /// Something to do, with a title.
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }
  /// Something to do, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }
  /// Something to do, with a title, of a kind.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
  /// Something to do, with a title, of a kind.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == FieldUI.Label<Text, Image> {
  /// Something to do, with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void) {
    self.init(action: action) { FieldUI.Label(titleKey, systemImage: systemImage) }
  }
  /// Something to do, with a title and a symbol, of a kind.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { FieldUI.Label(titleKey, systemImage: systemImage) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style was asked to draw.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.trigger) { configuration.label }
  }
}
