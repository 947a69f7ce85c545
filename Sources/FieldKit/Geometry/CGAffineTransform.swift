public import Foundation

// Apple's systems have Core Graphics.
#if os(Linux)
  /// A change of places in the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
  ///
  /// A terminal can't draw letters that are turned or scaled.
  public struct CGAffineTransform: Hashable, Codable, Sendable {
    /// What a step in x adds to x.
    public var a: CGFloat
    /// What a step in x adds to y.
    public var b: CGFloat
    /// What a step in y adds to x.
    public var c: CGFloat
    /// What a step in y adds to y.
    public var d: CGFloat
    /// The shift in x, in points.
    public var tx: CGFloat
    /// The shift in y, in points.
    public var ty: CGFloat

    /// A transform of six coefficients.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// A transform of six coefficients.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
      self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// The transform that takes everything to zero.
    public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

    /// A shift in points.
    public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }

    /// A change of size about the origin.
    public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

    /// A turn about the origin, in radians; from the x axis towards the y axis.
    public init(rotationAngle angle: CGFloat) {
      let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// The transform that changes nothing.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Whether it changes nothing.
    public var isIdentity: Bool { self == .identity }

    /// This transform, and then another one.
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d, c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
        tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
    }

    /// A shift in points, and then this transform.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    /// A change of size, and then this transform.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// A turn in radians, and then this transform.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The transform back. The same one if there is none.
    public func inverted() -> CGAffineTransform {
      let determinant = a * d - b * c
      guard determinant != 0 else { return self }
      return CGAffineTransform(
        a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
        tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }
  }

  extension CGPoint {
    /// Where a transform takes the point.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
      CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
  }

  extension CGSize {
    /// The size as a transform makes it, without its shift.
    public func applying(_ t: CGAffineTransform) -> CGSize {
      CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
  }

  extension CGRect {
    /// The smallest rectangle around where a transform takes the corners.
    public func applying(_ t: CGAffineTransform) -> CGRect {
      let corners = [
        CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
        CGPoint(x: maxX, y: maxY),
      ].map { $0.applying(t) }
      let columns = corners.map(\.x)
      let rows = corners.map(\.y)
      guard let left = columns.min(), let right = columns.max(), let top = rows.min(), let bottom = rows.max()
      else { return self }
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }

  /// A direction and a length in the plane, in points.
  public struct CGVector: Hashable, Codable, Sendable {
    /// The part along x, in points.
    public var dx: CGFloat
    /// The part along y, in points.
    public var dy: CGFloat

    /// No length.
    public init() { self.init(dx: 0, dy: 0) }

    /// A vector of two parts in points.
    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

    /// No length.
    public static let zero = CGVector()
  }
#endif
