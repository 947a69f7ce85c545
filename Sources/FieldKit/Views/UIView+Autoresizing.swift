import Foundation

extension UIView {
  /// Which of a view's distances and sizes change with its superview's size. The bits are UIKit's.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance to the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the upper edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the lower edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Resizes and moves the subviews as their masks say.
  final func autoresize(from old: CGSize, to new: CGSize) {
    for view in subviews
    where !view.autoresizingMask.isEmpty && view.translatesAutoresizingMaskIntoConstraints {
      let mask = view.autoresizingMask
      var rect = view.placed
      (rect.origin.x, rect.size.width) = Self.autoresized(
        start: rect.origin.x, length: rect.size.width, outer: (old.width, new.width),
        flexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin)
        ))
      (rect.origin.y, rect.size.height) = Self.autoresized(
        start: rect.origin.y, length: rect.size.height, outer: (old.height, new.height),
        flexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin)
        ))
      view.place(rect)
    }
  }

  /// A start and a length where the room around them has changed: what is flexible shares the change in proportion to
  /// what it was, and evenly if it was nothing.
  private static func autoresized(
    start: CGFloat, length: CGFloat, outer: (old: CGFloat, new: CGFloat),
    flexible: (before: Bool, length: Bool, after: Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let change = outer.new - outer.old
    let after = outer.old - start - length
    let count = CGFloat([flexible.before, flexible.length, flexible.after].filter { $0 }.count)
    guard change != 0, count > 0 else { return (start, length) }
    let whole =
      (flexible.before ? start : 0) + (flexible.length ? length : 0) + (flexible.after ? after : 0)
    func share(_ part: CGFloat) -> CGFloat { change * (whole > 0 ? part / whole : 1 / count) }
    return (
      flexible.before ? start + share(start) : start,
      flexible.length ? max(0, length + share(length)) : length
    )
  }
}
