public import Foundation

/// A picture. A terminal shows a letter for symbols that it knows one for, and nothing of others.
public struct Image: View, Equatable {
  /// How large a symbol is. Stored; a terminal can't draw it.
  public enum Scale: Hashable, Sendable { case small, medium, large }
  /// How a picture takes its colours. Stored.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  /// How a picture is made smaller. Stored.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  /// How a picture is made larger. Stored.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }

  let glyph: String

  /// A symbol by its name.
  nonisolated public init(systemName: String) { glyph = Self.glyph(for: systemName) }
  /// A picture of the program's assets. A terminal shows none.
  nonisolated public init(_ name: String, bundle: Bundle? = nil) { glyph = "" }
  /// A picture of the program's assets. A terminal shows none.
  nonisolated public init(decorative name: String, bundle: Bundle? = nil) { glyph = "" }

  /// What the view is made of.
  public var body: some View { if !glyph.isEmpty { Text(verbatim: glyph) } }

  /// Lets the picture take another size. A terminal's has one.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image
  {
    self
  }
  /// How the picture takes its colours. Stored.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
  /// How the picture is made smaller. Stored.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  private nonisolated static func glyph(for name: String) -> String {
    let base = name.split(separator: ".").filter { !modifiers.contains(String($0)) }.joined(separator: ".")
    return glyphs[base] ?? "•"
  }

  private nonisolated static let modifiers: Set<String> = ["fill", "circle", "square"]
  private nonisolated static let glyphs: [String: String] = [
    "xmark": "✕", "multiply": "✕", "checkmark": "✓", "plus": "+", "minus": "−", "magnifyingglass": "⌕",
    "chevron.left": "‹", "chevron.right": "›", "chevron.up": "⌃", "chevron.down": "⌄", "arrow.left": "←",
    "arrow.right": "→", "arrow.up": "↑", "arrow.down": "↓", "arrow.clockwise": "↻", "star": "★", "heart": "♥",
    "eye": "◉", "eye.slash": "◎", "exclamationmark": "!", "exclamationmark.triangle": "⚠",
    "questionmark": "?",
    "info": "i", "envelope": "✉", "phone": "☎", "pencil": "✎", "trash": "⌫", "gear": "⚙", "gearshape": "⚙",
    "ellipsis": "…", "lock": "⚿", "return": "⏎", "delete.left": "⌫", "": "●",
  ]
}

/// A title with a symbol.
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon

  /// A title with a symbol.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    (self.title, self.icon) = (title(), icon())
  }

  /// What the view is made of.
  public var body: some View {
    HStack {
      icon
      title
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title with a symbol by its name.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }
  /// A title with a symbol by its name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
  /// A title with a picture of the program's assets.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }
}
