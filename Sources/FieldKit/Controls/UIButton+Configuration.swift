public import Foundation

extension UIButton {
  /// How a button looks, as one value.
  public struct Configuration {
    /// How round corners would be. Stored.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }
    /// How large a button would be. Stored: a terminal's is as large as its title.
    public enum Size: Int, Sendable {
      case medium, small, mini, large
    }
    /// Colours behind the title.
    enum Fill { case none, tint, faintTint, gray }

    /// The title.
    public var title: String?
    /// The title with attributes. It goes before `title`.
    public var attributedTitle: NSAttributedString?
    /// A second line. Stored.
    public var subtitle: String?
    /// The picture before the title.
    public var image: UIImage?
    /// The colour of title and picture.
    public var baseForegroundColor: UIColor?
    /// The colour behind them.
    public var baseBackgroundColor: UIColor?
    /// How round corners would be. Stored.
    public var cornerStyle = CornerStyle.dynamic
    /// How large the button would be. Stored.
    public var buttonSize = Size.medium
    /// Room around the contents, in points.
    public var contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    /// At which side of the title the picture stands.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// How the picture's symbol is to look. Stored; a terminal has one size and one weight of characters.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Room between picture and title, in points. Stored: a terminal's is one column.
    public var imagePadding: CGFloat = 0
    /// Room between the lines of the title, in points. Stored.
    public var titlePadding: CGFloat = 0
    /// Whether something turns while the button works. Stored.
    public var showsActivityIndicator = false

    private var fill = Fill.none

    private init(_ fill: Fill) {
      self.fill = fill
      if fill != .none { contentInsets = .init(top: 0, leading: 8, bottom: 0, trailing: 8) }
    }

    /// A title alone.
    public static func plain() -> Configuration { Configuration(.none) }
    /// A title alone, without room around it.
    public static func borderless() -> Configuration { Configuration(.none) }
    /// A title on the tint.
    public static func filled() -> Configuration { Configuration(.tint) }
    /// A title on the tint.
    public static func borderedProminent() -> Configuration { Configuration(.tint) }
    /// A title on a faint tint.
    public static func tinted() -> Configuration { Configuration(.faintTint) }
    /// A title on a faint tint.
    public static func borderedTinted() -> Configuration { Configuration(.faintTint) }
    /// A title on grey.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A title on grey.
    public static func bordered() -> Configuration { Configuration(.gray) }

    /// The colour behind the contents.
    func background(tint: UIColor?) -> UIColor? {
      if let baseBackgroundColor { return baseBackgroundColor }
      switch fill {
      case .none: return nil
      case .tint: return tint
      case .faintTint: return tint?.withAlphaComponent(0.2)
      case .gray: return UIColor.systemGray.withAlphaComponent(0.25)
      }
    }
  }
}
