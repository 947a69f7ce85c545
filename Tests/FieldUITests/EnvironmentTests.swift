import FieldKit
import FieldUI
import Foundation
import Testing

private struct MarkKey: EnvironmentKey { static let defaultValue = "-" }
extension EnvironmentValues {
  fileprivate var mark: String {
    get { self[MarkKey.self] }
    set { self[MarkKey.self] = newValue }
  }
}

/// Values that views inherit.
@MainActor @Suite struct EnvironmentTests {
  final class Log { var calls: [String] = [] }

  private struct Wrapped: UIViewRepresentable {
    let log: Log
    func makeUIView(context: Context) -> UIControl {
      log.calls.append("make \(context.environment.mark)")
      return UIControl(frame: .zero)
    }
    func updateUIView(_ uiView: UIControl, context: Context) {
      log.calls.append("update \(context.environment[keyPath: \.mark])")
    }
    static func dismantleUIView(_ uiView: UIControl, coordinator: ()) { dismantled += 1 }
    static var dismantled = 0
  }

  private struct Screen: View {
    @Binding var mark: String
    let log: Log
    var body: some View { VStack { Wrapped(log: log) }.environment(\.mark, mark) }
  }

  @Test func aChangeOfTheEnvironmentUpdatesViews() {
    @State var mark = "a"
    let log = Log()
    let stage = StateTests.Stage(Screen(mark: $mark, log: log))
    _ = stage.lines
    #expect(log.calls == ["make a", "update a"])
    mark = "b"
    _ = stage.lines
    #expect(log.calls == ["make a", "update a", "update b"])
    mark = "b"
    _ = stage.lines
    #expect(log.calls.count == 3)
  }

  @Test func viewsAreDismantledWithTheirScreen() {
    let before = Wrapped.dismantled
    do {
      let stage = StateTests.Stage(VStack { Wrapped(log: Log()) })
      _ = stage.lines
      #expect(Wrapped.dismantled == before)
    }
    #expect(Wrapped.dismantled == before + 1)
  }

  private struct Reader: View {
    @Environment(\.mark) var mark
    @Environment(\.isEnabled) var isEnabled
    @Environment(\.colorScheme) var scheme
    @Environment(\.font) var font
    @Environment(\.multilineTextAlignment) var alignment
    var body: some View { Text("\(mark) \(isEnabled) \(font == .title)") }
  }

  @Test func valuesAreInherited() {
    let stage = StateTests.Stage(
      VStack(alignment: .leading) {
        Reader()
        Reader().environment(\.mark, "c").disabled(false)
        Reader().transformEnvironment(\.mark) { $0 += "!" }.font(.title)
      }.environment(\.mark, "b").disabled(true))
    #expect(stage.lines == ["b false false", "c false false", "b! false true"])
  }

  private struct Switch: View {
    @Binding var isOff: Bool
    let onMake: (UIControl) -> Void
    var body: some View { Control(onMake: onMake).disabled(isOff) }
  }

  private struct Control: UIViewRepresentable {
    let onMake: (UIControl) -> Void
    func makeUIView(context: Context) -> UIControl {
      let control = UIControl(frame: .zero)
      onMake(control)
      return control
    }
    func updateUIView(_ uiView: UIControl, context: Context) {}
  }

  @Test func controlsFollowDisabled() {
    @State var isOff = true
    var control: UIControl?
    let stage = StateTests.Stage(Switch(isOff: $isOff) { control = $0 })
    _ = stage.lines
    #expect(control?.isEnabled == false)
    isOff = false
    _ = stage.lines
    #expect(control?.isEnabled == true)
    control?.isEnabled = false
    stage.controller.rootView = Switch(isOff: $isOff) { control = $0 }
    _ = stage.lines
    #expect(control?.isEnabled == false)
  }
}
