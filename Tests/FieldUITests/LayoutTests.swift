import CellCanvas
import FieldKit
import FieldUI
import Foundation
import Testing

/// Where views stand on a screen of 20 × 6 cells.
@MainActor @Suite struct LayoutTests {
  private func lines(_ content: some View) -> [String] {
    let window = UIWindow(frame: CellMetrics.rect(CellRect(column: 0, row: 0, columns: 20, rows: 6)))
    window.rootViewController = UIHostingController(rootView: content)
    window.updateHierarchy()
    window.layoutIfNeeded()
    var canvas = Canvas(size: CellSize(columns: 20, rows: 6))
    window.drawHierarchy(in: &canvas)
    return canvas.lines
  }

  @Test func aViewStandsInTheMiddle() {
    #expect(lines(Text("abcd")) == ["", "", "        abcd", "", "", ""])
  }

  @Test func stacksAlign() {
    #expect(
      lines(
        VStack(alignment: .leading) {
          Text("abcd")
          Text("ef")
        }.frame(maxWidth: .infinity, alignment: .leading))
        == ["", "", "abcd", "ef", "", ""])
    #expect(
      lines(
        VStack(alignment: .trailing, spacing: 16) {
          Text("abcd")
          Text("ef")
        }.frame(maxWidth: .infinity, alignment: .topTrailing))
        == ["", "                abcd", "", "                  ef", "", ""])
  }

  @Test func aSpacerTakesTheRest() {
    #expect(
      lines(
        HStack {
          Text("a")
          Spacer()
          Text("b")
        })[2] == "a                  b")
  }

  @Test func textWrapsAtWords() {
    #expect(
      lines(Text("one two three four five six seven eight"))
        == ["", "", "one two three four", "five six seven eight", "", ""])
  }

  @Test func textWithoutRoomIsCutWithAMark() {
    #expect(lines(Text("one two three four five").frame(height: 16))[2] == "one two three four…")
    #expect(lines(Text("日本語日本語日本語日本語").frame(height: 16))[2] == "日本語日本語日本語…")
  }

  @Test func textIsDrawnHarmlessly() {
    #expect(lines(Text("a\u{1B}[31m\u{0}\u{7}"))[2].trimmingCharacters(in: .whitespaces) == "a␛[31m␀␇")
  }

  @Test func framesPaddingAndRoundCorners() {
    #expect(
      lines(Text("ab").frame(width: 80, height: 48).background(Color.gray).cornerRadius(10).padding())
        == [
          "", "    ╭──────────╮", "    │    ab    │", "    ╰──────────╯", "", "",
        ])
  }

  @Test func roundCornersNeedThreeRows() {
    #expect(lines(Text("ab").background(Color.gray).cornerRadius(10))[2] == "         ab")
  }

  @Test func absurdFrames() {
    for length in [CGFloat.infinity, -.infinity, .nan, -5, 1e300, .leastNonzeroMagnitude] {
      _ = lines(Text("ab").frame(width: length, height: length).padding(length).border(Color.red))
    }
  }
}
