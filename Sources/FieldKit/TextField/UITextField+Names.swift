public import Foundation

extension UITextField {
  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    case committed = 0
    case cancelled = 1
  }

  /// Posted after editing began. The object is the field.
  nonisolated public class var textDidBeginEditingNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidBeginEditingNotification")
  }

  /// Posted after a change by the user. The object is the field.
  nonisolated public class var textDidChangeNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidChangeNotification")
  }

  /// Posted after editing ended. The object is the field.
  nonisolated public class var textDidEndEditingNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidEndEditingNotification")
  }

  /// The key of the reason (a raw value of `DidEndEditingReason`) in `textDidEndEditingNotification`.
  nonisolated public class var didEndEditingReasonUserInfoKey: String {
    "UITextFieldDidEndEditingReasonKey"
  }
}
