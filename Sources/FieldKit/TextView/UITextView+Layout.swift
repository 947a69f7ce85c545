import CellCanvas
import Foundation
import TextEditing

/// Where the text stands, and how it is broken into rows.
extension UITextView {
  /// The cells of the view, without an outline that is drawn over its outermost ones.
  var visibleCells: CellRect {
    let area = CellRect(size: CellMetrics.cells(CGRect(origin: .zero, size: bounds.size)).size)
    guard isBoxed else { return area }
    return area.inset(left: 1, top: 1, right: 1, bottom: 1)
  }

  private var isBoxed: Bool {
    let size = CellMetrics.cells(CGRect(origin: .zero, size: bounds.size)).size
    return outline != nil && size.rows >= 3 && size.columns >= 2
  }

  /// `textContainerInset`, as far as there is room for it, with room for an outline.
  var textInset: UIEdgeInsets {
    var inset = textContainerInset
    let padding = max(0, textContainer.lineFragmentPadding)
    inset.left += padding
    inset.right += padding
    inset.top = min(inset.top, max(0, bounds.height - CellMetrics.height))
    if isBoxed {
      inset.top = max(inset.top, CellMetrics.height)
      inset.bottom = max(inset.bottom, CellMetrics.height)
      inset.left = max(inset.left, CellMetrics.width)
      inset.right = max(inset.right, CellMetrics.width)
    }
    return inset
  }

  /// The columns of the view in which text stands, in a width in points. At least one, where the view has any.
  func textColumns(inWidth width: CGFloat) -> Range<Int> {
    let inset = textInset
    let all = max(0, CellMetrics.columns(width))
    let start = max(0, CellMetrics.columns(inset.left))
    let end = min(all, CellMetrics.columns(width - inset.right))
    return start < end ? start..<end : 0..<all
  }

  /// The columns of the view in which text stands.
  var textColumns: Range<Int> { textColumns(inWidth: bounds.width) }

  func rules(inWidth width: CGFloat) -> LayoutRules {
    LayoutRules(
      columns: textColumns(inWidth: width).count,
      breaksAtWords: textContainer.lineBreakMode != .byCharWrapping,
      isMasked: isSecureTextEntry)
  }

  /// The text in rows. All of them are there, but those far behind an edit may be old (`TextLayout.finish`).
  var textLayout: TextLayout {
    let rules = rules(inWidth: bounds.width)
    if let cachedLayout, cachedLayout.rules == rules { return cachedLayout }
    let layout = TextLayout(engine.content.buffer, rules: rules)
    cachedLayout = layout
    return layout
  }

  /// The text in rows, right up to a position.
  func textLayout(through position: UTF8Offset) -> TextLayout {
    _ = textLayout
    cachedLayout?.finish(engine.content.buffer, through: position)
    return textLayout
  }

  /// The text in rows, right up to a row.
  func textLayout(throughRow row: Int) -> TextLayout {
    _ = textLayout
    cachedLayout?.finish(engine.content.buffer, throughRow: row)
    return textLayout
  }

  /// Something that rows depend on has changed.
  func setNeedsTextLayout() {
    setNeedsLayout()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  // MARK: Sizes

  /// The rows for which a view that isn't scrolled has room.
  var shownRows: Int { limited(textLayout.rows.count) }

  private func limited(_ rows: Int) -> Int { engine.lineLimit > 0 ? min(rows, engine.lineLimit) : rows }

  /// The height of so many rows with the insets, in points. An outline takes a row above and one below.
  func height(ofRows rows: Int) -> CGFloat {
    let least = outline == nil ? 0 : CellMetrics.height
    return max(least, textContainerInset.top) + CGFloat(rows) * CellMetrics.height
      + max(least, textContainerInset.bottom)
  }

  func updateContentSize() {
    let inset = textInset
    let height = inset.top + CGFloat(textLayout.rows.count) * CellMetrics.height + inset.bottom
    contentSize = CGSize(width: bounds.width, height: height)
  }

  /// The size of the text in a width. The width that it needs is looked for in short texts only.
  func fittingSize(_ size: CGSize) -> CGSize {
    let rules = rules(inWidth: size.width)
    let measured: (rows: Int, width: Int)
    if let known = measuredLayout, known.text == engine.revision, known.rules == rules {
      measured = (known.rows, known.width)
    } else {
      let text = engine.content.buffer
      let layout = cachedLayout?.rules == rules ? textLayout : TextLayout(text, rules: rules)
      let rows = layout.rows.count
      let width =
        rows > Self.measuredRows
        ? rules.columns
        : (0..<rows).reduce(0) { max($0, layout.width(of: layout.rows.place(row: $1), of: text)) }
      measured = (rows, min(width, rules.columns))
      measuredLayout = (engine.revision, rules, measured.rows, measured.width)
    }
    let all = CGFloat(CellMetrics.columns(size.width)) * CellMetrics.width
    let around = all - CGFloat(rules.columns) * CellMetrics.width
    let width = CGFloat(measured.width) * CellMetrics.width + around
    return CGSize(width: min(width, max(0, size.width)), height: height(ofRows: limited(measured.rows)))
  }

  private static let measuredRows = 200

  // MARK: Scrolling

  /// Brings the size of the content up to date, and the caret in sight where it was moved.
  func layoutText() {
    updateContentSize()
    if bounds.size != revealedSize {
      revealedSize = bounds.size
      if isFirstResponder { revealsCaret = true }
    }
    if revealsCaret {
      revealsCaret = false
      reveal(layoutCaret)
    } else if contentOffset.y > 0, contentOffset.y > clamped(contentOffset).y {
      // The text got shorter than what was scrolled to.
      contentOffset.y = clamped(contentOffset).y
    }
  }

  /// Scrolls as little as is needed to show a caret's row.
  func reveal(_ caret: LayoutCaret) {
    guard isScrollEnabled else { return }
    let visible = visibleCells
    guard visible.size.rows > 0 else { return }
    let row = textLayout(through: caret.position).row(of: caret).row + CellMetrics.rows(textInset.top)
    let top = row - CellMetrics.rows(contentOffset.y)
    let missing = top < visible.minRow ? top - visible.minRow : max(0, top - visible.maxRow + 1)
    if missing != 0 {
      var offset = contentOffset
      offset.y += CGFloat(missing) * CellMetrics.height
      contentOffset = offset
    }
    let limit = clamped(contentOffset)
    if contentOffset.y > limit.y, limit.y >= 0 { contentOffset.y = limit.y }
  }
}
