import CellCanvas
public import FieldKit
public import Foundation

/// A UIKit view controller as a part of a SwiftUI screen. The order of calls is that of `UIViewRepresentable`.
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The controller whose view is shown.
  associatedtype UIViewControllerType: UIViewController
  /// An object that lives as long as the view is on the screen.
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller. Called once.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the controller up to date.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Called when the controller has left the screen.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Makes the coordinator. Called once, before the controller is made.
  func makeCoordinator() -> Coordinator
  /// The size that suits the view best, in points; `nil` for its intrinsic one.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

/// Not writing these means: nothing to do at the end, the view's intrinsic size.
extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }

  /// Makes the node that draws the view, or brings the old one up to date.
  public static func _node(
    for view: Self, replacing old: _ViewNode?, in context: _ViewContext
  ) -> _ViewNode {
    _ViewNode.reuse(old, as: ControllerNode<Self>.self, in: context) {
      ControllerNode(view, in: $0)
    } update: {
      $0.update(view, in: context)
    }
  }
}

/// Not naming a coordinator means that there is none.
extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a representable is given at each call.
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The same object, or value, at each call.
  public let coordinator: Representable.Coordinator
  /// The environment at this call.
  public internal(set) var environment: EnvironmentValues
  /// The change that this call is a part of.
  public internal(set) var transaction = Transaction()
}

/// The node of a UIKit view controller.
final class ControllerNode<Representable: UIViewControllerRepresentable>: UIKitNode {
  private var representable: Representable
  private var context: UIViewControllerRepresentableContext<Representable>?
  private let properties = InstalledProperties()
  private var made: Representable.UIViewControllerType?

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
    let context = UIViewControllerRepresentableContext<Representable>(
      coordinator: representable.makeCoordinator(), environment: environment)
    self.context = context
    let controller = representable.makeUIViewController(context: context)
    made = controller
    let parent = tree.hostingView?.next as? UIViewController
    parent?.addChild(controller)
    show(controller.view)
    if let parent { controller.didMove(toParent: parent) }
  }

  override func evaluate() {
    dependent.isDirty = false
    guard let made, let context else { return }
    dependent.tracking { representable.updateUIViewController(made, context: context) }
  }

  override func ownSize(for proposal: ProposedViewSize) -> CGSize? {
    guard let made, let context else { return nil }
    return representable.sizeThatFits(proposal, uiViewController: made, context: context)
  }

  override func dismantle() {
    guard let made, let context else { return }
    made.willMove(toParent: nil)
    super.dismantle()
    made.removeFromParent()
    Representable.dismantleUIViewController(made, coordinator: context.coordinator)
  }
}
