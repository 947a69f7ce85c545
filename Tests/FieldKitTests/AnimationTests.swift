import FieldKit
import Foundation
import Testing

/// Animations, which a terminal makes at once.
@MainActor @Suite struct AnimationTests {
  @Test func changesAreMadeAtOnceAndCompletionsCalledInOrder() {
    var log: [String] = []
    UIView.animate(withDuration: 1) {
      log.append("outer")
      UIView.animate(
        withDuration: 1, delay: 0, options: [.curveEaseOut, .preferredFramesPerSecond60],
        animations: { log.append("inner") }, completion: { log.append("inner \($0)") })
      #expect(UIView.inheritedAnimationDuration == 1)
    } completion: {
      log.append("outer \($0)")
    }
    #expect(log == ["outer", "inner", "inner true", "outer true"])
    #expect(UIView.inheritedAnimationDuration == 0)
  }

  @Test func anAnimationThatRepeatsDoesNotEnd() {
    var isEnded = false
    UIView.animate(
      withDuration: 1, delay: 0, options: [.repeat, .autoreverse], animations: {},
      completion: { _ in isEnded = true })
    #expect(!isEnded)
  }

  @Test func animationsThatStartEachOtherGoOnWithPauses() async throws {
    final class Chain {
      var rounds = 0
      @MainActor func next() {
        UIView.animate(withDuration: 0) {
          self.rounds += 1
        } completion: { _ in
          if self.rounds < 4 { self.next() }
        }
      }
    }
    let chain = Chain()
    chain.next()
    #expect(chain.rounds == 2)
    for _ in 0..<100 where chain.rounds < 4 { try await Task.sleep(for: .milliseconds(20)) }
    #expect(chain.rounds == 4)
  }

  @Test func aTransitionPutsOneViewInTheOthersPlace() {
    let (outer, first, last, second) = (UIView(), UIView(), UIView(), UIView())
    outer.addSubview(first)
    outer.addSubview(last)
    UIView.transition(from: first, to: second, duration: 1)
    #expect(outer.subviews == [second, last])
    UIView.transition(from: second, to: last, duration: 1, options: .showHideTransitionViews)
    #expect(second.isHidden && !last.isHidden && outer.subviews == [second, last])
  }

  @Test func anAnimatorChangesWhenItIsStarted() {
    var log: [String] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { log.append("first") }
    animator.addAnimations { log.append("second") }
    animator.addCompletion { log.append("ended \($0 == .end)") }
    #expect(log.isEmpty && animator.state == .inactive)
    animator.startAnimation()
    #expect(log == ["first", "second", "ended true"] && animator.state == .inactive)
  }

  @Test func aTransactionCallsWhatItWasGivenForItsEnd() {
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { log.append("outer") }
    CATransaction.begin()
    #expect(CATransaction.disableActions())
    CATransaction.setCompletionBlock { log.append("inner") }
    CATransaction.commit()
    #expect(log == ["inner"])
    CATransaction.commit()
    CATransaction.commit()
    #expect(log == ["inner", "outer"] && !CATransaction.disableActions())
  }

  @Test func aLayerKeepsAnAnimationForAsLongAsItWouldRun() async throws {
    final class Told: CAAnimationDelegate {
      var log: [String] = []
      func animationDidStart(_ anim: CAAnimation) { log.append("start") }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append("stop \(flag)") }
    }
    let (layer, told) = (CALayer(), Told())
    let shake = CABasicAnimation(keyPath: "position")
    shake.duration = 0.02
    shake.repeatCount = .infinity
    shake.delegate = told
    layer.add(shake, forKey: "shake")
    #expect(layer.animation(forKey: "shake") === shake && layer.animationKeys() == ["shake"])
    let short = CAKeyframeAnimation(keyPath: "transform.translation.x")
    short.duration = 0.02
    short.delegate = told
    // Another one under the key takes its place.
    layer.add(short, forKey: "shake")
    #expect(told.log == ["start", "stop false", "start"])
    for _ in 0..<100 where told.log.count < 4 { try await Task.sleep(for: .milliseconds(20)) }
    #expect(told.log.last == "stop true" && layer.animationKeys() == nil)
  }
}
