import UIKit

/// A field that formats what is typed, in the way in which such libraries are written: it is its own delegate, keeps
/// the user's one, and passes on what it doesn't answer itself.
open class MaskedField: UITextField, UITextFieldDelegate {
  /// `#` is a digit, everything else is put in.
  public var pattern = "+### ## ###-##-##" { didSet { text = text } }

  private weak var userDelegate: UITextFieldDelegate?

  override open weak var delegate: UITextFieldDelegate? {
    get { return userDelegate }
    set { userDelegate = newValue }
  }

  override open var text: String? {
    get { return super.text }
    set { super.text = newValue.map(format) }
  }

  override public init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required public init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    commonInit()
  }

  private func commonInit() {
    super.delegate = self
    keyboardType = .numberPad
    autocorrectionType = .no
    addTarget(self, action: Selector(didChange), for: .editingChanged)
  }

  public private(set) var changes = 0

  func didChange() { changes += 1 }

  private func format(_ text: String) -> String {
    var digits = text.filter { $0.isNumber }[...]
    var result = ""
    for character in pattern where !digits.isEmpty {
      result.append(character == "#" ? digits.removeFirst() : character)
    }
    return result
  }

  // MARK: UITextFieldDelegate

  open func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    let answer = userDelegate?.textField?(
      textField, shouldChangeCharactersIn: range, replacementString: string)
    if answer == false { return false }
    let current = textField.text ?? ""
    let new = (current as NSString).replacingCharacters(in: range, with: string)
    // The caret stays behind as many digits as before.
    let caret = range.location + string.utf16.count
    let before = (new as NSString).substring(to: min(caret, (new as NSString).length))
    let digits = before.filter { $0.isNumber }.count
    textField.text = new
    var offset = 0
    var seen = 0
    for character in textField.text ?? "" where seen < digits {
      offset += String(character).utf16.count
      if character.isNumber { seen += 1 }
    }
    if let position = textField.position(from: textField.beginningOfDocument, offset: offset) {
      textField.selectedTextRange = textField.textRange(from: position, to: position)
    }
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    return false
  }

  open func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    return userDelegate?.textFieldShouldBeginEditing?(textField) ?? true
  }

  open func textFieldDidBeginEditing(_ textField: UITextField) {
    userDelegate?.textFieldDidBeginEditing?(textField)
  }

  open func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    return userDelegate?.textFieldShouldEndEditing?(textField) ?? true
  }

  open func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    if let didEnd = userDelegate?.textFieldDidEndEditing {
      didEnd(textField, reason: reason)
    }
  }

  open func textFieldShouldClear(_ textField: UITextField) -> Bool {
    return userDelegate?.textFieldShouldClear?(textField) ?? true
  }

  open func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let delegate = userDelegate,
      delegate.responds(to: Selector(UITextFieldDelegate.textFieldShouldReturn(_:)))
    {
      return delegate.textFieldShouldReturn!(textField)
    }
    return true
  }
}
