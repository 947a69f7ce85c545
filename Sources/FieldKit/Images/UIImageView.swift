public import CellCanvas
public import Foundation

/// Shows a picture: the character that stands for it, in the view's tint where the picture is a symbol.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? { didSet { imageChanged() } }
  /// The picture while the view is highlighted.
  open var highlightedImage: UIImage? { didSet { imageChanged() } }
  /// Whether the other picture is shown.
  open var isHighlighted = false { didSet { imageChanged() } }
  /// How symbols are to look. Stored; a terminal has one size.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  /// Pictures to be shown in turn. Stored; a terminal shows `image`.
  open var animationImages: [UIImage]?
  /// How long all pictures take, in seconds. Stored; a terminal shows `image`.
  open var animationDuration: TimeInterval = 0
  /// How often all are shown, 0 for ever. Stored; a terminal shows `image`.
  open var animationRepeatCount = 0
  /// Whether pictures are shown in turn.
  open private(set) var isAnimating = false

  /// A view without a picture at a place in its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A view in its picture's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }

  /// A view in its picture's size, with another picture while it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// A view from an archive, without a picture.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// Starts showing pictures in turn: a terminal goes on showing `image`.
  open func startAnimating() { isAnimating = animationImages?.isEmpty == false }
  /// Stops showing pictures in turn.
  open func stopAnimating() { isAnimating = false }

  private var shown: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  private func imageChanged() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  open override var intrinsicContentSize: CGSize {
    shown?.size ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shown?.size ?? .zero }

  open override func draw(in canvas: inout Canvas) {
    guard let image = shown, let glyph = image.glyph else { return }
    let free = CellMetrics.cells(bounds).size
    let place = contentMode.place(CellMetrics.cells(of: glyph), in: free)
    canvas.draw(glyph, at: place, style: CellStyle(foreground: image.color(tint: tintColor)?.cellColor))
  }
}

extension UIImage {
  /// The colour in which the picture is drawn, where the place has a tint.
  func color(tint viewTint: UIColor?) -> UIColor? {
    switch renderingMode {
    case .alwaysOriginal: tint
    case .alwaysTemplate: viewTint
    case .automatic: tint ?? (isSymbol ? viewTint : nil)
    }
  }
}

extension UIView.ContentMode {
  /// Where something stands that is smaller than its room, in cells.
  func place(_ size: CellSize, in room: CellSize) -> CellPoint {
    let (columns, rows) = (room.columns - size.columns, room.rows - size.rows)
    let column =
      switch self {
      case .left, .topLeft, .bottomLeft: 0
      case .right, .topRight, .bottomRight: columns
      default: columns / 2
      }
    let row =
      switch self {
      case .top, .topLeft, .topRight: 0
      case .bottom, .bottomLeft, .bottomRight: rows
      default: rows / 2
      }
    return CellPoint(column: column, row: row)
  }
}
