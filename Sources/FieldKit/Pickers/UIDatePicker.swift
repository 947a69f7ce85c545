public import CellCanvas
public import Foundation

/// A date that is chosen. A terminal draws it as a text, in one row.
///
/// While the picker has the keyboard, Up and Down change its days (of a time its hours, of a month its months), and Right
/// and Left its months (of a date with a time, and of a time, its minutes by `minuteInterval`; of a month its years).
/// Return and Space do what Up does. Each change sends `.valueChanged` and `.primaryActionTriggered`. In place of a
/// keyboard a picker is never shown.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// Which parts of a date are chosen.
  public enum Mode: Int, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    case countDownTimer = 3
    case yearAndMonth = 4
  }

  /// Which parts of a date are chosen.
  open var datePickerMode = Mode.dateAndTime { didSet { setNeedsDisplay() } }
  /// How the picker is to look. Stored; a terminal draws text.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// How the picker looks.
  open var datePickerStyle: UIDatePickerStyle { .compact }
  /// The language that the date is written in. `nil` is the user's.
  open var locale: Locale? { didSet { setNeedsDisplay() } }
  /// The calendar that the date is written in.
  open var calendar: Calendar! = Calendar.current { didSet { setNeedsDisplay() } }
  /// Where the date's hours are those of the clock. `nil` is where the user is.
  open var timeZone: TimeZone? { didSet { setNeedsDisplay() } }
  /// The earliest date. `nil` is none.
  open var minimumDate: Date? { didSet { date = chosen } }
  /// The latest date. `nil` is none. It counts for nothing if it is before the earliest.
  open var maximumDate: Date? { didSet { date = chosen } }
  /// How long a time to count down is, in seconds. It is shown and changed in that mode alone.
  open var countDownDuration: TimeInterval = 0 { didSet { setNeedsDisplay() } }
  /// By how many minutes keys change a time. One that an hour isn't a multiple of is taken for 1.
  open var minuteInterval: Int = 1
  /// Whether a date is moved to a multiple of `minuteInterval`. Stored; what programs set stays as it is.
  open var roundsToMinuteInterval = true

  private var chosen = Date()

  /// A picker at a place in its superview, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A picker from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The date. One outside of what is allowed is the nearest that is.
  open var date: Date {
    get { chosen }
    set {
      chosen = newValue
      if let minimumDate, let maximumDate, minimumDate > maximumDate { return setNeedsDisplay() }
      if let minimumDate { chosen = max(chosen, minimumDate) }
      if let maximumDate { chosen = min(chosen, maximumDate) }
      setNeedsDisplay()
    }
  }

  /// Sets the date, at once.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  // MARK: Use

  /// UIKit's can't have the keyboard: a terminal has no other way to reach it without a mouse.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  override func sendPress() {
    super.sendPress()
    arrowPressed(.up)
  }

  override func arrowPressed(_ arrow: ArrowKey) {
    let isUpright = arrow == .up || arrow == .down
    let sign = arrow == .up || arrow == .right ? 1 : -1
    let minutes = minuteInterval > 0 && 60 % minuteInterval == 0 ? minuteInterval : 1
    let (unit, step): (Calendar.Component, Int) =
      switch datePickerMode {
      case .time, .countDownTimer: isUpright ? (.hour, 1) : (.minute, minutes)
      case .date: isUpright ? (.day, 1) : (.month, 1)
      case .dateAndTime: isUpright ? (.day, 1) : (.minute, minutes)
      case .yearAndMonth: isUpright ? (.month, 1) : (.year, 1)
      }
    if datePickerMode == .countDownTimer {
      let before = countDownDuration
      let change = TimeInterval(sign * step * (unit == .hour ? 3600 : 60))
      countDownDuration = max(0, min(before + change, 86_340))
      if countDownDuration != before { sendValueChange() }
      return
    }
    var calendar = calendar ?? .current
    if let timeZone { calendar.timeZone = timeZone }
    let before = chosen
    if let next = calendar.date(byAdding: unit, value: sign * step, to: before) { date = next }
    if chosen != before { sendValueChange() }
  }

  // MARK: Drawing

  private var writtenDate: String {
    if datePickerMode == .countDownTimer {
      let minutes = Int(max(0, min(countDownDuration, 359_999)) / 60)
      return "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
    }
    let formatter = DateFormatter()
    formatter.locale = locale ?? .current
    formatter.calendar = calendar
    formatter.timeZone = timeZone ?? .current
    formatter.dateStyle = datePickerMode == .time ? .none : .medium
    formatter.timeStyle = datePickerMode == .time || datePickerMode == .dateAndTime ? .short : .none
    if datePickerMode == .yearAndMonth { formatter.dateFormat = "LLLL yyyy" }
    return formatter.string(from: chosen)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: 24 * CellMetrics.width, height: CellMetrics.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override var hasTextInMiddle: Bool { true }

  open override func draw(in canvas: inout Canvas) {
    var style = CellStyle()
    if !isEnabled { style.attributes.insert(.dim) }
    let row = CellMetrics.cells(bounds).size.rows / 2
    canvas.draw(writtenDate, at: CellPoint(column: 0, row: row), style: style)
    if isFirstResponder { canvas.placeCursor(at: CellPoint(column: 0, row: row)) }
  }
}
