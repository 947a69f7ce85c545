public import Foundation

/// A place that a tab goes to. Stored; a terminal can't draw it.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  /// What a tab stop can be told beyond its place.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public let rawValue: String
    /// An option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A set of characters that ends a column.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// How text lies at the tab stop.
  public let alignment: NSTextAlignment
  /// Points from the paragraph's edge.
  public let location: CGFloat
  /// What it was told beyond its place.
  public let options: [OptionKey: Any]

  /// A tab stop at a place, in points from the paragraph's edge.
  public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
    self.alignment = alignment
    self.location = location
    self.options = options
  }

  /// The same object: a tab stop doesn't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
  }

  open override var hash: Int { location.hashValue }
}
