import CVTerm

/// One cell of the emulator's screen.
public struct VirtualCell: Hashable, Sendable {
  public enum Color: Hashable, Sendable {
    /// The terminal's own.
    case own
    case index(UInt8)
    case rgb(UInt8, UInt8, UInt8)
  }

  /// What stands here, at most six scalars of it; empty in a blank cell and in the second one of a wide letter.
  public let text: String
  public let isContinuation: Bool
  public let width: Int
  public let bold: Bool
  public let italic: Bool
  public let underline: Bool
  public let strikethrough: Bool
  public let inverse: Bool
  public let foreground: Color
  public let background: Color

  init(_ cell: cv_cell) {
    let scalars = withUnsafeBytes(of: cell.scalars) { Array($0.bindMemory(to: UInt32.self)) }
    let used = scalars.prefix(Int(cell.scalar_count))
    isContinuation = used.first == .max
    text = String(String.UnicodeScalarView(used.compactMap(Unicode.Scalar.init)))
    width = Int(cell.width)
    (bold, italic, underline) = (cell.bold, cell.italic, cell.underline)
    (strikethrough, inverse) = (cell.strikethrough, cell.inverse)
    foreground = Color(cell.foreground)
    background = Color(cell.background)
  }
}

extension VirtualCell.Color {
  init(_ color: cv_color) {
    self =
      switch color.kind {
      case CV_COLOR_INDEX: .index(color.index)
      case CV_COLOR_RGB: .rgb(color.red, color.green, color.blue)
      default: .own
      }
  }
}
