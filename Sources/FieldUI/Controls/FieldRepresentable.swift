import FieldKit
import Foundation

/// The UIKit field behind a SwiftUI one.
struct FieldRepresentable: UIViewRepresentable {
  let contents: FieldContents

  func makeCoordinator() -> Coordinator { Coordinator(contents) }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField(frame: .zero)
    field.delegate = context.coordinator
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    let coordinator = context.coordinator
    coordinator.contents = contents
    apply(context.environment, to: field, knownTo: coordinator)
    let text = contents.get()
    // A value's text is the user's while they edit it.
    if contents.isLive || !field.isEditing, field.text != text { field.text = text }
  }

  private func apply(
    _ environment: EnvironmentValues, to field: UITextField, knownTo coordinator: Coordinator
  ) {
    if let known = coordinator.environment, known.isSame(as: environment),
      coordinator.prompt == contents.prompt
    {
      return
    }
    (coordinator.environment, coordinator.prompt) = (environment, contents.prompt)
    coordinator.submitActions = environment.submitActions
    let look = Look(environment, contents)
    if look == coordinator.look { return }
    coordinator.look = look
    field.attributedPlaceholder = look.placeholder
    field.isSecureTextEntry = contents.isSecure
    field.textColor = look.color
    field.font = look.font
    field.textAlignment = look.alignment
    field.keyboardType = look.keyboardType
    field.autocapitalizationType = look.autocapitalization
    field.autocorrectionType = look.autocorrection
    field.textContentType = look.contentType
    field.returnKeyType = look.returnKey
  }

  /// All that the environment says of a field. Most updates change none of it.
  struct Look: Equatable {
    let placeholder: NSAttributedString
    let color: UIColor?
    let font: UIFont
    let alignment: NSTextAlignment
    let keyboardType: UIKeyboardType
    let autocapitalization: UITextAutocapitalizationType
    let autocorrection: UITextAutocorrectionType
    let contentType: UITextContentType?
    let returnKey: UIReturnKeyType

    @MainActor init(_ environment: EnvironmentValues, _ contents: FieldContents) {
      placeholder = contents.prompt.attributedString
      color = environment.letterColor?.uiColor ?? .label
      let style = environment.resolvedTextStyle.attributes
      let size = environment.font?.size ?? Font.body.size
      font =
        style.contains(.bold)
        ? .boldSystemFont(ofSize: size)
        : style.contains(.italic) ? .italicSystemFont(ofSize: size) : .systemFont(ofSize: size)
      switch environment.multilineTextAlignment {
      case .leading: alignment = .natural
      case .center: alignment = .center
      case .trailing: alignment = .right
      }
      let traits = environment.fieldTraits
      keyboardType = traits.keyboardType ?? .default
      autocapitalization = traits.autocapitalization ?? .sentences
      autocorrection = traits.autocorrection ?? .default
      contentType = traits.contentType
      returnKey = environment.submitLabel.returnKeyType
    }
  }

  /// Carries what is typed into the binding.
  final class Coordinator: NSObject, UITextFieldDelegate {
    var contents: FieldContents
    /// What the field looked like after the last update, and what made it look so.
    var look: Look?
    var environment: EnvironmentValues?
    var prompt: Text?
    var submitActions: [SubmitAction] = []

    init(_ contents: FieldContents) { self.contents = contents }

    func textFieldDidBeginEditing(_ textField: UITextField) { contents.onEditingChanged(true) }

    func textFieldDidChangeSelection(_ textField: UITextField) {
      guard contents.isLive else { return }
      contents.set(textField.text ?? "")
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
      finish(textField)
      contents.onEditingChanged(false)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      finish(textField)
      contents.onCommit()
      for submit in submitActions { submit.action() }
      return true
    }

    /// A value is written as a whole, and shown as its formatter has it.
    private func finish(_ field: UITextField) {
      guard !contents.isLive, let text = field.text, text != contents.get() else { return }
      contents.commit(text)
      let shown = contents.get()
      if field.text != shown { field.text = shown }
    }
  }
}

extension Text {
  /// The text with UIKit's attributes.
  var attributedString: NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for run in runs {
      result.append(NSAttributedString(string: run.string, attributes: run.style.uiAttributes))
    }
    return result
  }
}
