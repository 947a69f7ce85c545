public import Foundation

/// A row or a column of views.
///
/// The arrangement is made of constraints, as UIKit's is, so that constraints of a program's own on an arranged view,
/// to whatever else, are kept together with it.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How the views fill the row or column.
  public enum Distribution: Int, Sendable {
    /// Those grow or shrink that hug or resist the least.
    case fill = 0
    /// All get the same length.
    case fillEqually = 1
    /// Each gets a part as its content asks for.
    case fillProportionally = 2
    /// The gaps are equal.
    case equalSpacing = 3
    /// The distances between the middles are equal, as far as gaps allow it.
    case equalCentering = 4
  }

  /// Where the views stand across the row or column.
  public enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill = 0
    /// At the edge where reading begins.
    case leading = 1
    /// With the first rows of text level.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the edge where reading ends.
    case trailing = 4
    /// With the last rows of text level.
    case lastBaseline = 5

    /// At the upper edge.
    public static var top: Alignment { .leading }
    /// At the lower edge.
    public static var bottom: Alignment { .trailing }
  }

  /// The custom spacing that stands for `spacing`.
  public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
  /// The custom spacing that stands for the system's: a column, or a row.
  public static let spacingUseSystem: CGFloat = .leastNormalMagnitude

  /// Whether the views stand in a row or in a column.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { arrange() } } }
  /// How the views fill the row or column.
  open var distribution = Distribution.fill { didSet { if distribution != oldValue { arrange() } } }
  /// Where the views stand across the row or column.
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrange() } } }
  /// The gap between two views, in points.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrange() } } }
  /// Whether gaps are measured from one text's last row to the next one's first.
  open var isBaselineRelativeArrangement = false { didSet { arrange() } }
  /// Whether the views keep off the margins.
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrange() } }

  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  var arrangement: [NSLayoutConstraint] = []
  var gapGuides: [UILayoutGuide] = []

  /// A stack at a place in its superview, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// A stack from an archive.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  // MARK: Views

  /// The views in the row or column. Hidden ones take no room.
  open var arrangedSubviews: [UIView] { arranged.filter { $0.superview === self } }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    if arranged.contains(where: { $0 === view }), view.superview === self { return }
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Adds a view before the one that has an index; at the end, if none has.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arranged = arrangedSubviews.filter { $0 !== view }
    arranged.insert(view, at: max(0, min(stackIndex, arranged.count)))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrange()
  }

  /// Takes a view from the row or column. It stays a subview, where it is.
  open func removeArrangedSubview(_ view: UIView) {
    guard arranged.contains(where: { $0 === view }) else { return }
    arranged.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrange()
  }

  /// Sets the gap after a view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
    arrange()
  }

  /// The gap after a view, in points; `spacingUseDefault` if it has none of its own.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// The gap after a view, in points.
  final func gap(after view: UIView) -> CGFloat {
    let custom = customSpacing(after: view)
    if custom == Self.spacingUseDefault { return spacing }
    guard custom == Self.spacingUseSystem else { return custom }
    return axis == .horizontal ? SystemSpacing.horizontal : SystemSpacing.vertical
  }

  // MARK: Layout

  /// The arrangement has to be made again.
  private func arrange() { setNeedsUpdateConstraints() }

  override func subviewVisibilityChanged(_ view: UIView) { arrange() }

  /// Asks for a layout; and for another arrangement, if a view has left.
  open override func setNeedsLayout() {
    super.setNeedsLayout()
    guard arranged.contains(where: { $0.superview !== self }) else { return }
    arranged = arrangedSubviews
    isConstraintUpdateDue = true
  }

  /// Makes the arrangement's constraints.
  open override func updateConstraints() {
    rebuildArrangement()
    super.updateConstraints()
  }

  /// The size that the views ask for, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  /// The first view's text stands for the stack's.
  open override var forFirstBaselineLayout: UIView { shownViews.first?.forFirstBaselineLayout ?? self }
  /// In a column, the last view's text stands for the stack's; in a row, the first one's.
  open override var forLastBaselineLayout: UIView {
    (axis == .vertical ? shownViews.last : shownViews.first)?.forLastBaselineLayout ?? self
  }

  /// The arranged views that aren't hidden.
  final var shownViews: [UIView] { arranged.filter { $0.superview === self && !$0.isHidden } }
}
