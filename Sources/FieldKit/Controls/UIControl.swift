public import Foundation

/// A view that tells its targets what the user does with it.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// A control at a place in its superview, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control that does something when it is used.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// A control from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether the control can be used: focused, clicked, typed into.
  open var isEnabled = true { didSet { setNeedsDisplay() } }
  /// Whether the control is chosen.
  open var isSelected = false { didSet { setNeedsDisplay() } }
  /// Whether the control is pressed.
  open var isHighlighted = false { didSet { setNeedsDisplay() } }

  /// What the three say together.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Where the content is put from top to bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }
  /// Where the content is put from side to side.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }

  private var registrations = ControlRegistrations()

  // MARK: Actions

  /// Calls `action` for each of `events`, after what was added before. An action with the same identifier is
  /// replaced.
  open func addAction(_ action: UIAction, for events: Event) { registrations.add(action, for: events) }

  /// Stops calling `action` for `events`.
  open func removeAction(_ action: UIAction, for events: Event) {
    registrations.removeAction(action.identifier, for: events)
  }

  /// Stops calling the action of an identifier for `events`.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    registrations.removeAction(identifier, for: events)
  }

  // MARK: Targets

  /// Calls a method of `target` for each of `events`, after what was added before. It is given nothing, the control,
  /// or the control and the event. The same target and method are called once.
  ///
  /// - Parameter target: whom to call; it isn't kept alive. `nil` is whoever answers to the selector, from the first
  ///   responder on.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    registrations.add(target.map { $0 as AnyObject }, action, for: controlEvents)
  }

  /// Stops calling a method for `events`. Without a target or a method, whatever the other says.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    registrations.removeTarget(target.map { $0 as AnyObject }, action, for: controlEvents)
  }

  /// Everybody who is called. `NSNull` stands for whoever answers.
  open var allTargets: Set<AnyHashable> {
    var found = Set<AnyHashable>()
    for entry in registrations.entries where entry.isAlive {
      guard case .target(let target, _) = entry.call else { continue }
      guard let object = target.object else {
        found.insert(NSNull())
        continue
      }
      found.insert((object as? NSObject).map(AnyHashable.init) ?? AnyHashable(ObjectIdentifier(object)))
    }
    return found
  }

  /// Every event that something is called for.
  open var allControlEvents: Event {
    registrations.entries.reduce(into: []) { if $1.isAlive { $0.formUnion($1.events) } }
  }

  /// The names of the methods of `target` that are called for an event; `nil` if there are none. On Linux a method
  /// reference has a number for a name.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = registrations.entries.compactMap { entry -> String? in
      guard case .target(let known, let name) = entry.call, known.isSame(object),
        !entry.events.isDisjoint(with: controlEvent)
      else { return nil }
      return name.text
    }
    return names.isEmpty ? nil : names
  }

  /// Shows everything that is called, in order.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stop = false
    for entry in registrations.entries where entry.isAlive && !stop {
      switch entry.call {
      case .action(let action): iterator(action, nil, entry.events, &stop)
      case .target(let target, let name): iterator(nil, (target.object, name), entry.events, &stop)
      }
    }
  }

  // MARK: Sending

  /// Calls everything that was added for any of `events`, in the order in which it was added.
  open func sendActions(for controlEvents: Event) {
    if registrations.isEmpty { return }
    for entry in registrations.entries where !entry.events.isDisjoint(with: controlEvents) {
      switch entry.call {
      case .action(let action): sendAction(action)
      case .target(let target, let name): if target.isAlive { sendAction(name, to: target.object, for: nil) }
      }
    }
  }

  /// Calls one method, as `UIApplication` sends it: without a target, of whoever answers to it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Calls one action.
  open func sendAction(_ action: UIAction) { action.handler(action, sender: self) }

  /// Whether anything is called for any of `events`.
  package final func hasActions(for events: Event) -> Bool {
    registrations.entries.contains { !$0.events.isDisjoint(with: events) && $0.isAlive }
  }

  open override var canBecomeFirstResponder: Bool { false }

  // MARK: Presses

  /// Whether the control is being pressed.
  open internal(set) var isTracking = false
  /// Whether the press is inside of the control, as far as is known.
  open internal(set) var isTouchInside = false

  /// A press has begun here. Its answer says whether the control goes on with it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The press has moved. A terminal tells where it ends only.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The press has ended.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// The press was taken by something else, such as a gesture.
  open func cancelTracking(with event: UIEvent?) {}

  /// What a click on the control sends.
  func sendPress() { sendActions(for: .touchUpInside) }

  /// What an arrow key does while the control has the keyboard: nothing, unless it has a value.
  func arrowPressed(_ arrow: ArrowKey) {}

  /// The user has given the control another value.
  final func sendValueChange() {
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { beginTouch(touch, with: event) }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { endTouch(touch, with: event) }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    cancelTouch(with: event)
  }
}
