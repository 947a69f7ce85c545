import SwiftUI

struct BasicUIViewRepresentable: UIViewRepresentable {

    // 1. Obyektni yaratamiz
    func makeUIView(context: Context) -> UIView {
        let view = UIView()
        view.backgroundColor = .red
        return view
    }

    // 2. SwiftUI dagi o'zgarishlar paytida nima qilish kerakligini yozamiz
    func updateUIView(_ uiView: UIView, context: Context) {
        // Hozircha bo'sh
    }
}

struct CustomUITextField: UIViewRepresentable {
    @Binding var text: String
    var placeholder: String
    var placeholderColor: UIColor

    func makeUIView(context: Context) -> UITextField {
        let textField = UITextField(frame: .zero)

        // Placeholder uchun qizil rangli Atribut yozamiz
        let attributedPlaceholder = NSAttributedString(
            string: placeholder,
            attributes: [
                .foregroundColor: placeholderColor
            ]
        )

        textField.attributedPlaceholder = attributedPlaceholder

        return textField
    }

    // SwiftUI -> UIKit ga o'tkazish (Tepadan kelgan text o'zgarsa)
    func updateUIView(_ uiView: UITextField, context: Context) {
        uiView.text = text
    }
}
