public import Foundation

/// A shadow of letters. Stored; a terminal can't draw it.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  private let mark = AttributeValueMark()

  /// How far the shadow is moved, in points.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// How much the shadow is blurred, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The shadow's colour: a `UIColor`.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// A shadow as it is at first.
  public override init() {}

  /// A shadow of the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let shadow = NSShadow()
    shadow.shadowOffset = shadowOffset
    shadow.shadowBlurRadius = shadowBlurRadius
    shadow.shadowColor = shadowColor
    return shadow
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && shadowColor as? UIColor == other.shadowColor as? UIColor
  }

  open override var hash: Int { shadowBlurRadius.hashValue }
}
