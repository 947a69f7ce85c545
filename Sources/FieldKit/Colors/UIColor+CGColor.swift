import Foundation

#if canImport(CoreGraphics)
  public import CoreGraphics
#endif

extension UIColor {
  /// A colour of the same components.
  public convenience init(cgColor: CGColor) {
    #if os(Linux)
      if let drawn = cgColor.drawn {
        self.init(drawn)
        return
      }
    #endif
    let parts = cgColor.components ?? [0, 0]
    if parts.count >= 4 {
      self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    } else {
      self.init(white: parts.first ?? 0, alpha: parts.last ?? 0)
    }
  }

  /// The components of the moment. What isn't fixed is drawn as this colour is, all the same.
  public final var cgColor: CGColor {
    #if os(Linux)
      switch source {
      case .rgb, .gray: return CGColor(components)
      default: return CGColor(components, drawn: source)
      }
    #else
      let color = rgba
      return CGColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    #endif
  }

  /// Makes it the colour of what a view draws in its `draw(_:)`.
  @preconcurrency @MainActor public final func set() {
    setFill()
    setStroke()
  }
  /// Makes it the colour of what a view fills in its `draw(_:)`.
  @preconcurrency @MainActor public final func setFill() { Sketch.open?.fillColor = self }
  /// Makes it the colour of the lines that a view draws in its `draw(_:)`.
  @preconcurrency @MainActor public final func setStroke() { Sketch.open?.strokeColor = self }
}
