/// Measures time.
enum Clock {
  /// The median duration of a number of runs.
  @MainActor static func median(of runs: Int, _ body: () -> Void) -> Duration {
    let clock = ContinuousClock()
    let durations = (0..<runs).map { _ in clock.measure(body) }.sorted()
    return durations[runs / 2]
  }
}
