public import Foundation

/// An edge, a middle or a size of a view or guide, from which constraints are made.
///
/// Made constraints aren't active yet: `view.topAnchor.constraint(equalTo: other.bottomAnchor).isActive = true`.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// The view or guide that the anchor is of.
  public private(set) final weak var item: AnyObject?
  final let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  /// What the anchor is called in warnings.
  open var name: String { attribute.name }

  /// Whether layout leaves the item's place or size open. Never known before a layout; `false`.
  open var hasAmbiguousLayout: Bool { false }

  /// The active constraints that name this anchor.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    LayoutState.of(item)?.activeConstraints.filter {
      ($0.firstItem === item && $0.firstAttribute == attribute)
        || ($0.secondItem === item && $0.secondAttribute == attribute)
    } ?? []
  }

  /// A constraint that keeps this anchor at another, `c` points further.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0)
    -> NSLayoutConstraint
  { related(.equal, to: anchor, constant: c) }

  /// A constraint that keeps this anchor at another, `c` points further, or beyond.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0)
    -> NSLayoutConstraint
  { related(.greaterThanOrEqual, to: anchor, constant: c) }

  /// A constraint that keeps this anchor at another, `c` points further, or before.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0)
    -> NSLayoutConstraint
  { related(.lessThanOrEqual, to: anchor, constant: c) }

  final func related(
    _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>?,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    // An anchor outlives its item only where a program keeps it. A guide in no view makes a constraint that says so
    // when it is activated.
    NSLayoutConstraint(
      item: item ?? UILayoutGuide(), attribute: attribute, relatedBy: relation, toItem: anchor?.item,
      attribute: anchor?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }
}

/// A place across: a left or right edge, or a middle.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Keeps this anchor a column after another, `multiplier` times.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, constant: multiplier * SystemSpacing.horizontal)
  }

  /// Keeps this anchor at least a column after another, `multiplier` times.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, constant: multiplier * SystemSpacing.horizontal)
  }

  /// Keeps this anchor at most a column after another, `multiplier` times.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, constant: multiplier * SystemSpacing.horizontal)
  }
}

/// A place down: an upper or lower edge, a middle, or a row of text.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Keeps this anchor a row below another, `multiplier` times.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, constant: multiplier * SystemSpacing.vertical)
  }

  /// Keeps this anchor at least a row below another, `multiplier` times.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, constant: multiplier * SystemSpacing.vertical)
  }

  /// Keeps this anchor at most a row below another, `multiplier` times.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, constant: multiplier * SystemSpacing.vertical)
  }
}

/// A width or a height.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Keeps this size at so many points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    related(.equal, to: nil, constant: c)
  }

  /// Keeps this size at so many points or more.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: nil, constant: c)
  }

  /// Keeps this size at so many points or less.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: nil, constant: c)
  }

  /// Keeps this size at another times a factor, and `c` points more.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, multiplier: m, constant: c)
  }

  /// Keeps this size at least at another times a factor, and `c` points more.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c)
  }

  /// Keeps this size at most at another times a factor, and `c` points more.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, multiplier: m, constant: c)
  }
}

/// The distances that a layout takes where it names none, in points: UIKit's 8 and 20 as whole cells.
enum SystemSpacing {
  /// Between two views in a row: a column.
  static let horizontal: CGFloat = 8
  /// Between two views in a column: a row.
  static let vertical: CGFloat = 16
  /// Between a view and its superview's edge: two columns, or a row.
  static let edge: CGFloat = 16
}
