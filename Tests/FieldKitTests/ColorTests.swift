import CellCanvas
import FieldKit
import Foundation
import Testing

@Suite struct ColorTests {
  @Test func coloursOfTheSameComponentsAreEqual() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash == UIColor.red.hash)
    #expect(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1) == .red)
    #expect(UIColor(white: 0.5, alpha: 1) == .gray)
    #expect(UIColor.red != .blue)
    #expect(UIColor.label == UIColor.label)
    // UIKit's greys have two components, and are other colours than those of four.
    #expect(UIColor.black != UIColor(red: 0, green: 0, blue: 0, alpha: 1))
  }

  @Test(
    arguments: [
      (UIColor.red, [1, 0, 0, 1]), (.gray, [0.5, 0.5, 0.5, 1]), (.clear, [0, 0, 0, 0]),
      (.label, [0, 0, 0, 1]),
      (.systemBackground, [1, 1, 1, 1]), (UIColor { _ in .green }, [0, 1, 0, 1]),
      (UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1), [0, 1, 0, 1]),
      (UIColor(hue: .nan, saturation: 0, brightness: 0.5, alpha: 1), [0.5, 0.5, 0.5, 1]),
    ] as [(UIColor, [CGFloat])])
  func components(color: UIColor, expected: [CGFloat]) {
    var (red, green, blue, alpha) = (CGFloat(9), CGFloat(9), CGFloat(9), CGFloat(9))
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    for (found, expected) in zip([red, green, blue, alpha], expected) {
      #expect(abs(found - expected) < 1e-9)
    }
  }

  @Test(
    arguments: [
      (UIColor.red, [0, 1, 1]), (.green, [1.0 / 3, 1, 1]), (.blue, [2.0 / 3, 1, 1]),
      (.magenta, [5.0 / 6, 1, 1]),
      (.white, [0, 0, 1]), (.brown, [1.0 / 12, 2.0 / 3, 0.6]),
    ] as [(UIColor, [CGFloat])])
  func hues(color: UIColor, expected: [CGFloat]) {
    var (hue, saturation, brightness) = (CGFloat(9), CGFloat(9), CGFloat(9))
    #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil))
    for (found, expected) in zip([hue, saturation, brightness], expected) {
      #expect(abs(found - expected) < 1e-9)
    }
  }

  @Test func lightAndDarkAreTold() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(UIColor.label.resolvedColor(with: dark) == .white)
    #expect(UIColor.label.resolvedColor(with: light) == .black)
    #expect(UIColor.systemRed.resolvedColor(with: dark) != UIColor.systemRed.resolvedColor(with: light))
    let own = UIColor { $0.userInterfaceStyle == .dark ? .label : .red }
    #expect(own.resolvedColor(with: dark) == .white)
    #expect(own.resolvedColor(with: light) == .red)
    #expect(own.withAlphaComponent(0.5).resolvedColor(with: light) == UIColor.red.withAlphaComponent(0.5))
    // One that gives itself, for ever.
    nonisolated(unsafe) var endless = UIColor.red
    endless = UIColor { _ in endless }
    #expect(endless.resolvedColor(with: dark) == .clear)
  }

  @Test func theTerminalsOwnColoursStayItsOwn() {
    #expect(UIColor.label.cellColor == nil)
    #expect(UIColor(cgColor: UIColor.label.cgColor).cellColor == nil)
    #expect(UIColor(cgColor: UIColor.systemRed.cgColor) == .systemRed)
    #expect(UIColor.label.withAlphaComponent(0.5).cellColor?.alpha == 128)
    #expect(UIColor.secondaryLabel.cellColor == CellColor(red: 142, green: 142, blue: 147))
  }

  @Test func archivesKeepColours() throws {
    for color in [UIColor.red, .gray, UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)] {
      let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
      #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == color)
    }
  }

  @Test func literalsAreColours() {
    // swift-format-ignore: NoPlaygroundLiterals
    let literal: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(literal == .red)
  }

  #if os(Linux)
    @Test func cgColoursHaveTheComponents() {
      #expect(UIColor.red.cgColor == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      #expect(UIColor.red.cgColor.components == [1, 0, 0, 1])
      #expect(UIColor.gray.cgColor.components == [0.5, 1])
      #expect(UIColor.gray.cgColor.numberOfComponents == 2)
      #expect(UIColor.red.cgColor.copy(alpha: 0.5)?.alpha == 0.5)
      #expect(UIColor(cgColor: UIColor.gray.cgColor) == .gray)
      let space = CGColorSpace(name: CGColorSpace.sRGB)
      let converted = space.flatMap {
        UIColor.gray.cgColor.converted(to: $0, intent: .defaultIntent, options: nil)
      }
      #expect(converted?.components == [0.5, 0.5, 0.5, 1])
    }
  #endif

  @Test func clientsExtendAndSubclass() {
    #expect(UIColor(hex: 0xFF0000) == .red)
    #expect(Tinted(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red)
  }
}

private final class Tinted: UIColor, @unchecked Sendable {}

extension UIColor {
  fileprivate convenience init(hex: Int) {
    self.init(
      red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255,
      blue: CGFloat(hex & 255) / 255,
      alpha: 1)
  }
}
