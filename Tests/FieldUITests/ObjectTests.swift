import Combine
import FieldKit
import FieldUI
import Foundation
import Observation
import Testing

/// Objects that views follow.
@MainActor @Suite struct ObjectTests {
  final class Model: ObservableObject {
    @Published var text = "a"
    @Published var other = 0
    nonisolated(unsafe) static var made = 0
    init() { Self.made += 1 }
  }

  final class Log {
    var reader = 0
    var stranger = 0
  }

  private struct Reader: View {
    @ObservedObject var model: Model
    let log: Log
    var body: some View {
      log.reader += 1
      return Text("<\(model.text)>")
    }
  }

  private struct Stranger: View {
    let log: Log
    var body: some View {
      log.stranger += 1
      return Text("x")
    }
  }

  private struct Pair: View {
    let model: Model
    let log: Log
    var body: some View {
      VStack {
        Reader(model: model, log: log)
        Stranger(log: log)
      }
    }
  }

  @Test func aChangeIsSeenByThoseWhoFollow() {
    let (model, log) = (Model(), Log())
    let stage = StateTests.Stage(Pair(model: model, log: log))
    #expect(stage.lines == ["<a>", "x"])
    model.text = "b"
    model.other = 1
    #expect(stage.lines == ["<b>", "x"])
    #expect(log.reader == 2 && log.stranger == 1)
    _ = stage.lines
    #expect(log.reader == 2)
  }

  private struct Swapping: View {
    @Binding var first: Bool
    let models: [Model]
    let log: Log
    var body: some View { Reader(model: models[first ? 0 : 1], log: log) }
  }

  @Test func anotherObjectIsFollowedInItsPlace() {
    @State var first = true
    let (models, log) = ([Model(), Model()], Log())
    models[1].text = "b"
    let stage = StateTests.Stage(Swapping(first: $first, models: models, log: log))
    #expect(stage.lines == ["<a>"])
    first = false
    #expect(stage.lines == ["<b>"])
    let count = log.reader
    models[0].text = "c"
    #expect(stage.lines == ["<b>"] && log.reader == count)
    models[1].text = "d"
    #expect(stage.lines == ["<d>"])
  }

  @Test func bindingsToAnObjectsPropertiesSkipEqualWrites() {
    let model = Model()
    var changes = 0
    let held = model.objectWillChange.sink { changes += 1 }
    let wrapper = ObservedObject(wrappedValue: model).projectedValue
    wrapper.text.wrappedValue = "a"
    #expect(changes == 0)
    wrapper.text.wrappedValue = "b"
    #expect(changes == 1 && model.text == "b")
    held.cancel()
  }

  private struct Owner: View {
    let name: String
    @StateObject var model = Model()
    let onMake: (Model) -> Void
    var body: some View {
      onMake(model)
      return Text("\(name) \(model.text)")
    }
  }

  @Test func aStateObjectIsMadeOnce() {
    Model.made = 0
    var model: Model?
    let stage = StateTests.Stage(Owner(name: "1") { model = $0 })
    #expect(stage.lines == ["1 a"])
    model?.text = "b"
    #expect(stage.lines == ["1 b"])
    stage.controller.rootView = Owner(name: "2") { model = $0 }
    #expect(stage.lines == ["2 b"] && Model.made == 1)
  }

  private struct Inheritor: View {
    @EnvironmentObject var model: Model
    var body: some View { Text(model.text) }
  }

  @Test func anObjectOfTheEnvironment() {
    let model = Model()
    let stage = StateTests.Stage(VStack { Inheritor() }.environmentObject(model))
    #expect(stage.lines == ["a"])
    model.text = "b"
    #expect(stage.lines == ["b"])
  }

  @Observable final class Modern {
    var text = "a"
    var other = 0
  }

  private struct ModernReader: View {
    let model: Modern
    let log: Log
    var body: some View {
      log.reader += 1
      return Text(model.text)
    }
  }

  private struct ModernInheritor: View {
    @Environment(Modern.self) var model
    var body: some View {
      @Bindable var bound = model
      return Text("\(bound.text)\($bound.text.wrappedValue)")
    }
  }

  @Test func anObservableObjectsReadersFollowWhatTheyRead() {
    let (model, log) = (Modern(), Log())
    let stage = StateTests.Stage(ModernReader(model: model, log: log))
    #expect(stage.lines == ["a"])
    model.other = 1
    #expect(stage.lines == ["a"] && log.reader == 1)
    model.text = "b"
    #expect(stage.lines == ["b"] && log.reader == 2)
    model.text = "c"
    #expect(stage.lines == ["c"])
    let inherited = StateTests.Stage(ModernInheritor().environment(model))
    #expect(inherited.lines == ["cc"])
    Bindable(model).text.wrappedValue = "d"
    #expect(inherited.lines == ["dd"])
  }

  private struct Receiver: View {
    let subject: PassthroughSubject<String, Never>
    @State private var text = "none"
    var body: some View { Text(text).onReceive(subject) { text = $0 } }
  }

  @Test func valuesOfAPublisherAreReceived() {
    let subject = PassthroughSubject<String, Never>()
    let stage = StateTests.Stage(Receiver(subject: subject))
    #expect(stage.lines == ["none"])
    subject.send("a")
    #expect(stage.lines == ["a"])
    subject.send("b")
    #expect(stage.lines == ["b"])
  }
}
