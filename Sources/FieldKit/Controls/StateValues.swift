/// A value for each state of a control, and what holds where a state has none: the plain one's.
struct StateValues<Value> {
  private var values: [UInt: Value] = [:]

  /// The value of just this state.
  func value(for state: UIControl.State) -> Value? { values[state.rawValue] }

  /// The value that is shown in a state.
  func shown(in state: UIControl.State) -> Value? {
    if let value = values[state.rawValue] { return value }
    for part in [UIControl.State.disabled, .selected, .highlighted] where state.contains(part) {
      if let value = values[part.rawValue] { return value }
    }
    return values[UIControl.State.normal.rawValue]
  }

  mutating func set(_ value: Value?, for state: UIControl.State) { values[state.rawValue] = value }
}
