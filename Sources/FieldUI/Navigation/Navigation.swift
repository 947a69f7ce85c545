/// Screens of which one leads to another. A terminal shows the first one, with its title.
public struct NavigationView<Content: View>: View {
  private let content: Content
  /// Screens, from the first one.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// What the view is made of.
  public var body: some View { content }
}

/// Screens of which one leads to another. A terminal shows the first one, with its title.
public struct NavigationStack<Root: View>: View {
  private let root: Root
  /// Screens, from the first one.
  public init(@ViewBuilder root: () -> Root) { self.root = root() }
  /// Screens, from the first one. The path is stored.
  public init<Data>(path: Binding<Data>, @ViewBuilder root: () -> Root) { self.root = root() }
  /// What the view is made of.
  public var body: some View { root }
}

/// A label that leads to another screen. A terminal shows the label; it can't be followed yet.
public struct NavigationLink<Label: View, Destination: View>: View {
  private let label: Label

  /// A label that leads to a screen.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
  /// A label that leads to a screen.
  public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }

  /// A label that leads to a screen.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// What the view is made of.
  public var body: some View { label }
}

extension NavigationLink where Label == Text {
  /// A title that leads to a screen.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    label = Text(titleKey)
  }
  /// A title that leads to a screen.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) { label = Text(titleKey) }
  /// A title that leads to a screen.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) { label = Text(title) }
}

extension NavigationLink where Destination == Never {
  /// A label that leads to a value's screen.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { self.label = label() }
}

/// How a navigation looks. A terminal has one look.
public protocol NavigationViewStyle {}
/// One screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }
/// The look that there is.
public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One screen at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The look that there is.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

/// How a title is shown. A terminal has one way.
public struct NavigationBarItem: Sendable {
  /// How a title is shown.
  public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large }
}

extension View {
  private func titled(_ title: Text) -> some View {
    VStack(alignment: .leading) {
      title.bold()
      self
    }
  }

  /// Shows a title above the screen.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { titled(Text(titleKey)) }
  /// Shows a title above the screen.
  public func navigationTitle(_ title: Text) -> some View { titled(title) }
  /// Shows a title above the screen.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { titled(Text(title)) }
  /// Shows a title above the screen.
  public func navigationBarTitle(_ title: Text) -> some View { titled(title) }
  /// Shows a title above the screen.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { titled(Text(titleKey)) }
  /// Shows a title above the screen.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { titled(Text(title)) }
  /// Shows a title above the screen.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { titled(Text(titleKey)) }
  /// Shows a title above the screen.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { titled(Text(title)) }
  /// How the title is shown. A terminal has one way.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    self
  }
  /// Whether the bar is hidden. A terminal has none.
  public func navigationBarHidden(_ hidden: Bool) -> some View { self }
  /// Whether the way back is hidden. A terminal has none.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }
  /// What stands in the bar: shown above the screen.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    VStack {
      trailing
      self
    }
  }
  /// What stands in the bar: shown above the screen.
  public func navigationBarItems<L: View>(leading: L) -> some View { navigationBarItems(trailing: leading) }
  /// What stands in the bar: shown above the screen.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    navigationBarItems(
      trailing: HStack {
        leading
        Spacer()
        trailing
      })
  }
  /// How a navigation looks. A terminal has one look.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
  /// What screens values lead to. Stored nowhere: a terminal shows the first one.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }
}
