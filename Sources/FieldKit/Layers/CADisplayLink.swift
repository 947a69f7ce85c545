public import Foundation

/// Calls a method again and again, as often as a screen would be drawn: 60 times a second, or less often if that is asked
/// for. It keeps the method's object alive until it is invalidated.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  private var target: AnyObject?
  private let selector: Selector
  private var timer: (any DispatchSourceTimer)?
  private var places: [(loop: RunLoop, mode: RunLoop.Mode)] = []

  /// When the last call was made, in seconds since the system was started.
  open private(set) var timestamp: CFTimeInterval = 0
  /// When the next call is made, in seconds since the system was started.
  open var targetTimestamp: CFTimeInterval { timestamp + step }
  /// How long a screen's frame takes, in seconds.
  open var duration: CFTimeInterval { 1 / 60 }
  /// Whether calls are left out.
  open var isPaused = false
  /// How many calls a second are wished for; 0 is as many as there are frames.
  open var preferredFramesPerSecond = 0 { didSet { if preferredFramesPerSecond != oldValue { restart() } } }

  /// A link that calls a method of `target`, which takes nothing or the link. It does so once it is in a run loop.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
  }

  /// Begins calling. Whatever the run loop and its mode, calls come on the main one.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil else { return }
    places.append((runloop, mode))
    restart()
  }

  /// Stops calling, where `add` began it.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    places.removeAll { $0.loop === runloop && $0.mode == mode }
    restart()
  }

  /// Stops calling for good.
  open func invalidate() {
    places = []
    restart()
    target = nil
  }

  private var step: CFTimeInterval {
    preferredFramesPerSecond > 0 ? 1 / Double(min(preferredFramesPerSecond, 60)) : duration
  }

  private func restart() {
    timer?.cancel()
    timer = nil
    guard !places.isEmpty else { return }
    // A program's main run loop empties the main queue; where none runs, as in some tests, the queue is emptied still.
    let made = DispatchSource.makeTimerSource(queue: .main)
    made.schedule(deadline: .now() + step, repeating: step)
    // The timer keeps the link, as a run loop does in UIKit: it ends when it is invalidated.
    made.setEventHandler { MainActor.assumeIsolated { self.call() } }
    made.resume()
    timer = made
  }

  private func call() {
    guard !isPaused, let target else { return }
    timestamp = ProcessInfo.processInfo.systemUptime
    _ = selector.call(on: target, with: [self])
  }
}
