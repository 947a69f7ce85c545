public import Foundation

extension UIResponder {
  /// An on-screen keyboard is about to appear. A terminal has none: posted when a text takes the keyboard and none had it, with an empty
  /// frame at the screen's lower edge.
  nonisolated public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// An on-screen keyboard has appeared. Posted right after `keyboardWillShowNotification`.
  nonisolated public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// An on-screen keyboard is about to go. Posted when a text gives the keyboard up and no other one takes it.
  nonisolated public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// An on-screen keyboard has gone. Posted right after `keyboardWillHideNotification`.
  nonisolated public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// An on-screen keyboard is about to change its place. Not posted by a terminal.
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// An on-screen keyboard has another place. Not posted by a terminal.
  nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// Where a notification has the keyboard's frame before, an `NSValue` of a `CGRect`.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// Where a notification has the keyboard's frame after, an `NSValue` of a `CGRect`.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// Where a notification has how long it takes, in seconds.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// Where a notification has how it moves.
  nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// Where a notification has whether it is this program's keyboard.
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
