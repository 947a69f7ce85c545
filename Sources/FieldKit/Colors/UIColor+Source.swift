package import CellCanvas
package import Foundation

extension UIColor {
  /// What a colour is drawn as.
  enum Source: Hashable, Sendable {
    case rgb(RGBA)
    case gray(white: CGFloat, alpha: CGFloat)
    /// The terminal's own letter colour, whatever the user has set: UIKit's label colour.
    case terminalForeground
    /// The terminal's own background.
    case terminalBackground
    /// A colour of light and dark screens, and the one that is drawn: a terminal seldom says which one it is.
    case adaptive(light: RGBA, dark: RGBA, drawn: RGBA)
    /// Whatever a closure says.
    case provided(Provider)
  }

  /// A closure that says what the colour is, for the traits of a place. Equal only to itself.
  final class Provider: Hashable, @unchecked Sendable {
    let color: (UITraitCollection) -> UIColor

    init(_ color: @escaping (UITraitCollection) -> UIColor) { self.color = color }

    static func == (left: Provider, right: Provider) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// The components of the moment, opacity last: 2 of a grey, else 4.
  final var components: [CGFloat] {
    let fixed = resolvedColor(with: .current)
    if case .gray(let white, let alpha) = fixed.source { return [white, alpha] }
    let color = fixed.rgba
    return [color.red, color.green, color.blue, color.alpha]
  }

  /// The components of the moment in red, green and blue.
  final var rgba: RGBA {
    switch source {
    case .rgb(let color): color
    case .gray(let white, let alpha): RGBA(red: white, green: white, blue: white, alpha: alpha)
    default: resolvedColor(with: .current).rgba
    }
  }

  /// The same colour with its opacity times `factor`.
  package final func multiplyingAlpha(by factor: CGFloat) -> UIColor {
    switch source {
    case .terminalForeground, .terminalBackground: self
    default: withAlphaComponent(rgba.alpha * factor)
    }
  }

  /// The colour of a cell, or `nil` for the terminal's own.
  package final var cellColor: CellColor? {
    switch source {
    case .rgb(let color): CellColor(color)
    case .gray(let white, let alpha): CellColor(RGBA(red: white, green: white, blue: white, alpha: alpha))
    case .adaptive(_, _, let drawn): CellColor(drawn)
    case .terminalForeground, .terminalBackground: nil
    case .provided(let provider): provider.color(.current).cellColor
    }
  }
}

extension CellColor {
  fileprivate init(_ color: RGBA) {
    func byte(_ value: CGFloat) -> UInt8 {
      value.isNaN ? 0 : UInt8((max(0, min(1, value)) * 255).rounded())
    }
    self.init(
      red: byte(color.red), green: byte(color.green), blue: byte(color.blue), alpha: byte(color.alpha))
  }
}
