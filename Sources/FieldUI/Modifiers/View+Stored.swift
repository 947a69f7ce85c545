public import Foundation

// What a terminal can't draw, or has no use for. Each leaves the view as it is.
extension View {
  /// A shadow. A terminal can't draw it.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { self }
  /// How unsharp the view is. A terminal can't draw it.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
  /// A turn. A terminal can't draw it.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
  /// A size in proportion. A terminal can't draw it.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { self }
  /// A size in proportion. A terminal can't draw it.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View { self }
  /// A size in proportion. A terminal can't draw it.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }
  /// An animation of a value's changes. A terminal shows them at once.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
  /// An animation of changes. A terminal shows them at once.
  public func animation(_ animation: Animation?) -> some View { self }
  /// How the view comes and goes. A terminal shows it at once.
  public func transition(_ t: AnyTransition) -> some View { self }
  /// What goes along with changes. Stored.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  /// Drawing as one picture. A terminal draws so anyway.
  public func drawingGroup(opaque: Bool = false) -> some View { self }
  /// Composing as one picture. A terminal draws so anyway.
  public func compositingGroup() -> some View { self }
  /// Room beyond the safe area. All of a terminal is safe.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  /// Room beyond the safe area. All of a terminal is safe.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }
  /// Whether the status bar is hidden. A terminal has none.
  public func statusBar(hidden: Bool) -> some View { self }
  /// Light or dark, for all around the view. A terminal's colours are the user's.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
  /// Light or dark, for the view.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
  /// The shape that takes clicks. A terminal takes the view's rectangle.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
  /// Whether labels are hidden. Stored.
  public func labelsHidden() -> some View { self }
  /// What a help line says. Stored.
  public func help(_ textKey: LocalizedStringKey) -> some View { self }
  /// What a help line says. Stored.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { self }
  /// How large text may be. A terminal has one size.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }
  /// How large symbols are. A terminal has one size.
  public func imageScale(_ scale: Image.Scale) -> some View { self }
  /// A name in a namespace. Stored.
  public func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
  /// A name for the view's space. Stored.
  public func coordinateSpace<T: Hashable>(name: T) -> some View { self }
  /// A menu at a long press. A terminal has none.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View { self }
  /// Marks the view as not ready. Stored.
  public func redacted(reason: RedactionReasons) -> some View { self }
}

/// What of the screen isn't to be covered. All of a terminal is safe.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// A set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// What bars and edges cover.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What the keyboard covers.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Both.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// Why a view isn't ready.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// One by its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Its values haven't come yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Others may be looking.
  public static let privacy = RedactionReasons(rawValue: 2)
}

/// How a view comes and goes. A terminal shows it at once.
public struct AnyTransition: Sendable {
  /// Not at all.
  public static let identity = AnyTransition()
  /// From transparent.
  public static let opacity = AnyTransition()
  /// From the leading edge.
  public static let slide = AnyTransition()
  /// From small.
  public static let scale = AnyTransition()
  /// From an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// From some points away.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  /// From another size.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  /// In one way, out another.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition()
  }
  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// With an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}
