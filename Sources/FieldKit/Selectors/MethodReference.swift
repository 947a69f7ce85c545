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
    /// Whether it may run on the main actor only.
    let isIsolated: Bool
    /// Whether an object has the method; `nil` for one that is bound to its object.
    let belongs: ((AnyObject) -> Bool)?
    private let body: (AnyObject?, Arguments) -> Any??

    init<Function>(
      _ function: Function, _ signature: Any.Type, _ parameterCount: Int, isolated: Bool,
      belongs: ((AnyObject) -> Bool)?, body: @escaping (AnyObject?, Arguments) -> Any??
    ) {
      site = MethodSite(of: function)
      self.signature = ObjectIdentifier(signature)
      self.parameterCount = parameterCount
      isIsolated = isolated
      self.belongs = belongs
      self.body = body
    }

    /// Calls the method. A bound one is called on its own object.
    ///
    /// - Returns: its result; `nil` if the receiver doesn't have the method, or an argument isn't of the type it takes.
    func call(on receiver: AnyObject?, with arguments: [Any?]) -> Any?? {
      body(receiver, Arguments(values: arguments))
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
