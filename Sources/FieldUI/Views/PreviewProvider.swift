public import Foundation

/// Views to look at while they are written. A terminal's tools show none: compiled, never called.
@preconcurrency @MainActor
public protocol PreviewProvider {
  associatedtype Previews: View
  /// The views.
  @ViewBuilder static var previews: Previews { get }
  /// What they are shown on.
  static var platform: PreviewPlatform? { get }
}

/// Not naming a platform leaves it open.
extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

/// What previews are shown on.
public enum PreviewPlatform: Sendable {
  case iOS, macOS, tvOS, watchOS
}

/// A device by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name.
  public let rawValue: String
  /// One by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A device by its name, written as a literal.
  public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// How large a preview is.
public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// How a device is held.
public struct InterfaceOrientation: Hashable, Sendable {
  private let name: String
  /// Upright.
  public static let portrait = InterfaceOrientation(name: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  /// Turned to the left.
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  /// Turned to the right.
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
}

extension View {
  /// The preview's device. A terminal's tools show none.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  /// The preview's size. A terminal's tools show none.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }
  /// The preview's title. A terminal's tools show none.
  public func previewDisplayName(_ value: String?) -> some View { self }
  /// How the preview's device is held. A terminal's tools show none.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
