import Foundation

#if os(Linux)
  extension Selector {
    /// The name, or what stands for it.
    var text: String { description }

    /// Stops keeping an object alive that the method is bound to.
    func unretain(_ object: AnyObject?) { if let object { method?.unretain(object) } }

    /// Whether a reference from another place could be the same one: it takes and gives the same.
    func isAlike(_ other: Selector) -> Bool {
      if let method, let otherMethod = other.method { return method.signature == otherMethod.signature }
      // A string that isn't known against a method of as many parameters.
      guard let known = method ?? other.method, let name = name ?? other.name else { return false }
      return known.parameterCount == name.filter { $0 == ":" }.count
    }

    /// Calls the method on an object, with as many arguments as it takes.
    ///
    /// - Returns: its result; `nil` if it couldn't be called.
    @MainActor @discardableResult
    func call(on object: AnyObject?, with arguments: [Any?]) -> Any?? {
      if let method {
        if let result = method.call(on: object, with: arguments) { return result }
        RuntimeWarning.issue(
          "\(object.map { "\(type(of: $0))" } ?? "nil") can't be sent a method of another type, or with other parameters."
        )
        return nil
      }
      if let name, let responder = object as? UIResponder,
        let result = responder.perform(named: name, arguments)
      {
        return result
      }
      RuntimeWarning.issue(
        "The method “\(text)” can't be called by its name on Linux. Write Selector(Type.method(_:)) or a UIAction."
      )
      return nil
    }

    /// Whether an object has the method, as far as is known.
    @MainActor func isAnswered(by object: AnyObject) -> Bool {
      if let method { return method.belongs?(object) ?? true }
      return name.map { object is UIResponder && UIResponder.knows($0) } ?? false
    }
  }
#else
  extension Selector {
    var text: String { NSStringFromSelector(self) }
    func unretain(_ object: AnyObject?) {}
    func isAlike(_ other: Selector) -> Bool { false }

    @MainActor @discardableResult
    func call(on object: AnyObject?, with arguments: [Any?]) -> Any?? {
      guard let object = object as? NSObject, object.responds(to: self) else { return nil }
      return .some(
        object.perform(
          self, with: arguments.first.flatMap { $0 }, with: arguments.dropFirst().first.flatMap { $0 }
        )?.takeUnretainedValue())
    }

    @MainActor func isAnswered(by object: AnyObject) -> Bool {
      (object as? NSObject)?.responds(to: self) ?? false
    }
  }
#endif

extension Selector {
  /// Sends an action to an object, with its sender and the event that it is about.
  ///
  /// - Returns: whether the object could be called.
  @MainActor @discardableResult
  func send(to target: AnyObject, from sender: Any?, event: UIEvent?) -> Bool {
    call(on: target, with: [sender, event]) != nil
  }

  /// The first that answers to the action, from `first` on.
  @MainActor func answering(from first: UIResponder) -> UIResponder? {
    var responder: UIResponder? = first
    while let current = responder {
      if isAnswered(by: current) { return current }
      responder = current.next
    }
    return nil
  }
}
