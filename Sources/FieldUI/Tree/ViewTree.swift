import CellCanvas
import FieldKit

/// The nodes of one hosted view, and what of them waits to be evaluated.
@MainActor package final class ViewTree {
  private(set) var root: _ViewNode?
  private let invalidations = Invalidations()

  /// The view in which the tree's UIKit views stand.
  var hostingView: UIView? {
    get { host.view }
    set { host.view = newValue }
  }
  let host = HostLink()

  /// Another number after everything that may give a view another size: sizes that were known before aren't any more.
  private(set) var sizesVersion = 0

  /// Something may have changed of which no evaluation knows: a UIKit view's own size, the time of a layout.
  func forgetSizes() { sizesVersion &+= 1 }

  /// Evaluations after which a tree that never comes to rest is left as it is.
  private static let roundLimit = 100

  /// Called, from any thread, when something waits to be evaluated.
  func onInvalidation(_ action: @escaping @Sendable () -> Void) { invalidations.onFirst = action }

  /// What is to be done when the evaluation that is on its way has ended: callbacks of clients, which may write.
  private var actions: [() -> Void] = []

  /// Does something after the evaluation that is on its way.
  func afterUpdate(_ action: @escaping () -> Void) { actions.append(action) }

  private func runActions() {
    while !actions.isEmpty {
      let due = actions
      actions = []
      for action in due { action() }
    }
  }

  /// Who looks at what views give to those around them.
  var preferenceReaders: [ObjectIdentifier: () -> Void] = [:]

  /// What follows the keyboard from view to view.
  var focus = FocusWatch()

  /// The screen goes, and all that it holds.
  func dismantle() {
    root?.dismantle()
    root = nil
    runActions()
    host.view = nil
  }

  /// Puts `view` at the root. What stands in the same place and has the same type keeps its state.
  func setRoot<Content: View>(_ view: Content) {
    let context = _ViewContext(tree: self, depth: 0, environment: EnvironmentValues())
    invalidations.whileUpdating { root = context.node(for: view, replacing: root) }
    forgetSizes()
    runActions()
    flush()
  }

  var queue: Invalidations { invalidations }

  /// Runs something after which the caller brings the views up to date: they don't have to call for it.
  package static func expectingUpdate<Result>(_ body: () -> Result) -> Result { Invalidations.expected(body) }

  /// Evaluates what waits, and what is made to wait meanwhile, until nothing does.
  ///
  /// - Returns: whether anything was evaluated.
  @discardableResult
  package func flush() -> Bool {
    var rounds = 0
    runActions()
    while true {
      let dirty = invalidations.take()
      if dirty.isEmpty { return rounds > 0 }
      rounds += 1
      if rounds > Self.roundLimit {
        RuntimeWarning.issue(
          "views kept changing the state that they show, and were left after \(Self.roundLimit) rounds: "
            + "a body or updateUIView writes another value each time it is called")
        // Left as they are for now: the next change of what they read evaluates them again.
        for dependent in dirty { dependent.isDirty = false }
        return true
      }
      var nodes: [_ViewNode] = []
      for dependent in dirty {
        if let node = dependent.node { nodes.append(node) }
      }
      invalidations.reuse(dirty)
      let depths = nodes.map(\.depth)
      // Most often one node is dirty, or a parent before what it holds.
      if zip(depths, depths.dropFirst()).contains(where: >) { nodes.sort { $0.depth < $1.depth } }
      invalidations.whileUpdating {
        // A parent's evaluation brings what it holds up to date as well: those are clean by now.
        for node in nodes { node.evaluateIfDirty() }
      }
      forgetSizes()
      runActions()
    }
  }
}
