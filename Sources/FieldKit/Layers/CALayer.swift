import CellCanvas
public import Foundation

/// How a surface looks: background, border, rounded corners. A view has one, which may hold others.
///
/// A radius or a border of a view becomes an outline of box-drawing characters where the view is at least three rows
/// high. Layers in layers are drawn behind what their view draws; one that is thinner than half a cell is drawn as a
/// line.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// A layer without a size.
  public override init() { super.init() }

  /// A layer that looks like another one, for the frames of an animation.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    placed = other.frame
    fill = other.fill
    border = other.border
    cornerRadius = other.cornerRadius
    borderWidth = other.borderWidth
    opacity = other.opacity
    isHidden = other.isHidden
  }

  /// A layer from an archive, without a size.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Looks

  /// The radius of the corners, in points. Any above zero is drawn as a terminal's round corner.
  open var cornerRadius: CGFloat = 0 { didSet { changed() } }
  /// How a corner is bent. Stored; a terminal has one round corner.
  open var cornerCurve = CALayerCornerCurve.circular
  /// Which corners are round. Stored; a terminal's box is round or not.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The width of the border, in points. Any above zero is drawn as one line.
  open var borderWidth: CGFloat = 0 { didSet { changed() } }
  /// The border's colour. `nil` is one that can be seen on the background.
  open var borderColor: CGColor? {
    get { border?.cgColor }
    set { border = newValue.map { UIColor(cgColor: $0) } }
  }
  final var border: UIColor? { didSet { changed() } }

  /// The colour behind. `nil` is transparent. A view's `backgroundColor` is its layer's.
  open var backgroundColor: CGColor? {
    get { (view.map { $0.fill } ?? fill)?.cgColor }
    set {
      let color = newValue.map { UIColor(cgColor: $0) }
      if let view { view.fill = color } else { fill = color }
    }
  }
  /// The background of a layer without a view.
  final var fill: UIColor? { didSet { changed() } }

  /// How much is seen, from 0 to 1. A view's `alpha` is its layer's.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
  }
  private var ownOpacity: Float = 1 { didSet { changed() } }

  /// Whether it is left out of drawing. A view's `isHidden` is its layer's.
  open var isHidden: Bool {
    get { view?.isHidden ?? isOwnHidden }
    set { if let view { view.isHidden = newValue } else { isOwnHidden = newValue } }
  }
  private var isOwnHidden = false { didSet { changed() } }

  /// Whether what reaches over the edges is cut off. A view's `clipsToBounds` is its layer's.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? ownMasks }
    set { if let view { view.clipsToBounds = newValue } else { ownMasks = newValue } }
  }
  private var ownMasks = false { didSet { changed() } }

  /// The layer whose frame says what of this one is seen. Drawn where it belongs to a view.
  open var mask: CALayer? { didSet { changed() } }

  /// The shadow's colour. Stored; a terminal can't draw it.
  open var shadowColor: CGColor? = UIColor.black.cgColor
  /// How much of the shadow is seen, from 0 to 1. Stored; a terminal can't draw it.
  open var shadowOpacity: Float = 0
  /// Where the shadow falls, in points. Stored; a terminal can't draw it.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How blurred the shadow is, in points. Stored; a terminal can't draw it.
  open var shadowRadius: CGFloat = 3
  /// The shadow's shape. Stored; a terminal can't draw it.
  open var shadowPath: CGPath?

  /// The picture on it. Stored; a terminal can't draw it.
  open var contents: Any?
  /// Where the picture stands. Stored; a terminal can't draw it.
  open var contentsGravity = CALayerContentsGravity.resize
  /// Pixels a point. Stored; a terminal has cells.
  open var contentsScale: CGFloat = 1
  /// Pixels a point of the kept picture. Stored; a terminal has cells.
  open var rasterizationScale: CGFloat = 1
  /// Whether a picture of it is kept. Stored; a terminal keeps none.
  open var shouldRasterize = false
  /// Whether it hides all that is behind. Stored; backgrounds say that by their own opacity.
  open var isOpaque = false
  /// Whether it is drawn anew in another size. Stored; a frame is drawn from the ground up.
  open var needsDisplayOnBoundsChange = false
  /// By which it is found again.
  open var name: String?
  /// Which layer is in front, among those in one: a higher one. Those with the same are in their order.
  open var zPosition: CGFloat = 0 { didSet { changed() } }
  /// Who is told of its layout. A view is its layer's.
  open weak var delegate: (any CALayerDelegate)?

  // MARK: Tree and state

  /// The layers in this one, back to front. `nil` for none. Layers of subviews aren't among them.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set { replaceChildren(newValue ?? []) }
  }
  final var children: [CALayer] = []
  /// The layer that this one was added to.
  open internal(set) weak var superlayer: CALayer?

  final weak var view: UIView?
  /// The frame of a layer without a view.
  final var placed = CGRect.zero
  final var ownBoundsOrigin = CGPoint.zero
  /// Which point of the layer `position` is about, from 0 to 1 in either direction. It doesn't move the layer of a view.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet {
      guard view == nil else { return }
      placed.origin.x -= (anchorPoint.x - oldValue.x) * placed.width
      placed.origin.y -= (anchorPoint.y - oldValue.y) * placed.height
      changed()
    }
  }
  final var animations: [(key: String, animation: CAAnimation)] = []
  final var isLayoutDue = false

  /// Gives the layers in it their frames. Overridden by layers that arrange others.
  open func layoutSublayers() {
    if let view { view.layoutSublayers(of: self) } else { delegate?.layoutSublayers(of: self) }
  }

  /// Called when the content is to be drawn. A terminal draws colours and lines of its own accord.
  open func display() {}

  /// Asks for a new frame.
  open func setNeedsDisplay() { changed() }

  /// Something that is drawn has changed.
  final func changed() {
    var layer = self
    while let outer = layer.superlayer { layer = outer }
    layer.view?.askForFrame()
  }
}
