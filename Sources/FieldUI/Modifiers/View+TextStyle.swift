import CellCanvas

extension View {
  /// Draws text in a colour.
  public func foregroundColor(_ color: Color?) -> some View {
    EnvironmentView(content: self) { $0.textStyle.foreground = color?.cellColor }
  }

  /// Draws text bold, or not.
  public func bold(_ isActive: Bool = true) -> some View { attribute(.bold, isActive) }

  /// Draws text in italics, or not. Terminals that have none draw it as they can.
  public func italic(_ isActive: Bool = true) -> some View { attribute(.italic, isActive) }

  private func attribute(_ attribute: CellStyle.Attributes, _ isActive: Bool) -> some View {
    EnvironmentView(content: self) {
      if isActive {
        $0.textStyle.attributes.insert(attribute)
      } else {
        $0.textStyle.attributes.remove(attribute)
      }
    }
  }
}
