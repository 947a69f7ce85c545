import Foundation

extension NSLayoutConstraint {
  /// The constraints that a visual format says: `V:|-[title]-8-[field(>=16)]-(>=0)-|`. A format that can't be read
  /// says none, and why in a warning.
  ///
  /// - Parameters:
  ///   - format: `H:` (the default) or `V:`, then views in brackets, distances between dashes, `|` for the superview's
  ///     edge. Sizes and distances are in points.
  ///   - opts: how the views are aligned with each other.
  ///   - metrics: numbers by name.
  ///   - views: views and guides by name.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let numbers = (metrics ?? [:]).compactMapValues(Self.number)
    do {
      var builder = FormatBuilder(items: views.mapValues { $0 as AnyObject }, options: opts)
      try builder.build(try VisualFormat(format, metrics: numbers))
      return builder.constraints
    } catch {
      RuntimeWarning.issue(
        "The visual format “\(format)” can't be read at character \(error.position + 1): \(error.text).")
      return []
    }
  }

  private class func number(_ value: Any) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}

/// Makes constraints of what a visual format says.
@MainActor private struct FormatBuilder {
  let items: [String: AnyObject]
  let options: NSLayoutConstraint.FormatOptions
  var constraints: [NSLayoutConstraint] = []

  init(items: [String: AnyObject], options: NSLayoutConstraint.FormatOptions) {
    self.items = items
    self.options = options
  }

  mutating func build(_ format: VisualFormat) throws(VisualFormat.Mistake) {
    let isAcross = format.axis == .horizontal
    let isReversed = isAcross && options.contains(.directionRightToLeft)
    let start: NSLayoutConstraint.Attribute = isAcross ? (isReversed ? .right : .leading) : .top
    let end: NSLayoutConstraint.Attribute = isAcross ? (isReversed ? .left : .trailing) : .bottom
    var views: [AnyObject] = []
    for case .view(let name, _) in format.elements { views.append(try item(name)) }
    let superview = LayoutState.view(of: views.first).flatMap { views.first is UIView ? $0.superview : $0 }
    var previous: (item: AnyObject, attribute: NSLayoutConstraint.Attribute)?
    var gap: [VisualFormat.Predicate]?
    for element in format.elements {
      switch element {
      case .gap(let predicates):
        gap = predicates
      case .superview:
        guard let superview else {
          throw VisualFormat.Mistake(text: "the views are in no superview", position: 0)
        }
        let isFirst = previous == nil
        if let previous {
          connect(previous, to: (superview, end), gap, isEdge: true, isAcross, isReversed)
        }
        previous = isFirst ? (superview, start) : nil
        gap = nil
      case .view(let name, let predicates):
        let view = try item(name)
        if let previous {
          connect(
            previous, to: (view, start), gap, isEdge: previous.item === superview, isAcross, isReversed)
        }
        for predicate in predicates { try size(view, predicate, isAcross ? .width : .height) }
        previous = (view, end)
        gap = nil
      }
    }
    align(views)
  }

  private func item(_ name: String) throws(VisualFormat.Mistake) -> AnyObject {
    guard let item = items[name] else {
      throw VisualFormat.Mistake(text: "there is no view named \(name)", position: 0)
    }
    return item
  }

  private mutating func connect(
    _ first: (item: AnyObject, attribute: NSLayoutConstraint.Attribute),
    to second: (item: AnyObject, attribute: NSLayoutConstraint.Attribute), _ gap: [VisualFormat.Predicate]?,
    isEdge: Bool, _ isAcross: Bool, _ isReversed: Bool
  ) {
    let system = isEdge ? SystemSpacing.edge : isAcross ? SystemSpacing.horizontal : SystemSpacing.vertical
    // No dash: the two touch. One dash: the system's distance.
    let predicates =
      gap.map { $0.isEmpty ? [.init(value: .number(system))] : $0 } ?? [.init(value: .number(0))]
    for predicate in predicates {
      guard case .number(let distance) = predicate.value else { continue }
      let (later, earlier) = isReversed ? (first, second) : (second, first)
      append(
        later.item, later.attribute, predicate.relation, earlier.item, earlier.attribute, distance,
        predicate.priority)
    }
  }

  private mutating func size(
    _ view: AnyObject, _ predicate: VisualFormat.Predicate, _ attribute: NSLayoutConstraint.Attribute
  ) throws(VisualFormat.Mistake) {
    switch predicate.value {
    case .number(let number):
      append(view, attribute, predicate.relation, nil, .notAnAttribute, number, predicate.priority)
    case .view(let name):
      append(view, attribute, predicate.relation, try item(name), attribute, 0, predicate.priority)
    }
  }

  private mutating func align(_ views: [AnyObject]) {
    let alignments: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
      (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
      (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
      (.alignAllFirstBaseline, .firstBaseline),
    ]
    for (option, attribute) in alignments where options.contains(option) {
      for (view, next) in zip(views, views.dropFirst()) {
        append(view, attribute, .equal, next, attribute, 0, 1000)
      }
    }
  }

  private mutating func append(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ other: AnyObject?, _ otherAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat,
    _ priority: Float
  ) {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
      multiplier: 1, constant: constant)
    constraint.priority = UILayoutPriority(priority)
    constraints.append(constraint)
  }
}
