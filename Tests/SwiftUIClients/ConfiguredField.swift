import Combine
import SwiftUI

private struct FieldTintKey: EnvironmentKey {
  static let defaultValue: UIColor = .systemBlue
}

private struct FieldConfigurationKey: EnvironmentKey {
  static let defaultValue: (UITextField) -> Void = { _ in }
}

extension EnvironmentValues {
  var fieldTint: UIColor {
    get { self[FieldTintKey.self] }
    set { self[FieldTintKey.self] = newValue }
  }

  var fieldConfiguration: (UITextField) -> Void {
    get { self[FieldConfigurationKey.self] }
    set { self[FieldConfigurationKey.self] = newValue }
  }
}

extension View {
  func fieldTint(_ color: UIColor) -> some View { environment(\.fieldTint, color) }
  func configureField(_ configuration: @escaping (UITextField) -> Void) -> some View {
    environment(\.fieldConfiguration, configuration)
  }
}

/// Set up by functions that copy the view, and by keys of the environment.
public struct ConfiguredField: View {
  private let title: String
  @Binding private var text: String
  private var isSecure = false
  private var characterLimit: Int?
  private var onEditingChanged: (Bool) -> Void = { _ in }
  private var onReturn: () -> Void = {}

  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.title = String(title)
    _text = text
  }

  public var body: some View {
    Representable(
      title: title, text: $text, isSecure: isSecure, limit: characterLimit,
      onEditingChanged: onEditingChanged,
      onReturn: onReturn)
  }

  public func secure(_ isSecure: Bool = true) -> Self {
    var copy = self
    copy.isSecure = isSecure
    return copy
  }

  public func limited(to count: Int?) -> ConfiguredField {
    var view = self
    view.characterLimit = count
    return view
  }

  public func onEditingChanged(_ action: @escaping (Bool) -> Void) -> Self {
    var copy = self
    copy.onEditingChanged = action
    return copy
  }

  public func onReturn(perform action: @escaping () -> Void) -> Self {
    var copy = self
    copy.onReturn = action
    return copy
  }

  fileprivate struct Representable: UIViewRepresentable {
    let title: String
    @Binding var text: String
    let isSecure: Bool
    let limit: Int?
    let onEditingChanged: (Bool) -> Void
    let onReturn: () -> Void

    @Environment(\.layoutDirection) private var layoutDirection: LayoutDirection

    func makeUIView(context: Self.Context) -> some UIView {
      let field = UITextField()
      field.delegate = context.coordinator
      field.addAction(
        UIAction { [weak coordinator = context.coordinator, weak field] _ in
          coordinator?.changed(to: field?.text ?? "")
        }, for: .editingChanged)
      return field
    }

    func updateUIView(_ uiView: UIViewType, context: Self.Context) {
      context.coordinator.parent = self
      guard let field = uiView as? UITextField else { return }
      field.placeholder = title
      field.text = text
      field.isSecureTextEntry = isSecure
      field.textColor = context.environment.fieldTint
      field.isEnabled = context.environment.isEnabled
      context.environment[keyPath: \.fieldConfiguration](field)
      _ = context.transaction.animation
    }

    func makeCoordinator() -> Coordinator { .init(parent: self) }

    class Coordinator: NSObject, UITextFieldDelegate {
      var parent: Representable
      init(parent: Representable) { self.parent = parent }

      func changed(to text: String) { parent.text = text }

      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool {
        guard let limit = parent.limit, let current = textField.text else { return true }
        return (current as NSString).replacingCharacters(in: range, with: string).count <= limit
      }

      func textFieldDidBeginEditing(_ textField: UITextField) { parent.onEditingChanged(true) }
      func textFieldDidEndEditing(_ textField: UITextField) { parent.onEditingChanged(false) }

      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        parent.onReturn()
        return true
      }
    }
  }
}
