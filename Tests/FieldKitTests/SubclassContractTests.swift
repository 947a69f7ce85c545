import CellCanvas
import FieldKit
import Foundation
import Testing
import TextEditing

/// What subclasses of fields override, and who calls it.
@MainActor @Suite(.serialized) struct SubclassContractTests {
  /// Overrides everything that public clients override.
  private final class Field: UITextField {
    var calls: [String] = []
    private func call(_ name: String) { calls.append(name) }

    override var text: String? { didSet { call("text") } }
    override var font: UIFont? { didSet { call("font") } }
    override var textColor: UIColor? { didSet { call("textColor") } }
    override var placeholder: String? { didSet { call("placeholder") } }
    override var isSecureTextEntry: Bool { didSet { call("isSecureTextEntry") } }
    override var textContentType: UITextContentType! { didSet { call("textContentType") } }
    override var defaultTextAttributes: [NSAttributedString.Key: Any] {
      didSet { call("defaultTextAttributes") }
    }
    override var inputViewController: UIInputViewController? { nil }
    override var tintColor: UIColor! { didSet { call("tintColor") } }
    override func becomeFirstResponder() -> Bool {
      call("becomeFirstResponder")
      return super.becomeFirstResponder()
    }
    override func resignFirstResponder() -> Bool {
      call("resignFirstResponder")
      return super.resignFirstResponder()
    }
    override func layoutSubviews() {
      call("layoutSubviews")
      super.layoutSubviews()
    }
    override func didMoveToWindow() {
      call("didMoveToWindow")
      super.didMoveToWindow()
    }
    override func cut(_ sender: Any?) {
      call("cut")
      super.cut(sender)
    }
    override func copy(_ sender: Any?) {
      call("copy")
      super.copy(sender)
    }
    override func paste(_ sender: Any?) {
      call("paste")
      super.paste(sender)
    }
    override func draw(_ rect: CGRect) {
      call("draw")
      super.draw(rect)
    }
    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 16, dy: 0) }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 24, dy: 0) }
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 32, dy: 0) }
    override func awakeFromNib() {
      super.awakeFromNib()
      call("awakeFromNib")
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 160, height: 32))
  private let field = Field(frame: CGRect(x: 0, y: 0, width: 160, height: 16))

  @Test func theWindowTellsTheField() {
    window.addSubview(field)
    _ = window.drawn()
    #expect(field.calls == ["didMoveToWindow", "layoutSubviews", "draw"])
  }

  @Test func focusGoesThroughTheField() {
    window.addSubview(field)
    let other = UITextField(frame: .zero)
    window.addSubview(other)
    field.calls = []
    _ = field.becomeFirstResponder()
    other.becomeFirstResponder()
    _ = field.becomeFirstResponder()
    window.endEditing(false)
    #expect(
      field.calls == [
        "becomeFirstResponder", "resignFirstResponder", "becomeFirstResponder", "resignFirstResponder",
      ])
  }

  @Test func propertiesAreSetThroughTheField() {
    let base: UITextField = field
    base.text = "a"
    base.font = .boldSystemFont(ofSize: 12)
    base.textColor = .red
    base.placeholder = "p"
    base.isSecureTextEntry = true
    base.textContentType = .password
    base.defaultTextAttributes = [.foregroundColor: UIColor.blue]
    base.tintColor = .green
    base.awakeFromNib()
    #expect(
      field.calls == [
        "text", "font", "textColor", "placeholder", "isSecureTextEntry", "textContentType",
        "defaultTextAttributes", "tintColor", "awakeFromNib",
      ])
  }

  @Test func theUsersCutCopyAndPasteGoThroughTheField() {
    field.text = "ab"
    field.calls = []
    field.selectAll(nil)
    for name in ["copy:", "cut:", "paste:"] {
      UIApplication.shared.sendAction(Selector(name), to: field, from: nil, for: nil)
    }
    #expect(field.calls == ["copy", "cut", "paste"] && field.text == "ab")
  }

  @Test func theRectanglesSayWhereTextStands() {
    window.addSubview(field)
    field.placeholder = "here"
    #expect(window.drawn().text(ofRow: 0) == "    here")
    field.text = "text"
    #expect(window.drawn().text(ofRow: 0) == "  text")
    _ = field.becomeFirstResponder()
    #expect(window.drawn().text(ofRow: 0) == "   text")
    #expect(window.drawn().cursor?.column == 7)
  }

  @Test func aFieldMayBeItsOwnDelegate() {
    final class Own: UITextField, UITextFieldDelegate {
      var asked = 0
      override init(frame: CGRect) {
        super.init(frame: frame)
        delegate = self
      }
      required init?(coder: NSCoder) { nil }
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool {
        asked += 1
        return string != "!"
      }
    }
    let own = Own()
    own.engine.type("a")
    own.engine.type("!")
    #expect(own.asked == 2 && own.text == "a" && own.delegate === own)
  }

  @Test func aFieldMadeOfNothingIsMadeByItsFrame() {
    final class Made: UITextField {
      var frames = 0
      override init(frame: CGRect) {
        super.init(frame: frame)
        frames += 1
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    #expect(Made().frames == 1 && Made().frame == .zero)
  }

  @Test func propertiesAreReachedByKeyPaths() {
    let path: ReferenceWritableKeyPath<UITextField, String?> = \.placeholder
    field[keyPath: path] = "by path"
    #expect(field.placeholder == "by path" && field.calls == ["placeholder"])
  }
}
