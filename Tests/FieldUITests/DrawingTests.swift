import CellCanvas
import FieldKit
import FieldUI
import Foundation
import Testing

/// What views look like in cells.
@MainActor @Suite struct DrawingTests {
  private func canvas(_ content: some View, columns: Int = 16, rows: Int = 4) -> Canvas {
    let size = CellSize(columns: columns, rows: rows)
    let window = UIWindow(frame: CellMetrics.rect(CellRect(size: size)))
    window.rootViewController = UIHostingController(rootView: content)
    window.updateHierarchy()
    window.layoutIfNeeded()
    var canvas = Canvas(size: size)
    window.drawHierarchy(in: &canvas)
    #expect(canvas.brokenInvariant == nil)
    return canvas
  }

  private func lines(_ content: some View, columns: Int = 16, rows: Int = 4) -> [String] {
    canvas(content, columns: columns, rows: rows).lines
  }

  @Test func textsOfSeveralStylesAreOneText() {
    let canvas = canvas(
      (Text("ab").bold() + Text("cd").foregroundColor(.red) + Text(" efgh ijkl mnop").italic()).underline(),
      columns: 9, rows: 2)
    #expect(canvas.lines == ["abcd efgh", "ijkl mnop"])
    #expect(canvas[0, 0].style.attributes == [.bold, .underline])
    #expect(canvas[2, 0].style.foreground == UIColor.systemRed.cellColor)
    #expect(canvas[5, 0].style.attributes == [.italic, .underline])
    #expect(canvas[0, 1].style.attributes == [.italic, .underline])
  }

  @Test func whatIsSaidInsideCounts() {
    let canvas = canvas(
      HStack(spacing: 0) {
        Text("a").bold(false)
        Text("b")
        Text("c").foregroundColor(.blue)
      }.bold().foregroundColor(.red), columns: 3, rows: 1)
    #expect(canvas[0, 0].style.attributes == [] && canvas[1, 0].style.attributes == .bold)
    #expect(canvas[1, 0].style.foreground == UIColor.systemRed.cellColor)
    #expect(canvas[2, 0].style.foreground == UIColor.systemBlue.cellColor)
  }

  @Test func textsOfManyKinds() {
    #expect(lines(Text("\(3, specifier: "%03d") \("x")")) == ["", "     003 x", "", ""])
    #expect(lines(Text(verbatim: "%d")) == ["", "       %d", "", ""])
    #expect(lines(Text(AttributedString("plain"))) == ["", "     plain", "", ""])
    #expect(lines(Text("abc").textCase(.uppercase)) == ["", "      ABC", "", ""])
    #expect(lines(Text("one two three four five six").lineLimit(1)) == ["", " one two three…", "", ""])
    #expect(
      lines(Text("one two three\nfour").multilineTextAlignment(.trailing))
        == ["", " one two three", "          four", ""])
  }

  @Test func layersAndOverlays() {
    #expect(
      lines(
        ZStack(alignment: .topLeading) {
          Text("....\n....")
          Text("ab")
        }) == ["", "      ab..", "      ....", ""])
    #expect(lines(Text("abcdef").overlay(Text("x"), alignment: .trailing)) == ["", "     abcdex", "", ""])
    #expect(
      lines(
        Text("a").frame(width: 32, height: 48).overlay(RoundedRectangle(cornerRadius: 4).stroke(Color.gray)))
        == ["      ╭──╮", "      │a │", "      ╰──╯", ""])
    #expect(lines(Text("abcd").overlay(Rectangle().stroke(Color.gray))) == ["", "      abcd", "", ""])
  }

  @Test func shapesAreFilled() {
    let canvas = canvas(Capsule().fill(Color.red).frame(width: 32, height: 48), columns: 4, rows: 3)
    #expect(canvas.lines == ["╭──╮", "│  │", "╰──╯"])
    #expect(canvas[1, 1].style.background == UIColor.systemRed.cellColor)
    #expect(
      self.canvas(Rectangle().foregroundColor(.blue), columns: 2, rows: 1)[1, 0].style.background
        == UIColor.systemBlue.cellColor)
    #expect(
      self.canvas(
        Text("a").background(Color.red, in: RoundedRectangle(cornerRadius: 3)), columns: 1, rows: 1)[0, 0]
        .style.background == UIColor.systemRed.cellColor)
  }

  @Test func linesAreDrawnAcrossTheStack() {
    #expect(
      lines(
        VStack {
          Text("a")
          Divider()
          Text("b")
        }, columns: 6) == ["  a", "──────", "  b", ""])
    #expect(
      lines(
        HStack {
          Text("a")
          Divider()
          Text("b")
        }, columns: 6, rows: 1) == ["a │ b"])
  }

  @Test func placesAndSizes() {
    #expect(lines(Text("a").offset(x: 16, y: 16), columns: 5, rows: 3) == ["", "", "    a"])
    #expect(
      lines(
        HStack {
          Text("a").hidden()
          Text("b").opacity(0)
          Text("c")
        }, columns: 5, rows: 1) == ["    c"])
    #expect(
      lines(Text("ab").padding(EdgeInsets(top: 16, leading: 8, bottom: 0, trailing: 0)), columns: 3, rows: 2)
        == ["", " ab"])
    #expect(lines(Text("a b").fixedSize().frame(width: 8), columns: 3, rows: 1) == ["a b"])
  }

  @Test func theRoomIsKnown() {
    #expect(
      lines(GeometryReader { proxy in Text("\(Int(proxy.size.width))×\(Int(proxy.size.height))") })
        == ["128×64", "", "", ""])
  }

  @Test func listsAndForms() {
    #expect(
      lines(
        Form {
          Section(header: Text("H"), footer: Text("F")) { Text("a") }
          Section("T") { Text("b") }
        }, rows: 6) == ["H", "a", "F", "T", "b", ""])
    #expect(lines(List(["x", "y"], id: \.self) { Text($0) }, rows: 2) == ["x", "y"])
    #expect(
      lines(NavigationView { Text("a").navigationTitle("Title") }, rows: 2) == ["     Title", "     a"])
  }

  @Test func whatDoesNotFitIsScrolledToTheKeyboard() {
    let size = CellSize(columns: 4, rows: 3)
    let window = UIWindow(frame: CellMetrics.rect(CellRect(size: size)))
    window.rootViewController = UIHostingController(
      rootView: ScrollView {
        VStack(alignment: .leading) {
          ForEach(0..<5) { Text("\($0)") }
          TextField("f", text: .constant(""))
        }
      })
    func lines() -> [String] {
      window.updateHierarchy()
      window.layoutIfNeeded()
      var canvas = Canvas(size: size)
      window.drawHierarchy(in: &canvas)
      return canvas.lines
    }
    #expect(lines() == ["0", "1", "2"])
    window.moveFocus()
    #expect(lines() == ["3", "4", "f"])
  }

  @Test func picturesAreLetters() {
    #expect(lines(Label("Find", systemImage: "magnifyingglass"), columns: 6, rows: 1) == ["⌕ Find"])
    #expect(lines(Image("photo"), columns: 8, rows: 1) == [""])
  }
}
