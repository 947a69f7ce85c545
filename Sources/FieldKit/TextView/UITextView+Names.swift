public import Foundation

extension UITextView {
  /// Posted after editing began. The object is the view.
  nonisolated public class var textDidBeginEditingNotification: Notification.Name {
    Notification.Name("UITextViewTextDidBeginEditingNotification")
  }

  /// Posted after a change by the user. The object is the view.
  nonisolated public class var textDidChangeNotification: Notification.Name {
    Notification.Name("UITextViewTextDidChangeNotification")
  }

  /// Posted after editing ended. The object is the view.
  nonisolated public class var textDidEndEditingNotification: Notification.Name {
    Notification.Name("UITextViewTextDidEndEditingNotification")
  }
}
