#if os(Linux)
  import Foundation

  /// An object that is told of notifications by a selector. It isn't kept alive.
  ///
  /// Locked, since a centre is used from any thread, and an object may leave it while it goes away.
  final class SelectorObservation: @unchecked Sendable {
    /// What the centre gave for the block that was added in the object's stead.
    var token: (any NSObjectProtocol)?
    let name: Notification.Name?
    let object: ObjectIdentifier?
    private let selector: Selector
    private weak var observer: AnyObject?
    /// The observer's address. It stays, where the weak reference is already gone: in a `deinit`.
    private let address: ObjectIdentifier

    init(_ observer: AnyObject, _ selector: Selector, name: Notification.Name?, object: AnyObject?) {
      self.observer = observer
      self.selector = selector
      self.name = name
      self.object = object.map(ObjectIdentifier.init)
      address = ObjectIdentifier(observer)
    }

    var isAlive: Bool { observer != nil }

    func isOf(_ observer: AnyObject) -> Bool { address == ObjectIdentifier(observer) }

    /// Tells the observer: at once, unless its method is one of the main actor's and this is another thread.
    func tell(_ notification: Notification) {
      guard let observer else { return }
      if let method = selector.method, !method.isIsolated, !(observer is UIResponder),
        method.call(on: observer, with: [notification]) != nil
      {
        return
      }
      let told = Told(selector: selector, observer: observer, notification: notification)
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { told.call() }
      } else {
        DispatchQueue.main.async { told.call() }
      }
    }

    /// What crosses to the main thread.
    private struct Told: @unchecked Sendable {
      let selector: Selector
      let observer: AnyObject
      let notification: Notification

      @MainActor func call() { selector.call(on: observer, with: [notification]) }
    }
  }

  /// Everybody who is told by selectors, by centre.
  final class SelectorObservations: @unchecked Sendable {
    static let all = SelectorObservations()
    private let lock = NSLock()
    private var observations: [ObjectIdentifier: [SelectorObservation]] = [:]

    func add(_ observation: SelectorObservation, to center: NotificationCenter) {
      let gone = lock.withLock {
        let known = observations[ObjectIdentifier(center), default: []]
        observations[ObjectIdentifier(center)] = known.filter(\.isAlive) + [observation]
        return known.filter { !$0.isAlive }
      }
      for observation in gone { if let token = observation.token { center.removeObserver(token) } }
    }

    /// Takes an observer off: everywhere, or where `isMeant`.
    func remove(
      _ observer: AnyObject, from center: NotificationCenter, where isMeant: (SelectorObservation) -> Bool
    ) {
      let gone = lock.withLock {
        let known = observations[ObjectIdentifier(center), default: []]
        observations[ObjectIdentifier(center)] = known.filter { !($0.isOf(observer) && isMeant($0)) }
        return known.filter { $0.isOf(observer) && isMeant($0) }
      }
      for observation in gone { if let token = observation.token { center.removeObserver(token) } }
    }
  }
#endif
