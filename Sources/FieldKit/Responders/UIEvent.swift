public import Foundation

/// Something that the user did.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What kind of thing.
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// What kind of thing more exactly.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
  }

  /// What kind of thing.
  open var type: EventType { .touches }
  /// What kind of thing more exactly.
  open var subtype: EventSubtype { .none }
  /// When it happened, in seconds since some start.
  open var timestamp: TimeInterval { ProcessInfo.processInfo.systemUptime }
  /// The keys that were held down with it. A terminal doesn't say.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The presses that it is about.
  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : touches }
  final var touches: Set<UITouch> = []

  /// An event of which nothing is known.
  nonisolated public override init() {}

  /// The presses in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }

  /// The presses in a view.
  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
}
