import UIKit

/// A field with a title that rises over it, and a line under it, as such libraries are written.
open class FloatingLabelField: UITextField {
  public let titleLabel = UILabel()
  private let line = CALayer()

  open var lineColor: UIColor = .lightGray { didSet { updateColors() } }
  open var selectedLineColor: UIColor = .systemBlue { didSet { updateColors() } }

  override open var placeholder: String? {
    didSet {
      titleLabel.text = placeholder
      setNeedsDisplay()
    }
  }

  override open var text: String? {
    didSet { updateTitle(animated: false) }
  }

  override open var isSecureTextEntry: Bool {
    didSet { fixCaretPosition() }
  }

  override public init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    borderStyle = .none
    titleLabel.alpha = 0.0
    titleLabel.font = font
    titleLabel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(titleLabel)
    layer.addSublayer(line)
    updateColors()
    addTarget(self, action: Selector(FloatingLabelField.editingChanged), for: .editingChanged)
    NotificationCenter.default.addObserver(
      self, selector: Selector(FloatingLabelField.textDidBegin(_:)),
      name: UITextField.textDidBeginEditingNotification, object: self)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  public private(set) var begun = 0

  func textDidBegin(_ notification: Notification) { begun += 1 }

  func editingChanged() { updateTitle(animated: true) }

  private func fixCaretPosition() {
    let beginning = beginningOfDocument
    selectedTextRange = textRange(from: beginning, to: beginning)
    let end = endOfDocument
    selectedTextRange = textRange(from: end, to: end)
  }

  private func updateColors() {
    line.backgroundColor = (isFirstResponder ? selectedLineColor : lineColor).cgColor
  }

  private func updateTitle(animated: Bool) {
    let change = { [weak self] () -> Void in
      guard let self = self else { return }
      self.titleLabel.alpha = self.hasText ? 1.0 : 0.0
    }
    if animated {
      UIView.animate(
        withDuration: 0.2, delay: 0, options: [.curveEaseOut, .beginFromCurrentState], animations: change,
        completion: nil)
    } else {
      change()
    }
  }

  override open func becomeFirstResponder() -> Bool {
    let result = super.becomeFirstResponder()
    updateColors()
    return result
  }

  override open func resignFirstResponder() -> Bool {
    let result = super.resignFirstResponder()
    updateColors()
    return result
  }

  override open func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(forBounds: bounds)
    return CGRect(x: 0, y: 16, width: bounds.size.width, height: bounds.size.height - 32)
  }

  override open func editingRect(forBounds bounds: CGRect) -> CGRect {
    return textRect(forBounds: bounds)
  }

  override open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    return textRect(forBounds: bounds)
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.frame = CGRect(x: 0, y: 0, width: bounds.size.width, height: 16)
    line.frame = CGRect(x: 0, y: bounds.size.height - 1, width: bounds.size.width, height: 1)
  }

  override open var intrinsicContentSize: CGSize {
    return CGSize(width: bounds.size.width, height: 48)
  }
}
