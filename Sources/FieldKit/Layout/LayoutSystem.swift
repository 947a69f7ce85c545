import ConstraintSolver
import Foundation

/// Turns constraints between views into linear ones, and their solution into places.
///
/// An item has two variables for each direction, where it begins, in its superview's coordinates, and how long it is.
@MainActor struct LayoutSystem {
  private var system = LinearSystem()
  private let generation = LayoutEngine.nextGeneration()
  /// The items that have variables, in the order of these.
  private var items: [(state: LayoutState, axis: NSLayoutConstraint.Axis, variable: Int)] = []
  /// The constraint behind each linear one, if it is one of the program's.
  private var sources: [NSLayoutConstraint?] = []
  /// A view that is asked for its size: nothing outside of it counts, and its own size is open.
  private let root: UIView?
  /// Widths that hold for this system only, by the items' states.
  var widths: [ObjectIdentifier: CGFloat] = [:]

  private var terms: [LinearConstraint.Term] = []
  private var constant: CGFloat = 0

  init(root: UIView? = nil) { self.root = root }

  // MARK: Collecting

  /// Takes in an item's constraints, and all that they lead to.
  mutating func include(_ state: LayoutState, _ axis: NSLayoutConstraint.Axis) {
    var next = root == nil ? items.count : 0
    if let view = state.view, state.guide == nil ? isOpen(view, axis) : hasVariables(state) {
      _ = variables(of: state, axis)
    } else {
      if state.solved[axis] != nil, !state.isTouched { state.solved[axis] = nil }
      collect(state, axis)
    }
    while next < items.count {
      collect(items[next].state, items[next].axis)
      next += 1
    }
  }

  private mutating func collect(_ state: LayoutState, _ axis: NSLayoutConstraint.Axis) {
    state.forEachConstraint(along: axis) { constraint in
      guard constraint.generation != generation else { return }
      constraint.generation = generation
      add(constraint)
    }
  }

