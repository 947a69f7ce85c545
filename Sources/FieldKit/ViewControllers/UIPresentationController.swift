public import Foundation

/// How a controller is presented. A terminal shows all alike: over the whole window, and alerts in the middle of it.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// What is presented.
  open private(set) unowned var presentedViewController: UIViewController
  /// What presents it; itself before that.
  open var presentingViewController: UIViewController {
    presentedViewController.presentingViewController ?? presentedViewController
  }
  /// Who would be asked whether the user may dismiss it, and told. Only programs dismiss: it never is.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The presented view, once it was made.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }
  /// The view that it is in, while it is presented.
  open var containerView: UIView? { presentedView?.superview }
  /// The style.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }

  /// How a controller is presented. Who presents it says so later.
  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) { self.presentedViewController = presentedViewController }
}

/// Is asked whether the user may dismiss a presented controller, and told that he has. In a terminal only programs
/// dismiss: nothing is called.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style for a screen.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// Whether the user may dismiss it.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// The user is about to dismiss it.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// The user has dismissed it.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// The user wanted to dismiss it, and may not.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// The controller's own.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  {
    controller.presentationStyle
  }
  /// He may.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// How a controller is presented as a bubble. Stored; a terminal draws none.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the bubble points at. Stored.
  open var sourceView: UIView?
  /// Where in that view it points, in points. Stored.
  open var sourceRect = CGRect.null
  /// The bar's button that the bubble points at. Stored.
  open var barButtonItem: UIBarButtonItem?
  /// Where the bubble may stand. Stored.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// Views that can be used beside the bubble. Stored.
  open var passthroughViews: [UIView]?
  /// The colour of the bubble. Stored.
  open var backgroundColor: UIColor?
}

/// Where a bubble may stand. The numbers are UIKit's.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// A set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Its arrow points up.
  public static let up = Self(rawValue: 1 << 0)
  /// Its arrow points down.
  public static let down = Self(rawValue: 1 << 1)
  /// Its arrow points left.
  public static let left = Self(rawValue: 1 << 2)
  /// Its arrow points right.
  public static let right = Self(rawValue: 1 << 3)
  /// Anywhere.
  public static let any: Self = [.up, .down, .left, .right]
}

/// How a controller is presented as a sheet. Stored; a terminal's sheets fill the window.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @MainActor
  open class Detent: NSObject {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// A height by its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// A height by its name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The whole screen.
      public static let large = Identifier("com.apple.UIKit.large")
    }
    /// The height's name.
    public let identifier: Identifier
    private init(_ identifier: Identifier) { self.identifier = identifier }
    /// Half of the screen.
    public class func medium() -> Detent { Detent(.medium) }
    /// The whole screen.
    public class func large() -> Detent { Detent(.large) }
  }

  /// The heights at which the sheet rests. Stored.
  open var detents: [Detent] = [.large()]
  /// The height at which it rests now. Stored.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The greatest height that leaves what is behind in use. Stored.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether there is something to pull the sheet by. Stored.
  open var prefersGrabberVisible = false
  /// Whether scrolling makes the sheet higher. Stored.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet keeps to an edge on low screens. Stored.
  open var prefersEdgeAttachedInCompactHeight = false
  /// How round the corners are, in points. Stored.
  open var preferredCornerRadius: CGFloat?
  /// Changes the sheet: at once.
  open func animateChanges(_ changes: () -> Void) { changes() }
}
