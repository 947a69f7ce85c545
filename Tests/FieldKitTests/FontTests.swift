import CellCanvas
import FieldKit
import Foundation
import Testing

@Suite struct FontTests {
  /// A font, and how it is drawn.
  @Test(
    arguments: [
      (UIFont.systemFont(ofSize: 14), CellStyle.Attributes()), (UIFont.boldSystemFont(ofSize: 14), .bold),
      (UIFont.italicSystemFont(ofSize: 14), .italic),
      (UIFont.systemFont(ofSize: 14, weight: .medium), CellStyle.Attributes()),
      (UIFont.systemFont(ofSize: 14, weight: .semibold), .bold),
      (UIFont.systemFont(ofSize: 14, weight: .black), .bold),
      (UIFont.preferredFont(forTextStyle: .headline), .bold),
      (UIFont.preferredFont(forTextStyle: .body), CellStyle.Attributes()),
      (UIFont.monospacedSystemFont(ofSize: 9, weight: .bold), .bold),
      (UIFont.italicSystemFont(ofSize: 14).withSize(3), .italic),
    ] as [(UIFont, CellStyle.Attributes)])
  func drawn(font: UIFont, attributes: CellStyle.Attributes) {
    #expect(CellStyle.plain.applying([.font: font]).attributes == attributes)
  }

  /// A font's name, and how it is drawn.
  @Test(
    arguments: [
      ("Menlo-BoldItalic", [.bold, .italic]), ("Courier", []), ("Avenir-HeavyOblique", [.bold, .italic]),
    ] as [(String, CellStyle.Attributes)])
  func drawn(name: String, attributes: CellStyle.Attributes) throws {
    let font = try #require(UIFont(name: name, size: 12))
    #expect(CellStyle.plain.applying([.font: font]).attributes == attributes)
  }

  @Test func fontsAreEqualByValue() {
    #expect(UIFont.systemFont(ofSize: 14) == UIFont.systemFont(ofSize: 14))
    #expect(UIFont.systemFont(ofSize: 14) != UIFont.systemFont(ofSize: 15))
    #expect(UIFont.systemFont(ofSize: 14) != UIFont.boldSystemFont(ofSize: 14))
    #expect(UIFont.boldSystemFont(ofSize: 14) == UIFont.systemFont(ofSize: 14, weight: .bold))
    #expect(UIFont(name: "Menlo", size: 12) == UIFont(name: "Menlo", size: 12))
  }

  @Test func namesAreTaken() {
    #expect(UIFont(name: "", size: 12) == nil)
    #expect(UIFont(name: "Menlo-Bold", size: 12)?.fontName == "Menlo-Bold")
    #expect(UIFont(name: "Menlo-Bold", size: 12)?.familyName == "Menlo")
    #expect(UIFont.systemFont(ofSize: 12, weight: .semibold).fontName == ".SFUI-Semibold")
  }

  @Test func descriptorsMakeVariants() throws {
    let font = UIFont.systemFont(ofSize: 15)
    let bold = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(UIFont(descriptor: bold, size: 0).pointSize == 15)
    #expect(UIFont(descriptor: bold, size: 20).pointSize == 20)
    #expect(bold.symbolicTraits == [.traitBold, .traitItalic])
    let plain = try #require(bold.withSymbolicTraits([]))
    #expect(UIFont(descriptor: plain, size: 0) == font)
    let heavy = font.fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold]
    ])
    #expect(UIFont(descriptor: heavy, size: 0) == .boldSystemFont(ofSize: 15))
    #expect(UIFontDescriptor(name: "Menlo", size: 11).pointSize == 11)
  }

  @Test func aLineIsARow() {
    let font = UIFont.systemFont(ofSize: 40)
    #expect(font.lineHeight == CellMetrics.height)
    #expect(font.ascender - font.descender == font.lineHeight)
    #expect(UIFontMetrics(forTextStyle: .body).scaledFont(for: font) == font)
  }

  @Test func archivesKeepFonts() throws {
    let font = try #require(UIFont(name: "Menlo-Bold", size: 13))
    let data = try NSKeyedArchiver.archivedData(withRootObject: font, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: data) == font)
  }
}
