import Fieldline
import Foundation

/// Prints what a key and a paste cost, beside bare Readline fed the same bytes in the same process.
///
/// All figures are medians of several rounds of one run, and the ratios are what counts: machines differ, and are
/// noisy.
@main struct Benchmarks {
  @MainActor static func main() {
    if CommandLine.arguments.contains("bursts") { return bursts() }
    if CommandLine.arguments.contains("engine") { return EngineBenchmark.run() }
    if CommandLine.arguments.contains("layout") { return LayoutBenchmark.run() }
    if CommandLine.arguments.contains("profile") { return profile() }
    print("one typed key, in a line of so many characters (ns; times bare Readline)\n")
    print(
      Table.row([
        "", "Readline", "keys to state", "", "keys to state, views", "", "keys to frame's bytes", "",
      ]))
    for place in Place.allCases {
      for length in [10, 1_000, 100_000] {
        let readline = measure(BareReadlineSubject(), length: length, place: place)
        let model = measure(FieldSubject(.model), length: length, place: place)
        let views = measure(FieldSubject(.views), length: length, place: place)
        let frames = measure(FieldSubject(.frames), length: length, place: place)
        print(
          Table.row(
            ["\(place) of \(length)", nanoseconds(readline)]
              + [model, views, frames].flatMap { [nanoseconds($0), ratio($0, readline)] }))
      }
    }
    EngineBenchmark.run()
    bursts()
  }

  /// One figure again and again, for a profiler; a number at the end says for how many lines.
  @MainActor private static func profile() {
    if CommandLine.arguments.contains("keys") {
      for _ in 0..<20 { Burst.keys(20_000).run(on: FieldSubject(.frames)) }
      return
    }
    let subject = FieldSubject(CommandLine.arguments.contains("views") ? .views : .frames)
    let lines = CommandLine.arguments.last.flatMap(Int.init) ?? 2_000
    for _ in 0..<lines {
      subject.begin("aaaaaaaaaa", place: .end)
      for _ in 0..<20 { subject.press(0x78) }
    }
  }

  @MainActor private static func bursts() {
    print("\na burst of 20,000 typed keys, one frame (ms; times bare Readline)\n")
    report(Burst.keys(20_000))
    print("\na paste of 1 MB (ms; times bare Readline)\n")
    report(Burst.paste(1 << 20))
  }

  /// The cost of one key: the median of some rounds, each of a few keys in a line of just that length.
  @MainActor private static func measure(_ subject: some Subject, length: Int, place: Place) -> Duration {
    let text = String(repeating: "a", count: length)
    let keys = 20
    return Clock.median(of: 31) {
      subject.begin(text, place: place)
      for _ in 0..<3 { subject.press(0x78) }
    } measuring: {
      for _ in 0..<keys { subject.press(0x78) }
    } / keys
  }

  @MainActor private static func report(_ burst: Burst) {
    let readline = Clock.median(of: 5, measuring: { burst.run(on: BareReadlineSubject()) })
    let field = Clock.median(of: 5, measuring: { burst.run(on: FieldSubject(.frames)) })
    print(Table.row(["", "Readline", "field, to frame's bytes", ""]))
    print(Table.row(["\(burst)", milliseconds(readline), milliseconds(field), ratio(field, readline)]))
  }

  private static func nanoseconds(_ duration: Duration) -> String {
    String(format: "%.0f", duration / .nanoseconds(1))
  }

  private static func milliseconds(_ duration: Duration) -> String {
    String(format: "%.2f", duration / .milliseconds(1))
  }

  private static func ratio(_ duration: Duration, _ base: Duration) -> String {
    String(format: "%.1fx", duration / base)
  }
}

/// Where in the line the keys are typed.
enum Place: CaseIterable {
  case start, middle, end
}
