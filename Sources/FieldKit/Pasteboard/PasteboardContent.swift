import Foundation

/// What a pasteboard keeps. All pasteboards of one name share it.
@MainActor final class PasteboardContent {
  private(set) var items: [[String: Any]] = []
  private(set) var changeCount = 0

  func replace(by items: [[String: Any]]) {
    self.items = items
    changeCount += 1
  }

  private static var contents: [UIPasteboard.Name: PasteboardContent] = [:]

  static func exists(_ name: UIPasteboard.Name) -> Bool { name == .general || contents[name] != nil }

  static func of(_ name: UIPasteboard.Name) -> PasteboardContent {
    if let content = contents[name] { return content }
    let content = PasteboardContent()
    contents[name] = content
    return content
  }

  static func remove(_ name: UIPasteboard.Name) { if name != .general { contents[name] = nil } }
}
