import Combine
import SwiftUI

final class SignUpModel: ObservableObject {
  @Published var name = ""
  @Published var password = ""
  @Published private(set) var isValid = false
  @Published var age = 18
  private var cancellables = Set<AnyCancellable>()

  init() {
    Publishers.CombineLatest($name, $password)
      .map { !$0.isEmpty && $1.count >= 3 }
      .removeDuplicates()
      .assign(to: &$isValid)
    $name
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .sink { [weak self] in _ = self?.name == $0 }
      .store(in: &cancellables)
  }
}

struct Underlined: ViewModifier {
  @Environment(\.colorScheme) var scheme
  let color: Color

  func body(content: Content) -> some View {
    content
      .padding(.horizontal, 8)
      .overlay(Rectangle().frame(height: 1).foregroundColor(color), alignment: .bottom)
  }
}

extension View {
  func underlined(_ color: Color = .gray) -> some View { modifier(Underlined(color: color)) }
}

struct Filled: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 16)
      .background(RoundedRectangle(cornerRadius: 8).fill(Color.blue))
      .opacity(configuration.isPressed ? 0.5 : 1)
  }
}

struct Boxed: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration
      .padding(8)
      .background(Color(.systemGray6))
      .cornerRadius(8)
  }
}

struct SignUpForm: View {
  enum Field: Hashable { case name, password }

  @StateObject private var model = SignUpModel()
  @FocusState private var focus: Field?
  @Environment(\.presentationMode) private var presentationMode
  @Environment(\.dismiss) private var dismiss
  @State private var isShown = true
  @State private var note: String?
  @AppStorage("SignUpForm.newsletter") private var newsletter = false
  var onDone: (String) -> Void = { _ in }

  var body: some View {
    NavigationView {
      Form {
        Section(header: Text("Account").font(.headline), footer: Text("All is kept here.")) {
          TextField("Name", text: $model.name, onEditingChanged: { _ in }, onCommit: { focus = .password })
            .focused($focus, equals: .name)
            .textContentType(.username)
            .autocapitalization(.none)
            .disableAutocorrection(true)
            .keyboardType(.emailAddress)
            .submitLabel(.next)
            .underlined()
          SecureField("Password", text: $model.password)
            .focused($focus, equals: .password)
            .onSubmit { submit() }
            .textFieldStyle(RoundedBorderTextFieldStyle())
          TextField("Note", text: Binding($note, replacingNilWith: ""))
            .textFieldStyle(Boxed())
        }
        Toggle("Newsletter", isOn: $newsletter)
        Stepper("Age", value: $model.age, in: 1...120)
        Picker("Age", selection: $model.age) {
          ForEach(1..<4) { Text("\($0)").tag($0) }
        }
        .pickerStyle(.segmented)
        Button(action: submit) {
          Label("Sign up", systemImage: "checkmark.circle")
            .frame(maxWidth: .infinity)
        }
        .buttonStyle(Filled())
        .disabled(!model.isValid)
        if #available(iOS 15, *) {
          Text("New").foregroundStyle(.secondary)
        } else {
          Text("Old")
        }
      }
      .navigationTitle("Sign up")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
      }
    }
    .onAppear { focus = .name }
    .onChange(of: model.name) { newValue in _ = newValue }
    .onReceive(NotificationCenter.default.publisher(for: UITextField.textDidChangeNotification)) { _ in }
    .animation(.default, value: model.isValid)
  }

  private func submit() {
    withAnimation { isShown.toggle() }
    onDone(model.name)
  }
}

extension Binding where Value == String {
  init(_ source: Binding<String?>, replacingNilWith nilReplacement: String) {
    self.init(
      get: { source.wrappedValue ?? nilReplacement },
      set: { newValue in source.wrappedValue = newValue.isEmpty ? nil : newValue })
  }
}

struct SignUpForm_Previews: PreviewProvider {
  static var previews: some View {
    SignUpForm()
      .previewDevice("iPhone 15")
      .environment(\.locale, .init(identifier: "uz"))
  }
}
