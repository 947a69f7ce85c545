// Apple's names, in Apple's capitals.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Apple's systems have Core Graphics.
#if os(Linux)
  /// What kind of components a colour space has.
  public enum CGColorSpaceModel: Int32, Sendable {
    /// Not known.
    case unknown = -1
    /// One component: from black to white.
    case monochrome
    /// Red, green and blue.
    case rgb
    /// Cyan, magenta, yellow and black.
    case cmyk
    /// Lightness and two colour axes.
    case lab
    /// As many as a device has.
    case deviceN
    /// An index into a table.
    case indexed
    /// Drawn from a picture.
    case pattern
    /// CIE XYZ.
    case XYZ
  }

  /// How colours outside of a colour space are brought into it. A terminal clamps them.
  public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
  }

  /// What a colour's components mean: shades of grey, or red, green and blue. All are taken for sRGB here.
  public final class CGColorSpace: Hashable, Sendable {
    /// sRGB's name.
    public static let sRGB: String = "kCGColorSpaceSRGB"
    /// The name of sRGB with components below 0 and above 1.
    public static let extendedSRGB: String = "kCGColorSpaceExtendedSRGB"
    /// Display P3's name.
    public static let displayP3: String = "kCGColorSpaceDisplayP3"
    /// The name of grey with gamma 2.2.
    public static let genericGrayGamma2_2: String = "kCGColorSpaceGenericGrayGamma2_2"
    /// The name of grey with gamma 2.2, and components below 0 and above 1.
    public static let extendedGray: String = "kCGColorSpaceExtendedGray"

    /// The name, one of this type's constants.
    public let name: String?
    /// Whether components are grey or red, green and blue.
    public let model: CGColorSpaceModel

    /// A colour space by its name. `nil` if it isn't one of this type's constants.
    public init?(name: String) {
      switch name {
      case Self.sRGB, Self.extendedSRGB, Self.displayP3: model = .rgb
      case Self.genericGrayGamma2_2, Self.extendedGray: model = .monochrome
      default: return nil
      }
      self.name = name
    }

    init(model: CGColorSpaceModel) {
      self.model = model
      name = model == .monochrome ? Self.extendedGray : Self.extendedSRGB
    }

    /// How many components a colour has, without its opacity.
    public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

    /// Whether both have the same name.
    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { left.name == right.name }
    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  /// The space of red, green and blue.
  public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
    CGColorSpace(model: .rgb)
  }

  /// The space of shades of grey.
  public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
    CGColorSpace(model: .monochrome)
  }
#endif
