public import FieldKit
public import Foundation

/// A text of several lines that can be edited and scrolled, bound to a string. It takes the room that it is given.
public struct TextEditor: UIViewRepresentable {
  let text: Binding<String>

  /// An editor of `text`.
  public init(text: Binding<String>) { self.text = text }

  /// Makes what writes the binding.
  public func makeCoordinator() -> Coordinator { Coordinator(text: text) }

  /// Makes the text view. It has no room above its text: a row is much in a terminal.
  public func makeUIView(context: Context) -> UITextView {
    let view = UITextView(frame: .zero)
    view.textContainerInset = .zero
    view.delegate = context.coordinator
    return view
  }

  /// Shows the bound text.
  public func updateUIView(_ view: UITextView, context: Context) {
    context.coordinator.text = text
    let value = text.wrappedValue
    if view.text != value { view.text = value }
  }

  /// Carries what is typed into the binding.
  public final class Coordinator: NSObject, UITextViewDelegate {
    var text: Binding<String>

    init(text: Binding<String>) { self.text = text }

    /// Writes the text into the binding.
    public func textViewDidChange(_ textView: UITextView) { text.wrappedValue = textView.text }
  }
}
