import Foundation

/// What is known of a font.
struct FontStorage: Hashable, Sendable {
  var name: String
  var familyName: String
  /// In points.
  var size: CGFloat
  var weight: UIFont.Weight
  var traits: UIFontDescriptor.SymbolicTraits
  var textStyle: UIFont.TextStyle?

  /// The system's font.
  init(
    weight: UIFont.Weight, size: CGFloat, traits: UIFontDescriptor.SymbolicTraits = [],
    textStyle: UIFont.TextStyle? = nil
  ) {
    name = ""
    familyName = ".AppleSystemUIFont"
    self.size = size
    self.weight = weight
    self.traits = traits
    self.textStyle = textStyle
    // Weights from semibold on are bold: a terminal has two.
    if weight >= .semibold { self.traits.insert(.traitBold) }
    setSystemName()
  }

  /// A font by its name, which says what kind it is: `"Menlo-BoldItalic"`.
  init(name: String, size: CGFloat) {
    self.name = name
    familyName = String(name.prefix { $0 != "-" })
    self.size = size
    weight = .regular
    traits = []
    let style = name.lowercased()
    if ["bold", "heavy", "black"].contains(where: style.contains) {
      traits.insert(.traitBold)
      weight = style.contains("semibold") || style.contains("demibold") ? .semibold : .bold
    }
    if ["italic", "oblique"].contains(where: style.contains) { traits.insert(.traitItalic) }
    if ["mono", "courier", "menlo"].contains(where: style.contains) { traits.insert(.traitMonoSpace) }
    if name.hasPrefix(".") { familyName = ".AppleSystemUIFont" }
  }

  /// This font, bold and italic as `traits` say.
  func with(_ traits: UIFontDescriptor.SymbolicTraits) -> FontStorage {
    var font = self
    font.traits = traits
    if traits.contains(.traitBold) != (weight >= .semibold) {
      font.weight = traits.contains(.traitBold) ? .bold : .regular
    }
    font.rename()
    return font
  }

  /// This font in a weight.
  func with(_ weight: UIFont.Weight) -> FontStorage {
    var font = self
    font.weight = weight
    if weight >= .semibold {
      font.traits.insert(.traitBold)
    } else {
      font.traits.remove(.traitBold)
    }
    font.rename()
    return font
  }

  private mutating func rename() {
    if familyName == ".AppleSystemUIFont" {
      setSystemName()
    } else {
      let style =
        (traits.contains(.traitBold) ? "Bold" : "") + (traits.contains(.traitItalic) ? "Italic" : "")
      name = style.isEmpty ? familyName : "\(familyName)-\(style)"
    }
  }

  private mutating func setSystemName() {
    let face = traits.contains(.traitMonoSpace) ? ".SFNSMono" : ".SFUI"
    let style = weight.name + (traits.contains(.traitItalic) ? "Italic" : "")
    name = "\(face)-\(style == "RegularItalic" ? "Italic" : style)"
  }
}
