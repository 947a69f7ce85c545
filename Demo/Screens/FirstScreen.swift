import Fieldline

/// A line that shows what is typed, and under it the field in which it is typed: UIKit's, since its placeholder
/// has a colour of its own.
struct FirstScreen: View {
  @Binding var text: String

  var body: some View {
    VStack {
      Text("Siz yozdingiz: \(text)")
      ColoredPlaceholderField(text: $text, placeholder: "Menga nimadir yozing...", color: .red)
        .frame(height: 55)
        .background(Color.gray.opacity(0.2))
        .cornerRadius(10)
        .padding()
    }
  }
}
