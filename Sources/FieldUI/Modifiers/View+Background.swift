import CellCanvas

extension View {
  /// Fills the view's rectangle behind it.
  public func background<Style: ShapeStyle>(_ style: Style) -> some View {
    BackgroundView(content: self, background: style._color, alignment: .center)
  }

  /// Puts another view behind this one, in the same rectangle.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    BackgroundView(content: self, background: background, alignment: alignment)
  }

  /// Puts other views behind this one, in the same rectangle.
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    BackgroundView(content: self, background: content(), alignment: alignment)
  }
}

struct BackgroundView<Content: View, Background: View>: View {
  typealias Body = Never
  let content: Content
  let background: Background
  let alignment: Alignment

  static func _node(for view: Self, replacing old: _ViewNode?, in context: _ViewContext) -> _ViewNode {
    _ViewNode.reuse(old, as: BackgroundNode.self, in: context, make: BackgroundNode.init) { node in
      node.alignment = view.alignment
      node.updateContent(view.content, in: context)
      node.updateBackground(view.background, in: context)
    }
  }
}

private final class BackgroundNode: WrapperNode {
  var alignment = Alignment.center
  private var background: _ViewNode?

  func updateBackground<Background: View>(_ view: Background, in context: _ViewContext) {
    background = context.inside(self).node(for: view, replacing: background)
  }

  override func place(in rect: CellRect) {
    super.place(in: rect)
    guard let background else { return }
    background.place(in: alignment.place(background.size(for: CellProposal(rect.size)), in: rect))
  }

  override func draw(in canvas: inout Canvas) {
    background?.draw(in: &canvas)
    super.draw(in: &canvas)
  }

  override func dismantle() {
    super.dismantle()
    background?.dismantle()
  }
}
