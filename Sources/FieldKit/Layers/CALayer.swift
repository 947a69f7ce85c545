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

  // MARK: Geometry

  /// The place in the layer around it, in points. A view's frame is its layer's.
  open var frame: CGRect {
    get { view?.frame ?? placed }
    set {
      if let view { view.place(newValue) } else { place(newValue) }
    }
  }

  /// The layer's own coordinates, in points. Another size leaves the anchor where it is.
  open var bounds: CGRect {
    get { view?.bounds ?? CGRect(origin: ownBoundsOrigin, size: placed.size) }
    set {
      if let view {
        view.bounds = newValue
      } else {
        ownBoundsOrigin = newValue.origin
        let anchor = position
        place(
          CGRect(
            x: anchor.x - anchorPoint.x * newValue.width, y: anchor.y - anchorPoint.y * newValue.height,
            width: newValue.width, height: newValue.height))
      }
    }
  }

  /// Where the anchor is in the layer around it, in points. A view's `center` is its layer's.
  open var position: CGPoint {
    get {
      view?.center
        ?? CGPoint(
          x: placed.minX + anchorPoint.x * placed.width, y: placed.minY + anchorPoint.y * placed.height)
    }
    set {
      if let view {
        view.center = newValue
      } else {
        let anchor = position
        place(placed.offsetBy(dx: newValue.x - anchor.x, dy: newValue.y - anchor.y))
      }
    }
  }

  /// Whether a point, in the layer's own points, lies in it.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The move, turn and scale of a view's layer. One without a view has none.
  open func affineTransform() -> CGAffineTransform { view?.transform ?? .identity }

  /// Moves, turns and scales the layer of a view. Nothing happens to one without a view.
  open func setAffineTransform(_ m: CGAffineTransform) { view?.transform = m }

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
  final var rare: RareLayerState?

  /// Adds a layer in front of the others, and takes it from where it was.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

  /// Adds a layer behind what is at `idx`; 0 is the rearmost place.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Adds a layer just behind another one; in front of all if that isn't here.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: children.firstIndex { $0 === sibling } ?? children.count)
  }

  /// Adds a layer just in front of another one; in front of all if that isn't here.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count)
  }

  /// Puts a layer in the place of another one. Nothing happens if that isn't here.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = children.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: index)
  }

  /// Takes the layer from the one that it is in. A view's layer goes with its view.
  open func removeFromSuperlayer() {
    guard let superlayer else { return }
    superlayer.changed()
    superlayer.children.removeAll { $0 === self }
    self.superlayer = nil
  }

  /// Asks for a layout of the layers in it.
  open func setNeedsLayout() {
    isLayoutDue = true
    if let view { view.setNeedsLayout() } else { changed() }
  }

  /// Lays out what is in it, where that was asked for.
  open func layoutIfNeeded() {
    if let view {
      view.layoutIfNeeded()
    } else if isLayoutDue {
      isLayoutDue = false
      layoutSublayers()
    }
    for child in children { child.layoutIfNeeded() }
  }

  /// Asks for a new frame. A terminal's frame is always drawn whole.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  /// Draws what has to be drawn. A terminal's frame is drawn when the screen's turn comes.
  open func displayIfNeeded() {}

  /// Gives the layers in it their frames. Overridden by layers that arrange others.
  open func layoutSublayers() {
    if let view { view.layoutSublayers(of: self) } else { delegate?.layoutSublayers(of: self) }
  }

  /// Called when the content is to be drawn. A terminal draws colours and lines of its own accord.
  open func display() {}

  /// Asks for a new frame.
  open func setNeedsDisplay() { changed() }

  /// Draws what the layer has of its own in front of what its view draws. `rect` is its place, in points.
  func drawMarks(in canvas: inout Canvas, at rect: CGRect) {}

  // MARK: Animations

  /// Keeps an animation under a key for as long as it would run; one that was under the key before goes.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    let key = key ?? "\(ObjectIdentifier(anim))"
    removeAnimation(forKey: key)
    animations.append((key, anim))
    anim.delegate?.animationDidStart(anim)
    guard let duration = anim.wholeDuration else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + duration) { [weak self] in
      MainActor.assumeIsolated { self?.end(anim, finished: true) }
    }
  }

  /// The animation under a key, while it would run.
  open func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }

  /// The keys of the animations that would run. `nil` for none.
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }

  /// Forgets an animation. Its delegate is told that it didn't reach its end.
  open func removeAnimation(forKey key: String) {
    if let anim = animation(forKey: key) {
      animations.removeAll { $0.key == key }
      anim.delegate?.animationDidStop(anim, finished: false)
    }
  }

  /// Forgets all animations.
  open func removeAllAnimations() {
    for (key, _) in animations { removeAnimation(forKey: key) }
  }

  /// Something that is drawn has changed.
  final func changed() {
    var layer = self
    while let outer = layer.superlayer { layer = outer }
    layer.view?.askForFrame()
  }
}
