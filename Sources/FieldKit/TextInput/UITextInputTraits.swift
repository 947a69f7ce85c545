/// What keyboard a text view would like. Stored; a terminal's keyboard is the one on the desk.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation
  // UIKit's name, in UIKit's capitals.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  case numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// What the Return key would be labelled. Stored.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// Which letters an on-screen keyboard would capitalise. Stored.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// Whether an on-screen keyboard would correct. Stored.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}

/// Whether spelling would be checked. Stored.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
}
