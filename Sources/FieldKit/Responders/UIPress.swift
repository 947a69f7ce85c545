public import Foundation

/// Keys that change what another one means. The bits are UIKit's.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Keys of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Alt.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the number pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A key of a keyboard.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// What the key types.
  public let characters: String
  /// What the key would type alone.
  public let charactersIgnoringModifiers: String
  /// The keys that were held down with it.
  public let modifierFlags: UIKeyModifierFlags
  /// Which key it is.
  public let keyCode: UIKeyboardHIDUsage

  /// A key.
  package init(
    keyCode: UIKeyboardHIDUsage, characters: String = "", modifierFlags: UIKeyModifierFlags = []
  ) {
    self.keyCode = keyCode
    self.characters = characters
    charactersIgnoringModifiers = characters
    self.modifierFlags = modifierFlags
  }
}

/// A key being pressed.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// How far the press has got.
  public enum Phase: Int, Sendable {
    case began, changed, stationary, ended, cancelled
  }

  /// Which button of a remote control. A terminal has none.
  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
  }

  /// How far the press has got.
  open package(set) var phase = Phase.began
  /// The key.
  open package(set) var key: UIKey?
  /// Whom the press goes to.
  open package(set) var responder: UIResponder?
  /// How hard: a keyboard doesn't say.
  open var force: CGFloat { 0 }
  /// When it happened, in seconds since some start.
  open var timestamp: TimeInterval { ProcessInfo.processInfo.systemUptime }
}

/// Keys being pressed.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  open override var type: EventType { .presses }
  /// The keys.
  open package(set) var allPresses: Set<UIPress> = []
}
