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
  var interactions: [any UIInteraction] = []
  /// What the view drew in its `draw(_:)`.
  var sketch: [Sketch.Mark]?
  // Who would decide on what is pasted, dropped and dragged.
  weak var pasteDelegate: (any UITextPasteDelegate)?
  weak var textDropDelegate: (any UITextDropDelegate)?
  weak var textDragDelegate: (any UITextDragDelegate)?
}

extension UIView {
  /// The rare state, made when it is asked for.
  final var rareState: RareViewState {
    if let rare { return rare }
    let state = RareViewState()
    rare = state
    return state
  }
}
