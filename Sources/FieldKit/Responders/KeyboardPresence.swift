import Foundation

/// Whether a text has the keyboard, as far as keyboard notifications tell.
@MainActor enum KeyboardPresence {
  /// How many texts are taking the keyboard over from another one right now.
  private static var handovers = 0

  /// Asks the holder of the keyboard to give it up for another text: the keyboard stays.
  static func takeOver(from holder: UIResponder) -> Bool {
    handovers += 1
    defer { handovers -= 1 }
    return holder.resignFirstResponder()
  }

  /// A text has the keyboard that nobody had.
  static func show() {
    post(UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification)
  }

  /// A text has given the keyboard up.
  static func hide() {
    guard handovers == 0 else { return }
    post(UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification)
  }

  private static func post(_ names: Notification.Name...) {
    let screen = UIScreen.main.bounds
    let edge = NSValue(cgRect: CGRect(x: 0, y: screen.maxY, width: screen.width, height: 0))
    let information: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: edge, UIResponder.keyboardFrameEndUserInfoKey: edge,
      UIResponder.keyboardAnimationDurationUserInfoKey: 0.0,
      UIResponder.keyboardAnimationCurveUserInfoKey: 0, UIResponder.keyboardIsLocalUserInfoKey: true,
    ]
    for name in names { NotificationCenter.default.post(name: name, object: nil, userInfo: information) }
  }
}
