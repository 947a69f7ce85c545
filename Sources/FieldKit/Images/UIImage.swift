public import Foundation

/// A picture. A terminal draws none: it is shown as one character that stands for it.
open class UIImage: NSObject, @unchecked Sendable {
  final let glyph: Character?
  final let tint: UIColor?
  /// Whether the picture is drawn in a view's tint.
  public final let renderingMode: RenderingMode
  /// How a symbol is to look. Stored; a terminal has one size.
  public final let configuration: Configuration?
  final let isSymbol: Bool

  init(
    glyph: Character?, tint: UIColor? = nil, mode: RenderingMode = .automatic,
    configuration: Configuration? = nil,
    isSymbol: Bool = false
  ) {
    self.glyph = glyph
    self.tint = tint
    renderingMode = mode
    self.configuration = configuration
    self.isSymbol = isSymbol
  }

  /// An empty picture.
  public override convenience init() { self.init(glyph: nil) }

  /// A program's picture, by its name. A terminal has no catalogue of pictures: any name but an empty one gives a
  /// picture, which is shown as a neutral character.
  public convenience init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.init(glyph: SymbolGlyphs.neutral)
  }

  /// A program's picture, by its name. See `init(named:)`.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }

  /// A program's picture, by its name. See `init(named:)`.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name)
  }

  /// One of the system's symbols. Those that fields use have a character that looks like them; all others a neutral
  /// one.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// One of the system's symbols, with a look. See `init(systemName:)`.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard !name.isEmpty else { return nil }
    self.init(glyph: SymbolGlyphs.glyph(for: name), configuration: configuration, isSymbol: true)
  }

  /// One of the system's symbols. See `init(systemName:)`.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name)
  }

  /// No picture: a terminal can't read any.
  public convenience init?(data: Data) { return nil }
  /// No picture: a terminal can't read any.
  public convenience init?(data: Data, scale: CGFloat) { return nil }
  /// No picture: a terminal can't read any.
  public convenience init?(contentsOfFile path: String) { return nil }

  /// The size in points: that of the characters that stand for it, and none for an empty picture.
  open var size: CGSize {
    guard let glyph else { return .zero }
    return CellMetrics.size(CellMetrics.cells(of: glyph))
  }
  /// Pixels a point.
  open var scale: CGFloat { 1 }
  /// The pixels: none.
  open var cgImage: CGImage? { nil }
  /// Which way up it is.
  open var imageOrientation: Orientation { .up }
  /// Whether it is one of the system's symbols.
  open var isSymbolImage: Bool { isSymbol }
  /// What stays at the edges where it is stretched, in points: nothing.
  open var capInsets: UIEdgeInsets { .zero }
  /// What layout leaves out at its edges, in points: nothing.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// How a symbol is to look.
  open var symbolConfiguration: SymbolConfiguration? { configuration as? SymbolConfiguration }
  /// The picture as a file: none.
  public final func pngData() -> Data? { nil }
  /// The picture as a file: none.
  public final func jpegData(compressionQuality: CGFloat) -> Data? { nil }

  private func with(tint: UIColor?, mode: RenderingMode, configuration: Configuration?) -> UIImage {
    UIImage(glyph: glyph, tint: tint, mode: mode, configuration: configuration, isSymbol: isSymbol)
  }

  /// The same picture, drawn in a view's tint or not.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with(tint: tint, mode: renderingMode, configuration: configuration)
  }
  /// The same picture in a colour.
  open func withTintColor(_ color: UIColor) -> UIImage {
    with(tint: color, mode: renderingMode, configuration: configuration)
  }
  /// The same picture in a colour, which a view's tint replaces or not.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with(tint: color, mode: renderingMode, configuration: configuration)
  }
  /// The same picture with a look.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    with(tint: tint, mode: renderingMode, configuration: configuration)
  }
  /// The same symbol with a look.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }
  /// The same picture: a character can't be stretched.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  /// The same picture: a character can't be stretched.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    self
  }
  /// The same picture: a character has no edges to leave out.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
  /// The same picture: none is mirrored.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }

  /// Whether both are shown as the same character in the same colour.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if self === other { return true }
    return isSymbol && other.isSymbol && glyph == other.glyph && tint == other.tint
      && renderingMode == other.renderingMode
  }
  open override var hash: Int { glyph.hashValue }
}
