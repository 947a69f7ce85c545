#if os(Linux)
  import FieldKit
  import Foundation
  import Testing

  /// Timers that call a method, without a run loop.
  @MainActor @Suite struct TimerTests {
    private final class Target: NSObject {
      var timers: [Timer] = []
      var limit = Int.max
      func tick(_ timer: Timer) {
        timers.append(timer)
        if timers.count == limit { timer.invalidate() }
      }
      func bell() { timers.append(Timer(timeInterval: 1, repeats: false) { _ in }) }
    }

    private func wait(_ milliseconds: Int, until isDone: () -> Bool = { false }) async {
      for _ in 0..<milliseconds / 5 where !isDone() { try? await Task.sleep(for: .milliseconds(5)) }
    }

    @Test func oneThatFiresOnce() async {
      let target = Target()
      let timer = Timer.scheduledTimer(
        timeInterval: 0.01, target: target, selector: Selector(Target.tick), userInfo: "carried",
        repeats: false)
      #expect(timer.isValid && timer.userInfo as? String == "carried" && target.timers.isEmpty)
      await wait(5000) { !target.timers.isEmpty }
      #expect(target.timers == [timer] && !timer.isValid)
      await wait(50)
      #expect(target.timers.count == 1)
    }

    @Test func oneThatRepeatsUntilItIsInvalidated() async {
      let target = Target()
      target.limit = 3
      let timer = Timer.scheduledTimer(
        timeInterval: 0.01, target: target, selector: Selector(Target.tick), userInfo: nil, repeats: true)
      await wait(5000) { target.timers.count == 3 }
      await wait(60)
      #expect(target.timers.count == 3 && !timer.isValid)
    }

    @Test func oneThatIsInvalidatedBeforeItsTime() async {
      let target = Target()
      let timer = Timer.scheduledTimer(
        timeInterval: 0.02, target: target, selector: Selector(Target.tick), userInfo: nil, repeats: true)
      timer.invalidate()
      await wait(100)
      #expect(target.timers.isEmpty && !timer.isValid)
    }

    @Test func oneThatIsPutOff() async {
      let target = Target()
      let timer = Timer.scheduledTimer(
        timeInterval: 0.01, target: target, selector: Selector(Target.tick), userInfo: nil, repeats: true)
      timer.fireDate = .distantFuture
      await wait(60)
      #expect(target.timers.isEmpty && timer.isValid)
      timer.fire()
      #expect(target.timers.count == 1)
      timer.fireDate = Date()
      await wait(5000) { target.timers.count > 1 }
      #expect(target.timers.count > 1)
      timer.invalidate()
    }

    @Test func methodsThatTakeNothing() async {
      let target = Target()
      Timer.scheduledTimer(
        timeInterval: 0, target: target, selector: Selector(Target.bell), userInfo: nil, repeats: false)
      await wait(5000) { !target.timers.isEmpty }
      #expect(target.timers.count == 1)
    }
  }
#endif
