import Foundation

/// A file that goes away with its owner.
final class TemporaryFile {
  let path: String

  init(_ bytes: some Sequence<UInt8>) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "fieldline-\(UUID().uuidString)")
    try Data(bytes).write(to: url)
    path = url.path
  }

  convenience init(_ text: String) throws { try self.init(text.utf8) }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
