import FieldKit
import FieldUI
import Foundation
import Testing

/// The keyboard follows a state, and a state follows the keyboard.
@MainActor @Suite struct FocusTests {
  enum Name: Hashable { case first, second }

  final class Handle {
    var focus: FocusState<Name?>.Binding?
    var changes: [String] = []
  }

  private struct Form: View {
    @FocusState var focus: Name?
    let handle: Handle
    var body: some View {
      handle.focus = $focus
      return VStack {
        TextField("one", text: .constant("")).focused($focus, equals: .first)
        TextField("two", text: .constant("")).focused($focus, equals: .second)
        Text("\(focus.map { "\($0)" } ?? "nobody")")
      }
      .onChange(of: focus) { handle.changes.append("\($0.map { "\($0)" } ?? "nobody")") }
    }
  }

  private func fields(in view: UIView) -> [UITextField] {
    (view as? UITextField).map { [$0] } ?? view.subviews.flatMap { fields(in: $0) }
  }

  @Test func theStateMovesTheKeyboard() {
    let handle = Handle()
    let stage = StateTests.Stage(Form(handle: handle))
    #expect(stage.lines.last == "nobody")
    let fields = fields(in: stage.window)
    handle.focus?.wrappedValue = .second
    #expect(stage.lines.last == "second")
    #expect(fields[1].isFirstResponder)
    handle.focus?.wrappedValue = .first
    #expect(stage.lines.last == "first" && fields[0].isFirstResponder)
    handle.focus?.wrappedValue = nil
    #expect(stage.lines.last == "nobody" && stage.window.firstResponder == nil)
    #expect(handle.changes == ["second", "first", "nobody"])
  }

  @Test func theKeyboardMovesTheState() {
    let handle = Handle()
    let stage = StateTests.Stage(Form(handle: handle))
    _ = stage.lines
    let fields = fields(in: stage.window)
    fields[0].becomeFirstResponder()
    #expect(stage.lines.last == "first")
    fields[1].becomeFirstResponder()
    #expect(stage.lines.last == "second")
    fields[1].resignFirstResponder()
    #expect(stage.lines.last == "nobody")
    #expect(handle.changes == ["first", "second", "nobody"])
  }

  private struct OnAppear: View {
    @FocusState var isFocused: Bool
    @State var text = ""
    var body: some View {
      VStack {
        TextField("", text: $text).focused($isFocused).onAppear { isFocused = true }
        Text("\(isFocused)")
      }
    }
  }

  @Test func aFieldTakesTheKeyboardAsItAppears() {
    let stage = StateTests.Stage(OnAppear())
    #expect(stage.lines.last == "true")
    #expect(stage.window.firstResponder is UITextField)
  }

  private struct Disabled: View {
    @FocusState var isFocused: Bool
    let onMake: (FocusState<Bool>.Binding) -> Void
    var body: some View {
      onMake($isFocused)
      return VStack {
        TextField("", text: .constant("")).focused($isFocused).disabled(true)
        Text("\(isFocused)")
      }
    }
  }

  @Test func whoCannotHaveTheKeyboardSaysSo() {
    var focus: FocusState<Bool>.Binding?
    let stage = StateTests.Stage(Disabled { focus = $0 })
    _ = stage.lines
    focus?.wrappedValue = true
    #expect(stage.lines.last == "false" && focus?.wrappedValue == false)
  }
}
