public import Foundation

extension NotificationCenter {
  /// Sends the notifications of a name.
  ///
  /// - Parameter object: whose notifications; `nil` for anybody's.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Sends notifications.
  public struct Publisher: Combine.Publisher {
    /// The notifications that are posted.
    public typealias Output = Notification
    /// It never fails.
    public typealias Failure = Never
    /// Where they are posted.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
    /// Whose they are; `nil` for anybody's.
    public let object: AnyObject?

    /// Sends the notifications of a name.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Sends a subscriber what is posted from now on. What is posted while it asks for nothing is lost.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let outlet = Outlet<Notification, Never>(subscriber)
      let carried = Carrier(center)
      let observer = Carrier(
        center.addObserver(forName: name, object: object, queue: nil) { [weak outlet] notification in
          // What isn't asked for when it is posted is lost.
          if let outlet, outlet.hasDemand { outlet.send(notification) }
        })
      outlet.onCancel = { carried.value.removeObserver(observer.value) }
      outlet.start()
    }
  }
}
