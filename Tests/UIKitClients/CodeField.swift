import UIKit

protocol CodeFieldDelegate: AnyObject {
  func codeField(_ field: CodeField, didEnter code: String)
}

/// A one-time code, a box a digit, as such libraries are written: backspace in an empty box goes to the one before.
class CodeField: UIView {
  class Box: UITextField {
    weak var previous: Box?
    weak var following: Box?

    override func deleteBackward() {
      let wasEmpty = text?.isEmpty ?? true
      super.deleteBackward()
      if wasEmpty, let previous = previous {
        previous.becomeFirstResponder()
        previous.text = ""
      }
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      if action == Selector(UIResponderStandardEditActions.copy(_:)) { return false }
      return super.canPerformAction(action, withSender: sender)
    }
  }

  weak var delegate: CodeFieldDelegate?
  private(set) var boxes: [Box] = []

  convenience init(count: Int) {
    self.init(frame: CGRect(x: 0, y: 0, width: count * 32, height: 48))
    for index in 0..<count {
      let box = Box(frame: CGRect(x: index * 32, y: 0, width: 32, height: 48))
      box.tag = index + 1
      box.delegate = self
      box.textAlignment = .center
      box.textContentType = .oneTimeCode
      box.borderStyle = .roundedRect
      box.layer.borderColor = UIColor.lightGray.cgColor
      box.layer.borderWidth = 1.0
      box.addTarget(self, action: Selector(CodeField.editingChanged(_:)), for: .editingChanged)
      if let last = boxes.last {
        last.following = box
        box.previous = last
      }
      boxes.append(box)
      addSubview(box)
    }
  }

  var code: String { boxes.map { $0.text ?? "" }.joined() }

  func editingChanged(_ sender: UITextField) {
    guard let box = sender as? Box, box.text?.isEmpty == false else { return }
    if let following = box.following {
      following.becomeFirstResponder()
    } else {
      box.resignFirstResponder()
      delegate?.codeField(self, didEnter: code)
    }
  }
}

extension CodeField: UITextFieldDelegate {
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    guard let text = textField.text, let range = Range(range, in: text) else { return false }
    return text.replacingCharacters(in: range, with: string).count <= 1
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    UIView.animate(withDuration: 0.2) {
      textField.layer.borderColor = UIColor.systemBlue.cgColor
    }
  }
}
