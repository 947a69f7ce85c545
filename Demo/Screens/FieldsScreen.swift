import Fieldline
import Foundation

/// What a text field can do, a row each, written as for iOS.
final class FieldsScreen: UIViewController {
  private let name = UITextField()
  private let amount = UITextField()
  private let code = UITextField()
  private let password = UITextField()
  private let site = UITextField()
  private let notes = UITextView()

  /// What was entered, but the password.
  var summary: String {
    [name.text, amount.text, code.text, site.text, notes.text].compactMap { $0 }.joined(separator: " · ")
  }

  override func loadView() {
    let rows = UIStackView(arrangedSubviews: [
      row("Name", name), row("Amount", amount), row("Code", code), row("Password", password),
      row("Site", site), row("Notes", notes),
    ])
    rows.axis = .vertical
    view = rows
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    name.placeholder = "how you want to be called"
    name.clearButtonMode = .whileEditing

    amount.text = "120.50"
    amount.textAlignment = .right
    amount.rightView = label(" €")
    amount.rightViewMode = .always

    code.attributedPlaceholder = NSAttributedString(
      string: "three letters", attributes: [.foregroundColor: UIColor.systemOrange])
    code.delegate = self
    code.tintColor = .systemOrange

    password.isSecureTextEntry = true
    password.placeholder = "never shown, never copied"

    let link = NSMutableAttributedString(
      string: "https://", attributes: [.foregroundColor: UIColor.systemGray])
    link.append(
      NSAttributedString(
        string: "example.org",
        attributes: [
          .font: UIFont.boldSystemFont(ofSize: 17), .underlineStyle: NSUnderlineStyle.single.rawValue,
          .foregroundColor: UIColor.systemBlue,
        ]))
    site.attributedText = link

    notes.text = "Several lines.\nReturn begins another one, and long ones are wrapped at their words."
    notes.textContainerInset = .zero
    notes.textContainer.lineFragmentPadding = 0
    notes.heightAnchor.constraint(equalToConstant: 4 * 16).isActive = true
  }

  private func row(_ title: String, _ field: UIView) -> UIView {
    let title = label(title)
    title.widthAnchor.constraint(equalToConstant: 10 * 8).isActive = true
    let row = UIStackView(arrangedSubviews: [title, field])
    row.alignment = .top
    return row
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 8 * text.count, height: 16))
    label.text = text
    label.textColor = .secondaryLabel
    return label
  }
}

extension FieldsScreen: UITextFieldDelegate {
  /// Three letters at most, and capital ones.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    let text = (textField.text ?? "") as NSString
    let new = text.replacingCharacters(in: range, with: string).uppercased()
    guard new.count <= 3, new.allSatisfy(\.isLetter) else { return false }
    textField.text = new
    return false
  }
}
