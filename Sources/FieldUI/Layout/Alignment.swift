import CellCanvas

/// How views stand beside a vertical axis.
public enum HorizontalAlignment: Hashable, Sendable {
  case leading, center, trailing
}

/// How views stand beside a horizontal axis.
public enum VerticalAlignment: Hashable, Sendable {
  case top, center, bottom
}

/// How a view stands in a larger one.
public struct Alignment: Hashable, Sendable {
  /// How it stands from left to right.
  public var horizontal: HorizontalAlignment
  /// How it stands from top to bottom.
  public var vertical: VerticalAlignment

  /// An alignment in both directions.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// Where something of a size stands in a rectangle.
  func place(_ size: CellSize, in rect: CellRect) -> CellRect {
    CellRect(
      column: rect.minColumn + horizontal.offset(rect.size.columns - size.columns),
      row: rect.minRow + vertical.offset(rect.size.rows - size.rows), columns: size.columns, rows: size.rows)
  }
}

extension HorizontalAlignment {
  /// The cells left of something, of those that are free in all.
  func offset(_ free: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: free >> 1
    case .trailing: free
    }
  }
}

extension VerticalAlignment {
  /// The cells above something, of those that are free in all.
  func offset(_ free: Int) -> Int {
    switch self {
    case .top: 0
    case .center: free >> 1
    case .bottom: free
    }
  }
}
