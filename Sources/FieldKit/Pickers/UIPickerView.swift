public import CellCanvas
public import Foundation

/// Columns of rows, of each of which one is chosen. The chosen rows' texts stand beside each other in the middle row of
/// cells, the others, dim, above and below it as far as there is room.
///
/// A click chooses the row that it hits. While the picker has the keyboard, Up and Down choose in one column, Left and
/// Right change to another one, and Return and Space choose the next row, after the last the first. The delegate is told
/// of what the user chooses. In place of a keyboard a picker is never shown.
@preconcurrency @MainActor
open class UIPickerView: UIView, KeyOperated {
  /// Says what there is to choose from.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// Says how rows look.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { setNeedsDisplay() } }
  /// Whether the chosen rows are marked. Stored; the others are dim.
  open var showsSelectionIndicator = true

  private var rows: [Int] = []
  private var chosen: [Int] = []
  private var isLoaded = false
  /// The column that keys choose in.
  private var column = 0

  /// A picker at a place in its superview, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A picker from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How many columns there are.
  open var numberOfComponents: Int {
    load()
    return rows.count
  }

  /// How many rows a column has; -1 for one that isn't there.
  open func numberOfRows(inComponent component: Int) -> Int {
    load()
    return rows.indices.contains(component) ? rows[component] : -1
  }

  /// How large a column's rows are, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    CGSize(width: bounds.width / CGFloat(max(1, rows.count)), height: CellMetrics.height)
  }

  /// The view in place of a row's text. A terminal has none.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? { nil }

  /// Asks for everything again. What was chosen stays where it can.
  open func reloadAllComponents() {
    isLoaded = false
    setNeedsDisplay()
  }

  /// Asks for a column again. What was chosen in it stays if it can.
  open func reloadComponent(_ component: Int) { reloadAllComponents() }

  /// Chooses a row of a column. One that isn't there is the nearest; nothing happens without the column.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    load()
    guard rows.indices.contains(component) else { return }
    chosen[component] = max(0, min(row, rows[component] - 1))
    setNeedsDisplay()
  }

  /// The row that is chosen in a column; -1 if there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    load()
    guard rows.indices.contains(component), rows[component] > 0 else { return -1 }
    return chosen[component]
  }

  private func load() {
    guard !isLoaded, let dataSource else { return }
    isLoaded = true
    rows = (0..<max(0, dataSource.numberOfComponents(in: self)))
      .map { max(0, dataSource.pickerView(self, numberOfRowsInComponent: $0)) }
    chosen = rows.enumerated().map { index, count in
      max(0, min(chosen.indices.contains(index) ? chosen[index] : 0, count - 1))
    }
    column = max(0, min(column, rows.count - 1))
  }

  // MARK: Use

  /// UIKit's can't have the keyboard: a terminal has no other way to reach it without a mouse.
  open override var canBecomeFirstResponder: Bool { true }

  /// The user chooses a row, if it is there.
  private func choose(_ row: Int, in component: Int) {
    guard rows.indices.contains(component), (0..<rows[component]).contains(row), row != chosen[component]
    else { return }
    chosen[component] = row
    setNeedsDisplay()
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  package func offerPress() {
    load()
    guard rows.indices.contains(column), rows[column] > 0 else { return }
    choose((chosen[column] + 1) % rows[column], in: column)
  }

  package func offerArrow(_ arrow: ArrowKey) {
    load()
    guard rows.indices.contains(column) else { return }
    switch arrow {
    case .up: choose(chosen[column] - 1, in: column)
    case .down: choose(chosen[column] + 1, in: column)
    case .left: column = max(0, column - 1)
    case .right: column = min(rows.count - 1, column + 1)
    }
    setNeedsDisplay()
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    load()
    let cells = CellMetrics.cells(bounds).size
    guard let touch = touches.first, !rows.isEmpty, cells.columns > 0 else { return }
    let place = touch.location(in: self)
    let hit = CellMetrics.columns(place.x)
    column = rows.indices.last { start(of: $0, in: cells.columns) <= hit } ?? 0
    let offset = Int((place.y / CellMetrics.height).rounded(.down)) - cells.rows / 2
    choose(chosen[column] + offset, in: column)
    setNeedsDisplay()
  }

  // MARK: Drawing

  private func start(of component: Int, in columns: Int) -> Int { columns * component / max(1, rows.count) }

  private func title(_ row: Int, in component: Int) -> String {
    guard (0..<rows[component]).contains(row), let delegate else { return "" }
    return delegate.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
      ?? delegate.pickerView(self, titleForRow: row, forComponent: component) ?? ""
  }

  /// Five rows high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: 40 * CellMetrics.width, height: 5 * CellMetrics.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func draw(in canvas: inout Canvas) {
    load()
    let size = CellMetrics.cells(bounds).size
    let middle = size.rows / 2
    for component in rows.indices {
      let first = start(of: component, in: size.columns)
      let last = start(of: component + 1, in: size.columns)
      let area = CellRect(column: first, row: 0, columns: max(0, last - first - 1), rows: size.rows)
      canvas.withClip(area) { canvas in
        for row in 0..<size.rows {
          var style = CellStyle()
          if row != middle { style.attributes.insert(.dim) }
          let text = title(chosen[component] + row - middle, in: component)
          canvas.draw(text, at: CellPoint(column: first, row: row), style: style)
        }
      }
    }
    if isFirstResponder, !rows.isEmpty {
      canvas.placeCursor(at: CellPoint(column: start(of: column, in: size.columns), row: middle))
    }
  }
}
