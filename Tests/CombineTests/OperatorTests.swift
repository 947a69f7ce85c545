import Combine
import Testing

/// What operators make of values.
@Suite struct OperatorTests {
  private struct Wrong: Error, Equatable {}

  private func all<P: Publisher>(_ publisher: P) -> [P.Output] {
    var values: [P.Output] = []
    _ = publisher.sink(receiveCompletion: { _ in }, receiveValue: { values.append($0) })
    return values
  }

  private func ends<P: Publisher>(_ publisher: P) -> Subscribers.Completion<P.Failure>? {
    var end: Subscribers.Completion<P.Failure>?
    _ = publisher.sink(receiveCompletion: { end = $0 }, receiveValue: { _ in })
    return end
  }

  private let numbers = [1, 2, 3, 4, 5].publisher

  @Test func oneOfEach() {
    #expect(all(numbers.map { $0 * 2 }) == [2, 4, 6, 8, 10])
    #expect(all(numbers.filter { $0.isMultiple(of: 2) }) == [2, 4])
    #expect(all(["1", "x", "3"].publisher.compactMap { Int($0) }) == [1, 3])
    #expect(all([1, 1, 2, 2, 1].publisher.removeDuplicates()) == [1, 2, 1])
    #expect(all(numbers.scan(0, +)) == [1, 3, 6, 10, 15])
    #expect(all([1, nil].publisher.replaceNil(with: 0)) == [1, 0])
    #expect(all(["ab", "c"].publisher.map(\.count)) == [2, 1])
  }

  @Test func someOfThem() {
    #expect(all(numbers.dropFirst()) == [2, 3, 4, 5])
    #expect(all(numbers.drop { $0 < 4 }) == [4, 5])
    #expect(all(numbers.prefix(2)) == [1, 2])
    #expect(all(numbers.prefix { $0 < 3 }) == [1, 2])
    #expect(all(numbers.first()) == [1])
    #expect(all(numbers.first { $0 > 2 }) == [3])
    #expect(all(numbers.last()) == [5])
    #expect(all(numbers.output(at: 1)) == [2])
    #expect(ends(numbers.prefix(2)) == .finished && ends(numbers.ignoreOutput()) == .finished)
    #expect(all((1...).publisher.prefix(3)) == [1, 2, 3])
  }

  @Test func allAtOnce() {
    #expect(all(numbers.reduce(0, +)) == [15])
    #expect(all(numbers.collect()) == [[1, 2, 3, 4, 5]])
    #expect(all(numbers.collect(2)) == [[1, 2], [3, 4], [5]])
    #expect(all(numbers.count()) == [5])
    #expect(all(numbers.contains(3)) == [true])
    #expect(all(numbers.allSatisfy { $0 < 3 }) == [false])
    #expect(all(numbers.max()) == [5])
    #expect(all([Int]().publisher.replaceEmpty(with: 7)) == [7])
  }

  @Test func oneAfterAnother() {
    #expect(all(numbers.prepend(0).append(6, 7)) == [0, 1, 2, 3, 4, 5, 6, 7])
    #expect(all(Just("a").append(Just("b"))) == ["a", "b"])
    #expect(all(numbers.prepend(0).prefix(2)) == [0, 1])
  }

  @Test func severalSources() {
    #expect(all(numbers.prefix(2).merge(with: [8, 9].publisher)) == [1, 2, 8, 9])
    #expect(all(numbers.zip(["a", "b"].publisher)).map { "\($0)\($1)" } == ["1a", "2b"])
    #expect(all(numbers.flatMap { [$0, $0].publisher }.prefix(3)) == [1, 1, 2])
    let (left, right) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<String, Never>("a"))
    var seen: [String] = []
    let held = left.combineLatest(right).sink { seen.append("\($0)\($1)") }
    left.send(1)
    right.send("b")
    left.send(2)
    #expect(seen == ["1a", "1b", "2b"])
    held.cancel()
    left.send(3)
    #expect(seen.count == 3)
    #expect(
      all(Publishers.CombineLatest3(Just(1), Just("x"), Just(true))).map { "\($0)" } == ["(1, \"x\", true)"])
    let four = all(Publishers.CombineLatest4(Just(1), Just(2), Just(3), Just(4)))
    #expect(four.map { "\($0)" } == ["(1, 2, 3, 4)"])
  }

  @Test func theLatestSourceCounts() {
    let source = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var seen: [Int] = []
    let held = source.switchToLatest().sink { seen.append($0) }
    source.send(first)
    first.send(1)
    source.send(second)
    first.send(2)
    second.send(3)
    #expect(seen == [1, 3])
    held.cancel()
  }

  @Test func errors() {
    let failing = numbers.tryMap { if $0 == 3 { throw Wrong() } else { $0 } }
    #expect(all(failing) == [1, 2])
    #expect(all(failing.replaceError(with: 9)) == [1, 2, 9])
    #expect(all(failing.catch { _ in Just(8) }) == [1, 2, 8])
    #expect(ends(failing.mapError { $0 as? Wrong ?? Wrong() }) == .failure(Wrong()))
    #expect(all(failing.retry(1)) == [1, 2, 1, 2])
    #expect(ends(Fail<Int, Wrong>(error: Wrong())) == .failure(Wrong()))
    #expect(ends(Just(1).setFailureType(to: Wrong.self)) == .finished)
    #expect(ends(Result<Int, Wrong>.failure(Wrong()).publisher) == .failure(Wrong()))
    #expect(all(Optional(4).publisher) == [4] && all(Int?.none.publisher) == [])
  }

  @Test func watching() {
    var log: [String] = []
    let subject = PassthroughSubject<Int, Never>()
    let held = subject.handleEvents(
      receiveSubscription: { _ in log.append("subscription") }, receiveOutput: { log.append("\($0)") },
      receiveCancel: { log.append("cancel") }, receiveRequest: { log.append("\($0)") }
    ).sink { _ in }
    subject.send(1)
    held.cancel()
    #expect(log == ["subscription", "unlimited", "1", "cancel"])
  }

  @Test func oneStreamForSeveral() {
    var starts = 0
    let subject = PassthroughSubject<Int, Never>()
    let shared = Deferred { () -> PassthroughSubject<Int, Never> in
      starts += 1
      return subject
    }.share()
    var seen: [Int] = []
    let held = [shared.sink { seen.append($0) }, shared.sink { seen.append($0 * 10) }]
    subject.send(1)
    #expect(starts == 1 && seen.sorted() == [1, 10])
    for one in held { one.cancel() }
    subject.send(2)
    #expect(seen.count == 2)
  }
}
