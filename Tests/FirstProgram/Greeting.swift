import Fieldline

struct Greeting: View {
  @Binding var name: String

  var body: some View {
    VStack(alignment: .leading) {
      Text("Hello, \(name)!")
      TextField("Your name", text: $name)
    }
  }
}

@main struct Program {
  @MainActor static func main() async throws {
    @State var name = ""
    let outcome = try await TerminalApplication.run { Greeting(name: $name) }
    if outcome == .submitted { print(name) }
  }
}
