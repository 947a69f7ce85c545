import Foundation

/// The publishers of objects that keep none themselves. There is no runtime that would tie one to its object, so
/// each is found by the object's address, and goes when the object is found to have gone.
enum ObjectPublishers {
  private final class Table: @unchecked Sendable {
    let lock = NSLock()
    var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of objects that are gone are looked for.
    var limit = 64
  }

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private static let table = Table()

  /// The publisher of an object. `install` is called with a new one.
  static func publisher(
    for object: AnyObject, install: (ObservableObjectPublisher) -> Void
  ) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object)
    let (publisher, isNew) = table.lock.withLock { () -> (ObservableObjectPublisher, Bool) in
      if let entry = table.entries[key], entry.object === object { return (entry.publisher, false) }
      if table.entries.count >= table.limit {
        table.entries = table.entries.filter { $0.value.object != nil }
        table.limit = max(64, table.entries.count * 2)
      }
      let publisher = ObservableObjectPublisher()
      table.entries[key] = Entry(object: object, publisher: publisher)
      return (publisher, true)
    }
    if isNew { install(publisher) }
    return publisher
  }
}
