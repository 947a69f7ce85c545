import CellCanvas
import Foundation

/// An alert in its box, in the middle of the room that it is given.
final class AlertView: UIView {
  private weak var controller: UIAlertController?
  private let box = UIView()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var buttons: [UIButton] = []

  init(_ controller: UIAlertController) {
    self.controller = controller
    super.init(frame: .zero)
    box.layer.cornerRadius = 8
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
    }
    titleLabel.font = .boldSystemFont(ofSize: UIFont.labelFontSize)
    addSubview(box)
  }

  required init?(coder: NSCoder) { nil }

  /// Takes over what the alert says and has.
  func contentChanged() {
    guard let controller else { return }
    titleLabel.text = controller.title
    messageLabel.text = controller.message
    let held = buttons.first { $0.isFirstResponder }.flatMap { buttons.firstIndex(of: $0) }
    for button in buttons { button.removeFromSuperview() }
    buttons = controller.actions.map { button(for: $0, in: controller) }
    for part in [titleLabel, messageLabel] as [UIView] + (controller.textFields ?? []) + buttons {
      box.addSubview(part)
    }
    setNeedsLayout()
    if let held, buttons.indices.contains(held), buttons[held].isEnabled {
      buttons[held].becomeFirstResponder()
    }
  }

  private func button(for action: UIAlertAction, in controller: UIAlertController) -> UIButton {
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: action.title ?? "") { [weak controller] _ in
        controller?.press(action)
      })
    button.isEnabled = action.isEnabled
    if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
    if action === controller.preferredAction { button.titleLabel?.font = .boldSystemFont(ofSize: 17) }
    return button
  }

  func focus(on action: UIAlertAction?) {
    let index = controller?.actions.firstIndex { $0 === action } ?? 0
    if buttons.indices.contains(index) { buttons[index].becomeFirstResponder() }
  }

  // MARK: Layout

  /// The most columns of a box.
  private static let most = 44

  override func layoutSubviews() {
    let room = CellMetrics.cells(bounds).size
    let size = boxSize(in: room)
    box.frame = CellMetrics.rect(
      CellRect(
        column: max(0, room.columns - size.columns) / 2, row: max(0, room.rows - size.rows) / 2,
        columns: size.columns, rows: size.rows))
    super.layoutSubviews()
  }

  /// Puts everything in its place in the box.
  ///
  /// - Parameter room: the cells of the screen.
  /// - Returns: the cells of the box.
  func boxSize(in room: CellSize) -> CellSize {
    // The outline takes a column and a row at each side, and another column is left free.
    let columns = max(1, min(room.columns - 4, max(20, min(Self.most, wanted))))
    let width = CGFloat(columns) * CellMetrics.width
    var row = 0
    func place(_ view: UIView, rows: Int) {
      view.frame = CellMetrics.rect(CellRect(column: 2, row: row + 1, columns: columns, rows: rows))
      row += rows
    }
    for label in [titleLabel, messageLabel] {
      let isEmpty = label.text?.isEmpty ?? true
      let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      place(label, rows: isEmpty ? 0 : CellMetrics.rows(size.height))
    }
    for field in controller?.textFields ?? [] { place(field, rows: 1) }
    if !buttons.isEmpty, row > 0 { row += 1 }
    placeButtons(in: columns, row: &row)
    return CellSize(columns: columns + 4, rows: min(room.rows, row + 2))
  }

  /// The columns that texts and buttons would like.
  private var wanted: Int {
    let labels = [titleLabel, messageLabel].map { CellMetrics.columns($0.intrinsicContentSize.width) }
    return max(labels.max() ?? 0, buttonColumns.reduce(0, +) + 2 * max(0, buttons.count - 1))
  }

  private var buttonColumns: [Int] { buttons.map { CellMetrics.columns($0.intrinsicContentSize.width) } }

  /// Two buttons stand beside each other if there is room, all others below each other.
  private func placeButtons(in columns: Int, row: inout Int) {
    let widths = buttonColumns
    if buttons.count == 2, widths[0] + widths[1] + 2 <= columns {
      let half = columns / 2
      for (index, button) in buttons.enumerated() {
        button.frame = CellMetrics.rect(
          CellRect(column: 2 + index * (columns - half), row: row + 1, columns: half, rows: 1))
      }
      row += 1
    } else {
      for button in buttons {
        button.frame = CellMetrics.rect(CellRect(column: 2, row: row + 1, columns: columns, rows: 1))
        row += 1
      }
    }
  }

  override func draw(in canvas: inout Canvas) { canvas.clear(CellMetrics.cells(box.frame)) }
}
