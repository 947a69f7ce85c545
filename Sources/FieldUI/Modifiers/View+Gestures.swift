public import Foundation

/// What the user does with a pointer.
public protocol Gesture<Value> {
  associatedtype Value
}

extension Gesture {
  /// Does something when the gesture has ended. Clicks are told by `onTapGesture`; others don't come in a terminal.
  public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
  /// Does something while the gesture goes on. It doesn't come in a terminal.
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
  /// Keeps a state while the gesture goes on. It doesn't come in a terminal.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Self { self }
}

/// Clicks.
public struct TapGesture: Gesture {
  /// A click has nothing to tell.
  public typealias Value = Void
  /// How many.
  public var count: Int
  /// So many clicks.
  public init(count: Int = 1) { self.count = count }
}

/// A long press. It doesn't come in a terminal.
public struct LongPressGesture: Gesture {
  /// Whether it is held.
  public typealias Value = Bool
  /// In seconds.
  public var minimumDuration: Double
  /// A press of some seconds.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
  }
}

/// A movement with the button held. It doesn't come in a terminal.
public struct DragGesture: Gesture {
  /// Where the movement is, in points.
  public struct Value: Equatable, Sendable {
    /// Where it began.
    public var startLocation: CGPoint
    /// Where it is.
    public var location: CGPoint
    /// How far that is.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
  }
  /// In points.
  public var minimumDistance: CGFloat
  /// A movement of some points.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
  }
}

/// Which of two gestures counts.
public struct GestureMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// A set of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The gesture that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// Both.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// Does something at a click on the view.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    PressableView(action: action, takesKeyboard: false, clicks: count) { _ in self }
  }

  /// Does something at a long press. It doesn't come in a terminal.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }

  /// Does something with a gesture. Of these, `onTapGesture` alone comes in a terminal.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { self }
  /// Does something with a gesture as well. It doesn't come in a terminal.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    self
  }
  /// Does something with a gesture first. It doesn't come in a terminal.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    self
  }
}
