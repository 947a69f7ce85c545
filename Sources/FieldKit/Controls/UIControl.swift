import Foundation

/// A view that tells its targets what the user does with it.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// What can happen to a control. The bits are UIKit's.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A press inside of the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A release inside of the control, after a press there.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The control has another value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control was used as its kind is: Return in a field.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
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
    /// Every event.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// Whether the control can be used: focused, clicked, typed into.
  open var isEnabled = true { didSet { setNeedsDisplay() } }

  private var registrations: [(action: UIAction, events: Event)] = []

  /// Calls `action` for each of `events`, after what was added before. An action with the same identifier is
  /// replaced.
  open func addAction(_ action: UIAction, for events: Event) {
    registrations.removeAll { $0.action.identifier == action.identifier && $0.events == events }
    registrations.append((action, events))
  }

  /// Stops calling `action` for `events`.
  open func removeAction(_ action: UIAction, for events: Event) {
    registrations = registrations.compactMap { registration in
      guard registration.action.identifier == action.identifier else { return registration }
      let rest = registration.events.subtracting(events)
      return rest.isEmpty ? nil : (registration.action, rest)
    }
  }

  /// Calls every action that was added for any of `events`, in the order in which they were added.
  open func sendActions(for events: Event) {
    if registrations.isEmpty { return }
    for registration in registrations where !registration.events.isDisjoint(with: events) {
      registration.action.handler(registration.action, sender: self)
    }
  }

  /// Whether an action waits for any of `events`.
  package final func hasActions(for events: Event) -> Bool {
    registrations.contains { !$0.events.isDisjoint(with: events) }
  }

  open override var canBecomeFirstResponder: Bool { false }
}
