/// What keyboard a text view would like. Stored; a terminal's keyboard is the one on the desk, and nothing is filtered.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation
  // UIKit's name, in UIKit's capitals.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  case numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, twitter, webSearch, asciiCapableNumberPad

  /// The old name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// Whether an on-screen keyboard would be light or dark. Stored.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light

  /// The old name of `dark`.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// What the Return key would be labelled. Stored.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
