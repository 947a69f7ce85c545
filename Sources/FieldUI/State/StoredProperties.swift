import Foundation

/// A namespace for names of views: its identifier is a view's own.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// A namespace's identifier.
  public struct ID: Hashable, Sendable {
    fileprivate let uuid = UUID()
  }

  private var box = StateBox(ID())

  /// A namespace of the view.
  public init() {}

  /// The identifier.
  public var wrappedValue: ID { box.get() }
}

extension Namespace: InstalledProperty {
  mutating func install(_ slot: inout AnyObject?, in context: PropertyContext) {
    if let slot { box = unsafeDowncast(slot, to: StateBox<ID>.self) } else { slot = box }
  }
}

/// A length that grows with the user's size of text. A terminal has one size: it is what it is.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// The length, in points.
  public let wrappedValue: Value

  /// A length in points.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// A length in points that grows with a style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { self.wrappedValue = wrappedValue }
}

/// A state of a gesture that goes back when it ends. A terminal has no such gestures: it stays as it is at first.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  /// The value.
  public let wrappedValue: Value

  /// A state with its value at rest.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// A state with its value at rest.
  public init(initialValue: Value) { wrappedValue = initialValue }

  /// The state itself.
  public var projectedValue: GestureState<Value> { self }
}
