/// A way to change a view.
@preconcurrency @MainActor
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  /// Makes the changed view.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier is given.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  private let view: AnyView
  init(_ view: AnyView) { self.view = view }
  /// What the view is made of.
  public var body: some View { view }
}

/// A view that a modifier has changed.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Changes a view.
  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// It is drawn itself, and has no body.
  public typealias Body = Never

  /// Makes the node that draws the view, or brings the old one up to date.
  public static func _node(
    for view: Self, replacing old: _ViewNode?, in context: _ViewContext
  ) -> _ViewNode {
    _ViewNode.reuse(old, as: ModifierNode<Modifier>.self, in: context) {
      ModifierNode(view.modifier, in: $0)
    } update: {
      $0.update(view.modifier, AnyView(view.content), in: context)
    }
  }
}

/// As a modifier, it makes one change after another.
extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
  /// Changes nothing.
  public static let identity = EmptyModifier()
  /// A modifier that changes nothing.
  nonisolated public init() {}
  /// The view as it is.
  public func body(content: Content) -> some View { content }
}

/// A modifier has state of its own, as a view has.
final class ModifierNode<Modifier: ViewModifier>: WrapperNode {
  private var modifier: Modifier
  private var inside: AnyView?
  private var context: _ViewContext
  private let properties = InstalledProperties()

  init(_ modifier: Modifier, in context: _ViewContext) {
    self.modifier = modifier
    self.context = context
    super.init(in: context)
  }

  func update(_ modifier: Modifier, _ inside: AnyView, in context: _ViewContext) {
    (self.modifier, self.inside, self.context) = (modifier, inside, context)
    properties.install(in: &self.modifier, of: self, environment: context.environment)
    evaluate()
  }

  override func evaluate() {
    dependent.isDirty = false
    guard let inside else { return }
    let body = dependent.tracking { modifier.body(content: _ViewModifier_Content(inside)) }
    updateContent(body, in: context)
  }

  override var members: [_ViewNode] { content?.members ?? [] }

  override func dismantle() {
    dependent.detach()
    super.dismantle()
  }
}

extension View {
  /// Changes the view by a modifier.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// One change after another.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
