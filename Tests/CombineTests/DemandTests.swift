import Combine
import Foundation
import Testing

/// Nobody gets more than they ask for, and clients' own publishers and subscribers take part.
@Suite struct DemandTests {
  /// Asks for what it is told to.
  private final class Modest<Input>: Subscriber {
    typealias Failure = Never
    var subscription: (any Subscription)?
    var values: [Input] = []
    var isOver = false
    var again = Subscribers.Demand.none
    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: Input) -> Subscribers.Demand {
      values.append(input)
      return again
    }
    func receive(completion: Subscribers.Completion<Never>) { isOver = true }
  }

  private func check(
    _ publisher: some Publisher<Int, Never>, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let modest = Modest<Int>()
    publisher.subscribe(modest)
    #expect(modest.values == [], sourceLocation: sourceLocation)
    modest.subscription?.request(.max(1))
    #expect(modest.values == [1], sourceLocation: sourceLocation)
    modest.subscription?.request(.max(2))
    #expect(modest.values == [1, 2, 3] && !modest.isOver, sourceLocation: sourceLocation)
    modest.subscription?.request(.unlimited)
    #expect(modest.values == [1, 2, 3, 4] && modest.isOver, sourceLocation: sourceLocation)
  }

  @Test func nobodyGetsMore() {
    let numbers = [1, 2, 3, 4].publisher
    check(numbers)
    check(numbers.map { $0 })
    check([0, 1, 0, 2, 3, 4].publisher.filter { $0 > 0 })
    check([1].publisher.append([2, 3, 4].publisher))
    check([3, 4].publisher.prepend(1, 2))
    check(numbers.flatMap { Just($0) })
    check([1, 3].publisher.flatMap(maxPublishers: .max(1)) { [$0, $0 + 1].publisher })
    check(numbers.zip((0...).publisher).map { $0.0 })
    check([1, 2].publisher.merge(with: [Int]().publisher).append([3, 4].publisher))
    check(numbers.receive(on: ImmediateScheduler.shared))
    check([1, 2, 3].publisher.replaceError(with: 0).append(4))
    check(numbers.eraseToAnyPublisher())
  }

  @Test func moreCanBeAskedForWithTheAnswer() {
    let modest = Modest<Int>()
    modest.again = .max(1)
    [1, 2, 3].publisher.map { $0 }.subscribe(modest)
    modest.subscription?.request(.max(1))
    #expect(modest.values == [1, 2, 3] && modest.isOver)
  }

  @Test func subjectsKeepTheLatestOrNothing() {
    let (passing, keeping) = (Modest<Int>(), Modest<Int>())
    let passthrough = PassthroughSubject<Int, Never>()
    let current = CurrentValueSubject<Int, Never>(0)
    passthrough.subscribe(passing)
    current.subscribe(keeping)
    for value in 1...3 {
      passthrough.send(value)
      current.send(value)
    }
    passing.subscription?.request(.max(1))
    keeping.subscription?.request(.max(1))
    passthrough.send(4)
    current.send(4)
    passthrough.send(5)
    #expect(passing.values == [4])
    #expect(keeping.values == [3] && current.value == 4)
    keeping.subscription?.request(.max(1))
    #expect(keeping.values == [3, 4])
    current.send(completion: .finished)
    current.send(5)
    #expect(keeping.isOver && current.value == 4)
  }

  /// A publisher as clients write them for a control's events.
  private struct Events: Publisher {
    typealias Output = String
    typealias Failure = Never
    let button: Button

    func receive<S: Subscriber>(subscriber: S) where S.Input == String, S.Failure == Never {
      subscriber.receive(subscription: Clicks(subscriber: subscriber, button: button))
    }

    final class Clicks<S: Subscriber>: Subscription where S.Input == String, S.Failure == Never {
      private var subscriber: S?
      private weak var button: Button?

      init(subscriber: S, button: Button) {
        self.subscriber = subscriber
        self.button = button
        button.action = { [weak self] in _ = self?.subscriber?.receive("click") }
      }

      func request(_ demand: Subscribers.Demand) {}

      func cancel() {
        subscriber = nil
        button?.action = nil
      }
    }
  }

  private final class Button { var action: (() -> Void)? }

  @Test func aPublisherOfAClient() {
    let button = Button()
    var held: Set<AnyCancellable> = []
    var clicks: [String] = []
    Events(button: button).map { $0.uppercased() }.sink { clicks.append($0) }.store(in: &held)
    button.action?()
    #expect(clicks == ["CLICK"])
    held.removeAll()
    #expect(button.action == nil)
  }

  @Test func manyThreadsAtOnce() async {
    let subject = PassthroughSubject<Int, Never>()
    let lock = NSLock()
    nonisolated(unsafe) var sum = 0
    let held = subject.map { $0 }.merge(with: Empty()).sink { value in lock.withLock { sum += value } }
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 { group.addTask { for _ in 0..<500 { subject.send(1) } } }
    }
    #expect(sum == 4000)
    held.cancel()
  }
}
