import FieldKit
import Foundation
import Testing

/// What the properties of a new text field are.
@MainActor @Suite struct DefaultsTests {
  private let field = UITextField()

  @Test func text() {
    #expect(field.text == "" && field.attributedText?.string == "" && !field.hasText)
    #expect(field.placeholder == nil && field.attributedPlaceholder == nil)
  }

  @Test func looks() {
    #expect(field.font == .systemFont(ofSize: 17) && field.textColor == .label)
    #expect(field.textAlignment == .natural && field.borderStyle == .none)
    #expect(!field.adjustsFontSizeToFitWidth && field.minimumFontSize == 0)
    #expect(!field.adjustsFontForContentSizeCategory)
    #expect(field.backgroundColor == nil)
  }

  @Test func attributes() {
    #expect(!field.defaultTextAttributes.isEmpty && field.typingAttributes == nil)
    #expect(!field.allowsEditingTextAttributes)
  }

  @Test func settingNilBringsTheDefaultBack() {
    (field.font, field.textColor) = (nil, nil)
    #expect(field.font == .systemFont(ofSize: 17) && field.textColor == .label)
  }

  @Test func editing() {
    #expect(!field.isEditing && field.delegate == nil && !field.isFirstResponder)
    #expect(!field.clearsOnBeginEditing && !field.clearsOnInsertion)
    #expect(field.isEnabled && field.canBecomeFirstResponder)
  }

  @Test func sideViews() {
    #expect(field.leftView == nil && field.leftViewMode == .never)
    #expect(field.rightView == nil && field.rightViewMode == .never)
    #expect(field.clearButtonMode == .never)
    #expect(
      [UITextField.ViewMode.never, .whileEditing, .unlessEditing, .always].map(\.rawValue) == [0, 1, 2, 3])
    #expect(
      [UITextField.BorderStyle.none, .line, .bezel, .roundedRect].map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test func traits() {
    #expect(field.autocapitalizationType == .sentences && field.autocorrectionType == .default)
    #expect(field.spellCheckingType == .default && field.keyboardType == .default)
    #expect(field.smartQuotesType == .default && field.smartDashesType == .default)
    #expect(field.smartInsertDeleteType == .default && field.keyboardAppearance == .default)
    #expect(field.returnKeyType == .default && !field.enablesReturnKeyAutomatically)
    #expect(!field.isSecureTextEntry && field.textContentType == nil && field.passwordRules == nil)
  }

  @Test func traitsAreKept() {
    field.mathExpressionCompletionType = .no
    field.writingToolsBehavior = .none
    field.inlinePredictionType = .yes
    field.passwordRules = UITextInputPasswordRules(descriptor: "required: digit;")
    field.textContentType = .oneTimeCode
    #expect(field.mathExpressionCompletionType == .no && field.writingToolsBehavior == .none)
    #expect(field.inlinePredictionType == .yes && field.textContentType == .oneTimeCode)
    #expect(field.passwordRules?.passwordRulesDescriptor == "required: digit;")
  }

  @Test func inPlaceOfAKeyboard() {
    #expect(field.inputView == nil && field.inputAccessoryView == nil && field.inputViewController == nil)
    #expect(field.background == nil && field.disabledBackground == nil)
    let view = UIView()
    (field.inputView, field.inputAccessoryView) = (view, view)
    #expect(field.inputView === view && field.inputAccessoryView === view)
  }

  @Test func rectangles() {
    field.frame = CGRect(x: 0, y: 0, width: 160, height: 16)
    let bounds = field.bounds
    #expect(field.borderRect(forBounds: bounds) == bounds && field.textRect(forBounds: bounds) == bounds)
    #expect(
      field.editingRect(forBounds: bounds) == bounds && field.placeholderRect(forBounds: bounds) == bounds)
    #expect(field.caretRect(for: field.beginningOfDocument) == CGRect(x: 0, y: 0, width: 8, height: 16))
    #expect(field.closestPosition(to: CGPoint(x: 500, y: 8)) == field.endOfDocument)
  }

  @Test func whatFollowsTheUsersTextSize() {
    let views: [any UIContentSizeCategoryAdjusting] = [UITextField(), UITextView(), UILabel()]
    #expect(views.allSatisfy { !$0.adjustsFontForContentSizeCategory })
  }

  @Test func positions() {
    #expect(field.beginningOfDocument == field.endOfDocument)
    #expect(
      field.selectedTextRange == field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
    #expect(field.markedTextRange == nil && field.markedTextStyle == nil && field.inputDelegate == nil)
    #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 0)
  }

  @Test func reasons() {
    #expect(UITextField.DidEndEditingReason.committed.rawValue == 0)
    #expect(UITextField.DidEndEditingReason.cancelled.rawValue == 1)
  }

  @Test func beyondUIKit() {
    #expect(field.escapePolicy == .none && field.history == [] && field.secureTextDisplay == .masked)
  }

  @Test func keyboardTypesFilterNothing() {
    field.keyboardType = .numberPad
    field.insertText("abc")
    #expect(field.text == "abc")
  }

  @Test func fieldsAreKeysByIdentity() {
    let other = UITextField()
    let numbers = [field: 1, other: 2]
    #expect(numbers[field] == 1 && numbers[other] == 2 && field != other)
  }
}
