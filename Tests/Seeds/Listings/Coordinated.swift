import SwiftUI
import UIKit

struct CustomUITextField: UIViewRepresentable {
    @Binding var text: String
    var placeholder: String
    var placeholderColor: UIColor

    func makeUIView(context: Context) -> UITextField {
        let textField = UITextField(frame: .zero)
        let attributedPlaceholder = NSAttributedString(
            string: placeholder,
            attributes: [.foregroundColor: placeholderColor]
        )
        textField.attributedPlaceholder = attributedPlaceholder

        // 3. Delegate'ni Coordinator'ga ulaymiz!
        textField.delegate = context.coordinator

        return textField
    }

    func updateUIView(_ uiView: UITextField, context: Context) {
        uiView.text = text
    }

    // 1. Coordinator yaratish funksiyasi
    func makeCoordinator() -> Coordinator {
        return Coordinator(text: $text)
    }

    // 2. Vositachi Class'ning o'zi
    class Coordinator: NSObject, UITextFieldDelegate {
        @Binding var text: String

        init(text: Binding<String>) {
            self._text = text
        }

        // Har safar foydalanuvchi klaviaturada yozganda ishlaydigan funksiya
        func textFieldDidChangeSelection(_ textField: UITextField) {
            text = textField.text ?? "" // UIKit dagi matnni SwiftUI dagi @Binding ga tenglaymiz!
        }
    }
}

struct UIViewRepresentableBootcamp: View {
    @State private var text: String = ""

    var body: some View {
        VStack {
            Text("Siz yozdingiz: \(text)")

            CustomUITextField(
                text: $text,
                placeholder: "Menga nimadir yozing...",
                placeholderColor: .red
            )
            .frame(height: 55)
            .background(Color.gray.opacity(0.2))
            .cornerRadius(10)
            .padding()
        }
    }
}
