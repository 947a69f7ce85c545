import CellCanvas
import FieldKit
import Foundation

/// The node of a UIKit view.
final class RepresentableNode<Representable: UIViewRepresentable>: UIKitNode {
  private var representable: Representable
  private var context: UIViewRepresentableContext<Representable>?
  private let properties = InstalledProperties()
  private var made: Representable.UIViewType?

  init(_ representable: Representable, in context: _ViewContext) {
    self.representable = representable
    super.init(in: context)
  }

  func update(_ representable: Representable, in context: _ViewContext) {
    self.representable = representable
    properties.install(in: &self.representable, of: self, environment: context.environment)
    if self.context == nil { make(in: context.environment) }
    self.context?.environment = context.environment
    follow(context.environment)
    evaluate()
  }

  private func make(in environment: EnvironmentValues) {
    let context = UIViewRepresentableContext<Representable>(
      coordinator: representable.makeCoordinator(), environment: environment)
    self.context = context
    let view = representable.makeUIView(context: context)
    made = view
    // In the window before the first update: wrappers take the keyboard there.
    show(view)
  }

  override func evaluate() {
    dependent.isDirty = false
    guard let made, let context else { return }
    dependent.tracking { representable.updateUIView(made, context: context) }
  }

  override func ownSize(for proposal: ProposedViewSize) -> CGSize? {
    guard let made, let context else { return nil }
    return representable.sizeThatFits(proposal, uiView: made, context: context)
  }

  override func dismantle() {
    super.dismantle()
    guard let made, let context else { return }
    Representable.dismantleUIView(made, coordinator: context.coordinator)
  }
}
