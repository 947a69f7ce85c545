// Apple's names, in Apple's capitals.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Apple's systems have Core Animation.
#if os(Linux)
  public import Foundation

  /// A move, turn and scale in space. A terminal draws the part of it that lies in the plane of the screen.
  public struct CATransform3D: Equatable, Sendable {
    /// The first row.
    public var m11: CGFloat = 0, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
    /// The second row.
    public var m21: CGFloat = 0, m22: CGFloat = 0, m23: CGFloat = 0, m24: CGFloat = 0
    /// The third row.
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 0, m34: CGFloat = 0
    /// The fourth row: how far it moves, in points.
    public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 0
    /// All zeros.
    public init() {}

    /// The numbers, row by row.
    private var numbers: [CGFloat] {
      [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    }

    private init(_ numbers: [CGFloat]) {
      (m11, m12, m13, m14) = (numbers[0], numbers[1], numbers[2], numbers[3])
      (m21, m22, m23, m24) = (numbers[4], numbers[5], numbers[6], numbers[7])
      (m31, m32, m33, m34) = (numbers[8], numbers[9], numbers[10], numbers[11])
      (m41, m42, m43, m44) = (numbers[12], numbers[13], numbers[14], numbers[15])
    }

    /// First this one, then another one.
    func then(_ other: CATransform3D) -> CATransform3D {
      let (left, right) = (numbers, other.numbers)
      var product = [CGFloat](repeating: 0, count: 16)
      for row in 0..<4 {
        for column in 0..<4 {
          var sum: CGFloat = 0
          for step in 0..<4 { sum += left[row * 4 + step] * right[step * 4 + column] }
          product[row * 4 + column] = sum
        }
      }
      return CATransform3D(product)
    }

    init(_ m: CGAffineTransform) {
      (m11, m12, m21, m22, m41, m42) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
      (m33, m44) = (1, 1)
    }

    /// The part in the plane of the screen.
    var affine: CGAffineTransform {
      CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
    }
  }

  /// What changes nothing.
  public let CATransform3DIdentity = CATransform3D(.identity)

  /// Whether a transform changes nothing.
  public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }
  /// Whether two transforms are equal.
  public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

  /// A move by so many points.
  public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var made = CATransform3DIdentity
    (made.m41, made.m42, made.m43) = (tx, ty, tz)
    return made
  }

  /// A scale by factors.
  public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var made = CATransform3DIdentity
    (made.m11, made.m22, made.m33) = (sx, sy, sz)
    return made
  }

  /// A turn by radians about an axis.
  public func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
    let rest = 1 - cosine
    var made = CATransform3DIdentity
    (made.m11, made.m12, made.m13) = (cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine)
    (made.m21, made.m22, made.m23) = (x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine)
    (made.m31, made.m32, made.m33) = (x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest)
    return made
  }

  /// First a move by so many points, then `t`.
  public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
  ) -> CATransform3D { CATransform3DMakeTranslation(tx, ty, tz).then(t) }

  /// First a scale by factors, then `t`.
  public func CATransform3DScale(
    _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
  ) -> CATransform3D { CATransform3DMakeScale(sx, sy, sz).then(t) }

  /// First a turn by radians about an axis, then `t`.
  public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> CATransform3D { CATransform3DMakeRotation(angle, x, y, z).then(t) }

  /// First `a`, then `b`.
  public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D { a.then(b) }

  /// A transform in the plane, as one in space.
  public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D { CATransform3D(m) }
  /// The part of a transform that lies in the plane.
  public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.affine }
  /// Whether a transform lies in the plane.
  public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { CATransform3D(t.affine) == t }
#endif
