import Foundation

/// Programs that were built together with the tests.
public enum BuiltProgram {
  /// The path of a built executable, which stands beside the test bundle. `nil` where it wasn't built.
  public static func path(_ name: String) -> String? {
    directories.map { $0.appending(path: name).path }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  /// Where the running tests may stand: in the directory of the products, or in a bundle there.
  private static var directories: [URL] {
    var directories: [URL] = []
    for argument in CommandLine.arguments + [Bundle.main.executablePath ?? ""]
    where argument.contains(".xctest") || argument == Bundle.main.executablePath {
      var directory = URL(fileURLWithPath: argument).resolvingSymlinksInPath().deletingLastPathComponent()
      for _ in 0..<4 {
        directories.append(directory)
        directory.deleteLastPathComponent()
      }
    }
    return directories
  }
}