  private mutating func add(_ constraint: NSLayoutConstraint) {
    guard let owner = constraint.owner, constraint.isWhole else { return }
    if let root, !owner.isDescendant(of: root) { return }
    terms.removeAll(keepingCapacity: true)
    constant = 0
    guard addAttribute(constraint.firstAttribute, of: constraint.firstItem, times: 1, in: owner) else {
      return
    }
    if constraint.secondAttribute != .notAnAttribute {
      guard
        addAttribute(
          constraint.secondAttribute, of: constraint.secondItem, times: -constraint.multiplier, in: owner)
      else { return }
    }
    let relation: LinearConstraint.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessOrEqual
      case .greaterThanOrEqual: .greaterOrEqual
      }
    append(relation, constraint.constant - constant, constraint.priority, constraint)
  }

  private mutating func append(
    _ relation: LinearConstraint.Relation, _ value: CGFloat, _ priority: UILayoutPriority,
    _ source: NSLayoutConstraint?
  ) {
    // A number that isn't one would spread to every view.
    guard value.isFinite else { return }
    system.constraints.append(
      LinearConstraint(
        terms.filter { $0.coefficient != 0 }, relation, value, priority: Double(priority.rawValue)))
    sources.append(source)
  }

  /// What the contents of the views ask for, as constraints. After all else has its variables: a view may lay others
  /// out to find its size, and these get other variables then.
  private mutating func addContentSizes() {
    for (state, axis, variable) in items { addContentSize(of: state, axis, extent: variable + 1) }
  }

  private mutating func addContentSize(
    of state: LayoutState, _ axis: NSLayoutConstraint.Axis, extent variable: Int
  ) {
    guard state.guide == nil, let view = state.view, isOpen(view, axis) else { return }
    let size = state.intrinsicSize ?? view.intrinsicContentSize
    state.intrinsicSize = size
    var extent = size.along(axis)
    // Text that is wrapped is as high as its width makes it.
    if axis == .vertical, let width = widths[ObjectIdentifier(state)] ?? state.solved.horizontal?.extent,
      let height = view.contentHeight(forWidth: width)
    {
      extent = height
    }
    guard extent >= 0 else { return }
    terms = [LinearConstraint.Term(variable)]
    append(.lessOrEqual, extent, view.contentHuggingPriority(for: axis), nil)
    append(.greaterOrEqual, extent, view.contentCompressionResistancePriority(for: axis), nil)
  }

  /// The root's extent in a direction, where its content is all that matters.
  ///
  /// - Parameter wish: an extent to come near to.
  mutating func extentOfRoot(
    _ axis: NSLayoutConstraint.Axis, wish: CGFloat, priority: UILayoutPriority
  ) -> CGFloat {
    guard let root else { return 0 }
    let variable = variables(of: root.layout, axis) + 1
    terms = [LinearConstraint.Term(variable)]
    append(.equal, wish, priority, nil)
    include(root.layout, axis)
    addContentSizes()
    let values = system.solved().values
    if axis == .horizontal {
      for (state, _, variable) in items { widths[ObjectIdentifier(state)] = values[variable + 1] }
    }
    return max(0, values[variable])
  }

  // MARK: Variables

  /// Whether a view's extent is asked for, and not given by its frame.
  private func isOpen(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> Bool {
    if view === root { return true }
    guard let state = view.layoutState, !state.usesFrame else { return false }
    return state.outerCount > 0 || state.ownCount[axis] > 0
  }

  /// Whether a view's place is asked for.
  private func isPlaced(_ view: UIView) -> Bool {
    guard view !== root, let state = view.layoutState, !state.usesFrame else { return false }
    return state.outerCount > 0 && view.superview != nil
  }

  private func hasVariables(_ state: LayoutState) -> Bool {
    guard let guide = state.guide else { return false }
    return (guide.kind == .guide || guide.kind == .content) && state.isTouched
  }

  private mutating func variables(of state: LayoutState, _ axis: NSLayoutConstraint.Axis) -> Int {
    if state.generation[axis] == generation { return state.variables[axis] }
    state.generation[axis] = generation
    state.variables[axis] = system.addVariable()
    _ = system.addVariable(nonNegative: true)
    items.append((state, axis, state.variables[axis]))
    return state.variables[axis]
  }

  // MARK: Expressions

  private mutating func add(variable: Int, times factor: CGFloat) {
    for index in terms.indices where terms[index].variable == variable {
      terms[index].coefficient += factor
      return
    }
    terms.append(LinearConstraint.Term(variable, factor))
  }

  /// Adds an attribute of an item, in the coordinates inside of `owner`.
  ///
  /// - Returns: whether the item is in `owner`.
  private mutating func addAttribute(
    _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject?, times factor: CGFloat, in owner: UIView
  ) -> Bool {
    guard let item, let place = attribute.place else { return false }
    let axis = attribute.axis
    if place.isWithinMargins, let view = item as? UIView {
      return addAttribute(attribute.withoutMargins, of: view.layoutMarginsGuide, times: factor, in: owner)
    }
    guard let view = item as? UIView else {
      guard let guide = item as? UILayoutGuide, let holder = guide.owningView else { return false }
      if place.start != 0 {
        addStart(of: guide, in: holder, axis, times: factor * place.start)
        guard addOrigin(of: holder, axis, times: factor * place.start, in: owner) else { return false }
      }
      if place.extent != 0 { addExtent(of: guide, in: holder, axis, times: factor * place.extent) }
      return true
    }
    if let row = baselineView(attribute, of: view), row !== view {
      return addAttribute(attribute, of: row, times: factor, in: owner)
    }
    // A scroll view's edges are those of its content to what is in it.
    if view === owner, place.start != 0, let scroll = view as? UIScrollView {
      return addAttribute(attribute, of: scroll.contentLayoutGuide, times: factor, in: owner)
    }
    if place.start != 0, !addStart(of: view, axis, times: factor * place.start, in: owner) { return false }
    var extent = place.extent
    if let offset = view.textRowOffset(for: attribute) {
      extent = 0.5
      constant += factor * offset
    }
    if extent != 0 { addExtent(of: view, axis, times: factor * extent) }
    return true
  }

  private func baselineView(_ attribute: NSLayoutConstraint.Attribute, of view: UIView) -> UIView? {
    switch attribute {
    case .firstBaseline: view.forFirstBaselineLayout
    case .lastBaseline: view.forLastBaselineLayout
    default: nil
    }
  }

  /// Adds where a view's aligned place begins.
  private mutating func addStart(
    of view: UIView, _ axis: NSLayoutConstraint.Axis, times factor: CGFloat, in owner: UIView
  ) -> Bool {
    let inset = view.alignmentRectInsets.start(axis)
    if view === owner {
      constant += factor * (view.bounds.origin.along(axis) + inset)
      return true
    }
    addPosition(of: view, axis, times: factor)
    guard let superview = view.superview else { return false }
    return addOrigin(of: superview, axis, times: factor, in: owner)
  }

  /// Adds where a view's aligned place begins, in its superview.
  private mutating func addPosition(of view: UIView, _ axis: NSLayoutConstraint.Axis, times factor: CGFloat) {
    if isPlaced(view) {
      add(variable: variables(of: view.layout, axis), times: factor)
    } else {
      constant += factor * (view.frame.origin.along(axis) + view.alignmentRectInsets.start(axis))
    }
  }

  /// Adds the zero of a view's own coordinates.
  private mutating func addOrigin(
    of view: UIView, _ axis: NSLayoutConstraint.Axis, times factor: CGFloat, in owner: UIView
  ) -> Bool {
    var view = view
    while view !== owner {
      addPosition(of: view, axis, times: factor)
      constant -= factor * (view.alignmentRectInsets.start(axis) + view.bounds.origin.along(axis))
      guard let superview = view.superview else { return false }
      view = superview
    }
    return true
  }

  private mutating func addExtent(of view: UIView, _ axis: NSLayoutConstraint.Axis, times factor: CGFloat) {
    if isOpen(view, axis) {
      add(variable: variables(of: view.layout, axis) + 1, times: factor)
    } else {
      constant += factor * view.alignmentRect(forFrame: view.frame).size.along(axis)
    }
  }

  private mutating func addStart(
    of guide: UILayoutGuide, in view: UIView, _ axis: NSLayoutConstraint.Axis, times factor: CGFloat
  ) {
    switch guide.kind {
    case .guide: add(variable: variables(of: guide.layout, axis), times: factor)
    case .content: break
    case .keyboard where axis == .vertical:
      addExtent(of: view, axis, times: factor)
      constant += factor * (view.bounds.origin.y - view.safeAreaInsets.bottom)
    case .safeArea, .margins, .readable, .frame, .keyboard:
      constant += factor * (view.bounds.origin.along(axis) + view.insets(of: guide.kind).start(axis))
    }
  }

  private mutating func addExtent(
    of guide: UILayoutGuide, in view: UIView, _ axis: NSLayoutConstraint.Axis, times factor: CGFloat
  ) {
    switch guide.kind {
    case .guide, .content: add(variable: variables(of: guide.layout, axis) + 1, times: factor)
    case .keyboard where axis == .vertical: constant += factor * view.safeAreaInsets.bottom
    case .safeArea, .margins, .readable, .frame, .keyboard:
      addExtent(of: view, axis, times: factor)
      let insets = view.insets(of: guide.kind)
      constant -= factor * (insets.start(axis) + insets.end(axis))
    }
  }

  // MARK: Solving

  /// Solves, and stores what was found.
  mutating func solve() {
    guard !system.constraints.isEmpty || !items.isEmpty else { return }
    addContentSizes()
    let solution = system.solved()
    for index in solution.broken {
      guard let source = sources[index] else { continue }
      RuntimeWarning.issue(
        "The constraint \(source.formula) contradicts others that are required as well, and was broken. "
          + "Lower the priority of one, or remove it.")
    }
    for (state, axis, variable) in items {
      store(
        Span(position: solution.values[variable], extent: solution.values[variable + 1]), in: state, axis)
    }
  }

  private func store(_ span: Span, in state: LayoutState, _ axis: NSLayoutConstraint.Axis) {
    var span = span
    if state.guide == nil, let view = state.view, !isPlaced(view) {
      span.position = view.alignmentRect(forFrame: view.frame).origin.along(axis)
    }
    let old = state.solved[axis]
    if let old, old.isNear(span) { return }
    state.solved[axis] = span
    LayoutEngine.hasMoved = true
    guard let view = state.view else { return }
    if state.guide != nil { return view.setNeedsLayout() }
    view.superview?.setNeedsLayout()
    if axis == .horizontal, old?.extent != span.extent, view.contentHeight(forWidth: span.extent) != nil {
      state.invalidate(.vertical)
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute as parts of where an item begins and how long it is.
  fileprivate var place: (start: CGFloat, extent: CGFloat, isWithinMargins: Bool)? {
    switch self {
    case .left, .leading, .top: (1, 0, false)
    case .right, .trailing, .bottom, .firstBaseline, .lastBaseline: (1, 1, false)
    case .centerX, .centerY: (1, 0.5, false)
    case .width, .height: (0, 1, false)
    case .leftMargin, .leadingMargin, .topMargin: (1, 0, true)
    case .rightMargin, .trailingMargin, .bottomMargin: (1, 1, true)
    case .centerXWithinMargins, .centerYWithinMargins: (1, 0.5, true)
    case .notAnAttribute: nil
    }
  }

  /// The same of the guide between the margins.
  fileprivate var withoutMargins: Self {
    switch self {
    case .leftMargin, .leadingMargin: .left
    case .rightMargin, .trailingMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: self
    }
  }
}

extension CGPoint {
  fileprivate func along(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? x : y }
}

extension CGSize {
  fileprivate func along(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension UIEdgeInsets {
  fileprivate func start(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? left : top }
  fileprivate func end(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? right : bottom }
}
