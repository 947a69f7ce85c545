import CellCanvas
import FieldKit
import FieldUI
import Foundation
import Testing

/// State, and what is evaluated because of it.
@MainActor @Suite struct StateTests {
  /// A view on a screen, drawn when asked.
  @MainActor final class Stage<Content: View> {
    let window = UIWindow(frame: CellMetrics.rect(CellRect(column: 0, row: 0, columns: 20, rows: 4)))
    let controller: UIHostingController<Content>

    init(_ content: Content) {
      controller = UIHostingController(rootView: content)
      window.rootViewController = controller
    }

    var lines: [String] {
      window.updateHierarchy()
      window.layoutIfNeeded()
      var canvas = Canvas(size: CellSize(columns: 20, rows: 4))
      window.drawHierarchy(in: &canvas)
      return canvas.lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
  }

  private struct Echo: View {
    @Binding var text: String
    let log: Log
    var body: some View {
      log.evaluations += 1
      return Text("<\(text)>")
    }
  }

  final class Log { var evaluations = 0 }

  @Test func aLocalStateIsKeptAndSeen() {
    @State var text = "a"
    let log = Log()
    let stage = Stage(Echo(text: $text, log: log))
    #expect(stage.lines == ["<a>"])
    text = "b"
    #expect(stage.lines == ["<b>"])
    #expect(text == "b" && log.evaluations == 2)
  }

  @Test func anEqualWriteDoesNothing() {
    @State var text = "a"
    let log = Log()
    let stage = Stage(Echo(text: $text, log: log))
    _ = stage.lines
    text = "a"
    _ = stage.lines
    #expect(log.evaluations == 1)
  }

  @Test func canonicallyEqualTextsAreTwoTexts() {
    @State var text = "\u{E9}"
    let stage = Stage(Echo(text: $text, log: Log()))
    _ = stage.lines
    text = "e\u{301}"
    _ = stage.lines
    #expect(Array(text.unicodeScalars) == ["e", "\u{301}"])
  }

  private struct Counter: View {
    @State var count = 0
    let name: String
    let onMake: (Binding<Int>) -> Void
    var body: some View {
      onMake($count)
      return Text("\(name) \(count)")
    }
  }

  @Test func stateOutlivesTheValueOfItsView() {
    var binding = Binding.constant(0)
    let stage = Stage(Counter(name: "a") { binding = $0 })
    #expect(stage.lines == ["a 0"])
    binding.wrappedValue = 5
    stage.controller.rootView = Counter(name: "b") { binding = $0 }
    #expect(stage.lines == ["b 5"])
  }

  private struct Choice: View {
    @Binding var first: Bool
    let onMake: (Binding<Int>) -> Void
    var body: some View {
      if first { Counter(name: "one", onMake: onMake) } else { Counter(name: "two", onMake: onMake) }
    }
  }

  @Test func changingSidesDropsState() {
    @State var first = true
    var binding = Binding.constant(0)
    let stage = Stage(Choice(first: $first) { binding = $0 })
    _ = stage.lines
    binding.wrappedValue = 3
    #expect(stage.lines == ["one 3"])
    first = false
    #expect(stage.lines == ["two 0"])
    first = true
    #expect(stage.lines == ["one 0"])
  }

  private struct Siblings: View {
    @Binding var shown: Bool
    let onMake: (Binding<Int>) -> Void
    var body: some View {
      VStack {
        if shown { Text("above") }
        Counter(name: "kept", onMake: onMake)
      }
    }
  }

  @Test func siblingsComeAndGoWithoutTouchingState() {
    @State var shown = true
    var binding = Binding.constant(0)
    let stage = Stage(Siblings(shown: $shown) { binding = $0 })
    _ = stage.lines
    binding.wrappedValue = 3
    #expect(stage.lines == ["above", "kept 3"])
    shown = false
    #expect(stage.lines == ["kept 3"])
  }

  private struct Restless: UIViewRepresentable {
    @Binding var value: Int
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ uiView: UIView, context: Context) { value += 1 }
  }

  @Test func writingInAnUpdateIsPutOffAndEndsWithAWarning() {
    @State var value = 0
    var warnings: [String] = []
    RuntimeWarning.forget()
    RuntimeWarning.handler = { warnings.append($0) }
    defer { RuntimeWarning.handler = RuntimeWarning.standardError }
    let stage = Stage(Restless(value: $value))
    _ = stage.lines
    #expect(value > 1)
    #expect(warnings.count == 2 && warnings[0].contains("while views were being updated"))
  }

  @Test func constantBindingsIgnoreWrites() {
    let binding = Binding.constant(1)
    binding.wrappedValue = 2
    #expect(binding.wrappedValue == 1)
  }

  @Test func membersOfABinding() {
    struct Person: Equatable { var name = "a" }
    @State var person = Person()
    $person.name.wrappedValue = "b"
    #expect(person.name == "b")
  }
}
