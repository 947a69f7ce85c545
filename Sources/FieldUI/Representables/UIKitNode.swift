import CellCanvas
import FieldKit
import Foundation

/// A node that shows a UIKit view: where it stands, and how large it is.
class UIKitNode: _ViewNode {
  private var shown: UIView?
  /// Whether the environment said last that the view can be used.
  private var wasEnabled = true
  /// The environment that the view was brought up to date with last.
  private var followed: EnvironmentValues?

  override var uiView: UIView? { shown }

  /// Puts the view on the screen.
  func show(_ view: UIView) {
    shown = view
    tree.hostingView?.addSubview(view)
  }

  /// Brings the view up to date with what is true of every view.
  func follow(_ environment: EnvironmentValues) {
    if let followed, followed.isSame(as: environment) { return }
    followed = environment
    let isEnabled = environment.isEnabled
    if isEnabled == wasEnabled { return }
    // Only a change is passed on: what a program says of its own control stays.
    wasEnabled = isEnabled
    (shown as? UIControl)?.isEnabled = isEnabled
  }

  /// What the client says of the view's size, in points.
  func ownSize(for proposal: ProposedViewSize) -> CGSize? { nil }

  override func measure(_ proposal: CellProposal) -> CellSize {
    if let size = ownSize(for: proposal.points) {
      return CellSize(columns: CellMetrics.columns(size.width), rows: CellMetrics.rows(size.height))
    }
    // What has no size of its own in a direction takes what it is offered.
    let own = shown?.intrinsicContentSize ?? .zero
    return CellSize(
      columns: own.width == UIView.noIntrinsicMetric
        ? proposal.columns ?? 10 : min(CellMetrics.columns(own.width), proposal.columns ?? .max),
      rows: own.height == UIView.noIntrinsicMetric || proposal.isHeightFixed
        ? proposal.rows ?? 1 : min(CellMetrics.rows(own.height), proposal.rows ?? .max))
  }

  override func place(in rect: CellRect) {
    super.place(in: rect)
    shown?.frame = CellMetrics.rect(rect)
  }

  override func draw(in canvas: inout Canvas) { shown?.drawHierarchy(in: &canvas) }

  override func dismantle() {
    dependent.detach()
    shown?.removeFromSuperview()
  }
}
