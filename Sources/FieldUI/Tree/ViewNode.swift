package import CellCanvas
import FieldKit

/// What keeps a view on the screen between two evaluations: its identity, its state, its place.
///
/// Public only since `View` names it; programs have no use for it.
@preconcurrency @MainActor
public class _ViewNode {
  package unowned let tree: ViewTree
  /// Steps from the root: parents are evaluated before what they hold.
  let depth: Int
  /// The type of the view that this node was made for. Another type in the same place is another view.
  private(set) var viewType: ObjectIdentifier?
  /// The view's place in the coordinates of the hosting view, in cells.
  package final var frame = CellRect(size: .zero)

  init(in context: _ViewContext) {
    tree = context.tree
    depth = context.depth
  }

  /// The nodes that a stack around this one lays out: groups put their members in their own place.
  var members: [_ViewNode] { [self] }

  /// The nodes directly inside of this one.
  var inner: [_ViewNode] { [] }

  /// The value by which a picker knows the view.
  var tag: AnyHashable? { nil }

  /// The UIKit view that this node shows, if it shows one.
  var uiView: UIView? { nil }

  /// The size that the view takes when it is offered `proposal`.
  final func size(for proposal: CellProposal) -> CellSize {
    let version = tree.sizesVersion
    if let known = sizes.size(for: proposal, version: version) { return known }
    let size = measure(proposal)
    sizes = sizes.adding(size, for: proposal, version: version)
    return size
  }
  private final var sizes = KnownSizes()

  /// Finds out the size for `size(for:)`, which remembers it for the rest of the layout.
  func measure(_ proposal: CellProposal) -> CellSize { .zero }

  /// Tells the view in which direction the stack around it goes.
  ///
  /// - Returns: whether it takes all the room that others leave.
  func tellAxis(_ axis: StackLayout.Axis) -> Bool { false }

  /// Gives the view its place.
  func place(in rect: CellRect) { frame = rect }

  /// Draws into a canvas with the hosting view's coordinates.
  func draw(in canvas: inout Canvas) {}

  /// The view has left the screen.
  func dismantle() {}

  /// What state remembers of this node, if it reads any.
  final var dependent: Dependent {
    if let made { return made }
    let dependent = Dependent(self)
    made = dependent
    return dependent
  }
  private final var made: Dependent?

  // What state remembers may outlive the node.
  deinit { made?.detach() }

  /// The UIKit views in this node, in their order.
  final var uiViews: [UIView] { (uiView.map { [$0] } ?? []) + inner.flatMap(\.uiViews) }

  func evaluateIfDirty() {
    if dependent.isDirty { evaluate() }
  }

  /// Evaluates again what this node shows. Called when something that it read has changed.
  func evaluate() {}

  /// Keeps `old` if it was made for a view of the same type, else makes a node; then brings it up to date.
  static func reuse<Node: _ViewNode>(
    _ old: _ViewNode?, as type: Node.Type, in context: _ViewContext, make: (_ViewContext) -> Node,
    update: (Node) -> Void
  ) -> _ViewNode {
    if let old, old.viewType == context.viewType,
      ObjectIdentifier(Swift.type(of: old)) == ObjectIdentifier(type)
    {
      // Asked just now: a checked cast costs a search at each view of each evaluation.
      let node = unsafeDowncast(old, to: Node.self)
      update(node)
      return node
    }
    old?.dismantle()
    let node = make(context)
    node.viewType = context.viewType
    update(node)
    return node
  }
}

/// Where in the tree a view stands.
public struct _ViewContext {
  package unowned let tree: ViewTree
  /// Steps from the root. A context holds on to no node: nodes keep theirs, and would keep each other alive.
  let depth: Int
  package var environment: EnvironmentValues
  /// The type of the view that a node is looked for.
  var viewType: ObjectIdentifier?
}

extension _ViewContext {
  /// The node for a view in this place.
  @MainActor func node<Content: View>(for view: Content, replacing old: _ViewNode?) -> _ViewNode {
    var context = self
    context.viewType = ObjectIdentifier(Content.self)
    return Content._node(for: view, replacing: old, in: context)
  }

  /// The place of what stands inside of `parent`.
  @MainActor func inside(_ parent: _ViewNode) -> _ViewContext {
    _ViewContext(tree: tree, depth: parent.depth + 1, environment: environment)
  }
}
