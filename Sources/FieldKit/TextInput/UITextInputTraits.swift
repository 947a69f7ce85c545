public import Foundation

/// What an on-screen keyboard would be told of a text. Whoever conforms may leave out any of it.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// Which letters a keyboard would capitalise. Stored.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether a keyboard would correct. Stored.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether spelling would be checked. Stored.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether straight quotes would become curved ones. Stored.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether two hyphens would become a dash. Stored.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces would be put around what is pasted. Stored.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// Whether the rest of a word would be guessed within the text. Stored.
  var inlinePredictionType: UITextInlinePredictionType { get set }
  /// Whether sums would be worked out within the text. Stored.
  var mathExpressionCompletionType: UITextMathExpressionCompletionType { get set }
  /// How much a writing assistant would do. Stored.
  var writingToolsBehavior: UIWritingToolsBehavior { get set }
  /// Which keyboard would suit the text. Stored; nothing is filtered.
  var keyboardType: UIKeyboardType { get set }
  /// Whether a keyboard would be light or dark. Stored.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// What the Return key would be labelled. Stored.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether Return does nothing while the text is empty.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether bullets are drawn in place of the text.
  var isSecureTextEntry: Bool { get set }
  /// What the text means. Stored.
  var textContentType: UITextContentType! { get set }
  /// What a new password must be made of. Stored.
  var passwordRules: UITextInputPasswordRules? { get set }
}

// In UIKit all of it is optional. What a conforming class leaves out has the usual value, and forgets another one.
/// The values of traits that a class leaves out; another value is forgotten.
extension UITextInputTraits {
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  public var inlinePredictionType: UITextInlinePredictionType {
    get { .default }
    set {}
  }
  public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { .default }
    set {}
  }
  public var writingToolsBehavior: UIWritingToolsBehavior {
    get { .default }
    set {}
  }
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
  public var passwordRules: UITextInputPasswordRules? {
    get { nil }
    set {}
  }
}
