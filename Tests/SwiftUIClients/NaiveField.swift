import SwiftUI

/// The simplest wrapper there is.
struct NaiveField: UIViewRepresentable {
  @Binding var text: String

  func makeUIView(context: Context) -> UITextField { UITextField() }

  func updateUIView(_ uiView: UITextField, context: Context) {
    uiView.text = text
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  class Coordinator: NSObject, UITextFieldDelegate {
    var parent: NaiveField
    init(_ parent: NaiveField) { self.parent = parent }
  }
}

/// Takes the keyboard once it has a window, and tells a binding who has it.
struct FocusedField: UIViewRepresentable {
  let placeholder: String
  @Binding var text: String
  @Binding var isResponder: Bool?
  var onCommit: (() -> Void)? = nil

  final class Coordinator: NSObject, UITextFieldDelegate {
    @Binding var text: String
    @Binding var isResponder: Bool?
    var didBecomeFirstResponder = false
    var onCommit: (() -> Void)?

    init(text: Binding<String>, isResponder: Binding<Bool?>, onCommit: (() -> Void)?) {
      _text = text
      _isResponder = isResponder
      self.onCommit = onCommit
    }

    func textFieldDidChangeSelection(_ textField: UITextField) {
      text = textField.text ?? ""
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
      DispatchQueue.main.async { self.isResponder = true }
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
      DispatchQueue.main.async { self.isResponder = false }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      onCommit?()
      return true
    }
  }

  func makeCoordinator() -> FocusedField.Coordinator {
    Coordinator(text: $text, isResponder: $isResponder, onCommit: onCommit)
  }

  func makeUIView(context: UIViewRepresentableContext<FocusedField>) -> UITextField {
    let field = UITextField(frame: .zero)
    field.delegate = context.coordinator
    field.placeholder = placeholder
    return field
  }

  func updateUIView(_ uiView: UITextField, context: UIViewRepresentableContext<FocusedField>) {
    uiView.text = text
    if isResponder ?? false, !context.coordinator.didBecomeFirstResponder {
      context.coordinator.didBecomeFirstResponder = true
      uiView.becomeFirstResponder()
    }
  }

  static func dismantleUIView(_ uiView: UITextField, coordinator: Coordinator) {
    coordinator.onCommit = nil
  }
}

struct FocusedField_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      FocusedField(placeholder: "Name", text: .constant(""), isResponder: .constant(nil))
      FocusedField(placeholder: "Name", text: .constant("x"), isResponder: .constant(true))
        .preferredColorScheme(.dark)
        .environment(\.sizeCategory, .accessibilityLarge)
    }
    .previewLayout(.fixed(width: 320, height: 60))
    .previewDisplayName("Field")
  }
}
