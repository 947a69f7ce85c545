/// How a presented view is shown. A terminal shows each over the whole window.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole window.
  case fullScreen = 0
  /// As a page that leaves some of the screen free.
  case pageSheet = 1
  /// As a small sheet in the middle.
  case formSheet = 2
  /// In the place of the controller that presents.
  case currentContext = 3
  /// As the controller's own transition says.
  case custom = 4
  /// Over the whole window, what is under it kept.
  case overFullScreen = 5
  /// Over the place of the controller that presents, what is under it kept.
  case overCurrentContext = 6
  /// As a bubble that points at something.
  case popover = 7
  /// In no particular way.
  case none = -1
  /// As the system likes best.
  case automatic = -2
}

/// How a presented view comes on the screen. In a terminal it is there at once.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical = 0
  /// By turning the screen.
  case flipHorizontal = 1
  /// By fading in.
  case crossDissolve = 2
  /// By turning a page.
  case partialCurl = 3
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// A set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper edge.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The lower edge.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All four.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// The colours of a status bar. A terminal has none.
public enum UIStatusBarStyle: Int, Sendable {
  /// As the system likes best.
  case `default` = 0
  /// For a dark screen.
  case lightContent = 1
  /// For a light screen.
  case darkContent = 3
}

/// Which way up a screen is. A terminal has one.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// On its head.
  case portraitUpsideDown = 2
  /// On its right side.
  case landscapeRight = 3
  /// On its left side.
  case landscapeLeft = 4
}

/// Ways up that a screen can be shown in. A terminal has one.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// A set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// On its head.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// On its right side.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// On its left side.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// On either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// Upright or on either side.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  /// Every way.
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
}
