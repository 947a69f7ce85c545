import Observation
import Synchronization

/// Who is to be evaluated again when something that it read changes.
///
/// State may be written on any thread, so this is what state holds on to, never the node itself.
final class Dependent: @unchecked Sendable {
  // Not weak: a node that is referred to weakly costs more at every touch. It detaches this before it goes.
  private unowned(unsafe) let target: _ViewNode
  private let queue: Invalidations
  private let dirty = Mutex(false)
  private let attached = Mutex(true)

  @MainActor init(_ node: _ViewNode) {
    target = node
    queue = node.tree.queue
  }

  /// The node, while it is on the screen.
  @MainActor var node: _ViewNode? { attached.withLock { $0 } ? target : nil }

  var isDirty: Bool {
    get { dirty.withLock { $0 } }
    set { dirty.withLock { $0 = newValue } }
  }

  /// Waits for evaluation, once.
  func invalidate() {
    let isNew = dirty.withLock { dirty in
      defer { dirty = true }
      return !dirty
    }
    if isNew { queue.add(self) }
  }

  /// The node has left the screen.
  func detach() { attached.withLock { $0 = false } }

  var isAttached: Bool { attached.withLock { $0 } }

  /// Whether views are being evaluated, and writes have to wait.
  var isUpdating: Bool { queue.isUpdating }

  /// Does `write` after the evaluation that is on its way.
  func putOff(_ write: @escaping @Sendable () -> Void) { queue.putOff(write) }

  // MARK: Tracking

  /// Runs `body`; every state that it reads remembers this dependent, and so does every observable object.
  func tracking<Result>(_ body: () -> Result) -> Result {
    let outer = ThreadMark.reader.value
    ThreadMark.reader.value = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
    defer { ThreadMark.reader.value = outer }
    return withObservationTracking(body) { [self] in invalidate() }
  }

  /// Who is being evaluated on this thread.
  static var current: Dependent? {
    ThreadMark.reader.value.map { Unmanaged<Dependent>.fromOpaque($0).takeUnretainedValue() }
  }
}
