import CellCanvas
import FieldKit
import Foundation

/// The node of a UIKit view.
final class RepresentableNode<Representable: UIViewRepresentable>: _ViewNode {
  private var representable: Representable
  private var context: UIViewRepresentableContext<Representable>
  private let properties = InstalledProperties()
  private let uiView: Representable.UIViewType

  init(_ representable: Representable, in context: _ViewContext) {
    self.representable = representable
    properties.install(of: representable, environment: context.environment)
    self.context = UIViewRepresentableContext(
      coordinator: representable.makeCoordinator(), environment: context.environment)
    uiView = representable.makeUIView(context: self.context)
    super.init(in: context)
    // In the window before the first update: wrappers take the keyboard there.
    tree.hostingView?.addSubview(uiView)
  }

  func update(_ representable: Representable, in context: _ViewContext) {
    self.representable = representable
    properties.install(of: representable, environment: context.environment)
    self.context.environment = context.environment
    evaluate()
  }

  override func evaluate() {
    dependent.isDirty = false
    dependent.tracking { representable.updateUIView(uiView, context: context) }
  }

  override func size(for proposal: CellProposal) -> CellSize {
    let offered = ProposedViewSize(
      width: proposal.columns.map { CGFloat($0) * CellMetrics.width },
      height: proposal.rows.map { CGFloat($0) * CellMetrics.height })
    if let size = representable.sizeThatFits(offered, uiView: uiView, context: context) {
      return CellSize(columns: CellMetrics.columns(size.width), rows: CellMetrics.rows(size.height))
    }
    // What has no size of its own in a direction takes what it is offered.
    let own = uiView.intrinsicContentSize
    return CellSize(
      columns: own.width == UIView.noIntrinsicMetric
        ? proposal.columns ?? 10 : min(CellMetrics.columns(own.width), proposal.columns ?? .max),
      rows: own.height == UIView.noIntrinsicMetric || proposal.isHeightFixed
        ? proposal.rows ?? 1 : min(CellMetrics.rows(own.height), proposal.rows ?? .max))
  }

  override func place(in rect: CellRect) {
    super.place(in: rect)
    uiView.frame = CellMetrics.rect(rect)
  }

  override func draw(in canvas: inout Canvas) { uiView.drawHierarchy(in: &canvas) }

  override func dismantle() {
    dependent.detach()
    uiView.removeFromSuperview()
    Representable.dismantleUIView(uiView, coordinator: context.coordinator)
  }
}
