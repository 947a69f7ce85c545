import Foundation

extension CALayer {
  /// Keeps an animation under a key for as long as it would run; one that was under the key before goes.
  public final func add(_ anim: CAAnimation, forKey key: String?) {
    let key = key ?? "\(ObjectIdentifier(anim))"
    removeAnimation(forKey: key)
    animations.append((key, anim))
    anim.delegate?.animationDidStart(anim)
    guard let duration = anim.wholeDuration else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + duration) { [weak self] in
      MainActor.assumeIsolated { self?.end(anim, finished: true) }
    }
  }

  /// The animation under a key, while it would run.
  public final func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }

  /// The keys of the animations that would run. `nil` for none.
  public final func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }

  /// Forgets an animation. Its delegate is told that it didn't reach its end.
  public final func removeAnimation(forKey key: String) {
    if let anim = animation(forKey: key) {
      animations.removeAll { $0.key == key }
      anim.delegate?.animationDidStop(anim, finished: false)
    }
  }

  /// Forgets all animations.
  public final func removeAllAnimations() {
    for (key, _) in animations { removeAnimation(forKey: key) }
  }

  private func end(_ anim: CAAnimation, finished: Bool) {
    guard animations.contains(where: { $0.animation === anim }) else { return }
    if anim.isRemovedOnCompletion { animations.removeAll { $0.animation === anim } }
    anim.delegate?.animationDidStop(anim, finished: finished)
  }

  /// The layer as it is seen while it is animated: as it is.
  public final func presentation() -> Self? { self }
  /// The layer as a program set it: this one.
  public final func model() -> Self { self }
}
