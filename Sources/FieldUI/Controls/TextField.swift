public import FieldKit
public import Foundation

/// A field for one line of text, bound to a string.
public struct TextField: UIViewRepresentable {
  let title: String
  let text: Binding<String>
  let prompt: Text?

  /// A field that edits `text`.
  ///
  /// - Parameters:
  ///   - title: what is asked for. The empty field shows it, unless there is a prompt.
  ///   - prompt: what the empty field shows.
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text? = nil) {
    self.title = String(title)
    self.text = text
    self.prompt = prompt
  }

  /// Makes what writes the binding.
  public func makeCoordinator() -> Coordinator { Coordinator(text: text) }

  /// Makes the field.
  public func makeUIView(context: Context) -> UITextField {
    let field = UITextField(frame: .zero)
    field.delegate = context.coordinator
    return field
  }

  /// Shows the bound text and the prompt.
  public func updateUIView(_ field: UITextField, context: Context) {
    context.coordinator.text = text
    let placeholder = prompt?.string ?? title
    if field.placeholder != placeholder { field.placeholder = placeholder }
    let value = text.wrappedValue
    if field.text != value { field.text = value }
  }

  /// Carries what is typed into the binding.
  public final class Coordinator: NSObject, UITextFieldDelegate {
    var text: Binding<String>

    init(text: Binding<String>) { self.text = text }

    /// Writes the text into the binding.
    public func textFieldDidChangeSelection(_ textField: UITextField) {
      text.wrappedValue = textField.text ?? ""
    }
  }
}
