public import CellCanvas
public import Foundation

/// A rectangle on the screen that draws itself and holds other views.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding {
  /// The place in the superview, in points.
  open var frame: CGRect {
    didSet {
      if frame == oldValue { return }
      setNeedsLayout()
      layoutState?.frameChanged(from: oldValue)
    }
  }

  /// The view's own coordinates, in points: its size, and which of its own points lies at its top left corner. A
  /// scroll view scrolls by that origin.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: frame.size) }
    set {
      if newValue.size != frame.size { frame.size = newValue.size }
      if newValue.origin != boundsOrigin {
        boundsOrigin = newValue.origin
        setNeedsLayout()
      }
    }
  }

  private var boundsOrigin = CGPoint.zero

  /// The middle of the frame, in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// The colour behind the view. `nil` is transparent.
  open var backgroundColor: UIColor? { didSet { setNeedsDisplay() } }

  /// Whether the view and all in it is left out of drawing, focus and clicks.
  open var isHidden = false {
    didSet {
      window?.setNeedsDisplay()
      if isHidden != oldValue { superview?.subviewVisibilityChanged(self) }
    }
  }

  /// Called when a subview was hidden or shown.
  func subviewVisibilityChanged(_ view: UIView) {}

  /// Whether clicks and keys reach the view.
  open var isUserInteractionEnabled = true

  /// A number by which a program finds the view again.
  open var tag = 0

  /// The view's surface.
  public let layer = CALayer()

  /// The view that this one is in.
  public private(set) final weak var superview: UIView?
  /// The views in this one, back to front.
  public private(set) final var subviews: [UIView] = []

  /// The controller whose `view` this is.
  final weak var viewController: UIViewController?

  /// Whether `layoutSubviews` is called by the next layout.
  final var needsLayout = true

  /// What layout by constraints knows about the view; `nil` while it has nothing to know.
  final var layoutState: LayoutState?

  /// A view at a place in its superview, in points.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
    layer.view = self
  }

  /// A view without a size.
  public convenience override init() { self.init(frame: .zero) }

  /// A view from an archive, with an empty frame.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
    layer.view = self
  }

  /// Archives are for interface files, which a terminal only reads. Nothing is written.
  open func encode(with coder: NSCoder) {}

  // MARK: Hierarchy

  /// Adds a view in front of the others, and takes it from where it was.
  open func addSubview(_ view: UIView) {
    guard view !== self, !isDescendant(of: view) else { return }
    view.removeFromSuperview()
    // A child's view that a program adds to its parent's, while that one is shown.
    let appearing = window == nil ? nil : view.viewController.flatMap { $0.followsParent ? $0 : nil }
    appearing?.beginAppearanceTransition(true, animated: false)
    defer { appearing?.endAppearanceTransition() }
    view.willMove(toSuperview: self)
    subviews.append(view)
    view.superview = self
    view.didMoveToSuperview()
    if window != nil { view.windowChanged() }
    LayoutEngine.hasPendingUpdates = true
    setNeedsLayout()
  }

  /// Takes the view from its superview. A field in it that was being edited ends editing, whatever it answers.
  open func removeFromSuperview() {
    guard let parent = superview else { return }
    let hadWindow = window != nil
    let leaving = hadWindow ? viewController.flatMap { $0.followsParent ? $0 : nil } : nil
    leaving?.beginAppearanceTransition(false, animated: false)
    defer { leaving?.endAppearanceTransition() }
    if hadWindow { endEditing(true) }
    willMove(toSuperview: nil)
    endOuterConstraints()
    parent.subviews.removeAll { $0 === self }
    superview = nil
    didMoveToSuperview()
    if hadWindow { windowChanged() }
    parent.setNeedsLayout()
  }

  /// The window that the view is in, if any.
  open var window: UIWindow? { superview?.window }

  /// Whether the view is `view`, or lies somewhere in it.
  public final func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.superview
    }
    return false
  }

  /// Called before the view gets another superview, or none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the view has another superview, or none.
  open func didMoveToSuperview() {}
  /// Called when the view has come into a window or left one.
  open func didMoveToWindow() {}

  private func windowChanged() {
    didMoveToWindow()
    for view in subviews { view.windowChanged() }
  }

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
    setNeedsDisplay()
  }

  /// Lays out this view and all in it, where that was asked for.
  open func layoutIfNeeded() { LayoutPass.run(on: self) }

  /// Lays out this view and all in it once, from the outside to the inside.
  final func layoutHierarchy() {
    if needsLayout {
      needsLayout = false
      if let viewController {
        viewController.viewWillLayoutSubviews()
        layoutSubviews()
        viewController.viewDidLayoutSubviews()
      } else {
        layoutSubviews()
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

  /// Brings the view's properties up to date with what they depend on. Called before each layout.
  open func updateProperties() {}

  /// Brings this view and all in it up to date.
  package final func updateHierarchy() {
    updateProperties()
    for view in subviews { view.updateHierarchy() }
  }

  // MARK: Drawing

  /// Asks for a new frame.
  open func setNeedsDisplay() {
    if isDisplayDue { return }
    isDisplayDue = true
    window?.setNeedsDisplay()
  }

  /// Whether the view was changed since it was drawn last. Typing asks at each key; one answer a frame is enough.
  private var isDisplayDue = false

  /// Draws the view's own content, under its subviews. `canvas` is clipped and moved to the view: its cell
  /// (0, 0) is the view's top left one.
  open func draw(in canvas: inout Canvas) {}

  /// Draws the view and all in it. `canvas` has the superview's coordinates.
  package final func drawHierarchy(in canvas: inout Canvas) {
    isDisplayDue = false
    guard !isHidden else { return }
    let cells = CellMetrics.cells(frame)
    canvas.drawing(in: cells) { canvas in
      let area = CellRect(size: cells.size)
      guard let box = outline else { return drawContents(in: &canvas, area: area) }
      canvas.drawBoxed(area, box: box, color: layer.borderColor?.cellColor) { canvas in
        drawContents(in: &canvas, area: area)
      }
    }
  }

  /// The outline around the view, if any.
  var outline: BoxStyle? { layer.box }

  /// The subviews that are drawn in front of this one's content, back to front.
  open var subviewsToDraw: [UIView] { subviews }

  private func drawContents(in canvas: inout Canvas, area: CellRect) {
    if let color = backgroundColor?.cellColor { canvas.fill(area, background: color) }
    draw(in: &canvas)
    // Scrolled by whole cells, so that scrolling changes no view's own rounding.
    canvas.moved(columns: -CellMetrics.columns(boundsOrigin.x), rows: -CellMetrics.rows(boundsOrigin.y)) {
      for view in subviewsToDraw { view.drawHierarchy(in: &$0) }
    }
    drawOverlay(in: &canvas)
  }

  /// Draws what stays in front of the subviews, in the same cells as `draw(in:)`.
  func drawOverlay(in canvas: inout Canvas) {}

  // MARK: Hits

  /// The foremost view that a click at a point would reach. `point` is in this view's points.
  open func hitTest(_ point: CGPoint) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, bounds.contains(point) else { return nil }
    for view in subviews.reversed() {
      let origin = view.bounds.origin
      let inside = CGPoint(
        x: point.x - view.frame.minX + origin.x, y: point.y - view.frame.minY + origin.y)
      if let hit = view.hitTest(inside) { return hit }
    }
    return self
  }

  /// A point of this view's window, in this view's points.
  package final func fromWindow(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    let outer = superview.fromWindow(point)
    return CGPoint(x: outer.x - frame.minX + boundsOrigin.x, y: outer.y - frame.minY + boundsOrigin.y)
  }
}
