public import Foundation

/// The terminal's screen.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The one screen.
  public static let main = UIScreen()

  /// The screen, in points: as large as the window that has the keyboard, or 80 by 24 cells.
  open var bounds: CGRect {
    let size = UIApplication.shared.window?.frame.size ?? .zero
    return CGRect(
      origin: .zero,
      size: size == .zero ? CGSize(width: 80 * CellMetrics.width, height: 24 * CellMetrics.height) : size)
  }
  /// The same, in pixels: a point is one.
  open var nativeBounds: CGRect { bounds }
  /// Pixels a point.
  open var scale: CGFloat { 1 }
  /// Pixels a point.
  open var nativeScale: CGFloat { 1 }
  /// Frames a second, at most.
  open var maximumFramesPerSecond: Int { 60 }
}

/// What a program runs on.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// The machine.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The one that the program runs on.
  public static let current = UIDevice()

  /// The machine's name.
  open var name: String { ProcessInfo.processInfo.hostName }
  /// What kind of machine it is.
  open var model: String { "Terminal" }
  /// The same, as the user would call it.
  open var localizedModel: String { model }
  /// The operating system's name.
  open var systemName: String { "Linux" }
  /// The operating system's version.
  open var systemVersion: String { ProcessInfo.processInfo.operatingSystemVersionString }
  /// What a program is laid out for. A terminal is none of those.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .unspecified }
  /// A number for this machine and program. A terminal has none.
  open var identifierForVendor: UUID? { nil }
  /// Would click. Nothing happens.
  open func playInputClick() {}
}
