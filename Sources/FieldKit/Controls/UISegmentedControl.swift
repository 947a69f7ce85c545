public import CellCanvas
public import Foundation

/// Several things beside each other, one of which is chosen: `One │ Two │ Three`, the chosen one in inverse.
///
/// A click chooses what it hits, and Return or Space, while the control has the keyboard, the next one; arrows
/// choose the one beside it. That sends `.touchUpInside`, and, if another one is chosen now, `.valueChanged` and `.primaryActionTriggered`.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index that says that nothing is chosen.
  nonisolated public static let noSegment = -1

  final var segments: [Segment] = [] { didSet { segmentsChanged() } }
  final var titleAttributes = StateValues<[NSAttributedString.Key: Any]>()
  /// What a click hit that hasn't been sent yet. A key hits nothing.
  private enum Press {
    case none
    case click(Int?)
  }
  private var press = Press.none

  /// The index of the chosen segment; `noSegment` if there is none. Setting it sends nothing.
  open var selectedSegmentIndex: Int {
    get { selection }
    set {
      guard newValue == Self.noSegment || segments.indices.contains(newValue) else {
        RuntimeWarning.issue("There is no segment \(newValue) to select: there are \(segments.count).")
        return
      }
      selection = newValue
    }
  }
  final var selection = UISegmentedControl.noSegment { didSet { setNeedsDisplay() } }

  /// Whether nothing stays chosen.
  open var isMomentary = false
  /// Whether segments are as wide as their titles ask for. If not, all are equally wide.
  open var apportionsSegmentWidthsByContent = false { didSet { segmentsChanged() } }
  /// The chosen segment's colour; the tint without one.
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// A control without segments at a place in its superview, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control of titles (`String`) and pictures (`UIImage`), in its own size. Nothing is chosen.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).compactMap { item in
      if let title = item as? String { return Segment(title: title) }
      return (item as? UIImage).map { Segment(image: $0) }
    }
    frame.size = intrinsicContentSize
  }

  /// A control of actions, which are called when they are chosen.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Segment(action: $0) }
  }

  /// A control from an archive, without segments.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func segmentsChanged() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  // MARK: Use

  /// UIKit's can't have the keyboard: a terminal has no other way to reach it without a mouse.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch, isTouchInside { press = .click(segment(at: touch.location(in: self))) }
  }

  override func sendPress() {
    let next = if case .click(let index) = press { index } else { usableSegment() }
    press = .none
    super.sendPress()
    choose(next)
  }

  override func arrowPressed(_ arrow: ArrowKey) {
    choose(usableSegment(backwards: arrow == .left || arrow == .up))
  }

  private func choose(_ next: Int?) {
    guard let next, segments.indices.contains(next), segments[next].isEnabled, next != selection else {
      return
    }
    selection = next
    if let action = segments[next].action { sendAction(action) }
    sendValueChange()
    if isMomentary { selection = Self.noSegment }
  }

  /// The segment behind the chosen one, or before it, that can be used; after the last comes the first.
  private func usableSegment(backwards: Bool = false) -> Int? {
    guard !segments.isEmpty else { return nil }
    let count = segments.count
    let start = backwards && selection < 0 ? 0 : selection
    return (1...count).lazy.map { ((start + (backwards ? -$0 : $0)) % count + count) % count }
      .first { self.segments[$0].isEnabled }
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize {
    let widths = naturalColumns
    let columns =
      apportionsSegmentWidthsByContent ? widths.reduce(0, +) : (widths.max() ?? 0) * widths.count
    return CellMetrics.size(CellSize(columns: columns + max(0, widths.count - 1), rows: 1))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override var hasTextInMiddle: Bool { true }

  // MARK: Drawing

  open override func draw(in canvas: inout Canvas) {
    let size = CellMetrics.cells(bounds).size
    let row = max(0, size.rows - 1) / 2
    for (index, columns) in segmentColumns(in: size.columns).enumerated() {
      if index > 0 {
        canvas.draw("│", at: CellPoint(column: columns.lowerBound - 1, row: row), style: separatorStyle)
      }
      draw(index, in: columns, row: row, on: &canvas)
    }
    if isFirstResponder {
      let columns = segmentColumns(in: size.columns)
      let shown = columns.indices.contains(selection) ? columns[selection].lowerBound : 0
      canvas.placeCursor(at: CellPoint(column: shown, row: row))
    }
  }

  private var separatorStyle: CellStyle { CellStyle(attributes: .dim) }
}
