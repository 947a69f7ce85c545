import FieldKit
import Foundation
import Testing

@MainActor @Suite(.serialized) struct PasteboardTests {
  @Test func textIsKept() {
    let board = UIPasteboard.withUniqueName()
    #expect(board.string == nil && !board.hasStrings && board.items.isEmpty)
    board.string = "a"
    #expect(board.string == "a" && board.hasStrings && board.changeCount == 1)
    #expect(board.value(forPasteboardType: "public.text") as? String == "a")
    #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("a".utf8))
    board.strings = ["b", "c"]
    #expect(board.string == "b" && board.numberOfItems == 2)
    board.string = nil
    #expect(!board.hasStrings && board.changeCount == 3)
  }

  @Test func otherThingsAreKept() {
    let board = UIPasteboard.withUniqueName()
    board.url = URL(string: "https://example.org")
    #expect(board.hasURLs && board.string == "https://example.org")
    board.color = .red
    #expect(board.color == .red && !board.hasURLs && !board.hasStrings)
    board.setValue("x", forPasteboardType: "public.plain-text")
    #expect(board.string == "x")
    board.setData(Data([255]), forPasteboardType: "my.type")
    #expect(board.contains(pasteboardTypes: ["my.type"]) && !board.hasStrings && board.types == ["my.type"])
    board.addItems([["public.utf8-plain-text": "y"]])
    #expect(board.strings == ["y"])
  }

  @Test func boardsOfANameAreOne() {
    let name = UIPasteboard.Name("mine")
    #expect(UIPasteboard(name: name, create: false) == nil)
    UIPasteboard(name: name, create: true)?.string = "a"
    #expect(UIPasteboard(name: name, create: false)?.string == "a")
    UIPasteboard.remove(withName: name)
    #expect(UIPasteboard(name: name, create: false) == nil)
  }

  @Test func copiesArePassedOn() {
    let before = UIPasteboard.didCopy
    defer { UIPasteboard.didCopy = before }
    var copies: [String] = []
    UIPasteboard.didCopy = { copies.append($0) }
    UIPasteboard.general.string = "a"
    UIPasteboard.withUniqueName().string = "b"
    UIPasteboard.general.string = nil
    #expect(copies == ["a"])
    #expect(UIPasteboard.general === UIPasteboard.general)
  }
}
