public import Foundation

/// The room that a text is broken into rows for.
@preconcurrency @MainActor
open class NSTextContainer: NSObject, @preconcurrency NSCoding {
  /// The room, in points. Stored: a text view's rows are as wide as the view.
  open var size: CGSize

  /// What is left free at both ends of each row, in points. The usual 5 are a column.
  open var lineFragmentPadding: CGFloat = 5 { didSet { changed() } }

  /// How many lines the text may have; 0 for any number.
  ///
  /// A view that isn't scrolled asks for no more rows. The user can't put in more line breaks than that: those of a
  /// paste become spaces, and of one line a Return is left to the view's owner. The program may set any text.
  open var maximumNumberOfLines = 0 { didSet { changed() } }

  /// Whether rows are broken between words (`.byWordWrapping`) or wherever they are full (`.byCharWrapping`). The other
  /// modes, which would cut the text, break it between words.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed() } }

  /// Shapes that the text flows around, in points. Stored; a terminal's rows are as wide as the view.
  open var exclusionPaths: [UIBezierPath] = []

  /// Whether the room is as wide as the text view. It always is.
  open var widthTracksTextView = true
  /// Whether the room is as high as the text view. Stored.
  open var heightTracksTextView = false

  /// Who answers questions about the layout.
  open internal(set) weak var layoutManager: NSLayoutManager?

  /// Called when rows have to be broken anew.
  final var containerChanged: (() -> Void)?
  private func changed() { containerChanged?() }

  /// Room of a size in points.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Room without an end.
  public convenience override init() {
    self.init(size: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  /// Room from an archive, without an end.
  public required init(coder: NSCoder) {
    size = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    super.init()
  }

  /// Archives are only read. Nothing is written.
  open func encode(with coder: NSCoder) {}
}
