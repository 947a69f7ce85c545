public import Foundation

/// Something in a bar that can be clicked.
@preconcurrency @MainActor
open class UIBarItem: _AccessibleObject {
  /// Whether the item can be used.
  open var isEnabled = true { didSet { changed() } }
  /// The item's text.
  open var title: String? { didSet { changed() } }
  /// The item's picture: it is shown as a character, before the text.
  open var image: UIImage? { didSet { changed() } }
  /// The picture for small bars. Stored; a terminal's bars are one row high.
  open var landscapeImagePhone: UIImage?
  /// Distances around the picture, in points. Stored.
  open var imageInsets = UIEdgeInsets.zero
  /// A number by which a program finds the item again.
  open var tag = 0

  private var textAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// An item without text.
  public override init() { super.init() }

  /// An item from an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// Sets how the text is drawn in a state: its colour, its weight, its lines.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    textAttributes[state] = attributes
    changed()
  }

  /// How the text is drawn in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    textAttributes[state]
  }

  package override var isReadByItself: Bool { true }
  package override var ownAccessibilityLabel: String? { title }

  /// Called when what a bar shows of the item has changed.
  final var onChange: (() -> Void)?
  final func changed() { onChange?() }
}
