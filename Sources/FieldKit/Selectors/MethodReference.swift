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

    private weak var receiver: AnyObject?
    private var isUnretained = false

    init<Function>(
      _ function: Function, _ signature: Any.Type, _ parameterCount: Int, isolated: Bool,
      belongs: ((AnyObject) -> Bool)?, body: @escaping (Function, AnyObject?, Arguments) -> Any??
    ) {
      site = MethodSite(of: function)
      context = FunctionContext.address(of: function)
      self.signature = ObjectIdentifier(signature)
      self.parameterCount = parameterCount
      isIsolated = isolated
      self.belongs = belongs
      self.body = { body(function, $0, $1) }
    }

    deinit {
      // The context gives back what it no longer holds: nothing.
      if isUnretained { FunctionContext.clear(context) }
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
    /// It is left alone if the function isn't of the known shape, or somebody else has it as well.
    func unretain(_ object: AnyObject) {
      guard belongs == nil, !isUnretained, FunctionContext.isUnique(context),
        FunctionContext(context)?.inner == UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
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
