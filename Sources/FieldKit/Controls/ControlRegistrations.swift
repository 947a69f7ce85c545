import Foundation

/// What a control calls, in the order in which it was told.
@MainActor struct ControlRegistrations {
  /// One thing to call.
  struct Entry {
    enum Call {
      case action(UIAction)
      case target(Target, Selector)
    }
    let call: Call
    var events: UIControl.Event

    /// Whether it still has somebody to call.
    var isAlive: Bool {
      guard case .target(let target, _) = call else { return true }
      return target.isAlive
    }
  }

  /// Whom a selector is sent to: an object that isn't kept alive, or whoever answers to it.
  final class Target {
    private(set) weak var object: AnyObject?
    private let isChain: Bool

    init(_ object: AnyObject?) {
      self.object = object
      isChain = object == nil
    }

    var isAlive: Bool { isChain || object != nil }

    /// Whether it is the target that a caller means.
    func isSame(_ other: AnyObject?) -> Bool { other == nil ? isChain : object === other }
  }

  private(set) var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    entries.removeAll { entry in
      guard case .action(let known) = entry.call else { return false }
      return known.identifier == action.identifier && entry.events == events
    }
    entries.append(Entry(call: .action(action), events: events))
  }

  mutating func add(_ target: AnyObject?, _ selector: Selector, for events: UIControl.Event) {
    selector.unretain(target)
    entries.removeAll { !$0.isAlive }
    let known = entries.firstIndex { entry in
      guard case .target(let known, let name) = entry.call else { return false }
      return known.isSame(target) && name == selector
    }
    if let known {
      entries[known].events.formUnion(events)
    } else {
      entries.append(Entry(call: .target(Target(target), selector), events: events))
    }
  }

  mutating func removeAction(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
    remove(events) { call in
      guard case .action(let action) = call else { return false }
      return action.identifier == identifier
    }
  }

  /// Takes targets off. `nil` stands for any target, and for any selector.
  mutating func removeTarget(_ target: AnyObject?, _ selector: Selector?, for events: UIControl.Event) {
    let meant = selector.map { meaning($0, of: target, for: events) }
    remove(events) { call in
      guard case .target(let known, let name) = call else { return false }
      return (target == nil || known.isSame(target)) && (meant == nil || name == meant)
    }
  }

  /// The selector of an entry that a caller means: the same one, or else the only one with the same parameters. A
  /// method reference from another place in the source can't be told to be the same.
  private func meaning(_ selector: Selector, of target: AnyObject?, for events: UIControl.Event) -> Selector {
    var alike: [Selector] = []
    for entry in entries where !entry.events.isDisjoint(with: events) {
      guard case .target(let known, let name) = entry.call, target == nil || known.isSame(target) else {
        continue
      }
      if name == selector { return name }
      if name.isAlike(selector) { alike.append(name) }
    }
    if alike.count > 1 {
      RuntimeWarning.issue(
        "On Linux two references to a method can't be compared. Keep the Selector that was added, and remove that."
      )
    }
    return alike.count == 1 ? alike[0] : selector
  }

  private mutating func remove(_ events: UIControl.Event, where matches: (Entry.Call) -> Bool) {
    entries = entries.compactMap { entry in
      guard matches(entry.call) else { return entry }
      var rest = entry
      rest.events.subtract(events)
      return rest.events.isEmpty ? nil : rest
    }
  }
}
