import FieldKit
import FieldUI
import Foundation
import Testing

/// Properties that stand for something outside of the view's value.
@MainActor @Suite struct DynamicPropertyTests {
  @propertyWrapper
  struct Doubled: DynamicProperty {
    @State private var stored = 1
    @Environment(\.lineLimit) private var limit
    private(set) var updates = 0
    var wrappedValue: Int {
      get { stored * 2 }
      nonmutating set { stored = newValue }
    }
    var seen: String { "\(wrappedValue) \(limit ?? 0) \(updates)" }
    mutating func update() { updates += 1 }
  }

  private struct Custom: View {
    @Doubled var number: Int
    let onMake: (Doubled) -> Void
    init(onMake: @escaping (Doubled) -> Void) {
      _number = Doubled()
      self.onMake = onMake
    }
    var body: some View {
      onMake(_number)
      return Text(_number.seen)
    }
  }

  @Test func aClientsOwnPropertyHoldsOthers() {
    var property: Doubled?
    let stage = StateTests.Stage(Custom { property = $0 }.lineLimit(7))
    #expect(stage.lines == ["2 7 1"])
    property?.wrappedValue = 5
    #expect(stage.lines == ["10 7 1"])
  }

  private struct Twice: View {
    let one: Counter
    var body: some View {
      VStack {
        one
        one
      }
    }
  }

  private struct Counter: View {
    @State var count = 0
    let onMake: (Binding<Int>) -> Void
    var body: some View {
      onMake($count)
      return Text("\(count)")
    }
  }

  @Test func oneValueInTwoPlacesHasTwoStates() {
    var bindings: [Binding<Int>] = []
    let stage = StateTests.Stage(Twice(one: Counter { bindings.append($0) }))
    #expect(stage.lines == ["0", "0"])
    bindings.first?.wrappedValue = 1
    #expect(stage.lines == ["1", "0"])
  }

  private struct Optionals: View {
    @State var text: String?
    let onMake: (Binding<String?>) -> Void
    var body: some View {
      onMake($text)
      return Text(text ?? "nil")
    }
  }

  @Test func aStateMayBeNilAtFirst() {
    var binding: Binding<String?>?
    let stage = StateTests.Stage(Optionals { binding = $0 })
    #expect(stage.lines == ["nil"])
    binding?.wrappedValue = "x"
    #expect(stage.lines == ["x"])
  }

  @Test func bindingsBridgeOptionals() {
    @State var optional: String? = "a"
    @State var plain = "b"
    let wrapped = Binding<String?>($plain)
    wrapped.wrappedValue = nil
    #expect(plain == "b")
    wrapped.wrappedValue = "c"
    #expect(plain == "c")
    let unwrapped = Binding<String>($optional)
    unwrapped?.wrappedValue = "d"
    #expect(optional == "d")
    optional = nil
    #expect(unwrapped?.wrappedValue == "a" && Binding<String>($optional) == nil)
    let hashable = Binding<AnyHashable>($plain)
    hashable.wrappedValue = AnyHashable("e")
    #expect(plain == "e")
  }

  @Test func bindingsToCollections() {
    @State var names = ["a", "b"]
    for name in $names { name.wrappedValue += "!" }
    #expect(names == ["a!", "b!"])
    let second = $names[1]
    names = ["c"]
    second.wrappedValue = "lost"
    #expect(names == ["c"] && second.wrappedValue == "b!")
  }

  @Test func whatIsStoredInDefaultsIsShared() {
    let key = "DynamicPropertyTests.\(UUID().uuidString)"
    defer { UserDefaults.standard.removeObject(forKey: key) }
    struct Stored: View {
      @AppStorage var text: String
      var body: some View { Text(text) }
    }
    let stage = StateTests.Stage(Stored(text: AppStorage(wrappedValue: "first", key)))
    #expect(stage.lines == ["first"])
    AppStorage(wrappedValue: "", key).wrappedValue = "second"
    #expect(stage.lines == ["second"] && UserDefaults.standard.string(forKey: key) == "second")
  }
}
