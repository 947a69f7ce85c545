public import Foundation

/// Lets the machine be felt. A terminal's can't: nothing happens.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// A generator of nothing in particular.
  public override init() { super.init() }
  /// Gets ready. Nothing happens.
  open func prepare() {}
}

/// Lets it be felt how something went. Nothing happens in a terminal.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How something went.
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }
  /// Something went well or badly. Nothing happens.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Lets it be felt that things meet. Nothing happens in a terminal.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy things are.
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }
  /// A generator for things of middle weight.
  public convenience override init() { self.init(style: .medium) }
  /// A generator for things of a weight.
  public init(style: FeedbackStyle) { super.init() }
  /// Things meet. Nothing happens.
  open func impactOccurred() {}
  /// Things meet, from 0 to 1 strongly. Nothing happens.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Lets it be felt that something else is chosen. Nothing happens in a terminal.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Something else is chosen. Nothing happens.
  open func selectionChanged() {}
}
