/// At which edge a layer's text stands.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A way by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As the language is written.
  public static let natural = Self(rawValue: "natural")
  /// At the left edge.
  public static let left = Self(rawValue: "left")
  /// At the right edge.
  public static let right = Self(rawValue: "right")
  /// In the middle.
  public static let center = Self(rawValue: "center")
  /// At both. A terminal has it at the left edge.
  public static let justified = Self(rawValue: "justified")
}

/// Where a layer's text is cut.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A place by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Nowhere: what is too long is clipped.
  public static let none = Self(rawValue: "none")
  /// At its start.
  public static let start = Self(rawValue: "start")
  /// At its end.
  public static let end = Self(rawValue: "end")
  /// In its middle.
  public static let middle = Self(rawValue: "middle")
}
