import Foundation

/// One value for each axis.
struct AxisPair<Value> {
  var horizontal: Value
  var vertical: Value

  subscript(axis: NSLayoutConstraint.Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension AxisPair: Equatable where Value: Equatable {}

/// Where something begins, and how long it is, along one axis; in points.
struct Span: Equatable {
  var position: CGFloat
  var extent: CGFloat

  static let zero = Span(position: 0, extent: 0)

  func isNear(_ other: Span) -> Bool {
    abs(position - other.position) < 1e-6 && abs(extent - other.extent) < 1e-6
  }
}

/// What layout by constraints knows about one view or guide. Most views never need one.
@MainActor final class LayoutState {
  /// The view, or the one that the guide is in.
  weak var view: UIView?
  /// The guide, unless this is a view's own state.
  weak var guide: UILayoutGuide?

  /// Whether the view's frame is given, and not asked of its constraints.
  var usesFrame = true { didSet { if usesFrame != oldValue { invalidate() } } }
  /// The size that the content asks for, once it was asked.
  var intrinsicSize: CGSize?
  /// How strongly the view resists growing beyond its intrinsic size.
  var hugging = AxisPair(horizontal: UILayoutPriority.defaultLow, vertical: .defaultLow)
  /// How strongly the view resists shrinking below its intrinsic size.
  var compression = AxisPair(horizontal: UILayoutPriority.defaultHigh, vertical: .defaultHigh)
  /// The margins of a view that has set them.
  var margins: UIEdgeInsets?
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true

  /// The constraints that the view holds.
  var owned: [NSLayoutConstraint] = []
  /// The constraints on which the item's place may depend, and some that have ended.
  private var touching: [NSLayoutConstraint] = []
  private var ended = 0
  /// How many constraints outside of the view name it.
  var outerCount = 0
  /// How many constraints of the view's own name only its size, in each direction.
  var ownCount = AxisPair(horizontal: 0, vertical: 0)

  /// What the last solve found, in the superview's points; `nil` where it wasn't asked.
  var solved = AxisPair<Span?>(horizontal: nil, vertical: nil)
  /// Whether it has to be found again.
  var isDirty = AxisPair(horizontal: false, vertical: false)
  /// The solve that has given the item variables, and which.
  var generation = AxisPair(horizontal: 0, vertical: 0)
  var variables = AxisPair(horizontal: 0, vertical: 0)

  var addedGuides: [UILayoutGuide] = []
  private var ownGuides: [UILayoutGuide] = []

  /// The state of a view or a guide, made when it is asked for.
  static func of(_ item: AnyObject?) -> LayoutState? {
    if let view = item as? UIView { return view.layout }
    return (item as? UILayoutGuide)?.layout
  }

  /// The view that an item is, or is in.
  static func view(of item: AnyObject?) -> UIView? {
    if let view = item as? UIView { return view }
    return (item as? UILayoutGuide)?.owningView
  }

  // MARK: Guides

  func guide(_ kind: UILayoutGuide.Kind, of view: UIView) -> UILayoutGuide {
    if let guide = ownGuides.first(where: { $0.kind == kind }) { return guide }
    let guide = UILayoutGuide(kind, in: view)
    ownGuides.append(guide)
    return guide
  }

  func keyboardGuide(of view: UIView) -> UIKeyboardLayoutGuide {
    for guide in ownGuides {
      if let guide = guide as? UIKeyboardLayoutGuide { return guide }
    }
    let guide = UIKeyboardLayoutGuide(.keyboard, in: view)
    ownGuides.append(guide)
    return guide
  }

  /// One of the guides that every view has, if it was asked for already.
  func existingGuide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide? { ownGuides.first { $0.kind == kind } }

  // MARK: Constraints

  /// Whether constraints decide the place of the view.
  var isPlaced: Bool {
    !usesFrame && (outerCount > 0 || ownCount.horizontal > 0 || ownCount.vertical > 0)
  }

  /// The active constraints on which the item's place may depend.
  var activeConstraints: [NSLayoutConstraint] { touching.filter(\.isActive) }

  var isTouched: Bool { touching.count > ended }

  func touch(_ constraint: NSLayoutConstraint) {
    touching.append(constraint)
    invalidate(alike: constraint)
  }

  func untouch(_ constraint: NSLayoutConstraint) {
    ended += 1
    invalidate(alike: constraint)
    guard ended > 8, ended * 2 > touching.count else { return }
    touching.removeAll { !$0.isActive }
    ended = 0
  }

  /// Calls `body` with each active constraint, of one direction.
  func forEachConstraint(along axis: NSLayoutConstraint.Axis, _ body: (NSLayoutConstraint) -> Void) {
    for constraint in touching where constraint.isActive && constraint.touches(axis) { body(constraint) }
  }

  /// What the item's place depends on has changed.
  func invalidate() {
    invalidate(.horizontal)
    invalidate(.vertical)
  }

  /// The same, in the directions of a constraint.
  func invalidate(alike constraint: NSLayoutConstraint) {
    if constraint.touches(.horizontal) { invalidate(.horizontal) }
    if constraint.touches(.vertical) { invalidate(.vertical) }
  }

  /// The view has another frame. One that constraints give changes nothing for them.
  func frameChanged(from old: CGRect) {
    guard isTouched, let view else { return }
    let frame = view.frame
    let isAsked = isPlaced && view.superview != nil
    if frame.minX != old.minX || frame.width != old.width, !(isAsked && solved.horizontal != nil) {
      invalidate(.horizontal)
    }
    if frame.minY != old.minY || frame.height != old.height, !(isAsked && solved.vertical != nil) {
      invalidate(.vertical)
    }
  }

  func invalidate(_ axis: NSLayoutConstraint.Axis) {
    guard !isDirty[axis], isTouched || ended > 0 || solved[axis] != nil else { return }
    isDirty[axis] = true
    LayoutEngine.enqueue(self, axis)
    view?.setNeedsLayout()
  }
}

extension UIView {
  /// The layout state, made when it is asked for.
  final var layout: LayoutState {
    if let layoutState { return layoutState }
    let state = LayoutState()
    state.view = self
    layoutState = state
    return state
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint is of a direction. One between a width and a height is of both.
  final func touches(_ axis: Axis) -> Bool {
    firstAttribute.axis == axis || (secondAttribute != .notAnAttribute && secondAttribute.axis == axis)
  }

  /// Tells the items, and all between them and the owner, that they depend on the constraint now.
  final func register() {
    guard let owner else { return }
    var states: [LayoutState] = []
    func add(_ state: LayoutState?) {
      if let state, !states.contains(where: { $0 === state }) { states.append(state) }
    }
    for item in [firstItem, secondItem] {
      guard let item else { continue }
      add(LayoutState.of(item))
      if item is UILayoutGuide { add(LayoutState.view(of: item)?.layout) }
      // Where an item lies deeper than in the owner, its place depends on the views between them.
      var view = LayoutState.view(of: item)
      while let current = view, current !== owner {
        if current !== item { add(current.layout) }
        view = current.superview
      }
    }
    registrations = states.map { Registration(state: $0) }
    count(1)
    for state in states { state.touch(self) }
  }

  /// Tells them that the constraint has ended.
  final func unregister() {
    count(-1)
    owner = nil
    for registration in registrations { registration.state?.untouch(self) }
    registrations = []
  }

  private func count(_ step: Int) {
    for item in [firstItem, secondItem] {
      guard let view = LayoutState.view(of: item) else { continue }
      if view !== owner {
        view.layout.outerCount += step
      } else if item === view, item === firstItem, secondItem == nil || secondItem === view {
        view.layout.ownCount[firstAttribute.axis] += step
      }
    }
  }
}
