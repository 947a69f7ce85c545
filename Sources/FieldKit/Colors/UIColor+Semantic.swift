extension UIColor {
  // Letters.
  /// The terminal's own letter colour.
  public static let label = UIColor(.terminalForeground)
  /// Letters of less weight.
  public static let secondaryLabel = SystemShade.faint(RGBA(60, 60, 67, 0.6), RGBA(235, 235, 245, 0.6))
  /// Letters of still less weight.
  public static let tertiaryLabel = SystemShade.faint(RGBA(60, 60, 67, 0.3), RGBA(235, 235, 245, 0.3))
  /// Letters of the least weight.
  public static let quaternaryLabel = SystemShade.faint(RGBA(60, 60, 67, 0.18), RGBA(235, 235, 245, 0.16))
  /// What an empty field shows.
  public static let placeholderText = SystemShade.faint(RGBA(60, 60, 67, 0.3), RGBA(235, 235, 245, 0.3))
  /// Text that leads somewhere.
  public static let link = SystemShade.color(RGBA(0, 122, 255), RGBA(9, 132, 255))
  /// What can be tapped. The system's blue here, whatever a view's tint is.
  public static let tintColor = SystemShade.color(RGBA(0, 122, 255), RGBA(10, 132, 255))
  /// Black letters on light, whatever the screen is.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// White letters on dark, with a little of what is behind, whatever the screen is.
  public static let lightText = UIColor(white: 1, alpha: 0.6)

  // Lines.
  /// A line between parts.
  public static let separator = SystemShade.faint(RGBA(60, 60, 67, 0.29), RGBA(84, 84, 88, 0.6))
  /// A line between parts, that hides what is behind.
  public static let opaqueSeparator = SystemShade.faint(RGBA(198, 198, 200), RGBA(56, 56, 58))

  // Backgrounds.
  /// The terminal's own background.
  public static let systemBackground = UIColor(.terminalBackground)
  /// The background of a part.
  public static let secondarySystemBackground = SystemShade.raised(RGBA(242, 242, 247), RGBA(28, 28, 30))
  /// The background of a part within a part: the terminal's own.
  public static let tertiarySystemBackground = UIColor(.terminalBackground)
  /// The background of grouped parts.
  public static let systemGroupedBackground = SystemShade.raised(RGBA(242, 242, 247), RGBA(0, 0, 0))
  /// The background of a part of a group: the terminal's own.
  public static let secondarySystemGroupedBackground = UIColor(.terminalBackground)
  /// The background of a part within a part of a group.
  public static let tertiarySystemGroupedBackground = SystemShade.raised(
    RGBA(242, 242, 247), RGBA(44, 44, 46))
  /// The background of a grouped table.
  public static let groupTableViewBackground = SystemShade.raised(RGBA(242, 242, 247), RGBA(0, 0, 0))
  /// The background behind a scrolled page: a dark grey.
  public static let scrollViewTexturedBackground = UIColor(white: 0.435, alpha: 1)
  /// The background behind a page that turned: a dark grey.
  public static let viewFlipsideBackground = UIColor(white: 0.122, alpha: 1)

  // Fills.
  /// Inside of thin shapes.
  public static let systemFill = SystemShade.raised(RGBA(120, 120, 128, 0.2), RGBA(120, 120, 128, 0.36))
  /// Inside of middling shapes.
  public static let secondarySystemFill = SystemShade.raised(
    RGBA(120, 120, 128, 0.16), RGBA(120, 120, 128, 0.32))
  /// Inside of large shapes, such as fields and buttons.
  public static let tertiarySystemFill = SystemShade.raised(
    RGBA(118, 118, 128, 0.12), RGBA(118, 118, 128, 0.24))
  /// Inside of the largest shapes.
  public static let quaternarySystemFill = SystemShade.raised(
    RGBA(116, 116, 128, 0.08), RGBA(118, 118, 128, 0.18))
}
