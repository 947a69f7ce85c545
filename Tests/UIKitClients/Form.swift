import UIKit

/// A screen with fields, as programs have them: targets, a toolbar over the keyboard, validation, the keyboard's
/// notifications.
class FormViewController: UIViewController {
  let email = UITextField()
  let password = UITextField()
  let message = UILabel()
  let submit = UIButton(type: .system)
  private(set) var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white

    email.placeholder = "Email"
    email.keyboardType = .emailAddress
    email.textContentType = .emailAddress
    email.autocapitalizationType = .none
    email.returnKeyType = .next
    email.clearButtonMode = .whileEditing
    email.borderStyle = .roundedRect

    password.attributedPlaceholder = NSAttributedString(
      string: "Password", attributes: [.foregroundColor: UIColor.lightGray, .kern: 1.2])
    password.isSecureTextEntry = true
    password.returnKeyType = .done
    password.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 8;")

    let eye = UIButton(type: .custom)
    eye.setImage(UIImage(systemName: "eye"), for: .normal)
    eye.setImage(UIImage(systemName: "eye.slash"), for: .selected)
    eye.addTarget(self, action: Selector(FormViewController.togglePassword(_:)), for: .touchUpInside)
    password.rightView = eye
    password.rightViewMode = .always
    password.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 16))
    password.leftViewMode = .always

    let toolbar = UIToolbar()
    toolbar.items = [
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      UIBarButtonItem(
        title: "Done", style: .done, target: self, action: Selector(FormViewController.dismissKeyboard)),
    ]
    toolbar.sizeToFit()
    email.inputAccessoryView = toolbar

    submit.setTitle("Submit", for: .normal)
    submit.setTitleColor(.systemBlue, for: .normal)
    submit.isEnabled = false
    submit.addTarget(self, action: Selector(FormViewController.submitTapped), for: .touchUpInside)

    for (index, field) in [email, password].enumerated() {
      field.tag = index
      field.delegate = self
      field.translatesAutoresizingMaskIntoConstraints = false
      field.setContentHuggingPriority(.defaultLow, for: .horizontal)
      field.addTarget(self, action: Selector(FormViewController.textChanged(_:)), for: .editingChanged)
      view.addSubview(field)
    }
    message.numberOfLines = 0
    message.textAlignment = .center
    for other in [message, submit] as [UIView] {
      other.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(other)
    }
    NSLayoutConstraint.activate([
      email.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
      email.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      email.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      email.heightAnchor.constraint(equalToConstant: 48),
      password.topAnchor.constraint(equalTo: email.bottomAnchor, constant: 16),
      password.leadingAnchor.constraint(equalTo: email.leadingAnchor),
      password.trailingAnchor.constraint(equalTo: email.trailingAnchor),
      password.heightAnchor.constraint(equalToConstant: 16),
      message.topAnchor.constraint(equalTo: password.bottomAnchor, constant: 16),
      message.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      submit.topAnchor.constraint(equalTo: message.bottomAnchor, constant: 16),
      submit.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])

    let tap = UITapGestureRecognizer(target: self, action: Selector(FormViewController.dismissKeyboard))
    tap.cancelsTouchesInView = false
    view.addGestureRecognizer(tap)

    NotificationCenter.default.addObserver(
      self, selector: Selector(FormViewController.keyboardWillShow(_:)),
      name: UIResponder.keyboardWillShowNotification, object: nil)
  }

  func keyboardWillShow(_ notification: Notification) { log.append("keyboard") }

  func dismissKeyboard() { view.endEditing(true) }

  func togglePassword(_ sender: UIButton) {
    sender.isSelected.toggle()
    password.isSecureTextEntry.toggle()
  }

  func textChanged(_ field: UITextField) {
    submit.isEnabled = isValid
    message.text = isValid ? nil : "Please enter your email and a password"
  }

  func submitTapped() { log.append("submit") }

  var isValid: Bool {
    let pattern = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}"
    return NSPredicate(format: "SELF MATCHES %@", pattern).evaluate(with: email.text)
      && (password.text ?? "").count >= 8
  }
}

extension FormViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let next = view.viewWithTag(textField.tag + 1) as? UITextField {
      next.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return true
  }
}
