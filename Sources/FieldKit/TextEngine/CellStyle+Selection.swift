import CellCanvas

extension CellStyle {
  /// How selected text in this style is drawn: in inverse, which every terminal can show, and in the tint that a program
  /// chose, if it chose one.
  func selected(tint: UIColor?) -> CellStyle {
    var style = self
    style.attributes.insert(.inverse)
    if let color = tint?.cellColor { style.foreground = color }
    return style
  }
}
