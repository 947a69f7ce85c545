import FieldKit
import Synchronization

/// What of a tree waits to be evaluated, and writes that wait for the end of an evaluation.
final class Invalidations: Sendable {
  private struct Contents {
    var dirty: [Dependent] = []
    /// An empty list with room: one is filled while the other is evaluated.
    var spare: [Dependent] = []
    var writes: [@Sendable () -> Void] = []
    var isUpdating = false
    var onFirst: (@Sendable () -> Void)?
  }

  private let contents = Mutex(Contents())

  /// Called, from any thread, when the first of something begins to wait.
  var onFirst: (@Sendable () -> Void)? {
    get { contents.withLock { $0.onFirst } }
    set { contents.withLock { $0.onFirst = newValue } }
  }

  func add(_ dependent: Dependent) {
    let action = contents.withLock { contents in
      contents.dirty.append(dependent)
      return contents.dirty.count == 1 ? contents.onFirst : nil
    }
    if let action, !Self.isExpected { action() }
  }

  /// Runs something after which the views are brought up to date anyway: nobody is called for what it changes.
  static func expected<Result>(_ body: () -> Result) -> Result {
    let outer = ThreadMark.expectsUpdate.value
    ThreadMark.expectsUpdate.value = UnsafeRawPointer(bitPattern: 1)
    defer { ThreadMark.expectsUpdate.value = outer }
    return body()
  }

  private static var isExpected: Bool { ThreadMark.expectsUpdate.value != nil }

  /// Whether anything waits.
  var isEmpty: Bool { contents.withLock { $0.dirty.isEmpty } }

  /// Takes what waits.
  func take() -> [Dependent] {
    contents.withLock { contents in
      let dirty = contents.dirty
      if dirty.isEmpty { return [] }
      contents.dirty = contents.spare
      contents.spare = []
      return dirty
    }
  }

  /// Takes back what `take` has given, for its memory.
  func reuse(_ dirty: consuming [Dependent]) {
    var spare = dirty
    spare.removeAll(keepingCapacity: true)
    contents.withLock { $0.spare = spare }
  }

  /// Whether an evaluation is on its way.
  var isUpdating: Bool { contents.withLock { $0.isUpdating } }

  /// Does a write after the evaluation that is on its way; now, if it has just ended.
  func putOff(_ write: @escaping @Sendable () -> Void) {
    let isPutOff = contents.withLock { contents in
      if contents.isUpdating { contents.writes.append(write) }
      return contents.isUpdating
    }
    if !isPutOff { write() }
  }

  /// Runs an evaluation, then the writes that it put off.
  @MainActor func whileUpdating(_ evaluation: () -> Void) {
    let isOuter = contents.withLock { contents in
      defer { contents.isUpdating = true }
      return !contents.isUpdating
    }
    evaluation()
    guard isOuter else { return }
    let writes = contents.withLock { contents in
      contents.isUpdating = false
      defer { contents.writes = [] }
      return contents.writes
    }
    guard !writes.isEmpty else { return }
    RuntimeWarning.issue(
      "state was written while views were being updated; the write was put off until after the update")
    for write in writes { write() }
  }
}
