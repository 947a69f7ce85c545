/// The clock by which typing is grouped for undo. Tests put their own in its place.
@MainActor package enum EditingClock {
  /// The time since some fixed moment.
  @exclusivity(unchecked) package static var now: () -> Duration = { started.duration(to: .now) }

  private static let started = ContinuousClock.now
}
