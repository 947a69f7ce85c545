extension UIView {
  /// The edge where reading begins: the left one.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where reading ends: the right one.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The middle across.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The middle down.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The lower edge of the first row of text; of a view without text, its own.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The lower edge of the last row of text; of a view without text, its own.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  // MARK: Guides

  /// The view without what bars cover.
  public var safeAreaLayoutGuide: UILayoutGuide { layout.guide(.safeArea, of: self) }
  /// The view without its margins.
  public var layoutMarginsGuide: UILayoutGuide { layout.guide(.margins, of: self) }
  /// What is as wide as one likes to read: in a terminal, the view without its margins.
  public var readableContentGuide: UILayoutGuide { layout.guide(.readable, of: self) }
  /// What a keyboard covers: nothing, at the lower edge of the safe area.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide { layout.keyboardGuide(of: self) }

  /// The guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] { layoutState?.addedGuides ?? [] }

  /// Adds a guide, and takes it from the view where it was.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    if layoutGuide.owningView === self { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layout.addedGuides.append(layoutGuide)
    layoutGuide.owningView = self
  }

  /// Takes a guide from the view. Constraints that name it end.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard let index = layout.addedGuides.firstIndex(where: { $0 === layoutGuide }) else { return }
    NSLayoutConstraint.deactivate(layoutGuide.layout.activeConstraints)
    layout.addedGuides.remove(at: index)
    layoutGuide.owningView = nil
  }

  /// What a guide of a kind leaves free at the view's edges, in points.
  func insets(of kind: UILayoutGuide.Kind) -> UIEdgeInsets {
    switch kind {
    case .safeArea: safeAreaInsets
    case .margins, .readable: effectiveMargins
    case .guide, .content, .frame, .keyboard: .zero
    }
  }

  /// The margins, and the safe area where it is larger than they are.
  private var effectiveMargins: UIEdgeInsets {
    var margins = layoutMargins
    guard insetsLayoutMarginsFromSafeArea else { return margins }
    let safe = safeAreaInsets
    margins.top += safe.top
    margins.left += safe.left
    margins.bottom += safe.bottom
    margins.right += safe.right
    return margins
  }
}
