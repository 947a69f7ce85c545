#if os(Linux)
  import Foundation

  /// A method that can be called with what an event has to give.
  final class MethodReference: @unchecked Sendable {
    /// Where it was written.
    let site: MethodSite
    /// The type of its parameters and result.
    let signature: ObjectIdentifier
    /// How many parameters it has.
    let parameterCount: Int
    /// Whether it may run on the main actor only, as far as its type says.
    let isIsolated: Bool
    /// Whether an object has the method; `nil` for one that is bound to its object.
    let belongs: ((AnyObject) -> Bool)?
    private let body: (AnyObject?, Arguments) -> Any??
    private let context: UInt
    private let contexts: [FunctionContext]
    private let destroy: (_ isContextHeld: Bool) -> Void

    private weak var receiver: AnyObject?
    private var isUnretained = false

    init<Shape>(
      _ shape: Shape, _ signature: Any.Type, _ parameterCount: Int, isolated: Bool,
      belongs: ((AnyObject) -> Bool)?, body: @escaping (Shape, AnyObject?, Arguments) -> Any??
    ) {
      (site, context, contexts) = MethodSite.of(shape)
      let place = UnsafeMutablePointer<Shape>.allocate(capacity: 1)
      place.initialize(to: shape)
      self.signature = ObjectIdentifier(signature)
      self.parameterCount = parameterCount
      isIsolated = isolated
      self.belongs = belongs
      self.body = { body(place.pointee, $0, $1) }
      destroy = { isContextHeld in
        if isContextHeld { place.deinitialize(count: 1) }
        place.deallocate()
      }
    }

    deinit {
      // Nobody gives back what is no longer held.
      if isUnretained { contexts.last?.clear() }
      destroy(!isUnretained || !contexts.isEmpty)
    }

    /// Calls the method. A bound one is called on its own object.
    ///
    /// - Returns: its result; `nil` if the receiver doesn't have the method, or an argument isn't of the type it takes.
    func call(on receiver: AnyObject?, with arguments: [Any?]) -> Any?? {
      guard isUnretained else { return body(receiver, Arguments(values: arguments)) }
      guard let own = self.receiver else { return nil }
      return withExtendedLifetime((own, self)) { body(receiver, Arguments(values: arguments)) }
    }

    /// Stops keeping `object` alive, if the method is bound to it. Objective-C's selectors keep nobody alive, and a
    /// control that is its own target would stay for ever.
    ///
    /// It is left alone if the function isn't of the known shape, or somebody else may have it as well.
    func unretain(_ object: AnyObject) {
      guard belongs == nil, !isUnretained, contexts.allSatisfy(\.isOwn),
        contexts.last?.inner ?? context == UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
      else { return }
      receiver = object
      isUnretained = true
      Unmanaged.passUnretained(object).release()
    }
  }

  /// What a method is called with.
  struct Arguments {
    let values: [Any?]

    /// An argument as a method wants it; `nil` if it can't be that.
    func take<A>(_ index: Int, as type: A.Type) -> A? {
      let value = index < values.count ? values[index] : nil
      if let fitting = value as? A { return fitting }
      // A notification's other form. An event that nobody has is an empty one.
      if let notification = value as? Notification { return notification._bridgeToObjectiveC() as? A }
      return value == nil ? UIEvent() as? A : nil
    }
  }
#endif
