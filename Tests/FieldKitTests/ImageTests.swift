import CellCanvas
import FieldKit
import Foundation
import Testing

/// Pictures, for which characters stand.
@MainActor @Suite struct ImageTests {
  private let window = UIWindow(frame: CellMetrics.rect(CellRect(column: 0, row: 0, columns: 5, rows: 3)))

  @Test(arguments: [("xmark", "✕"), ("eye.slash.fill", "◌"), ("chevron.down", "⌄"), ("no.such.symbol", "▪")])
  func aSymbolHasItsCharacter(name: String, seen: String) throws {
    let image = try #require(UIImage(systemName: name))
    #expect(image.size == CGSize(width: 8, height: 16) && image.isSymbolImage)
    let view = UIImageView(image: image)
    #expect(view.frame.size == image.size && view.intrinsicContentSize == image.size)
    window.addSubview(view)
    #expect(window.drawn().lines[0] == seen)
  }

  @Test func aPictureStandsWhereItsModeSays() {
    let view = UIImageView(frame: window.bounds)
    view.image = UIImage(systemName: "plus")
    window.addSubview(view)
    #expect(window.drawn().lines == ["", "  +", ""])
    view.contentMode = .bottomRight
    #expect(window.drawn().lines == ["", "", "    +"])
    view.highlightedImage = UIImage(systemName: "minus")
    view.isHighlighted = true
    #expect(window.drawn().lines[2] == "    −")
    view.image = UIImage()
    view.isHighlighted = false
    #expect(window.drawn().lines == ["", "", ""] && view.intrinsicContentSize == .zero)
  }

  @Test func aSymbolHasTheViewsTint() throws {
    let view = UIImageView(image: UIImage(systemName: "plus"))
    view.tintColor = .red
    window.addSubview(view)
    let red = CellColor(red: 255, green: 0, blue: 0)
    #expect(window.drawn()[0, 0].style.foreground == red)
    view.image = view.image?.withTintColor(.blue, renderingMode: .alwaysOriginal)
    #expect(window.drawn()[0, 0].style.foreground == CellColor(red: 0, green: 0, blue: 255))
    view.image = UIImage(named: "picture")
    #expect(window.drawn()[0, 0].style.foreground == nil)
    view.image = view.image?.withRenderingMode(.alwaysTemplate)
    #expect(window.drawn()[0, 0].style.foreground == red)
  }

  @Test func whatCannotBeReadIsNoPicture() {
    #expect(UIImage(named: "") == nil && UIImage(systemName: "") == nil && UIImage(data: Data([1])) == nil)
    #expect(UIImage(systemName: "plus") == UIImage(systemName: "plus"))
    #expect(UIImage(systemName: "plus")?.cgImage == nil)
  }
}
