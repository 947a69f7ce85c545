import FieldKit
import Foundation
import Testing

/// Where constraints put views.
@MainActor @Suite(.serialized) struct ConstraintLayoutTests {
  /// A view whose content asks for a size.
  private final class Content: UIView {
    var size: CGSize { didSet { invalidateIntrinsicContentSize() } }
    private(set) var questions = 0

    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
      questions += 1
      return size
    }
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 160))

  private func add<V: UIView>(_ view: V, to parent: UIView? = nil) -> V {
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
    return view
  }

  private func activate(_ constraints: NSLayoutConstraint...) {
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
  }

  @Test func edgesAreInsets() {
    let view = add(UIView())
    activate(
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -32))
    #expect(view.frame == CGRect(x: 8, y: 16, width: 304, height: 112))
    root.frame.size = CGSize(width: 160, height: 80)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 16, width: 144, height: 32))
  }

  @Test func aSizeAndAMiddle() {
    let view = add(UIView())
    activate(
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: 8),
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: -8),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25))
    #expect(view.frame == CGRect(x: 84, y: 69, width: 152, height: 38))
  }

  @Test func constantsAndPrioritiesCanBeChanged() {
    let view = add(UIView())
    let width = view.widthAnchor.constraint(equalToConstant: 80)
    let least = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 100)
    least.priority = .defaultLow
    activate(view.leftAnchor.constraint(equalTo: root.leftAnchor), width, least)
    #expect(view.frame.width == 80)
    width.constant = 60
    root.layoutIfNeeded()
    #expect(view.frame.width == 60)
    width.priority = UILayoutPriority(1)
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)
    least.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 60)
    #expect(root.constraints.count == 1 && view.constraints.count == 1)
  }

  @Test func contentsHugAndResist() {
    let (left, right) = (add(Content(80, 16)), add(Content(120, 16)))
    activate(
      left.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 8),
      right.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      left.topAnchor.constraint(equalTo: root.topAnchor),
      right.topAnchor.constraint(equalTo: root.topAnchor))
    left.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    root.layoutIfNeeded()
    #expect(left.frame == CGRect(x: 0, y: 0, width: 80, height: 16))
    #expect(right.frame == CGRect(x: 88, y: 0, width: 232, height: 16))
    right.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    root.layoutIfNeeded()
    #expect(left.frame.width == 192 && right.frame.width == 120)
    // Too little room: the one that resists less gives way.
    root.frame.size.width = 148
    right.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    root.layoutIfNeeded()
    #expect(left.frame.width == 80 && right.frame.width == 60)
    left.setContentCompressionResistancePriority(UILayoutPriority(1), for: .horizontal)
    root.layoutIfNeeded()
    #expect(left.frame.width == 20 && right.frame.width == 120)
  }

  @Test func aContentIsAskedOnceUntilItChanges() {
    let view = add(Content(80, 16))
    activate(
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor))
    #expect(view.questions == 1)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.questions == 1)
    view.size.width = 40
    root.layoutIfNeeded()
    #expect(view.questions == 2)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 16))
  }

  @Test func inequalitiesAreBounds() {
    let view = add(Content(400, 16))
    activate(
      view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -16),
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor))
    #expect(view.frame.minX == 16 && view.frame.width == 288)
    view.size.width = 80
    root.layoutIfNeeded()
    #expect(view.frame.minX == 120 && view.frame.width == 80)
  }

  @Test func nestedViewsAndCousins() {
    let box = add(UIView())
    let inner = add(Content(40, 16), to: box)
    let cousin = add(UIView())
    activate(
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 40),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 32),
      inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 8),
      inner.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -8),
      inner.topAnchor.constraint(equalTo: box.topAnchor),
      inner.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      cousin.leadingAnchor.constraint(equalTo: inner.trailingAnchor),
      cousin.topAnchor.constraint(equalTo: inner.topAnchor),
      cousin.widthAnchor.constraint(equalTo: inner.widthAnchor),
      cousin.heightAnchor.constraint(equalTo: inner.heightAnchor))
    #expect(box.frame == CGRect(x: 40, y: 32, width: 56, height: 16))
    #expect(inner.frame == CGRect(x: 8, y: 0, width: 40, height: 16))
    #expect(cousin.frame == CGRect(x: 88, y: 32, width: 40, height: 16))
  }

  @Test func framesOfOthersAreConstants() {
    let given = UIView(frame: CGRect(x: 16, y: 16, width: 64, height: 16))
    root.addSubview(given)
    let view = add(UIView())
    activate(
      view.leadingAnchor.constraint(equalTo: given.trailingAnchor, constant: 8),
      view.widthAnchor.constraint(equalTo: given.widthAnchor))
    #expect(view.frame.minX == 88 && view.frame.width == 64)
    given.frame.origin.x = 0
    given.frame.size.width = 32
    root.layoutIfNeeded()
    #expect(view.frame.minX == 40 && view.frame.width == 32)
  }

  @Test func guidesTakePart() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let view = add(UIView())
    activate(
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25),
      guide.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 16),
      view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.bottomAnchor),
      view.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor))
    #expect(guide.layoutFrame == CGRect(x: 0, y: 8, width: 80, height: 16))
    #expect(view.frame == CGRect(x: 80, y: 24, width: 232, height: 136))
    root.layoutMargins = UIEdgeInsets(top: 16, left: 0, bottom: 0, right: 40)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 80, y: 32, width: 200, height: 128))
    root.removeLayoutGuide(guide)
    #expect(root.layoutGuides.isEmpty && !root.constraints.contains { $0.firstItem === guide })
  }

  @Test func theSafeAreaIsTheControllers() {
    let controller = UIViewController()
    controller.view = root
    let view = add(UIView())
    activate(
      view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      view.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
      view.leftAnchor.constraint(equalTo: root.safeAreaLayoutGuide.leftAnchor),
      view.rightAnchor.constraint(equalTo: root.safeAreaLayoutGuide.rightAnchor))
    #expect(view.frame == root.bounds)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 16, left: 8, bottom: 32, right: 0)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 16, width: 312, height: 112))
    #expect(view.safeAreaInsets == .zero)
  }

  @Test func aScrollViewsContentHasTheSizeThatItsConstraintsAskFor() {
    let scroll = add(UIScrollView())
    let content = add(Content(80, 480), to: scroll)
    let fixed = add(UIView(), to: scroll)
    activate(
      scroll.topAnchor.constraint(equalTo: root.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 16),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      fixed.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor),
      fixed.heightAnchor.constraint(equalToConstant: 16))
    #expect(scroll.frame == root.bounds)
    #expect(scroll.contentSize == CGSize(width: 320, height: 496))
    #expect(content.frame == CGRect(x: 0, y: 16, width: 320, height: 480))
    scroll.contentOffset.y = 64
    root.layoutIfNeeded()
    #expect(content.frame.minY == 16 && fixed.frame.minY == 64)
  }

  @Test func fieldsHaveTheirTextRowAsBaseline() {
    let (field, label) = (add(UITextField()), add(UIView()))
    activate(
      field.topAnchor.constraint(equalTo: root.topAnchor),
      field.heightAnchor.constraint(equalToConstant: 48),
      label.heightAnchor.constraint(equalToConstant: 16),
      label.lastBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor))
    #expect(label.frame.minY == 16)
  }

  @Test func fittingAsksWhatIsInTheView() {
    let box = UIView()
    let inner = add(Content(40, 16), to: box)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 8),
      box.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 8),
      inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 16),
      box.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
    ])
    #expect(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 56, height: 32))
    let wide = box.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(wide == CGSize(width: 200, height: 32))
    #expect(box.frame == .zero)
  }

  @Test func alignmentInsetsAreOutsideOfWhatIsAligned() {
    final class Badged: UIView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 16, left: 0, bottom: 0, right: 8) }
    }
    let view = add(Badged())
    activate(
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
      view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 16))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 48, height: 32))
  }

  @Test func leavingTheSuperviewEndsOuterConstraintsOnly() {
    let box = add(UIView())
    let inner = add(UIView(), to: box)
    let outer = box.topAnchor.constraint(equalTo: root.topAnchor)
    let width = box.widthAnchor.constraint(equalToConstant: 8)
    let inside = inner.topAnchor.constraint(equalTo: box.topAnchor)
    activate(outer, width, inside)
    box.removeFromSuperview()
    #expect(!outer.isActive && width.isActive && inside.isActive)
    #expect(root.constraints.isEmpty)
  }

  @Test func viewsWithConstraintsAreFreed() {
    weak var freed: UIView?
    do {
      let box = UIView()
      let inner = add(UIView(), to: box)
      inner.topAnchor.constraint(equalTo: box.safeAreaLayoutGuide.topAnchor).isActive = true
      inner.widthAnchor.constraint(equalTo: box.widthAnchor).isActive = true
      box.layoutIfNeeded()
      freed = inner
    }
    #expect(freed == nil)
  }

  @Test func activatingWithoutACommonViewWarns() {
    let other = UIView()
    let constraint = other.topAnchor.constraint(equalTo: root.topAnchor)
    let warnings = RuntimeWarning.issued { constraint.isActive = true }
    #expect(!constraint.isActive)
    #expect(warnings.count == 1)
  }

  @Test func theOneOfAContradictionIsNamedOnce() {
    let view = add(UIView())
    let second = view.widthAnchor.constraint(equalToConstant: 90)
    second.identifier = "second width"
    let warnings = RuntimeWarning.issued {
      activate(view.widthAnchor.constraint(equalToConstant: 80), second)
      view.setContentHuggingPriority(.required, for: .horizontal)
      root.layoutIfNeeded()
    }
    #expect(view.frame.width == 80)
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("'second width' UIView.width == 90") == true)
  }

  @Test func updateConstraintsComesBeforeLayout() {
    final class Updating: UIView {
      var events: [String] = []
      override func updateConstraints() {
        events.append("update")
        super.updateConstraints()
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        events.append("layout")
      }
    }
    let view = Updating()
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.events == ["update", "layout"])
    view.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(view.events == ["update", "layout", "update", "layout"])
  }

  @Test func classicConstraintsAreTheSame() {
    let view = add(UIView())
    let constraint = NSLayoutConstraint(
      item: view, attribute: .trailing, relatedBy: .lessThanOrEqual, toItem: root, attribute: .centerX,
      multiplier: 0.5, constant: 4)
    root.addConstraints([
      constraint,
      NSLayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1,
        constant: 40),
      NSLayoutConstraint(
        item: view, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: root,
        attribute: .leadingMargin,
        multiplier: 1, constant: 0),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == 40 && view.frame.minX >= 8 && view.frame.maxX <= 84)
    #expect(constraint.isActive && constraint.firstItem === view && constraint.secondItem === root)
    #expect(constraint.formula == "<UIView.trailing <= 0.5*UIView.centerX + 4>")
    root.removeConstraint(constraint)
    #expect(!constraint.isActive)
  }
}
