import Foundation

extension CALayer {
  /// An animation would have run to its end.
  final func end(_ anim: CAAnimation, finished: Bool) {
    guard animations.contains(where: { $0.animation === anim }) else { return }
    if anim.isRemovedOnCompletion { animations.removeAll { $0.animation === anim } }
    anim.delegate?.animationDidStop(anim, finished: finished)
  }

  /// The layer as it is seen while it is animated: as it is.
  public final func presentation() -> Self? { self }
  /// The layer as a program set it: this one.
  public final func model() -> Self { self }
}
