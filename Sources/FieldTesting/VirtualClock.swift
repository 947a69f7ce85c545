import FieldKit

/// Time that passes only when it is told to.
@MainActor final class VirtualClock {
  var now = Duration.zero

  /// Makes this the time by which fields group typing.
  func use() { EditingClock.now = { [self] in now } }
}
