import Foundation

/// What few views have been given: kept apart, so that all others are small.
@MainActor final class RareViewState {
  var transform = CGAffineTransform.identity
  var mask: UIView?
  var tint: UIColor?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var restorationIdentifier: String?
  var accessibility: AccessibilityState?
}

extension UIView {
  /// The rare state, made when it is asked for.
  final var rareState: RareViewState {
    if let rare { return rare }
    let state = RareViewState()
    rare = state
    return state
  }

  /// A name under which a program keeps the view's state. Stored; a terminal's programs don't restore views.
  public final var restorationIdentifier: String? {
    get { rare?.restorationIdentifier }
    set { rareState.restorationIdentifier = newValue }
  }
}
