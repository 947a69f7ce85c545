import FieldKit
import FieldUI
import Foundation
import Testing

/// What happens around views.
@MainActor @Suite struct HookTests {
  final class Log { var calls: [String] = [] }

  private struct Screen: View {
    @Binding var count: Int
    let log: Log
    @State private var derived = 0
    var body: some View {
      VStack {
        Text("\(count) \(derived)")
        if count < 3 {
          Text("low").onAppear { log.calls.append("appear") }.onDisappear { log.calls.append("disappear") }
        }
      }
      .onChange(of: count) { derived = $0 * 10 }
      .onChange(of: count) { log.calls.append("\($0)→\($1)") }
      .onChange(of: derived, initial: true) { log.calls.append("derived \(derived)") }
    }
  }

  @Test func changesAreToldInOrder() {
    @State var count = 1
    let log = Log()
    let stage = StateTests.Stage(Screen(count: $count, log: log))
    #expect(stage.lines == ["1 0", "low"])
    #expect(log.calls == ["appear", "derived 0"])
    log.calls = []
    count = 2
    #expect(stage.lines == ["2 20", "low"])
    #expect(log.calls == ["1→2", "derived 20"])
    log.calls = []
    count = 3
    #expect(stage.lines == ["3 30"])
    #expect(log.calls == ["disappear", "2→3", "derived 30"])
  }

  private struct Item: Identifiable, Equatable {
    let id: String
    var number: Int
  }

  private struct Row: View {
    @Binding var item: Item
    @State private var own = 0
    let onMake: (String, Binding<Int>) -> Void
    var body: some View {
      onMake(item.id, $own)
      return Text("\(item.id)\(item.number) \(own)")
    }
  }

  private struct Rows: View {
    @Binding var items: [Item]
    let onMake: (String, Binding<Int>) -> Void
    var body: some View {
      VStack { ForEach($items) { $item in Row(item: $item, onMake: onMake) } }
    }
  }

  @Test func elementsKeepTheirStateByTheirId() {
    @State var items = [Item(id: "a", number: 1), Item(id: "b", number: 2)]
    var states: [String: Binding<Int>] = [:]
    let stage = StateTests.Stage(Rows(items: $items) { states[$0] = $1 })
    #expect(stage.lines == ["a1 0", "b2 0"])
    states["b"]?.wrappedValue = 5
    items = [Item(id: "c", number: 3), Item(id: "b", number: 4), Item(id: "a", number: 1)]
    #expect(stage.lines == ["c3 0", "b4 5", "a1 0"])
    items.remove(at: 0)
    #expect(stage.lines == ["b4 5", "a1 0"])
  }

  @Test func elementsWithOneIdAreAllShown() {
    let stage = StateTests.Stage(VStack { ForEach(["x", "x", "y"], id: \.self) { Text($0) } })
    #expect(stage.lines == ["x", "x", "y"])
  }

  private struct Named: View {
    @Binding var name: Int
    let onMake: (Binding<Int>) -> Void
    var body: some View { Counter(onMake: onMake).id(name) }
  }

  private struct Counter: View {
    @State var count = 0
    let onMake: (Binding<Int>) -> Void
    var body: some View {
      onMake($count)
      return Text("\(count)")
    }
  }

  @Test func anotherNameIsAnotherView() {
    @State var name = 1
    var state: Binding<Int>?
    let stage = StateTests.Stage(Named(name: $name) { state = $0 })
    _ = stage.lines
    state?.wrappedValue = 4
    #expect(stage.lines == ["4"])
    name = 2
    #expect(stage.lines == ["0"])
  }

  @Test func aTaskRunsAsLongAsItsView() async {
    @State var shown = true
    let log = Log()
    struct Tasked: View {
      @Binding var shown: Bool
      let log: Log
      var body: some View {
        if shown {
          Text("x").task {
            log.calls.append("start")
            try? await Task.sleep(for: .seconds(86_400))
            log.calls.append(Task.isCancelled ? "cancelled" : "done")
          }
        }
      }
    }
    let stage = StateTests.Stage(Tasked(shown: $shown, log: log))
    _ = stage.lines
    for _ in 0..<100 where log.calls.isEmpty { try? await Task.sleep(for: .milliseconds(5)) }
    shown = false
    _ = stage.lines
    for _ in 0..<100 where log.calls.count < 2 { try? await Task.sleep(for: .milliseconds(5)) }
    #expect(log.calls == ["start", "cancelled"])
  }

  private struct Width: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
  }

  @Test func valuesAreGivenToTheOutside() {
    var seen: [Int] = []
    let stage = StateTests.Stage(
      VStack {
        Text("a").preference(key: Width.self, value: 3)
        Text("b").preference(key: Width.self, value: 2)
      }.onPreferenceChange(Width.self) { seen.append($0) })
    _ = stage.lines
    #expect(seen == [3])
  }

  private struct Badge: ViewModifier {
    @State private var count = 0
    let onMake: (Binding<Int>) -> Void
    func body(content: Content) -> some View {
      onMake($count)
      return HStack {
        content
        Text("\(count)")
      }
    }
  }

  @Test func aModifierHasItsOwnState() {
    var state: Binding<Int>?
    let stage = StateTests.Stage(Text("a").modifier(Badge { state = $0 }))
    #expect(stage.lines == ["a 0"])
    state?.wrappedValue = 2
    #expect(stage.lines == ["a 2"])
  }
}
