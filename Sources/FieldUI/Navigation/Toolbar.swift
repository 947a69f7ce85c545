/// Where something stands in a bar. A terminal shows it above the screen.
public struct ToolbarItemPlacement: Hashable, Sendable {
  private let name: String
  /// Where it is usual.
  public static let automatic = Self(name: "automatic")
  /// In the middle, in the title's place.
  public static let principal = Self(name: "principal")
  /// Where the way back stands.
  public static let navigation = Self(name: "navigation")
  /// Where what is done most stands.
  public static let primaryAction = Self(name: "primaryAction")
  /// Where a dialogue is confirmed.
  public static let confirmationAction = Self(name: "confirmationAction")
  /// Where a dialogue is cancelled.
  public static let cancellationAction = Self(name: "cancellationAction")
  /// At the start of the navigation's bar.
  public static let navigationBarLeading = Self(name: "navigationBarLeading")
  /// At the end of the navigation's bar.
  public static let navigationBarTrailing = Self(name: "navigationBarTrailing")
  /// At the start of the bar above.
  public static let topBarLeading = Self(name: "topBarLeading")
  /// At the end of the bar above.
  public static let topBarTrailing = Self(name: "topBarTrailing")
  /// In the bar below.
  public static let bottomBar = Self(name: "bottomBar")
  /// Above the keyboard.
  public static let keyboard = Self(name: "keyboard")
}

/// Something in a bar.
public struct ToolbarItem<ID, Content: View>: View {
  private let content: Content
  /// What the view is made of.
  public var body: some View { content }
}

extension ToolbarItem where ID == () {
  /// Something in a bar.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// Several things in a bar.
public struct ToolbarItemGroup<Content: View>: View {
  private let content: Content
  /// Several things in a bar.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// What the view is made of.
  public var body: some View { content }
}

extension View {
  /// What stands in a bar: shown in a row under the screen.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    VStack {
      self
      HStack { content() }
    }
  }
}

/// How a list looks. A terminal has one look.
public protocol ListStyle {}
/// A plain list.
public struct PlainListStyle: ListStyle { public init() {} }
/// A list in groups.
public struct GroupedListStyle: ListStyle { public init() {} }
/// A list in groups, away from the edges.
public struct InsetGroupedListStyle: ListStyle { public init() {} }
/// The look that there is.
public struct DefaultListStyle: ListStyle { public init() {} }
extension ListStyle where Self == PlainListStyle {
  /// A plain list.
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  /// A list in groups.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// A list in groups, away from the edges.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == DefaultListStyle {
  /// The look that there is.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// How a picker looks. A terminal has one look.
public protocol PickerStyle {}
/// A row of values.
public struct SegmentedPickerStyle: PickerStyle { public init() {} }
/// A wheel of values.
public struct WheelPickerStyle: PickerStyle { public init() {} }
/// A menu of values.
public struct MenuPickerStyle: PickerStyle { public init() {} }
extension PickerStyle where Self == SegmentedPickerStyle {
  /// A row of values.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel of values.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// A menu of values.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension View {
  /// How lists look. A terminal has one look.
  public func listStyle<S: ListStyle>(_ style: S) -> some View { self }
  /// How pickers look. A terminal has one look.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
  /// The room around a row. A terminal has none.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
  /// What is behind a row.
  public func listRowBackground<V: View>(_ view: V?) -> some View { self }
  /// Whether rows are separated. A terminal's aren't.
  public func listRowSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> some View { self }
}

/// Whether something is seen.
public enum Visibility: Hashable, Sendable {
  case automatic, visible, hidden
}
