import Fieldline
import Foundation

/// A `UITextField` for SwiftUI screens, with a placeholder in a colour.
struct ColoredPlaceholderField: UIViewRepresentable {
  @Binding var text: String
  let placeholder: String
  let color: UIColor

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = context.coordinator
    field.attributedPlaceholder = NSAttributedString(
      string: placeholder, attributes: [.foregroundColor: color])
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    field.text = text
  }

  func makeCoordinator() -> Coordinator { Coordinator($text) }

  /// Writes what the field holds into the binding, whenever it changes.
  final class Coordinator: NSObject, UITextFieldDelegate {
    private let text: Binding<String>

    init(_ text: Binding<String>) { self.text = text }

    func textFieldDidChangeSelection(_ textField: UITextField) {
      text.wrappedValue = textField.text ?? ""
    }
  }
}
