/// A property of a view that stands for something outside of the view's value.
///
/// A client's own may hold others: these are brought up to date first.
public protocol DynamicProperty {
  /// Called before the view's body, when what the property holds is up to date.
  mutating func update()
}

/// A property that has nothing to bring up to date needs no `update`.
extension DynamicProperty {
  public mutating func update() {}
}
