import CellCanvas

/// Several views in one place of the tree: each keeps its state by its name among them.
final class GroupNode: _ViewNode {
  private var children: [Child] = []
  private var context: _ViewContext

  /// A member and the name by which it is known again.
  fileprivate struct Child {
    let name: Name
    let node: _ViewNode
  }

  fileprivate enum Name: Hashable {
    /// Its number among the members.
    case number(Int)
    case id(AnyHashable)
  }

  override init(in context: _ViewContext) {
    self.context = context
    super.init(in: context)
  }

  /// Collects what a group holds now.
  struct Collector {
    fileprivate let context: _ViewContext
    /// What the group held before. What is added again is taken from it.
    fileprivate var old: [Child?]
    fileprivate var children: [Child] = []

    /// Adds a view. Without an id it is known by its number.
    @MainActor mutating func add<Content: View>(_ view: Content, id: AnyHashable? = nil) {
      let name = id.map(Name.id) ?? .number(children.count)
      children.append(Child(name: name, node: context.node(for: view, replacing: take(name))))
    }

    /// Most members stand where they stood before; the others are looked for.
    private mutating func take(_ name: Name) -> _ViewNode? {
      var place = children.count
      if place >= old.count || old[place]?.name != name {
        guard let found = old.firstIndex(where: { $0?.name == name }) else { return nil }
        place = found
      }
      defer { old[place] = nil }
      return old[place]?.node
    }
  }

  /// Brings the group up to date: what is added again keeps its state, what isn't leaves the screen.
  func update(_ collect: (inout Collector) -> Void) {
    var collector = Collector(context: context.inside(self), old: children)
    collect(&collector)
    children = collector.children
    for case let child? in collector.old { child.node.dismantle() }
  }

  override var tag: AnyHashable? { children.count == 1 ? children[0].node.tag : nil }

  func clear() { update { _ in } }

  override var inner: [_ViewNode] { children.map(\.node) }

  override var members: [_ViewNode] { children.flatMap(\.node.members) }

  override func dismantle() { for child in children { child.node.dismantle() } }

  // A group by itself, in the place of one view, stacks its members.
  override func measure(_ proposal: CellProposal) -> CellSize {
    let members = members
    return members.count == 1
      ? members[0].size(for: proposal) : StackLayout.vertical.size(of: members, for: proposal)
  }

  override func place(in rect: CellRect) {
    super.place(in: rect)
    let members = members
    if members.count == 1 { return members[0].place(in: rect) }
    StackLayout.vertical.place(members, in: rect)
  }

  override func draw(in canvas: inout Canvas) {
    for member in members { member.draw(in: &canvas) }
  }
}
