public import Foundation

/// Views above one another, as many as the screen has room for.
public struct LazyVStack<Content: View>: View {
  private let stack: VStack<Content>
  /// Views above one another, at a distance in points.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) { stack = VStack(alignment: alignment, spacing: spacing, content: content) }
  /// What the view is made of.
  public var body: some View { stack.frame(maxWidth: .infinity) }
}

/// Views beside one another.
public struct LazyHStack<Content: View>: View {
  private let stack: HStack<Content>
  /// Views beside one another, at a distance in points.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) { stack = HStack(alignment: alignment, spacing: spacing, content: content) }
  /// What the view is made of.
  public var body: some View { stack }
}

/// Views that stay on the screen while others scroll. Stored; a terminal scrolls all.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// A set of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// What stands above sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// What stands below sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Rows above one another, each as wide as the list.
public struct List<SelectionValue, Content: View>: View {
  private let content: Content
  /// What the view is made of.
  public var body: some View {
    ScrollView { VStack(alignment: .leading) { content }.frame(maxWidth: .infinity, alignment: .leading) }
  }
}

extension List where SelectionValue == Never {
  /// Rows.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A row for each element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  /// A row for each element, by a property that tells elements apart.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    content = ForEach(data, id: id, content: rowContent)
  }
}

/// Controls above one another, in groups.
public struct Form<Content: View>: View {
  private let content: Content
  /// Controls.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// What the view is made of.
  public var body: some View {
    ScrollView { VStack(alignment: .leading) { content }.frame(maxWidth: .infinity, alignment: .leading) }
  }
}

/// A group of rows, with something above and below.
public struct Section<Parent, Content, Footer> {
  private let header: Parent
  private let footer: Footer
  private let content: Content
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// What the view is made of.
  public var body: some View {
    header.bold()
    content
    footer.foregroundColor(.secondary)
  }

  /// Rows with something above and below.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) { (self.header, self.footer, self.content) = (header(), footer(), content()) }

  /// Rows with something above and below.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    (self.header, self.footer, self.content) = (header, footer, content())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Rows.
  public init(@ViewBuilder content: () -> Content) {
    (header, footer, self.content) = (EmptyView(), EmptyView(), content())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Rows with something above.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    (self.header, footer, self.content) = (header(), EmptyView(), content())
  }
  /// Rows with something above.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    (self.header, footer, self.content) = (header, EmptyView(), content())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Rows with something below.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    (header, self.footer, self.content) = (EmptyView(), footer(), content())
  }
  /// Rows with something below.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    (header, self.footer, self.content) = (EmptyView(), footer, content())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Rows with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (header, footer, self.content) = (Text(titleKey), EmptyView(), content())
  }
  /// Rows with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    (header, footer, self.content) = (Text(title), EmptyView(), content())
  }
}

/// Rows of views.
public struct Grid<Content: View>: View {
  private let content: Content
  private let alignment: Alignment
  private let spacing: CGFloat?
  /// Rows, at a distance in points.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { (self.alignment, spacing, self.content) = (alignment, verticalSpacing, content()) }
  /// What the view is made of.
  public var body: some View { VStack(alignment: alignment.horizontal, spacing: spacing) { content } }
}

/// A row of a grid. Columns of several rows aren't brought to one width.
public struct GridRow<Content: View>: View {
  private let content: Content
  /// Views beside one another.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// What the view is made of.
  public var body: some View { HStack { content } }
}
