package import Foundation
import TextEditing

/// Moves over rows.
extension UITextView {
  package func offerMove(_ move: RowMove, extending: Bool, stayingOnCharacter: Bool) -> Bool {
    let onCharacter = stayingOnCharacter
    switch move {
    case .rows(let rows): offerMove(byRows: rows, extending: extending, onCharacter: onCharacter)
    case .pages(let pages):
      let page = max(1, visibleCells.size.rows - 1)
      let (rows, overflow) = pages.multipliedReportingOverflow(by: page)
      offerMove(byRows: overflow ? pages : rows, extending: extending, onCharacter: onCharacter)
    case .rowStart, .rowEnd:
      let layout = textLayout(through: engine.selection.caret)
      let place = layout.row(of: layoutCaret)
      let target =
        move == .rowStart
        ? LayoutCaret(position: place.start)
        : layout.caret(at: .max, in: place, of: engine.content.buffer)
      self.move(to: target, column: nil, extending: extending, onCharacter: onCharacter)
    }
    return true
  }

  /// Up from the first row goes to the start of the text, down from the last one to its end.
  private func offerMove(byRows rows: Int, extending: Bool, onCharacter: Bool) {
    let text = engine.content.buffer
    let from = movedFrom(rows < 0, extending: extending)
    var layout = textLayout(through: from.position)
    let place = layout.row(of: from)
    let (target, overflow) = place.row.addingReportingOverflow(rows)
    let column =
      rememberedColumn
      ?? layout.column(of: from.position, in: place, of: text) + indent(of: place, in: layout)
    layout = overflow ? layout : textLayout(throughRow: max(0, target))
    let caret: LayoutCaret
    if overflow || target < 0 || target >= layout.rows.count {
      caret = LayoutCaret(position: rows < 0 ? .zero : text.end)
    } else {
      caret = self.caret(atColumn: column, row: target, in: layout)
    }
    move(to: caret, column: column, extending: extending, onCharacter: onCharacter)
  }

  /// A selection that isn't extended is left from its upper end upwards, from its lower end downwards.
  private func movedFrom(_ upwards: Bool, extending: Bool) -> LayoutCaret {
    let selection = engine.selection
    if extending || selection.isEmpty { return layoutCaret }
    return LayoutCaret(position: upwards ? selection.range.lowerBound : selection.range.upperBound)
  }

  private var rememberedColumn: Int? {
    caretMemory.revision == engine.revision ? caretMemory.column : nil
  }

  private func move(to caret: LayoutCaret, column: Int?, extending: Bool, onCharacter: Bool) {
    let caret = onCharacter ? self.onCharacter(caret) : caret
    let selection =
      extending
      ? TextSelection(anchor: engine.selection.anchor, caret: caret.position)
      : TextSelection(caret: caret.position)
    engine.offerSelection(selection)
    guard engine.selection.caret == caret.position else { return }
    remember(caret, column: column)
  }

  /// The caret on the last character of its line, if it is behind it.
  private func onCharacter(_ caret: LayoutCaret) -> LayoutCaret {
    let text = engine.content.buffer
    guard caret.isBehindRow || text.character(after: caret.position)?.isNewline != false else { return caret }
    guard let before = text.character(before: caret.position), !before.isNewline else { return caret }
    return LayoutCaret(position: caret.position - before.utf8.count)
  }

  private func remember(_ caret: LayoutCaret, column: Int?) {
    caretMemory = CaretMemory(revision: engine.revision, column: column, isBehindRow: caret.isBehindRow)
    revealsCaret = true
    setNeedsLayout()
  }

  package func didPlaceCaret(atWindowPoint point: CGPoint) {
    let caret = caret(at: fromWindow(point))
    if engine.selection == TextSelection(caret: caret.position) { remember(caret, column: nil) }
  }
}
