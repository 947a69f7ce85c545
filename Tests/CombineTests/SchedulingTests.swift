import Combine
import Foundation
import Testing

/// Values that come later, or elsewhere.
@MainActor @Suite struct SchedulingTests {
  private func wait(until isTrue: () -> Bool) async {
    for _ in 0..<200 where !isTrue() { try? await Task.sleep(for: .milliseconds(10)) }
  }

  @Test func theMainQueueAndTheMainRunLoop() async {
    var seen: [String] = []
    let held = [
      Just("queue").receive(on: DispatchQueue.main).sink { seen.append($0) },
      Just("loop").receive(on: RunLoop.main).sink { seen.append($0) },
      Just("late").delay(for: .milliseconds(20), scheduler: DispatchQueue.main).sink { seen.append($0) },
    ]
    #expect(seen == [])
    await wait { seen.count == 3 }
    #expect(seen == ["queue", "loop", "late"])
    for one in held { one.cancel() }
  }

  @Test func aPauseLetsTheLastOneThrough() async {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let held = subject.debounce(for: .milliseconds(30), scheduler: DispatchQueue.main).sink {
      seen.append($0)
    }
    for value in 1...3 { subject.send(value) }
    await wait { !seen.isEmpty }
    #expect(seen == [3])
    held.cancel()
  }

  @Test func aStretchOfTimeLetsOneThrough() async {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let held = subject.throttle(for: .milliseconds(30), scheduler: RunLoop.main, latest: true)
      .sink { seen.append($0) }
    for value in 1...3 { subject.send(value) }
    await wait { seen.count == 2 }
    #expect(seen == [1, 3])
    held.cancel()
  }

  @Test func timersAndNotifications() async {
    var ticks = 0
    let timer = Timer.publish(every: 0.01, on: .main, in: .common).autoconnect().sink { _ in ticks += 1 }
    await wait { ticks >= 2 }
    timer.cancel()
    #expect(ticks >= 2)
    let name = Notification.Name("SchedulingTests")
    var posted: [Int] = []
    let held = NotificationCenter.default.publisher(for: name).compactMap { $0.object as? Int }
      .sink { posted.append($0) }
    NotificationCenter.default.post(name: name, object: 1)
    held.cancel()
    NotificationCenter.default.post(name: name, object: 2)
    #expect(posted == [1])
  }

  @Test func futuresAndSequencesAreWaitedFor() async {
    let future = Future<Int, Never> { promise in
      nonisolated(unsafe) let promise = promise
      DispatchQueue.global().async { promise(.success(5)) }
    }
    #expect(await future.value == 5)
    var seen: [Int] = []
    for await value in [1, 2, 3].publisher.values { seen.append(value) }
    #expect(seen == [1, 2, 3])
  }
}
