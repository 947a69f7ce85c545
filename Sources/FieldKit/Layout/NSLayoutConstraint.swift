public import Foundation

/// A relation between the edges, middles and sizes of views that layout keeps:
/// `first.attribute = multiplier × second.attribute + constant`, or at most, or at least that.
///
/// Values are points, and frames hold them exactly. On the screen each edge goes to the nearest border between cells,
/// so that what touches in points touches in cells: nothing overlaps, and no gap opens.
///
/// Of required constraints that contradict each other one is broken, and named in a warning.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The view or guide that the constraint places.
  public private(set) final weak var firstItem: AnyObject?
  /// The view or guide that it depends on, if any.
  public private(set) final weak var secondItem: AnyObject?
  /// What of the first item is related.
  public final let firstAttribute: Attribute
  /// What of the second item is related.
  public final let secondAttribute: Attribute
  /// How the two compare.
  public final let relation: Relation
  /// The factor of the second item's attribute.
  public final let multiplier: CGFloat

  /// What is added, in points.
  open var constant: CGFloat { didSet { if constant != oldValue { invalidate() } } }

  /// How much the constraint matters.
  open var priority = UILayoutPriority.required { didSet { if priority != oldValue { invalidate() } } }

  /// A name, by which a warning calls the constraint.
  open var identifier: String?

  /// Whether an archive would keep the constraint. Stored; nothing is archived.
  open var shouldBeArchived = false

  /// The view that holds the constraint; it is active while one does.
  final weak var owner: UIView?
  /// What has to be told when the constraint changes.
  final var registrations: [Registration] = []
  /// The solve that has seen the constraint.
  final var generation = 0
  private let hasSecondItem: Bool

  /// A constraint between two items. Without a second one the first one's attribute is a constant.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    secondItem = view2.map { $0 as AnyObject }
    hasSecondItem = view2 != nil && attr2 != .notAnAttribute
    firstAttribute = attr1
    secondAttribute = view2 == nil ? .notAnAttribute : attr2
    self.relation = relation
    self.multiplier = multiplier
    constant = c
    super.init()
  }

  /// A constraint that nothing can satisfy or break.
  public override convenience init() {
    self.init(
      item: UILayoutGuide(), attribute: .notAnAttribute, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 0)
  }

  /// Whether layout keeps the constraint. Activating adds it to the nearest view that both items are in.
  open var isActive: Bool {
    get { owner != nil }
    set {
      if newValue == isActive { return }
      if newValue { activate() } else { owner?.removeConstraint(self) }
    }
  }

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The constraint as a formula, behind its identifier: what a warning calls it.
  package final var formula: String {
    var text = identifier.map { "'\($0)' " } ?? ""
    text += "\(Self.name(firstItem)).\(firstAttribute.name) \(relation.sign) "
    if hasSecondItem {
      if multiplier != 1 { text += "\(Self.number(multiplier))*" }
      text += "\(Self.name(secondItem)).\(secondAttribute.name)"
      if constant != 0 { text += constant > 0 ? " + " : " - " }
      if constant != 0 { text += Self.number(abs(constant)) }
    } else {
      text += Self.number(constant)
    }
    if priority != .required { text += " @\(Self.number(CGFloat(priority.rawValue)))" }
    return "<\(text)>"
  }

  private static func name(_ item: AnyObject?) -> String {
    switch item {
    case let view as UIView: view.layoutName
    case let guide as UILayoutGuide:
      guide.identifier.isEmpty
        ? "\(name(guide.owningView)).\(guide.kind)" : guide.identifier
    default: "nil"
    }
  }

  private static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
  }

  /// Whether both items are still there.
  final var isWhole: Bool { firstItem != nil && (!hasSecondItem || secondItem != nil) }

  private func activate() {
    guard let first = LayoutState.view(of: firstItem) else {
      return RuntimeWarning.issue("\(formula) can't be activated: its first item is in no view.")
    }
    var ancestor = hasSecondItem ? LayoutState.view(of: secondItem) : first
    // A guide is in its view, so that one may hold the constraint; the view may be the other item's ancestor too.
    while let candidate = ancestor, !first.isDescendant(of: candidate) { ancestor = candidate.superview }
    guard let owner = ancestor else {
      return RuntimeWarning.issue(
        "\(formula) can't be activated: its items have no view in common. Add both to the view hierarchy first."
      )
    }
    owner.addConstraint(self)
  }

  private func invalidate() {
    guard isActive else { return }
    for registration in registrations { registration.state?.invalidate(alike: self) }
  }

  /// An item's state, which lives as long as the item.
  struct Registration {
    weak var state: LayoutState?
  }
}

extension UIView {
  /// What a warning calls the view.
  var layoutName: String {
    let type = "\(Swift.type(of: self))"
    return tag == 0 ? type : "\(type)(tag \(tag))"
  }
}
