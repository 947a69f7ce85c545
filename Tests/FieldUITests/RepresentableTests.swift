import CellCanvas
import FieldKit
import FieldUI
import Foundation
import Testing

/// The order in which a representable is called.
@MainActor @Suite struct RepresentableTests {
  final class Log { var calls: [String] = [] }

  private struct Logged: UIViewRepresentable {
    let log: Log
    @Binding var text: String

    final class Coordinator: NSObject {}

    func makeCoordinator() -> Coordinator {
      log.calls.append("makeCoordinator")
      return Coordinator()
    }

    func makeUIView(context: Context) -> UITextField {
      let field = UITextField(frame: .zero)
      log.calls.append("make, window: \(field.window != nil)")
      return field
    }

    func updateUIView(_ uiView: UITextField, context: Context) {
      log.calls.append("update '\(text)', window: \(uiView.window != nil)")
      if !uiView.isFirstResponder { log.calls.append("focused: \(uiView.becomeFirstResponder())") }
    }

    static func dismantleUIView(_ uiView: UITextField, coordinator: Coordinator) {
      logOfDismantling?.calls.append("dismantle, editing: \(uiView.isEditing)")
    }
  }

  private static var logOfDismantling: Log?

  private struct Root: View {
    @Binding var shown: Bool
    @Binding var text: String
    let log: Log
    var body: some View {
      VStack {
        Text("title")
        if shown { Logged(log: log, text: $text) }
      }
    }
  }

  @Test func order() {
    @State var shown = true
    @State var text = "a"
    let log = Log()
    Self.logOfDismantling = log
    let stage = StateTests.Stage(Root(shown: $shown, text: $text, log: log))
    _ = stage.lines
    #expect(
      log.calls == [
        "makeCoordinator", "make, window: false", "update 'a', window: true", "focused: true",
      ])
    log.calls = []
    text = "b"
    _ = stage.lines
    #expect(log.calls == ["update 'b', window: true"])
    log.calls = []
    _ = stage.lines
    #expect(log.calls.isEmpty)
    shown = false
    _ = stage.lines
    #expect(log.calls == ["dismantle, editing: false"])
    #expect(stage.window.firstResponder == nil)
  }
}
