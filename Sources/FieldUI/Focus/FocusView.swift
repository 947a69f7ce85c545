import FieldKit

/// A view that tells a state whether it has the keyboard, and is told by it.
struct FocusView<Content: View, Value: Hashable>: View {
  typealias Body = Never
  let content: Content
  let box: StateBox<Value>
  let value: Value
  let none: Value?

  static func _node(for view: Self, replacing old: _ViewNode?, in context: _ViewContext) -> _ViewNode {
    _ViewNode.reuse(old, as: FocusNode<Value>.self, in: context) {
      FocusNode(in: $0, box: view.box, value: view.value)
    } update: { node in
      (node.box, node.value, node.none) = (view.box, view.value, view.none)
      node.updateContent(view.content, in: context)
      node.evaluate()
    }
  }
}

/// A node that follows the keyboard.
@MainActor protocol FocusFollower: AnyObject {
  /// Whether the holder of the keyboard is in this node.
  func holds(_ responder: UIResponder?) -> Bool
  /// What the node said last.
  var isFocused: Bool { get }
  /// The holder is another one.
  func setFocused(_ isFocused: Bool)
}

private final class FocusNode<Value: Hashable>: WrapperNode, FocusFollower {
  var box: StateBox<Value>
  var value: Value
  var none: Value?
  private(set) var isFocused = false

  init(in context: _ViewContext, box: StateBox<Value>, value: Value) {
    self.box = box
    self.value = value
    super.init(in: context)
    tree.focus.add(self)
  }

  override var members: [_ViewNode] { content?.members ?? [] }

  override func evaluate() {
    dependent.isDirty = false
    let isWanted = dependent.tracking { box.get() == value }
    if isWanted == isFocused { return }
    isFocused = isWanted
    tree.afterUpdate { [weak self] in self?.moveKeyboard() }
  }

  /// Does what the state says: it was written by the program.
  private func moveKeyboard() {
    let views = uiViews
    if isFocused {
      let taker = views.lazy.compactMap(\.firstTaker).first
      // Who can't have it says so.
      if taker?.becomeFirstResponder() != true { setFocused(false) }
    } else if let holder = tree.hostingView?.window?.firstResponder, holds(holder) {
      holder.resignFirstResponder()
    }
  }

  func holds(_ responder: UIResponder?) -> Bool {
    guard let view = responder as? UIView else { return false }
    return uiViews.contains { view.isDescendant(of: $0) }
  }

  func setFocused(_ isFocused: Bool) {
    self.isFocused = isFocused
    if isFocused {
      box.set(value)
    } else if let none, box.get() == value {
      box.set(none)
    }
  }

  override func dismantle() {
    dependent.detach()
    tree.focus.remove(self)
    super.dismantle()
  }
}

extension UIView {
  /// The first view in this one that can take the keyboard.
  fileprivate var firstTaker: UIView? {
    if isHidden || !isUserInteractionEnabled { return nil }
    return canBecomeFirstResponder ? self : subviews.lazy.compactMap(\.firstTaker).first
  }
}

/// Tells what follows the keyboard where it is.
@MainActor final class FocusWatch {
  private var followers: [any FocusFollower] = []
  /// Only compared, and never looked into: a weak reference would slow down every touch of the responder.
  private var holder: ObjectIdentifier?

  nonisolated init() {}

  func add(_ follower: any FocusFollower) { followers.append(follower) }
  func remove(_ follower: any FocusFollower) { followers.removeAll { $0 === follower } }

  /// Looks at who has the keyboard now.
  ///
  /// - Returns: whether that is another one than before.
  @discardableResult
  func follow(_ responder: UIResponder?) -> Bool {
    let identity = responder.map(ObjectIdentifier.init)
    if holder == identity { return false }
    holder = identity
    let changed = followers.map { ($0, $0.holds(responder)) }.filter { $0.0.isFocused != $0.1 }
    // Who has lost it speaks first: several may share one state.
    for (follower, holds) in changed where !holds { follower.setFocused(false) }
    for (follower, holds) in changed where holds { follower.setFocused(true) }
    return true
  }
}
