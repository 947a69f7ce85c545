public import Foundation

/// What a tab bar shows for one screen.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// Items that every program has.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
    case mostRecent, mostViewed
  }

  /// The picture while the screen is shown. Stored; the text says it.
  open var selectedImage: UIImage?
  /// A short text about what is new on the screen. It stands behind the title, in brackets.
  open var badgeValue: String? { didSet { changed() } }
  /// The colour behind that text.
  open var badgeColor: UIColor? { didSet { changed() } }

  /// An item without text.
  public override init() { super.init() }

  /// An item from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// An item with a text, a picture, and a number by which a program finds it again.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// An item with a text and pictures.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }

  /// An item that every program has, with its English name.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    title = Self.names[systemItem.rawValue]
    self.tag = tag
  }

  private static let names = [
    "More", "Favorites", "Featured", "Top Rated", "Recents", "Contacts", "History", "Bookmarks", "Search",
    "Downloads", "Most Recent", "Most Viewed",
  ]
}
