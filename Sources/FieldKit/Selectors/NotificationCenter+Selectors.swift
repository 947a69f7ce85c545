#if os(Linux)
  public import Foundation

  extension NotificationCenter {
    /// Calls a method of `observer` for notifications. It takes nothing or the notification.
    ///
    /// - Parameters:
    ///   - observer: whom to call; it isn't kept alive.
    ///   - aSelector: the method.
    ///   - aName: of which notifications; `nil` is of all.
    ///   - anObject: of whose; `nil` is of everybody's.
    public func addObserver(
      _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
      aSelector.unretain(observer as AnyObject)
      let observation = SelectorObservation(
        observer as AnyObject, aSelector, name: aName, object: anObject.map { $0 as AnyObject })
      observation.token = addObserver(forName: aName, object: anObject, queue: nil) {
        [weak observation] in observation?.tell($0)
      }
      SelectorObservations.all.add(observation, to: self)
    }

    /// Stops calling an observer's methods, or the block that `observer` was given out for.
    public func removeObserver(_ observer: AnyObject) {
      SelectorObservations.all.remove(observer, from: self) { _ in true }
      removeObserver(observer as Any)
    }

    /// Stops calling an observer's methods for notifications of a name and an object. `nil` stands for any.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?)
    {
      let object = anObject.map { ObjectIdentifier($0 as AnyObject) }
      SelectorObservations.all.remove(observer, from: self) {
        (aName == nil || $0.name == aName) && (object == nil || $0.object == object)
      }
      removeObserver(observer as Any, name: aName, object: anObject)
    }
  }
#endif
