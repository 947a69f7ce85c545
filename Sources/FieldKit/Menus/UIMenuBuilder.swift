/// Changes a program's menus. A terminal has none, and asks nobody to build any: for programs that override
/// `buildMenu(with:)`.
@preconcurrency @MainActor
public protocol UIMenuBuilder {
  /// The menu of an identifier.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// The action of an identifier.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// Puts another menu in place of one.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Puts other elements in place of a menu's.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Adds a menu before another one.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Adds a menu behind another one.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Adds a menu at the start of another one.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Adds a menu at the end of another one.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Takes a menu out.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenu.Identifier {
  /// The menu bar itself.
  public static let root = UIMenu.Identifier("com.apple.menu.root")
  /// The program's own menu.
  public static let application = UIMenu.Identifier("com.apple.menu.application")
  /// The menu of files.
  public static let file = UIMenu.Identifier("com.apple.menu.file")
  /// The menu of editing.
  public static let edit = UIMenu.Identifier("com.apple.menu.edit")
  /// Undo and redo.
  public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
  /// Cut, copy and paste.
  public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
  /// Finding and replacing.
  public static let find = UIMenu.Identifier("com.apple.menu.find")
  /// Looking a word up.
  public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
  /// Sharing.
  public static let share = UIMenu.Identifier("com.apple.menu.share")
  /// Fonts and directions.
  public static let format = UIMenu.Identifier("com.apple.menu.format")
  /// How it is shown.
  public static let view = UIMenu.Identifier("com.apple.menu.view")
  /// The windows.
  public static let window = UIMenu.Identifier("com.apple.menu.window")
  /// Help.
  public static let help = UIMenu.Identifier("com.apple.menu.help")
  /// Putting in what is known about the user.
  public static let autoFill = UIMenu.Identifier("com.apple.menu.autofill")
  /// Replacing a word.
  public static let replace = UIMenu.Identifier("com.apple.menu.replace")
  /// Learning a word.
  public static let learn = UIMenu.Identifier("com.apple.menu.learn")
  /// Spelling.
  public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
  /// Replacing signs as they are typed.
  public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
  /// Capitals.
  public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
  /// Reading aloud.
  public static let speech = UIMenu.Identifier("com.apple.menu.speech")
  /// Fonts.
  public static let font = UIMenu.Identifier("com.apple.menu.font")
  /// Bold, italic and underlined.
  public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
  /// Directions of writing.
  public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")
  /// Where lines stand.
  public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
}
