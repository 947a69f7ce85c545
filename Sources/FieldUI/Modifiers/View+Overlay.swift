import CellCanvas

extension View {
  /// Puts another view in front of this one, in the same rectangle.
  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    OverlayView(content: self, overlay: overlay, alignment: alignment)
  }

  /// Puts other views in front of this one, in the same rectangle.
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    OverlayView(content: self, overlay: content(), alignment: alignment)
  }

  /// Lays a colour over the view.
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    OverlayView(content: self, overlay: style._color, alignment: .center)
  }

  /// Lays a shape in a style over the view.
  public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View {
    OverlayView(content: self, overlay: shape.fill(style), alignment: .center)
  }
}

struct OverlayView<Content: View, Overlay: View>: View {
  typealias Body = Never
  let content: Content
  let overlay: Overlay
  let alignment: Alignment

  static func _node(for view: Self, replacing old: _ViewNode?, in context: _ViewContext) -> _ViewNode {
    _ViewNode.reuse(old, as: OverlayNode.self, in: context, make: OverlayNode.init) { node in
      node.alignment = view.alignment
      node.updateContent(view.content, in: context)
      node.updateOverlay(view.overlay, in: context)
    }
  }
}

private final class OverlayNode: WrapperNode {
  var alignment = Alignment.center
  private var overlay: _ViewNode?

  func updateOverlay<Overlay: View>(_ view: Overlay, in context: _ViewContext) {
    overlay = context.inside(self).node(for: view, replacing: overlay)
  }

  private var layers: [_ViewNode] { overlay?.members ?? [] }

  override var inner: [_ViewNode] { super.inner + (overlay.map { [$0] } ?? []) }

  override func place(in rect: CellRect) {
    super.place(in: rect)
    for layer in layers {
      layer.place(in: alignment.place(layer.size(for: CellProposal(rect.size)), in: rect))
    }
  }

  override func draw(in canvas: inout Canvas) {
    super.draw(in: &canvas)
    for layer in layers { layer.draw(in: &canvas) }
  }

  override func dismantle() {
    super.dismantle()
    overlay?.dismantle()
  }
}
