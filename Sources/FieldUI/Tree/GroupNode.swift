import CellCanvas

/// Several views in one place of the tree: each keeps its state by its name among them.
final class GroupNode: _ViewNode {
  private var children: [(id: AnyHashable, node: _ViewNode)] = []
  private var context: _ViewContext

  override init(in context: _ViewContext) {
    self.context = context
    super.init(in: context)
  }

  /// Collects what a group holds now.
  struct Collector {
    fileprivate let context: _ViewContext
    fileprivate var old: [AnyHashable: _ViewNode]
    fileprivate var children: [(id: AnyHashable, node: _ViewNode)] = []

    /// Adds a view. Without an id it is known by its number.
    @MainActor mutating func add<Content: View>(_ view: Content, id: AnyHashable? = nil) {
      let id = id ?? AnyHashable(children.count)
      let node = context.node(for: view, replacing: old.removeValue(forKey: id))
      children.append((id, node))
    }
  }

  /// Brings the group up to date: what is added again keeps its state, what isn't leaves the screen.
  func update(_ collect: (inout Collector) -> Void) {
    var collector = Collector(
      context: context.inside(self),
      old: Dictionary(children.map { ($0.id, $0.node) }, uniquingKeysWith: { first, _ in first }))
    collect(&collector)
    children = collector.children
    for node in collector.old.values { node.dismantle() }
  }

  func clear() { update { _ in } }

  override var members: [_ViewNode] { children.flatMap(\.node.members) }

  override func dismantle() { for child in children { child.node.dismantle() } }

  // A group by itself, in the place of one view, stacks its members.
  override func size(for proposal: CellProposal) -> CellSize {
    StackLayout.vertical.size(of: members, for: proposal)
  }

  override func place(in rect: CellRect) {
    super.place(in: rect)
    StackLayout.vertical.place(members, in: rect)
  }

  override func draw(in canvas: inout Canvas) {
    for member in members { member.draw(in: &canvas) }
  }
}
