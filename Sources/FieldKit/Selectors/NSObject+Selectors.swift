#if os(Linux)
  public import Foundation

  extension NSObjectProtocol {
    /// Whether the object has a method.
    ///
    /// Of a method reference: whether it is of the method's class or conforms to its protocol. An optional method of a
    /// protocol always counts as there: its default does what UIKit does without it.
    public func responds(to aSelector: Selector!) -> Bool {
      guard let aSelector else { return false }
      nonisolated(unsafe) let object = self
      guard MainQueue.isCurrent else { return aSelector.method?.belongs?(object) ?? false }
      return MainActor.assumeIsolated {
        (object as? UIResponder)?.responds(to: aSelector) ?? aSelector.isAnswered(by: object)
      }
    }

    /// Calls a method.
    ///
    /// - Returns: its result, if that is an object.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { performed(aSelector, []) }

    /// Calls a method with an argument.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
      performed(aSelector, [object])
    }

    /// Calls a method with two arguments.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<
      AnyObject
    >! {
      performed(aSelector, [object1, object2])
    }

    private func performed(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
      guard let selector else { return nil }
      nonisolated(unsafe) let object = self
      nonisolated(unsafe) let arguments = arguments
      nonisolated(unsafe) var result: Any??
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { result = selector.call(on: object, with: arguments) }
      } else {
        result = selector.method?.call(on: object, with: arguments)
      }
      guard let value = result ?? nil, type(of: value) is AnyObject.Type else { return nil }
      nonisolated(unsafe) let kept = value as AnyObject
      // Objective-C keeps a result until the event is over.
      DispatchQueue.main.async { withExtendedLifetime(kept) {} }
      return Unmanaged.passUnretained(kept)
    }
  }
#endif
