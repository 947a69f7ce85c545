public import CellCanvas
public import Foundation

/// A rectangle on the screen that draws itself and holds other views.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, CALayerDelegate {
  /// The place in the superview, in points; with a `transform`, the rectangle around the transformed view.
  open var frame: CGRect {
    get {
      guard let rare, !rare.transform.isIdentity else { return placed }
      return placed.transformed(by: rare.transform)
    }
    set {
      guard let rare, !rare.transform.isIdentity else { return place(newValue) }
      place(newValue.offsetBy(dx: -rare.transform.tx, dy: -rare.transform.ty))
    }
  }

  /// The frame as it is without the transform.
  final var placed: CGRect

  /// The view's own coordinates, in points: its size, and which of its own points lies at its top left corner. A
  /// scroll view scrolls by that origin. Another size leaves the middle where it is.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: placed.size) }
    set {
      if newValue.size != placed.size { place(placed.resized(to: newValue.size)) }
      if newValue.origin != boundsOrigin {
        boundsOrigin = newValue.origin
        setNeedsLayout()
      }
    }
  }

  final var boundsOrigin = CGPoint.zero

  /// The middle of the view in its superview, in points.
  open var center: CGPoint {
    get { CGPoint(x: placed.midX, y: placed.midY) }
    set {
      let origin = CGPoint(x: newValue.x - placed.width / 2, y: newValue.y - placed.height / 2)
      place(CGRect(origin: origin, size: placed.size))
    }
  }

  /// How the view is moved, turned and scaled about its middle. A terminal draws the move.
  open var transform: CGAffineTransform {
    get { rare?.transform ?? .identity }
    set {
      guard newValue != transform else { return }
      rareState.transform = newValue
      askForFrame()
    }
  }

  /// The view whose frame, in this view's points, says what of this one is seen. A terminal's masks are rectangles.
  open var mask: UIView? {
    get { rare?.mask }
    set {
      rareState.mask = newValue
      askForFrame()
    }
  }

  /// A point of this view in another view's points; in the window's for `nil`. As drawn: a turn or a change of size
  /// by a transform isn't.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let outer = toWindow(point)
    return view?.fromWindow(outer) ?? outer
  }

  /// A point of another view in this view's points; of the window for `nil`.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    fromWindow(view?.toWindow(point) ?? point)
  }

  /// A rectangle of this view in another view's points; in the window's for `nil`.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A rectangle of another view in this view's points; of the window for `nil`.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Gives the view the size that suits it best. Its top left corner stays.
  open func sizeToFit() {
    place(CGRect(origin: placed.origin, size: sizeThatFits(bounds.size)))
  }

  /// The colour behind the view. `nil` is transparent.
  open var backgroundColor: UIColor? {
    get { fill }
    set { fill = newValue }
  }

  /// The background, which is the view's and its layer's.
  final var fill: UIColor? { didSet { setNeedsDisplay() } }

  /// Whether the view and all in it is left out of drawing, focus and clicks.
  open var isHidden = false {
    didSet {
      window?.setNeedsDisplay()
      if isHidden != oldValue { superview?.subviewVisibilityChanged(self) }
    }
  }

  /// Called when a subview was hidden or shown.
  func subviewVisibilityChanged(_ view: UIView) {}

  /// How much of the view and of all in it is seen: 1 is all, 0 is as good as hidden.
  open var alpha: CGFloat = 1 { didSet { if alpha != oldValue { askForFrame() } } }

  /// Whether what is in the view is cut off at its edges. The view's own content always is.
  open var clipsToBounds = false { didSet { if clipsToBounds != oldValue { askForFrame() } } }

  /// Whether clicks and keys reach the view.
  open var isUserInteractionEnabled = true
  /// Whether several fingers count. Stored; a terminal has one mouse.
  open var isMultipleTouchEnabled = false
  /// Whether no other view gets touches meanwhile. Stored; a terminal has one mouse.
  open var isExclusiveTouch = false
  /// Whether the view hides all that is behind it. Stored; backgrounds say that by their own opacity.
  open var isOpaque = true
  /// Whether what was drawn before is cleared first. Stored; a frame is drawn from the ground up.
  open var clearsContextBeforeDrawing = true
  /// What becomes of the content when the size changes. Only `redraw` means something here: `draw(_:)` is called.
  open var contentMode = ContentMode.scaleToFill

  /// Which of the view's distances and sizes change with the superview's size.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the subviews' masks are followed when this view's size changes.
  open var autoresizesSubviews = true

  /// A number by which a program finds the view again.
  open var tag = 0

  /// What few views have.
  final var rare: RareViewState?

  /// The layer, once somebody has asked for it.
  final var surface: CALayer?

  /// The view's surface: an object of `layerClass`.
  open var layer: CALayer {
    if let surface { return surface }
    let made = CALayer.make(Self.layerClass)
    made.view = self
    surface = made
    return made
  }

  /// The class of `layer`: `CALayer` or one of the system's. Another class is taken for `CALayer`, since Swift can't
  /// make an object of a class that it learns of while it runs.
  open class var layerClass: AnyClass { CALayer.self }

  /// The view that this one is in.
  public internal(set) final weak var superview: UIView?
  /// The views in this one, back to front.
  public internal(set) final var subviews: [UIView] = []

  /// The controller whose `view` this is.
  final weak var viewController: UIViewController?

  /// Whether `layoutSubviews` is called by the next layout.
  final var needsLayout = true

  /// What layout by constraints knows about the view; `nil` while it has nothing to know.
  final var layoutState: LayoutState?

  /// The gestures that are looked for in the view.
  open var gestureRecognizers: [UIGestureRecognizer]?

  /// Looks for a gesture in the view, and no longer in another one.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Stops looking for a gesture.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }

  /// Whether a gesture that was found in the view may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The ways to use the view that were added to it.
  open var interactions: [any UIInteraction] {
    get { rare?.interactions ?? [] }
    set {
      for old in interactions where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
      for new in newValue where !interactions.contains(where: { $0 === new }) { addInteraction(new) }
    }
  }

  /// Adds a way to use the view, and takes it from the view that it was added to.
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    rareState.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Takes a way to use the view away.
  open func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    rareState.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  /// A view at a place in its superview, in points.
  public init(frame: CGRect) {
    placed = frame
    super.init()
  }

  /// A view without a size.
  public convenience override init() { self.init(frame: .zero) }

  /// A view from an archive, with an empty frame.
  public required init?(coder: NSCoder) {
    placed = .zero
    super.init()
  }

  /// Archives are for interface files, which a terminal only reads. Nothing is written.
  open func encode(with coder: NSCoder) {}

  /// Called where a view was made from an interface file, which a terminal doesn't do. For programs that call it.
  open func awakeFromNib() {}
  /// Called by an editor of interface files. For programs that call it.
  open func prepareForInterfaceBuilder() {}

  // MARK: Hierarchy

  /// Adds a view in front of the others, and takes it from where it was.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// Adds a view behind what is at `index`; 0 is the rearmost place.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Adds a view just in front of one of the subviews.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: subviews.firstIndex { $0 === siblingSubview }.map { $0 + 1 } ?? subviews.count)
  }

  /// Adds a view just behind one of the subviews.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: subviews.firstIndex { $0 === siblingSubview } ?? subviews.count)
  }

  /// Takes the view from its superview. A field in it that was being edited ends editing, whatever it answers.
  open func removeFromSuperview() { leaveSuperview(for: nil) }

  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { reorder(view, to: subviews.count) }
  }

  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { reorder(view, to: 0) }
  }

  /// Lets two subviews change places in the order from back to front.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    subviews.swapAt(index1, index2)
    askForFrame()
  }

  /// The first view with a tag: this one, or one in it.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Whether the view is `view`, or lies somewhere in it.
  open func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.superview
    }
    return false
  }

  /// The window that the view is in, if any.
  open var window: UIWindow? { superview?.window }

  /// Called when a view was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview leaves.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the view gets another superview, or none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the view has another superview, or none.
  open func didMoveToSuperview() {}
  /// Called before the view comes into a window or leaves one.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called when the view has come into a window or left one.
  open func didMoveToWindow() {}

  open override var next: UIResponder? { viewController ?? superview }

  package override var responderWindow: UIWindow? { window }

  /// Makes the first responder in this view give the keyboard up. With `force` it isn't asked.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let holder = window?.firstResponder as? UIView, holder.isDescendant(of: self) else {
      return false
    }
    return force ? holder.forceResign() : holder.resignFirstResponder()
  }

  /// Gives the keyboard up without being asked.
  func forceResign() -> Bool {
    window?.firstResponder = nil
    return true
  }

  // MARK: Layout

  /// What `intrinsicContentSize` has where the content asks for no size of its own.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The size that the content asks for, in points; `noIntrinsicMetric` in a direction where it asks for none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// The size that suits the view best within `size`, in points.
  ///
  /// It is the size that it has, or, of a controller's view that says nothing else, all that there is.
  open func sizeThatFits(_ size: CGSize) -> CGSize { viewController == nil ? frame.size : size }

  /// Asks for a layout before the next frame.
  open func setNeedsLayout() {
    needsLayout = true
    askForFrame()
    window?.scheduleLayout()
  }

  /// Lays out this view and all in it, where that was asked for.
  open func layoutIfNeeded() { LayoutPass.run(on: self) }

  /// Lays out this view and all in it once, from the outside to the inside.
  final func layoutHierarchy() {
    if needsLayout {
      needsLayout = false
      if let viewController {
        viewController.viewWillLayoutSubviews()
        layoutSublayers(of: layer)
        viewController.viewDidLayoutSubviews()
      } else {
        layoutSublayers(of: layer)
      }
    }
    // What was laid out may have changed what constraints deeper inside go by.
    LayoutEngine.update()
    for view in subviews { view.layoutHierarchy() }
  }

  /// Gives the subviews their frames: those that their constraints ask for. Overridden by views that arrange others,
  /// which call `super` if there are constraints as well.
  open func layoutSubviews() { placeConstrainedSubviews() }

  // MARK: Constraints

  /// Whether the view's frame is given by the program. If not, its constraints give it.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutState?.usesFrame ?? true }
    set { if newValue != translatesAutoresizingMaskIntoConstraints { layout.usesFrame = newValue } }
  }

  /// Whether the view is of no use without constraints. Stored by the class; layout doesn't ask.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Whether `updateConstraints` is called before the next layout: so at first.
  final var isConstraintUpdateDue = true { didSet { LayoutEngine.hasPendingUpdates = true } }

  /// Whether `updateConstraints` is called before the next layout.
  open func needsUpdateConstraints() -> Bool { isConstraintUpdateDue }

  /// Asks for `updateConstraints` before the next layout.
  open func setNeedsUpdateConstraints() {
    isConstraintUpdateDue = true
    setNeedsLayout()
  }

  /// Calls `updateConstraints` on this view and all in it, where that was asked for, from the inside to the outside.
  open func updateConstraintsIfNeeded() {
    for view in subviews { view.updateConstraintsIfNeeded() }
    guard isConstraintUpdateDue else { return }
    isConstraintUpdateDue = false
    if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
  }

  /// Brings the view's constraints up to date. Overridden by views that make their own, which call `super` last.
  open func updateConstraints() {}

  /// The content asks for another size than before.
  open func invalidateIntrinsicContentSize() {
    guard let layoutState else { return }
    layoutState.intrinsicSize = nil
    layoutState.invalidate()
  }

  /// How strongly the view resists growing beyond its intrinsic size.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState?.hugging[axis] ?? .defaultLow
  }

  /// Sets how strongly the view resists growing beyond its intrinsic size.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    layout.hugging[axis] = priority
    layout.invalidate(axis)
  }

  /// How strongly the view resists shrinking below its intrinsic size.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState?.compression[axis] ?? .defaultHigh
  }

  /// Sets how strongly the view resists shrinking below its intrinsic size.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layout.compression[axis] = priority
    layout.invalidate(axis)
  }

  /// The size that the view's constraints and its content ask for, as near as they let it come to `targetSize`; in
  /// points.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The size that the view's constraints and its content ask for, in points. How much `targetSize` weighs against
  /// them is said by the priorities.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// What layout leaves out at the edges of the frame, in points: a shadow, a badge.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The view whose first row of text stands for this one's.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last row of text stands for this one's.
  open var forLastBaselineLayout: UIView { self }

  /// Whether the view writes one row of text in its middle, as fields and buttons do. Its baselines are there then,
  /// and at its lower edge otherwise.
  package var hasTextInMiddle: Bool { false }

  /// The height of the content at a width, both in points, where it depends on that: of text that is wrapped.
  package func contentHeight(forWidth width: CGFloat) -> CGFloat? { nil }

  // MARK: Margins and safe area

  /// The distance that what is in the view keeps to its edges, in points. 8 points, unless it was set.
  open var layoutMargins: UIEdgeInsets {
    get { marginsWithSuperviews }
    set {
      guard newValue != layout.margins else { return }
      layout.margins = newValue
      layout.invalidate()
      layoutMarginsDidChange()
      setNeedsLayout()
    }
  }

  /// The same, by the direction of reading.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing)
    }
  }

  /// Whether the superview's margins count where they reach into the view.
  open var preservesSuperviewLayoutMargins: Bool {
    get { layoutState?.preservesSuperviewMargins ?? false }
    set {
      layout.preservesSuperviewMargins = newValue
      layout.invalidate()
    }
  }

  /// Whether the guide of the margins keeps off the safe area as well.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutState?.insetsMarginsFromSafeArea ?? true }
    set {
      layout.insetsMarginsFromSafeArea = newValue
      layout.invalidate()
    }
  }

  /// Called when the margins have changed.
  open func layoutMarginsDidChange() {}

  /// What bars cover at the view's edges, in points.
  open var safeAreaInsets: UIEdgeInsets { coveredInsets }

  /// Called when the safe area has changed.
  open func safeAreaInsetsDidChange() {}

  /// Lays out what is in the view's layer: by `layoutSubviews`.
  open func layoutSublayers(of layer: CALayer) { if layer === surface { layoutSubviews() } }

  /// Brings the view's properties up to date with what they depend on. Called before each layout.
  open func updateProperties() {}

  /// Brings this view and all in it up to date.
  package final func updateHierarchy() {
    updateProperties()
    for view in subviews { view.updateHierarchy() }
  }

  // MARK: Drawing

  /// Asks for a new frame, and that `draw(_:)` be called for it.
  open func setNeedsDisplay() {
    isDrawDue = true
    askForFrame()
  }

  /// Asks for a new frame. A terminal's frame is always drawn whole.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// Asks for a new frame.
  final func askForFrame() {
    if isFrameDue { return }
    isFrameDue = true
    window?.setNeedsDisplay()
  }

  /// Whether the view was changed since it was drawn last. Typing asks at each key; one answer a frame is enough.
  final var isFrameDue = false
  /// Whether the next frame calls `draw(_:)`.
  final var isDrawDue = true

  /// Called before the view is drawn, where its content has changed. There is no context to draw in: a terminal's
  /// views draw in `draw(in:)`. `rect` is `bounds`, in points.
  open func draw(_ rect: CGRect) {}

  /// Draws the view's own content, under its subviews. `canvas` is clipped and moved to the view: its cell
  /// (0, 0) is the view's top left one.
  open func draw(in canvas: inout Canvas) {}

  /// The subviews that are drawn in front of this one's content, back to front.
  open var subviewsToDraw: [UIView] { subviews }

  /// The outline around the view, if any.
  var outline: BoxStyle? { surface?.box }

  /// Draws what stays in front of the subviews, in the same cells as `draw(in:)`.
  func drawOverlay(in canvas: inout Canvas) {}

  // MARK: Hits

  /// The foremost view that a click at a point would reach: none that is hidden, as good as hidden, or without user
  /// interaction, and none in such a view. `point` is in this view's points.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= Self.leastAlpha,
      self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.fromSuperview(point), with: event) { return hit }
    }
    return self
  }

  /// Whether a point, in this view's points, lies in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: Tint

  /// The colour of what can be used in the view: its own, or else the superview's; the system's blue where none was
  /// chosen. `nil` makes it the superview's again.
  open var tintColor: UIColor! {
    get { effectiveTint }
    set { setTint(newValue) }
  }

  /// Whether the tint is shown in grey: as the superview does where this view says nothing, and else not.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustmentMode }
    set { setTintAdjustmentMode(newValue) }
  }

  /// Called when `tintColor` or the mode of it has changed, here or further out.
  open func tintColorDidChange() {}

  // MARK: Traits

  /// Whether the view takes itself for light or dark, whatever the screen is.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { rare?.userInterfaceStyle ?? .unspecified }
    set {
      guard newValue != overrideUserInterfaceStyle else { return }
      announceTraits { rareState.userInterfaceStyle = newValue }
    }
  }

  /// What is known of the place where the view is drawn.
  open var traitCollection: UITraitCollection { effectiveTraits }

  /// Called when the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Whether the view is mirrored where writing runs from right to left. See
  /// `effectiveUserInterfaceLayoutDirection`.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { rare?.semanticContentAttribute ?? .unspecified }
    set {
      rareState.semanticContentAttribute = newValue
      setNeedsLayout()
    }
  }

  /// Which way the view is laid out: from left to right, unless its `semanticContentAttribute` forces the other.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  /// A name under which a program keeps the view's state. Stored; a terminal's programs don't restore views.
  open var restorationIdentifier: String? {
    get { rare?.restorationIdentifier }
    set { rareState.restorationIdentifier = newValue }
  }

  // MARK: Accessibility

  package override var isReadByItself: Bool { self is UILabel || self is UIControl }
  package override var ownAccessibilityLabel: String? { (self as? UILabel)?.text }
  package override var ownAccessibilityTraits: UIAccessibilityTraits { self is UILabel ? .staticText : .none }
}
