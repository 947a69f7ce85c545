import Foundation

extension UIStackView {
  /// The attributes of a direction.
  private struct Attributes {
    let start: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute
    let middle: NSLayoutConstraint.Attribute
    let extent: NSLayoutConstraint.Attribute

    init(_ axis: NSLayoutConstraint.Axis) {
      let isAcross = axis == .horizontal
      start = isAcross ? .leading : .top
      end = isAcross ? .trailing : .bottom
      middle = isAcross ? .centerX : .centerY
      extent = isAcross ? .width : .height
    }
  }

  /// Makes the constraints of the arrangement, in place of those before.
  final func rebuildArrangement() {
    NSLayoutConstraint.deactivate(arrangement)
    for guide in gapGuides { removeLayoutGuide(guide) }
    arrangement = []
    gapGuides = []
    let views = shownViews
    guard let first = views.first, let last = views.last else { return }
    let edges: AnyObject = isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self
    let along = Attributes(axis)
    relate(first, along.start, .equal, edges, along.start, name: "UISV-canvas-connection")
    relate(edges, along.end, .equal, last, along.end, name: "UISV-canvas-connection")
    distribute(views, along)
    align(views, Attributes(axis == .horizontal ? .vertical : .horizontal), edges)
    NSLayoutConstraint.activate(arrangement)
  }

  // MARK: Along

  private func distribute(_ views: [UIView], _ along: Attributes) {
    let pairs = Array(zip(views, views.dropFirst()))
    switch distribution {
    case .fill, .fillEqually, .fillProportionally:
      let isByText = isBaselineRelativeArrangement && axis == .vertical
      for (view, next) in pairs {
        relate(
          next, isByText ? .firstBaseline : along.start, .equal, view, isByText ? .lastBaseline : along.end,
          constant: gap(after: view), name: "UISV-spacing")
      }
      if distribution == .fillEqually { equalise(views, along) }
      if distribution == .fillProportionally { proportion(views, along) }
    case .equalSpacing, .equalCentering:
      for (view, next) in pairs {
        relate(
          next, along.start, .greaterThanOrEqual, view, along.end, constant: gap(after: view),
          name: "UISV-spacing")
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        gapGuides.append(guide)
        let isMiddle = distribution == .equalCentering
        relate(
          guide, along.start, .equal, view, isMiddle ? along.middle : along.end,
          name: "UISV-distributing-edge")
        relate(
          guide, along.end, .equal, next, isMiddle ? along.middle : along.start,
          name: "UISV-distributing-edge")
        if let first = gapGuides.first, first !== guide {
          // Equal middles give way where a view's own size asks for it.
          relate(
            guide, along.extent, .equal, first, along.extent, priority: isMiddle ? 150 : 999,
            name: "UISV-fill-equally")
        }
      }
    }
  }

  private func equalise(_ views: [UIView], _ along: Attributes) {
    for view in views.dropFirst() {
      relate(view, along.extent, .equal, views[0], along.extent, name: "UISV-fill-equally")
    }
  }

  private func proportion(_ views: [UIView], _ along: Attributes) {
    let sizes = views.map { view in
      let size = view.intrinsicContentSize
      return max(0, axis == .horizontal ? size.width : size.height)
    }
    guard let base = sizes.firstIndex(where: { $0 > 0 }) else { return equalise(views, along) }
    for (index, view) in views.enumerated() where index != base && sizes[index] > 0 {
      relate(
        view, along.extent, .equal, views[base], along.extent, multiplier: sizes[index] / sizes[base],
        priority: 999, name: "UISV-fill-proportionally")
    }
  }

  // MARK: Across

  private func align(_ views: [UIView], _ across: Attributes, _ edges: AnyObject) {
    for view in views {
      var (atStart, atEnd): (NSLayoutConstraint.Relation, NSLayoutConstraint.Relation) = (
        .greaterThanOrEqual, .greaterThanOrEqual
      )
      switch alignment {
      case .fill: (atStart, atEnd) = (.equal, .equal)
      case .leading: atStart = .equal
      case .trailing: atEnd = .equal
      case .center: relate(view, across.middle, .equal, edges, across.middle, name: "UISV-alignment")
      case .firstBaseline, .lastBaseline:
        // In a column there is no row of text to share.
        if axis == .vertical { atStart = .equal }
        guard axis == .horizontal, view !== views[0] else { break }
        let baseline: NSLayoutConstraint.Attribute =
          alignment == .firstBaseline ? .firstBaseline : .lastBaseline
        relate(view, baseline, .equal, views[0], baseline, name: "UISV-alignment")
      }
      relate(view, across.start, atStart, edges, across.start, name: "UISV-canvas-connection")
      relate(edges, across.end, atEnd, view, across.end, name: "UISV-canvas-connection")
    }
    // Where nobody says how long the stack is across, it is as short as the views let it be.
    if alignment != .fill {
      relate(
        self, across.extent, .equal, nil, .notAnAttribute, priority: 25, name: "UISV-ambiguity-suppression")
    }
  }

  private func relate(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ other: AnyObject?, _ otherAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: Float = 1000, name: String
  ) {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
      multiplier: multiplier, constant: constant)
    constraint.priority = UILayoutPriority(priority)
    constraint.identifier = name
    arrangement.append(constraint)
  }
}
