import FieldTesting
import Fieldline
import Foundation
import Testing

/// The wrapper that most programs copy: it writes its binding whenever the selection moves, and its text in every
/// update.
@MainActor @Suite struct NaiveWrapperTests {
  private final class Log {
    var updates = 0
    var writes = 0
    weak var field: UITextField?
  }

  private struct Wrapper: UIViewRepresentable {
    @Binding var text: String
    let log: Log

    final class Coordinator: NSObject, UITextFieldDelegate {
      @Binding var text: String
      let log: Log
      var hasTakenTheKeyboard = false

      init(text: Binding<String>, log: Log) {
        _text = text
        self.log = log
      }

      func textFieldDidChangeSelection(_ textField: UITextField) {
        log.writes += 1
        text = textField.text ?? ""
      }
    }

    func makeCoordinator() -> Coordinator { Coordinator(text: $text, log: log) }

    func makeUIView(context: Context) -> UITextField {
      let field = UITextField(frame: .zero)
      field.delegate = context.coordinator
      log.field = field
      return field
    }

    func updateUIView(_ uiView: UITextField, context: Context) {
      log.updates += 1
      uiView.text = text
      if !context.coordinator.hasTakenTheKeyboard {
        context.coordinator.hasTakenTheKeyboard = true
        uiView.becomeFirstResponder()
      }
    }
  }

  private struct Root: View {
    @Binding var text: String
    let log: Log
    var body: some View {
      VStack(alignment: .leading) {
        Text("> \(text)")
        Wrapper(text: $text, log: log)
      }
    }
  }

  @Test func eachKeyIsOneUpdateAndTheCaretStays() {
    @State var text = ""
    let log = Log()
    let driver = TerminalDriver { Root(text: $text, log: log) }
    #expect(driver.screen.cursor ?? (9, 9) == (0, 1))
    for key in ["a", "b", "d", "\u{2}", "c"] {
      driver.send(key)
      _ = driver.screen
    }
    #expect(text == "abcd" && driver.screen.lines.prefix(2) == ["> abcd", "abcd"])
    #expect(driver.screen.cursor ?? (9, 9) == (3, 1))
    // One to begin with, and one for each change of the text.
    #expect(log.updates == 5)
  }

  @Test func whatTheProgramWritesIsShownAndWrittenBackOnce() {
    @State var text = "ab"
    let log = Log()
    let driver = TerminalDriver { Root(text: $text, log: log) }
    _ = driver.screen
    (log.updates, log.writes) = (0, 0)
    text = "program"
    #expect(driver.screen.lines.prefix(2) == ["> program", "program"])
    #expect(log.updates == 1 && log.writes == 1 && text == "program")
    driver.send("!")
    #expect(text == "program!" && log.field?.text == "program!")
  }
}
