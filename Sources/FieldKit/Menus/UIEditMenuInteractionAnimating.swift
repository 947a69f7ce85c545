/// What runs beside the coming and going of an edit menu. A terminal shows no menu, and makes none of these.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating {
  /// Runs a closure beside the menu's coming or going.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Runs a closure after it.
  func addCompletion(_ completion: @escaping () -> Void)
}
