import Combine
import Foundation
import Testing

/// Objects that say when they change.
@Suite struct ObservableObjectTests {
  private class Model: ObservableObject {
    @Published var text = "a"
    @Published var count: Int?
  }

  private final class Detailed: Model { @Published var detail = 0 }

  private final class Plain: ObservableObject {
    var text = "" { willSet { objectWillChange.send() } }
  }

  private final class Handmade: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()
    @Published var text = ""
  }

  @Test func anObjectSpeaksBeforeItChanges() {
    let model = Detailed()
    var seen: [String] = []
    let held = model.objectWillChange.sink { seen.append("\(model.text) \(model.detail)") }
    model.text = "b"
    model.detail = 1
    model.count = 3
    #expect(seen == ["a 0", "b 0", "b 1"])
    #expect(model.objectWillChange === model.objectWillChange)
    held.cancel()
    model.text = "c"
    #expect(seen.count == 3)
  }

  @Test func anObjectWithoutPublishedProperties() {
    let model = Plain()
    var changes = 0
    let held = model.objectWillChange.sink { changes += 1 }
    model.text = "x"
    #expect(changes == 1)
    held.cancel()
  }

  @Test func anObjectWithItsOwnPublisherSpeaksForItself() {
    let model = Handmade()
    var changes = 0
    let held = model.objectWillChange.sink { changes += 1 }
    model.text = "x"
    #expect(changes == 0)
    model.objectWillChange.send()
    #expect(changes == 1)
    held.cancel()
  }

  @Test func anotherObjectAtTheSameAddressIsAnother() {
    for _ in 0..<200 {
      let model = Plain()
      var changes = 0
      let held = model.objectWillChange.sink { changes += 1 }
      model.text = "x"
      #expect(changes == 1)
      held.cancel()
    }
  }

  @Test func aPublishedPropertySendsWhatItHasNext() {
    let model = Model()
    var seen: [String] = []
    let held = model.$text.sink { seen.append("\(model.text)>\($0)") }
    model.text = "b"
    model.text = "b"
    #expect(seen == ["a>a", "a>b", "b>b"])
    held.cancel()
  }

  @Test func valuesAreAssigned() {
    let (source, target) = (PassthroughSubject<String, Never>(), Model())
    source.assign(to: &target.$text)
    let held = source.map { $0.count }.assign(to: \.count, on: target)
    source.send("xyz")
    #expect(target.text == "xyz" && target.count == 3)
    held.cancel()
    source.send("y")
    #expect(target.text == "y" && target.count == 3)
  }

  @Test func anAssigningObjectGoes() {
    let source = PassthroughSubject<String, Never>()
    weak var gone: Model?
    do {
      let model = Model()
      gone = model
      source.assign(to: &model.$text)
    }
    #expect(gone == nil)
    source.send("x")
  }
}
