extension UIControl {
  /// What can happen to a control. The bits are UIKit's.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Events of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A press inside of the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A second press soon after the first one.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The pressed pointer moved inside of the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The pressed pointer moved just outside of the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The pressed pointer came into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The pressed pointer left the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A release inside of the control, after a press there.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A release outside of the control, after a press inside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The press was taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The control has another value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control was used as its kind is: Return in a field.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control's menu is about to open. A terminal opens none.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// A field has the keyboard.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user changed a field's text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A field has given the keyboard up.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Return was pressed in a field. A field with an action for this gives the keyboard up.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Every event of clicks.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// Every event of editing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// Events that a program gives a meaning of its own.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Events that are kept for the system.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// Every event.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// What a control looks like it is. The bits are UIKit's.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A state of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing in particular.
    public static let normal = State([])
    /// It is pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It can't be used.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// It has the focus that a keyboard moves.
    public static let focused = State(rawValue: 1 << 3)
    /// States that a program gives a meaning of its own.
    public static let application = State(rawValue: 0x00FF_0000)
    /// States that are kept for the system.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// Where a control's content is put from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// Over the whole height.
    case fill
  }

  /// Where a control's content is put from side to side.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// Over the whole width.
    case fill
    /// At the side where reading begins.
    case leading
    /// At the side where reading ends.
    case trailing
  }
}
