import CellCanvas
import Foundation

extension UIViewController {
  /// What a controller shows over the window, and what shows it.
  struct Presentation {
    var presented: UIViewController?
    weak var presenting: UIViewController?
    var backdrop: PresentationBackdrop?
    var isBeginning = false
    var isEnding = false
  }

  /// Whether the view comes on the screen because the controller is presented. True in the appearance callbacks.
  public var isBeingPresented: Bool { presentation.isBeginning }
  /// Whether the view leaves the screen because the controller is dismissed. True in the appearance callbacks.
  public var isBeingDismissed: Bool { presentation.isEnding }
  /// Whether the controller is on its way to a parent. Containers in a terminal are done at once; `false`.
  public var isMovingToParent: Bool { parent != nil && appearance.state == .appearing }
  /// Whether the controller is on its way from its parent.
  public var isMovingFromParent: Bool { isLeavingParent }

  private var isLeavingParent: Bool {
    appearance.state == .disappearing
      && (navigationController.map { !$0.viewControllers.contains(self) } ?? false)
  }

  /// The controller whose view fills what this one's is in: that one presents.
  private var outermost: UIViewController { parent?.outermost ?? self }

  final func presentNow(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = outermost
    guard let window = presenter.viewIfLoaded?.window else {
      return RuntimeWarning.issue(
        "\(type(of: self)) can't present \(type(of: controller)): its own view is in no window.")
    }
    guard presenter.presentation.presented == nil, controller.presentation.presenting == nil,
      controller.parent == nil, controller !== presenter
    else {
      return RuntimeWarning.issue(
        "\(type(of: self)) can't present \(type(of: controller)): one of them is taken already.")
    }
    presenter.presentation.presented = controller
    controller.presentation.presenting = presenter
    controller.presentation.isBeginning = true
    controller.loadViewIfNeeded()
    let covers = controller.coversPresenter
    if covers { presenter.beginAppearanceTransition(false, animated: animated) }
    controller.beginAppearanceTransition(true, animated: animated)
    // What is covered can't be typed into.
    window.endEditing(true)
    let backdrop = PresentationBackdrop(controller)
    controller.presentation.backdrop = backdrop
    backdrop.frame = window.bounds
    window.addSubview(backdrop)
    controller.endAppearanceTransition()
    if covers { presenter.endAppearanceTransition() }
    controller.presentation.isBeginning = false
    completion?()
  }

  final func dismissNow(animated: Bool, completion: (() -> Void)?) {
    let presenter = outermost
    guard let controller = presenter.presentation.presented else {
      if let presenting = presenter.presentation.presenting {
        presenting.dismiss(animated: animated, completion: completion)
      } else {
        completion?()
      }
      return
    }
    // What the dismissed one presents goes first.
    if controller.presentation.presented != nil { controller.dismissNow(animated: false, completion: nil) }
    controller.presentation.isEnding = true
    let covers = controller.coversPresenter
    controller.beginAppearanceTransition(false, animated: animated)
    if covers { presenter.beginAppearanceTransition(true, animated: animated) }
    controller.presentation.backdrop?.removeFromSuperview()
    controller.presentation.backdrop = nil
    presenter.presentation.presented = nil
    controller.presentation.presenting = nil
    if covers { presenter.endAppearanceTransition() }
    controller.endAppearanceTransition()
    controller.presentation.isEnding = false
    completion?()
  }

  /// Whether the presenter's view is hidden meanwhile: it is told then that it disappears.
  private var coversPresenter: Bool {
    modalPresentationStyle == .fullScreen || modalPresentationStyle == .currentContext
  }
}

extension UIWindow {
  /// The alert that is over everything else, if there is one.
  package final var alert: UIAlertController? {
    var top = rootViewController
    while let next = top?.presentedViewController { top = next }
    return top as? UIAlertController
  }

  /// Esc was pressed.
  ///
  /// - Returns: whether it was an alert's.
  package final func offerEscape() -> Bool { alert?.offerEscape() ?? false }
}

/// What lies between a presented view and what it covers.
final class PresentationBackdrop: UIView {
  private weak var controller: UIViewController?

  init(_ controller: UIViewController) {
    self.controller = controller
    super.init(frame: .zero)
    addSubview(controller.view)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    if let superview { frame = superview.bounds }
    guard let controller, let view = controller.viewIfLoaded else { return super.layoutSubviews() }
    view.frame = bounds
    super.layoutSubviews()
  }

  override func draw(in canvas: inout Canvas) {
    // An alert clears its own box, and leaves what is around it in sight.
    guard let view = subviews.first, !(controller is UIAlertController) else { return }
    canvas.clear(CellMetrics.cells(view.frame))
  }
}
