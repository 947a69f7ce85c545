import Combine
import SwiftUI

struct TodoItem: Identifiable, Equatable {
  let id: Int
  var title: String
  var isDone = false
}

final class TodoStore: ObservableObject {
  @Published var items: [TodoItem]
  init(items: [TodoItem]) { self.items = items }
}

struct TodoList: View {
  @EnvironmentObject var store: TodoStore
  @State private var selection: TodoItem?
  @Namespace private var names

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach($store.items) { $item in
        TodoRow(item: $item)
      }
      ForEach(Array(store.items.enumerated()), id: \.offset) { index, item in
        Text(verbatim: "\(index) \(item.title)")
      }
      ForEach(store.items, id: \.self.id) { Text($0.title) }
    }
    .onChange(of: store.items) { _, _ in }
    .sheet(item: $selection) { Text($0.title) }
  }
}

struct TodoRow: View {
  @Binding var item: TodoItem

  var body: some View {
    HStack {
      Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
        .onTapGesture { item.isDone.toggle() }
      TextField("", text: $item.title)
      Spacer(minLength: 0)
      switch item.isDone {
      case true: Text("done").foregroundColor(.green).italic()
      case false: EmptyView()
      }
    }
  }
}

struct ControllerView: UIViewControllerRepresentable {
  typealias UIViewControllerType = UIViewController

  func makeUIViewController(context: UIViewControllerRepresentableContext<ControllerView>) -> UIViewController
  {
    UIHostingController(rootView: Text("inside"))
  }

  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

struct Measured: View {
  @State private var width: CGFloat = 0

  var body: some View {
    GeometryReader { proxy in
      Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
    }
    .onPreferenceChange(WidthKey.self) { width = $0 }
    .overlay(Text("\(Int(width))"))
  }

  private struct WidthKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
  }
}

@propertyWrapper
struct Uppercased: DynamicProperty {
  @State private var stored: String
  private(set) var updates = 0

  init(wrappedValue: String) { _stored = State(initialValue: wrappedValue.uppercased()) }

  var wrappedValue: String {
    get { stored }
    nonmutating set { stored = newValue.uppercased() }
  }

  var projectedValue: Binding<String> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }

  mutating func update() { updates += 1 }
}

struct Shouting: View {
  @Uppercased var text = "abc"
  var body: some View {
    VStack {
      Text(text)
      TextField("", text: $text)
    }
  }
}
