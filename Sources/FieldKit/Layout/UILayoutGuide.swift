public import Foundation

/// A rectangle in a view that takes part in layout and is never drawn.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// What a guide's place depends on.
  enum Kind: String {
    /// Its constraints.
    case guide
    /// The view without what bars cover.
    case safeArea
    /// The view without its margins.
    case margins
    /// What is as wide as one likes to read.
    case readable
    /// What a scroll view scrolls.
    case content
    /// A scroll view itself, wherever it is scrolled to.
    case frame
    /// What a keyboard covers.
    case keyboard
  }

  let kind: Kind
  final let layout: LayoutState

  /// The view that the guide is in.
  public internal(set) final weak var owningView: UIView? { didSet { layout.view = owningView } }

  /// A name, by which warnings call the guide.
  open var identifier = ""

  /// A guide in no view yet.
  public override convenience init() { self.init(.guide, in: nil) }

  /// Archives hold no guides of a terminal.
  public convenience init?(coder: NSCoder) { self.init() }

  init(_ kind: Kind, in view: UIView?) {
    self.kind = kind
    layout = LayoutState()
    owningView = view
    super.init()
    layout.view = view
    layout.guide = self
  }

  /// The place in the owning view's coordinates, in points, as of the last layout.
  open var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    let bounds = view.bounds
    switch kind {
    case .guide:
      let across = layout.solved.horizontal ?? .zero
      let down = layout.solved.vertical ?? .zero
      return CGRect(x: across.position, y: down.position, width: across.extent, height: down.extent)
    case .content: return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
    case .keyboard:
      let height = view.safeAreaInsets.bottom
      return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    case .safeArea, .margins, .readable, .frame: return bounds.inset(by: view.insets(of: kind))
    }
  }

  /// The active constraints that name this guide, of one direction.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    layout.activeConstraints.filter { $0.touches(axis) }
  }

  /// Whether layout leaves the guide's place open. Never known before a layout; `false`.
  open var hasAmbiguousLayout: Bool { false }

  /// The edge where reading begins: the left one.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where reading ends: the right one.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The upper edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The lower edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The middle across.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The middle down.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}

/// A guide that follows something that moves.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// What a keyboard covers of a view: nothing, at its lower edge. A terminal's keyboard is on the desk.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that floats. Stored; none does.
  open var followsUndockedKeyboard = false
  /// Whether the guide keeps off the safe area while no keyboard is shown.
  open var usesBottomSafeArea = true
}
