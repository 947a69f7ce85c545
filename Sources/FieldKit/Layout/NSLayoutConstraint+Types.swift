extension NSLayoutConstraint {
  /// Across or down.
  @frozen public enum Axis: Int, Sendable {
    /// Along a row of cells.
    case horizontal = 0
    /// Along a column of cells.
    case vertical = 1
  }

  /// How the two sides of a constraint compare.
  @frozen public enum Relation: Int, Sendable {
    /// At most.
    case lessThanOrEqual = -1
    /// Equal.
    case equal = 0
    /// At least.
    case greaterThanOrEqual = 1

    var sign: String {
      switch self {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    }
  }

  /// What of an item a constraint relates.
  @frozen public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The upper edge.
    case top = 3
    /// The lower edge.
    case bottom = 4
    /// The edge where reading begins: the left one.
    case leading = 5
    /// The edge where reading ends: the right one.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle across.
    case centerX = 9
    /// The middle down.
    case centerY = 10
    /// The lower edge of the last row of text.
    case lastBaseline = 11
    /// The lower edge of the first row of text.
    case firstBaseline = 12
    /// The left edge inside of the margin.
    case leftMargin = 13
    /// The right edge inside of the margin.
    case rightMargin = 14
    /// The upper edge inside of the margin.
    case topMargin = 15
    /// The lower edge inside of the margin.
    case bottomMargin = 16
    /// The edge where reading begins, inside of the margin.
    case leadingMargin = 17
    /// The edge where reading ends, inside of the margin.
    case trailingMargin = 18
    /// The middle across between the margins.
    case centerXWithinMargins = 19
    /// The middle down between the margins.
    case centerYWithinMargins = 20
    /// None: the other side is a constant.
    case notAnAttribute = 0

    /// The direction that the attribute is of.
    var axis: Axis {
      switch self {
      case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
        .trailingMargin, .centerXWithinMargins:
        .horizontal
      default: .vertical
      }
    }

    var name: String { "\(self)" }
  }

  /// How the views of a visual format are aligned, and in which direction they stand.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Left edges are equal.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Right edges are equal.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Upper edges are equal.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Lower edges are equal.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Leading edges are equal.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Trailing edges are equal.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Middles across are equal.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Middles down are equal.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Last rows of text are level.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// First rows of text are level.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// All of the alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// From the side where reading begins: the left. The default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// From left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All of the directions.
    public static let directionMask = FormatOptions(rawValue: 0x3 << 16)
  }
}
