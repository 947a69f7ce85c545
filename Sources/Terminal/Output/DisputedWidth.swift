import CellCanvas

extension Character {
  /// The cells that a terminal takes for the cluster which knows only scalars, or `nil` where all terminals agree with
  /// `CellWidth`. Around a disputed cluster nothing may be left to the terminal's counting.
  var disputedColumns: Int? {
    if utf8.count == 1 { return nil }
    let scalars = unicodeScalars
    var total = 0
    var isDisputed = false
    for (index, scalar) in scalars.enumerated() {
      let columns = CellWidth.cells(of: scalar)
      total += columns
      if index == 0 {
        isDisputed = !scalar.hasSettledWidth(columns)
      } else if !scalar.isSettledMark {
        isDisputed = true
      }
    }
    return isDisputed ? total : nil
  }
}

extension Unicode.Scalar {
  /// Whether it is a mark that every terminal puts over the letter before it: Latin's, and the Japanese voicing marks.
  fileprivate var isSettledMark: Bool {
    (0x300...0x36F).contains(value) || value == 0x3099 || value == 0x309A
  }

  /// Whether terminals in use agree on the width: their tables are years old, and emoji came late to them.
  fileprivate func hasSettledWidth(_ columns: Int) -> Bool {
    if value < 0x300 { return true }
    if columns == 0 || properties.generalCategory == .spacingMark { return false }
    if (0x1F1E6...0x1F1FF).contains(value) { return false }
    guard let age = properties.age else { return false }
    return columns == 1 || age.major <= 10
  }
}
