public import Foundation

/// Something in a bar that can be clicked.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// Whether the item can be used.
  open var isEnabled = true { didSet { changed() } }
  /// The item's text.
  open var title: String? { didSet { changed() } }
  /// Distances around the picture, in points. Stored.
  open var imageInsets = UIEdgeInsets.zero
  /// A number by which a program finds the item again.
  open var tag = 0

  /// An item without text.
  public override init() { super.init() }

  /// An item from an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// Called when what a bar shows of the item has changed.
  final var onChange: (() -> Void)?
  final func changed() { onChange?() }
}
