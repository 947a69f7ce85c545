public import Foundation

extension CALayer {
  /// The place in the layer around it, in points. A view's frame is its layer's.
  public final var frame: CGRect {
    get { view?.frame ?? placed }
    set {
      if let view { view.place(newValue) } else { place(newValue) }
    }
  }

  /// The layer's own coordinates, in points. Another size leaves the anchor where it is.
  public final var bounds: CGRect {
    get { view?.bounds ?? CGRect(origin: ownBoundsOrigin, size: placed.size) }
    set {
      if let view {
        view.bounds = newValue
      } else {
        ownBoundsOrigin = newValue.origin
        let anchor = position
        place(
          CGRect(
            x: anchor.x - anchorPoint.x * newValue.width, y: anchor.y - anchorPoint.y * newValue.height,
            width: newValue.width, height: newValue.height))
      }
    }
  }

  /// Where the anchor is in the layer around it, in points. A view's `center` is its layer's.
  public final var position: CGPoint {
    get {
      view?.center
        ?? CGPoint(
          x: placed.minX + anchorPoint.x * placed.width, y: placed.minY + anchorPoint.y * placed.height)
    }
    set {
      if let view {
        view.center = newValue
      } else {
        let anchor = position
        place(placed.offsetBy(dx: newValue.x - anchor.x, dy: newValue.y - anchor.y))
      }
    }
  }

  private func place(_ rect: CGRect) {
    if rect == placed { return }
    placed = rect
    isLayoutDue = true
    changed()
  }

  /// Whether a point, in the layer's own points, lies in it.
  public final func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The move, turn and scale of a view's layer. One without a view has none.
  public final func affineTransform() -> CGAffineTransform { view?.transform ?? .identity }

  /// Moves, turns and scales the layer of a view. Nothing happens to one without a view.
  public final func setAffineTransform(_ m: CGAffineTransform) { view?.transform = m }
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
