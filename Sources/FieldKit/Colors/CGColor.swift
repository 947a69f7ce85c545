// Apple's systems have Core Graphics.
#if os(Linux)
  public import Foundation

  /// A colour by components, each 0 to 1: red, green, blue and opacity, or white and opacity.
  public final class CGColor: Hashable, Sendable {
    /// The components, with opacity as the last one: 4 in colour, 2 in grey.
    public let components: [CGFloat]?
    /// What the components mean.
    public let colorSpace: CGColorSpace?
    /// What a `UIColor` that isn't fixed is drawn as. Its components here are those of the moment.
    let drawn: UIColor.Source?

    init(_ components: [CGFloat], drawn: UIColor.Source? = nil) {
      self.components = components
      colorSpace = CGColorSpace(model: components.count == 2 ? .monochrome : .rgb)
      self.drawn = drawn
    }

    /// A colour from components, 0 to 1 each.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init([red, green, blue, alpha])
    }

    /// A colour from sRGB components, 0 to 1 each.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init([red, green, blue, alpha])
    }

    /// A grey from 0, black, to 1, white.
    public convenience init(gray: CGFloat, alpha: CGFloat) { self.init([gray, alpha]) }

    /// A grey from 0, black, to 1, white.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
      self.init([gray, alpha])
    }

    /// A colour from a space's components and opacity. `nil` without as many as the space has, and one.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
      self.init(Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)))
    }

    /// How many components there are, opacity among them.
    public var numberOfComponents: Int { components?.count ?? 0 }

    /// The opacity: 1 is opaque, 0 is fully transparent.
    public var alpha: CGFloat { components?.last ?? 1 }

    /// An equal colour.
    public func copy() -> CGColor? { self }

    /// The same colour with another opacity, 0 to 1.
    public func copy(alpha: CGFloat) -> CGColor? { CGColor((components ?? []).dropLast() + [alpha]) }

    /// The same colour in another space's components.
    public func converted(
      to space: CGColorSpace, intent: CGColorRenderingIntent, options: [String: Any]?
    ) -> CGColor? {
      let color = UIColor(cgColor: self).rgba
      guard space.model == .monochrome else {
        return CGColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
      }
      return CGColor(gray: color.luma, alpha: color.alpha)
    }

    /// Black, as grey.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// White, as grey.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Black that is fully transparent.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// Whether both have the same components.
    public static func == (left: CGColor, right: CGColor) -> Bool {
      left === right || left.components == right.components && left.drawn == right.drawn
    }

    /// Hashes the components.
    public func hash(into hasher: inout Hasher) { hasher.combine(components) }
  }
#endif
