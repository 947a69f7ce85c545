import CellCanvas
import FieldKit
public import Foundation

extension View {
  /// Draws the view elsewhere, in points. Its room stays where it is.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    PlacementView(
      content: self, placement: Placement(columns: CellMetrics.columns(x), rows: CellMetrics.rows(y)))
  }

  /// Draws the view elsewhere, in points. Its room stays where it is.
  public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }

  /// Hides the view. Its room stays.
  public func hidden() -> some View { PlacementView(content: self, placement: Placement(isHidden: true)) }

  /// Draws the view fainter: dim below one, not at all at zero. Its room stays.
  public func opacity(_ opacity: Double) -> some View {
    PlacementView(
      content: EnvironmentView(content: self) {
        if opacity < 1 { $0.textStyle.attributes.insert(.dim) }
      }, placement: Placement(isHidden: opacity <= 0))
  }

  /// Gives the view the size that it would like best.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Gives the view the size that it would like best, in some directions.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    PlacementView(
      content: self, placement: Placement(isWidthFixed: horizontal, isHeightFixed: vertical))
  }

  /// Cuts off what is drawn outside of the view's rectangle.
  public func clipped(antialiased: Bool = false) -> some View {
    PlacementView(content: self, placement: Placement(isClipped: true))
  }

  /// Cuts the view to a shape: one with round corners rounds the view's.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    BoxView(content: self, box: shape._isRounded ? .rounded : nil, color: nil)
  }

  /// Whether clicks and keys reach the view.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    PlacementView(content: self, placement: Placement(isUsable: enabled))
  }

  /// Where the middle of the view stands, in points. A terminal puts it where it would stand anyway.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  /// Where the middle of the view stands, in points. A terminal puts it where it would stand anyway.
  public func position(_ position: CGPoint) -> some View { self }
  /// Which view gets room first. A terminal's stacks give it by what views need.
  public func layoutPriority(_ value: Double) -> some View { self }
  /// Which view is in front. A terminal draws them in their order.
  public func zIndex(_ value: Double) -> some View { self }
  /// Keeps the view's sides in a ratio. A terminal lets the view choose.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }
  /// Keeps the view's sides in a ratio. A terminal lets the view choose.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View { self }
  /// Keeps the view's sides in a ratio. A terminal lets the view choose.
  public func scaledToFit() -> some View { self }
  /// Keeps the view's sides in a ratio. A terminal lets the view choose.
  public func scaledToFill() -> some View { self }
}

struct Placement {
  var columns = 0
  var rows = 0
  var isHidden = false
  var isWidthFixed = false
  var isHeightFixed = false
  var isClipped = false
  var isUsable = true
}

struct PlacementView<Content: View>: View {
  typealias Body = Never
  let content: Content
  let placement: Placement

  static func _node(for view: Self, replacing old: _ViewNode?, in context: _ViewContext) -> _ViewNode {
    _ViewNode.reuse(old, as: PlacementNode.self, in: context, make: PlacementNode.init) { node in
      node.placement = view.placement
      node.updateContent(view.content, in: context)
      node.applyToViews()
    }
  }
}

private final class PlacementNode: WrapperNode {
  var placement = Placement()
  private var wasHidden = false
  private var wasUsable = true

  /// What isn't seen takes no clicks and no keys.
  func applyToViews() {
    if placement.isHidden != wasHidden {
      wasHidden = placement.isHidden
      for view in uiViews { view.isHidden = wasHidden }
    }
    if placement.isUsable != wasUsable {
      wasUsable = placement.isUsable
      for view in uiViews { view.isUserInteractionEnabled = wasUsable }
    }
  }

  override func measure(_ proposal: CellProposal) -> CellSize {
    super.measure(
      CellProposal(
        columns: placement.isWidthFixed ? nil : proposal.columns,
        rows: placement.isHeightFixed ? nil : proposal.rows))
  }

  override func place(in rect: CellRect) {
    frame = rect
    var slot = rect
    slot.origin.column += placement.columns
    slot.origin.row += placement.rows
    content?.place(in: slot)
  }

  override func draw(in canvas: inout Canvas) {
    if placement.isHidden { return }
    if placement.isClipped {
      canvas.withClip(frame) { super.draw(in: &$0) }
    } else {
      super.draw(in: &canvas)
    }
  }
}
