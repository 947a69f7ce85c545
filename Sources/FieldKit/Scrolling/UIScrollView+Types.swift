public import Foundation

extension UIScrollView {
  /// Whether the safe area's insets are added to those of the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`.
    case automatic = 0
    /// Where the content can be scrolled.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// Always.
    case always = 3
  }

  /// The brightness of the bars.
  public enum IndicatorStyle: Int, Sendable {
    /// Right for any content.
    case `default` = 0
    /// For a light content.
    case black = 1
    /// For a dark content.
    case white = 2
  }

  /// What scrolling does with the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// The field that has the keyboard gives it up when the user begins to scroll.
    case onDrag = 1
    /// As `onDrag`: a terminal has no keyboard to drag.
    case interactive = 2
    /// As `onDrag`: a terminal has nothing above a keyboard to drag.
    case onDragWithAccessory = 3
    /// As `onDrag`: a terminal has nothing above a keyboard to drag.
    case interactiveWithAccessory = 4
  }

  /// How fast a thrown content slows down. A terminal throws none.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the speed that is left after a millisecond.
    public var rawValue: CGFloat
    /// A rate, as a part of the speed that is left after a millisecond.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// UIKit's own.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// For paging.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
