public import Foundation

/// What a new password must be made of, by which a system would make one. Stored.
open class UITextInputPasswordRules: NSObject, NSCopying, @unchecked Sendable {
  /// The rules, such as `"required: upper; required: digit; minlength: 20;"`.
  public let passwordRulesDescriptor: String

  /// Rules by their text.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }

  /// The same object: rules don't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextInputPasswordRules)?.passwordRulesDescriptor == passwordRulesDescriptor
  }

  open override var hash: Int { passwordRulesDescriptor.hashValue }
}
