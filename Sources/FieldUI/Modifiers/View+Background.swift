import CellCanvas

extension View {
  /// Fills the view's rectangle behind it.
  public func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    BackgroundView(content: self, background: style._color, alignment: .center)
  }

  /// Fills a shape behind the view.
  public func background<Style: ShapeStyle, S: Shape>(
    _ style: Style, in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    BoxView(
      content: BackgroundView(content: self, background: style._color, alignment: .center),
      box: shape._isRounded ? .rounded : nil, color: nil)
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

  private var layers: [_ViewNode] { background?.members ?? [] }

  override var inner: [_ViewNode] { super.inner + (background.map { [$0] } ?? []) }

  override func place(in rect: CellRect) {
    super.place(in: rect)
    for layer in layers {
      layer.place(in: alignment.place(layer.size(for: CellProposal(rect.size)), in: rect))
    }
  }

  override func draw(in canvas: inout Canvas) {
    for layer in layers { layer.draw(in: &canvas) }
    super.draw(in: &canvas)
  }

  override func dismantle() {
    super.dismantle()
    background?.dismantle()
  }
}
