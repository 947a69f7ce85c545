import Foundation

extension CALayer {
  /// Gives a layer without a view another frame.
  final func place(_ rect: CGRect) {
    if rect == placed { return }
    placed = rect
    isLayoutDue = true
    changed()
  }
}

/// Which corners of a layer are round.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// A set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper left one.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The upper right one.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The lower left one.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The lower right one.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// How a layer's corner is bent.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// One by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A bend that grows slowly.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Where a layer's picture stands.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// One by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In the middle, in its own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Stretched.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as it can be seen whole.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// So large that it leaves nothing free.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
