package import CellCanvas
public import Foundation

/// A colour in sRGB with opacity, or one of the terminal's own two.
public final class UIColor: NSObject, @unchecked Sendable {
  /// What a colour is drawn as.
  enum Source: Hashable, Sendable {
    case components(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    /// The terminal's own letter colour, whatever the user has set: UIKit's label colour.
    case terminalForeground
    /// The terminal's own background.
    case terminalBackground
  }

  let source: Source

  init(_ source: Source) { self.source = source }

  /// A colour from sRGB components, each 0 to 1. What lies outside is clamped when drawn.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .components(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey from 0, black, to 1, white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// The same colour with another opacity, 0 to 1. The terminal's own colours have none, and stay as they are.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    guard case .components(let red, let green, let blue, _) = source else { return self }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The same colour with its opacity times `factor`.
  package func multiplyingAlpha(by factor: CGFloat) -> UIColor {
    guard case .components(_, _, _, let alpha) = source else { return self }
    return withAlphaComponent(alpha * factor)
  }

  /// The colour of a cell, or `nil` for the terminal's own.
  package var cellColor: CellColor? {
    guard case .components(let red, let green, let blue, let alpha) = source else { return nil }
    func byte(_ value: CGFloat) -> UInt8 {
      value.isNaN ? 0 : UInt8((max(0, min(1, value)) * 255).rounded())
    }
    return CellColor(red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(alpha))
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.source == source }
  public override var hash: Int { source.hashValue }
}
