import CellCanvas

/// How views stand beside a vertical axis.
public struct HorizontalAlignment: Hashable, Sendable {
  private enum Kind { case leading, center, trailing }
  private let kind: Kind
  /// Left edges in line.
  public static let leading = HorizontalAlignment(kind: .leading)
  /// Middles in line.
  public static let center = HorizontalAlignment(kind: .center)
  /// Right edges in line.
  public static let trailing = HorizontalAlignment(kind: .trailing)

  /// The cells left of something, of those that are free in all.
  func offset(_ free: Int) -> Int {
    switch kind {
    case .leading: 0
    case .center: free >> 1
    case .trailing: free
    }
  }
}

/// How views stand beside a horizontal axis.
public struct VerticalAlignment: Hashable, Sendable {
  private enum Kind { case top, center, bottom, firstBaseline, lastBaseline }
  private let kind: Kind
  /// Upper edges in line.
  public static let top = VerticalAlignment(kind: .top)
  /// Middles in line.
  public static let center = VerticalAlignment(kind: .center)
  /// Lower edges in line.
  public static let bottom = VerticalAlignment(kind: .bottom)
  /// A cell's letters stand on its row: the first one.
  public static let firstTextBaseline = VerticalAlignment(kind: .firstBaseline)
  /// A cell's letters stand on its row: the last one.
  public static let lastTextBaseline = VerticalAlignment(kind: .lastBaseline)

  /// The cells above something, of those that are free in all.
  func offset(_ free: Int) -> Int {
    switch kind {
    case .top, .firstBaseline: 0
    case .center: free >> 1
    case .bottom, .lastBaseline: free
    }
  }
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

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// Left, in the middle of the height.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// Right, in the middle of the height.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// Above, in the middle of the width.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// Below, in the middle of the width.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// Above, left.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// Above, right.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// Below, left.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// Below, right.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// Left, by the first line of text.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// In the middle of the width, by the first line of text.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// Right, by the first line of text.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// Left, by the last line of text.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// In the middle of the width, by the last line of text.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// Right, by the last line of text.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

  /// Where something of a size stands in a rectangle.
  func place(_ size: CellSize, in rect: CellRect) -> CellRect {
    CellRect(
      column: rect.minColumn + horizontal.offset(rect.size.columns - size.columns),
      row: rect.minRow + vertical.offset(rect.size.rows - size.rows), columns: size.columns, rows: size.rows)
  }
}
