import CellCanvas
import FieldKit
import FieldUI
import Foundation
import Testing

/// Fields, buttons and switches.
@MainActor @Suite struct ControlTests {
  private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    (view as? View).map { [$0] } ?? view.subviews.flatMap { all(type, in: $0) }
  }

  private func controls<C>(of stage: StateTests.Stage<C>) -> [UIControl] {
    _ = stage.lines
    return all(UIControl.self, in: stage.window)
  }

  @Test func aButtonIsPressed() {
    var presses = 0
    let stage = StateTests.Stage(
      VStack {
        Button("Go") { presses += 1 }
        Button(role: .destructive) {
          presses += 10
        } label: {
          Text("Stop")
        }.disabled(true)
      })
    #expect(stage.lines == ["Go", "Stop"])
    let buttons = controls(of: stage)
    for button in buttons { button.sendActions(for: .touchUpInside) }
    #expect(presses == 1)
    #expect(buttons.map(\.canBecomeFirstResponder) == [true, false])
    #expect(buttons[0].becomeFirstResponder())
  }

  private struct Loud: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("!")
        configuration.label
      }
    }
  }

  @Test func aStyleDrawsAButton() {
    var presses = 0
    let stage = StateTests.Stage(Button("Go") { presses += 1 }.buttonStyle(Loud()))
    #expect(stage.lines == ["! Go"])
    controls(of: stage).first?.sendActions(for: .touchUpInside)
    #expect(presses == 1)
  }

  @Test func switchesSteppersAndPickers() {
    @State var isOn = false
    @State var number = 1
    @State var choice = "b"
    let stage = StateTests.Stage(
      VStack(alignment: .leading) {
        Toggle("On", isOn: $isOn)
        Stepper("N", value: $number, in: 0...2)
        Picker("P", selection: $choice) { ForEach(["a", "b"], id: \.self) { Text($0).tag($0) } }
      })
    #expect(stage.lines == ["[ ] On", "N [−] [+]", "P ‹ b ›"])
    let controls = controls(of: stage)
    #expect(controls.count == 4)
    for control in controls { control.sendActions(for: .touchUpInside) }
    #expect(isOn && number == 1 && choice == "a")
    for _ in 0..<3 { controls[2].sendActions(for: .touchUpInside) }
    #expect(number == 2)
  }

  private func field<C>(of stage: StateTests.Stage<C>) -> UITextField? {
    _ = stage.lines
    return all(UITextField.self, in: stage.window).first
  }

  @Test func aFieldTakesWhatItsEnvironmentSays() {
    let stage = StateTests.Stage(
      TextField("Name", text: .constant("x"), prompt: Text("Your name").foregroundColor(.red))
        .keyboardType(.emailAddress).autocapitalization(.words).disableAutocorrection(true)
        .textContentType(.emailAddress).submitLabel(.search).foregroundColor(.green).font(.headline)
        .disabled(true))
    let field = field(of: stage)
    #expect(field?.placeholder == "Your name")
    #expect(field?.keyboardType == .emailAddress && field?.autocapitalizationType == .words)
    #expect(field?.autocorrectionType == .no && field?.returnKeyType == .search)
    #expect(field?.textContentType == .emailAddress)
    #expect(field?.textColor == .systemGreen && field?.font == .boldSystemFont(ofSize: 17))
    #expect(field?.isEnabled == false)
  }

  @Test func aFieldTellsOfItsEditing() {
    @State var text = ""
    var log: [String] = []
    let stage = StateTests.Stage(
      TextField(
        "", text: $text, onEditingChanged: { log.append("editing \($0)") }, onCommit: { log.append("commit") }
      )
      .onSubmit { log.append("submit") }.onSubmit { log.append("outer") })
    let field = field(of: stage)
    field?.becomeFirstResponder()
    field?.insertText("ab")
    #expect(text == "ab")
    if let field { _ = field.delegate?.textFieldShouldReturn(field) }
    field?.resignFirstResponder()
    #expect(log == ["editing true", "commit", "outer", "submit", "editing false"])
    text = "cd"
    _ = stage.lines
    #expect(field?.text == "cd")
  }

  @Test func aFieldOfAValueWritesItAtTheEnd() {
    @State var number = 5
    let formatter = NumberFormatter()
    let stage = StateTests.Stage(TextField("", value: $number, formatter: formatter))
    let field = field(of: stage)
    #expect(field?.text == "5")
    field?.becomeFirstResponder()
    field?.insertText("7")
    _ = stage.lines
    #expect(number == 5 && field?.text == "57")
    field?.resignFirstResponder()
    #expect(number == 57)
    field?.becomeFirstResponder()
    field?.insertText("x")
    field?.resignFirstResponder()
    #expect(number == 57 && field?.text == "57")
    let formatted = StateTests.Stage(TextField("", value: $number, format: .number))
    #expect(self.field(of: formatted)?.text == "57")
  }

  @Test func aSecureFieldIsOne() {
    let stage = StateTests.Stage(SecureField("Password", text: .constant("abc")))
    #expect(stage.lines == ["•••"])
    #expect(field(of: stage)?.isSecureTextEntry == true)
  }

  private struct Arrow: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      HStack {
        Text(">")
        configuration
      }
    }
  }

  @Test func aStyleDrawsAField() {
    let stage = StateTests.Stage(TextField("Name", text: .constant("")).textFieldStyle(Arrow()))
    #expect(stage.lines == ["> Name"])
    let boxed = StateTests.Stage(TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder))
    #expect(boxed.lines == ["╭──────────────────╮", "│ Name             │", "╰──────────────────╯"])
  }

  private struct Alerting: View {
    @State var isShown = true
    var body: some View {
      Text("below").alert("Sure?", isPresented: $isShown) {
        Button("Yes") {}
      } message: {
        Text("It goes.")
      }
    }
  }

  @Test func anAlertGoesAtAnAnswer() {
    let stage = StateTests.Stage(Alerting())
    #expect(stage.lines.contains("Sure?"))
    controls(of: stage).first?.sendActions(for: .touchUpInside)
    #expect(stage.lines == ["below"])
  }

  @Test func aTapIsAClick() {
    var taps = 0
    let stage = StateTests.Stage(Text("tap").onTapGesture { taps += 1 })
    let control = controls(of: stage).first
    #expect(control?.canBecomeFirstResponder == false)
    control?.sendActions(for: .touchUpInside)
    #expect(taps == 1)
  }
}
