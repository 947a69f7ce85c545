import CellCanvas

/// Views in front of one another.
public struct ZStack<Content: View>: View {
  /// It is drawn itself, and has no body.
  public typealias Body = Never
  let alignment: Alignment
  let content: Content

  /// Views back to front.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Makes the node that draws the view, or brings the old one up to date.
  public static func _node(
    for view: Self, replacing old: _ViewNode?, in context: _ViewContext
  ) -> _ViewNode {
    _ViewNode.reuse(old, as: LayeredNode.self, in: context, make: LayeredNode.init) { node in
      node.alignment = view.alignment
      node.updateContent(view.content, in: context)
    }
  }
}

/// The node of views in front of one another.
final class LayeredNode: WrapperNode {
  var alignment = Alignment.center

  private var layers: [_ViewNode] { content?.members ?? [] }

  override func measure(_ proposal: CellProposal) -> CellSize {
    layers.reduce(.zero) { size, layer in
      let own = layer.size(for: proposal)
      return CellSize(columns: max(size.columns, own.columns), rows: max(size.rows, own.rows))
    }
  }

  override func place(in rect: CellRect) {
    frame = rect
    for layer in layers {
      layer.place(in: alignment.place(layer.size(for: CellProposal(rect.size)), in: rect))
    }
  }

  override func draw(in canvas: inout Canvas) {
    for layer in layers { layer.draw(in: &canvas) }
  }
}
