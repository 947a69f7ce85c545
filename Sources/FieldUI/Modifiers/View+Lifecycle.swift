public import Combine

/// A view around which something happens that isn't seen.
struct HookView<Content: View, Node: HookNode>: View {
  typealias Body = Never
  let content: Content
  let make: (_ViewContext) -> Node
  let update: (Node) -> Void

  static func _node(for view: Self, replacing old: _ViewNode?, in context: _ViewContext) -> _ViewNode {
    _ViewNode.reuse(old, as: Node.self, in: context, make: view.make) { node in
      node.updateContent(view.content, in: context)
      view.update(node)
    }
  }
}

/// A node around one other that a stack doesn't see, and that may be told of its end.
class HookNode: WrapperNode {
  override var members: [_ViewNode] { content?.members ?? [] }
}

private final class AppearNode: HookNode {
  var disappear: (() -> Void)?
  private var hasAppeared = false

  func appear(_ action: (() -> Void)?) {
    if hasAppeared { return }
    hasAppeared = true
    if let action { tree.afterUpdate(action) }
  }

  override func dismantle() {
    super.dismantle()
    if let disappear { tree.afterUpdate(disappear) }
  }
}

private final class ChangeNode<Value: Equatable>: HookNode {
  private var last: Value?

  func see(_ value: Value, isInitial: Bool, _ action: @escaping (Value, Value) -> Void) {
    let old = last
    last = value
    if let old {
      if old != value { tree.afterUpdate { action(old, value) } }
    } else if isInitial {
      tree.afterUpdate { action(value, value) }
    }
  }
}

private final class ReceiveNode<Output>: HookNode {
  private var connection: AnyCancellable?
  private var action: ((Output) -> Void)?

  /// Connects once: the publisher is made anew with each evaluation, what is done with its values isn't.
  func receive<P: Publisher>(from publisher: P, _ action: @escaping (Output) -> Void)
  where P.Output == Output, P.Failure == Never {
    self.action = action
    guard connection == nil else { return }
    connection = AnyCancellable {}
    tree.afterUpdate { [weak self] in
      guard let self else { return }
      connection = publisher.sink { [weak self] in self?.action?($0) }
    }
  }

  override func dismantle() {
    connection?.cancel()
    super.dismantle()
  }
}

private final class TaskNode: HookNode {
  private var task: Task<Void, Never>?
  private var id: AnyHashable?

  func run(id: AnyHashable, priority: TaskPriority, _ action: @escaping @MainActor () async -> Void) {
    if self.id == id { return }
    self.id = id
    task?.cancel()
    tree.afterUpdate { [weak self] in
      self?.task = Task(priority: priority) { @MainActor in await action() }
    }
  }

  override func dismantle() {
    task?.cancel()
    super.dismantle()
  }
}

extension View {
  /// Does something when the view comes to the screen.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    HookView(content: self, make: AppearNode.init) { $0.appear(action) }
  }

  /// Does something when the view has left the screen.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    HookView(content: self, make: AppearNode.init) {
      $0.appear(nil)
      $0.disappear = action
    }
  }

  /// Does something when a value has changed; it is given the new one.
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
    -> some View
  {
    HookView(content: self, make: ChangeNode<V>.init) { $0.see(value, isInitial: false) { action($1) } }
  }

  /// Does something when a value has changed; it is given the old one and the new one.
  ///
  /// - Parameter initial: whether it is done when the view comes to the screen as well.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    HookView(content: self, make: ChangeNode<V>.init) { $0.see(value, isInitial: initial, action) }
  }

  /// Does something when a value has changed.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    HookView(content: self, make: ChangeNode<V>.init) {
      $0.see(value, isInitial: initial) { _, _ in action() }
    }
  }

  /// Does something with each value of a publisher.
  public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void)
    -> some View
  where P.Failure == Never {
    HookView(content: self, make: ReceiveNode<P.Output>.init) { $0.receive(from: publisher, action) }
  }

  /// Runs a task as long as the view is on the screen.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    HookView(content: self, make: TaskNode.init) { $0.run(id: AnyHashable(0), priority: priority, action) }
  }

  /// Runs a task as long as the view is on the screen, and anew when a value has changed.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    HookView(content: self, make: TaskNode.init) {
      $0.run(id: AnyHashable(Same(value)), priority: priority, action)
    }
  }
}

/// A value that is only known to be equatable, where a hashable one is asked for.
private struct Same<Value: Equatable>: Hashable {
  let value: Value
  init(_ value: Value) { self.value = value }
  func hash(into hasher: inout Hasher) {}
}
