import CellCanvas
import Testing

/// What is drawn where the terminal's background isn't known.
@Suite struct BackdropTests {
  private let point = CellPoint(column: 0, row: 0)

  private func cell(on background: CellColor?, backdrop: CellColor?) -> Cell {
    var canvas = Canvas(size: CellSize(columns: 2, rows: 1), backdrop: backdrop)
    if let background {
      canvas.fill(CellRect(column: 0, row: 0, columns: 2, rows: 1), background: background)
    }
    canvas.draw("a", at: point)
    return canvas[0, 0]
  }

  private let faint = CellColor(red: 142, green: 142, blue: 147, alpha: 51)

  @Test func lettersOnADrawnBackgroundCanBeRead() {
    #expect(cell(on: faint, backdrop: nil).style.foreground == .white)
    #expect(cell(on: .white, backdrop: nil).style.foreground == .black)
  }

  @Test func lettersOnTheTerminalsOwnKeepItsColour() {
    #expect(cell(on: nil, backdrop: nil).style.foreground == nil)
  }

  @Test func aKnownBackgroundNeedsNoHelp() {
    #expect(cell(on: faint, backdrop: .white).style.foreground == nil)
    #expect(cell(on: faint, backdrop: .white).style.background?.luma ?? 0 > 200)
  }
}
