/// Measures time.
enum Clock {
  /// The median duration of a number of runs. What prepares a run isn't measured.
  @MainActor static func median(
    of runs: Int, preparing prepare: () -> Void = {}, measuring body: () -> Void
  ) -> Duration {
    let clock = ContinuousClock()
    let durations = (0..<runs).map { _ in
      prepare()
      return clock.measure(body)
    }.sorted()
    return durations[runs / 2]
  }
}
