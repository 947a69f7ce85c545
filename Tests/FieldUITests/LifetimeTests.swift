import FieldKit
import FieldUI
import Foundation
import Testing

/// What a screen holds goes with it.
@MainActor @Suite struct LifetimeTests {
  private struct Screen: View {
    @Binding var text: String
    let onMake: (UITextField) -> Void
    var body: some View {
      VStack {
        Text(text)
        Wrapped(text: $text, onMake: onMake).frame(height: 48).background(Color.gray).cornerRadius(4)
          .padding()
      }
    }
  }

  private struct Wrapped: UIViewRepresentable {
    @Binding var text: String
    let onMake: (UITextField) -> Void
    func makeUIView(context: Context) -> UITextField {
      let field = UITextField()
      onMake(field)
      return field
    }
    func updateUIView(_ field: UITextField, context: Context) { field.text = text }
  }

  @Test func aDroppedScreenLeavesNothingBehind() {
    @State var text = "a"
    weak var field: UITextField?
    weak var controller: UIViewController?
    do {
      let stage = StateTests.Stage(Screen(text: $text) { field = $0 })
      #expect(stage.lines.contains { $0.contains("a") })
      controller = stage.controller
      #expect(field != nil)
    }
    #expect(field == nil && controller == nil)
    // The state outlives the screen, and its readers are gone.
    text = "b"
    #expect(text == "b")
  }
}
