/// The node of a view with a body.
final class CompositeNode<Content: View>: WrapperNode {
  private var view: Content
  private var context: _ViewContext
  private let properties = InstalledProperties()

  init(_ view: Content, in context: _ViewContext) {
    self.view = view
    self.context = context
    super.init(in: context)
  }

  /// The parent was evaluated, and gives this view anew.
  func update(_ view: Content, in context: _ViewContext) {
    self.view = view
    self.context = context
    properties.install(in: &self.view, of: self, environment: context.environment)
    evaluate()
  }

  override func evaluate() {
    dependent.isDirty = false
    let body = dependent.tracking { view.body }
    updateContent(body, in: context)
  }

  override var members: [_ViewNode] { content?.members ?? [] }

  override func dismantle() {
    dependent.detach()
    super.dismantle()
  }
}
