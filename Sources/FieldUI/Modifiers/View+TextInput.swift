public import FieldKit

/// What Return would be labelled.
public struct SubmitLabel: Hashable, Sendable {
  let returnKeyType: UIReturnKeyType
  /// The key says “Done”. Stored; a terminal's Return has no title.
  public static let done = SubmitLabel(returnKeyType: .done)
  /// The key says “Go”. Stored; a terminal's Return has no title.
  public static let go = SubmitLabel(returnKeyType: .go)
  /// The key says “Send”. Stored; a terminal's Return has no title.
  public static let send = SubmitLabel(returnKeyType: .send)
  /// The key says “Join”. Stored; a terminal's Return has no title.
  public static let join = SubmitLabel(returnKeyType: .join)
  /// The key says “Route”. Stored; a terminal's Return has no title.
  public static let route = SubmitLabel(returnKeyType: .route)
  /// The key says “Search”. Stored; a terminal's Return has no title.
  public static let search = SubmitLabel(returnKeyType: .search)
  /// The key says “return”. Stored; a terminal's Return has no title.
  public static let `return` = SubmitLabel(returnKeyType: .default)
  /// The key says “Next”. Stored; a terminal's Return has no title.
  public static let next = SubmitLabel(returnKeyType: .next)
  /// The key says “Continue”. Stored; a terminal's Return has no title.
  public static let `continue` = SubmitLabel(returnKeyType: .continue)
}

/// What is submitted.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// One by its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Return in a field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Return in a search field.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// Which letters an on-screen keyboard would capitalise.
public struct TextInputAutocapitalization: Sendable {
  let type: UITextAutocapitalizationType
  init(type: UITextAutocapitalizationType) { self.type = type }
  /// UIKit's way.
  public init?(_ type: UITextAutocapitalizationType) { self.type = type }
  /// No letter.
  public static var never: TextInputAutocapitalization { Self(type: .none) }
  /// The first letter of each word.
  public static var words: TextInputAutocapitalization { Self(type: .words) }
  /// The first letter of each sentence.
  public static var sentences: TextInputAutocapitalization { Self(type: .sentences) }
  /// Every letter.
  public static var characters: TextInputAutocapitalization { Self(type: .allCharacters) }
}

extension View {
  /// What keyboard the fields inside would like. Passed on to them; a terminal's is the one on the desk.
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    EnvironmentView(content: self) { $0.fieldTraits.keyboardType = type }
  }

  /// What the fields inside ask for. Passed on to them.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    EnvironmentView(content: self) { $0.fieldTraits.contentType = textContentType }
  }

  /// Which letters an on-screen keyboard would capitalise. Passed on to the fields inside.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    EnvironmentView(content: self) { $0.fieldTraits.autocapitalization = style }
  }

  /// Which letters an on-screen keyboard would capitalise. Passed on to the fields inside.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    EnvironmentView(content: self) { $0.fieldTraits.autocapitalization = autocapitalization?.type }
  }

  /// Whether an on-screen keyboard wouldn't correct. Passed on to the fields inside.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    EnvironmentView(content: self) {
      $0.fieldTraits.autocorrection = disable.map { $0 ? .no : .yes }
    }
  }

  /// Whether an on-screen keyboard wouldn't correct. Passed on to the fields inside.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { disableAutocorrection(disable) }

  /// What Return would be labelled. Passed on to the fields inside.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    EnvironmentView(content: self) { $0.submitLabel = submitLabel }
  }

  /// Does something when Return is pressed in a field inside.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void)) -> some View {
    EnvironmentView(content: self) {
      if triggers.contains(.text) { $0.submitActions.append(SubmitAction(action: action)) }
    }
  }

  /// Keeps what is done at Return inside from what is done outside.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    EnvironmentView(content: self) { if isBlocking { $0.submitActions = [] } }
  }

  /// Whether what is inside can't be used. It can't if anything around it can't.
  public func disabled(_ disabled: Bool) -> some View {
    EnvironmentView(content: self) { $0.isEnabled = $0.isEnabled && !disabled }
  }

  /// How the keyboard goes when views are scrolled. A terminal's stays.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
}

/// How the keyboard goes when views are scrolled. A terminal's stays.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String
  /// As is usual.
  public static let automatic = Self(name: "automatic")
  /// When scrolling begins.
  public static let immediately = Self(name: "immediately")
  /// Along with the scrolling.
  public static let interactively = Self(name: "interactively")
  /// Not by scrolling.
  public static let never = Self(name: "never")
}
