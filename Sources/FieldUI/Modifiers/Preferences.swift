/// A named value that views give to those around them.
public protocol PreferenceKey {
  associatedtype Value
  /// The value where no view gives one.
  static var defaultValue: Value { get }
  /// Takes the next view's value to those before.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

private final class PreferenceNode<Key: PreferenceKey>: HookNode {
  var value: Key.Value? {
    didSet { tree.afterUpdate { [tree] in for read in tree.preferenceReaders.values { read() } } }
  }
}

private final class PreferenceReader<Key: PreferenceKey>: HookNode {
  private var last: Key.Value?

  private var action: ((Key.Value) -> Void)?

  /// Looks at what the views inside give, now and when one of them gives another value.
  func read(_ action: @escaping (Key.Value) -> Void) where Key.Value: Equatable {
    self.action = action
    tree.preferenceReaders[ObjectIdentifier(self)] = { [weak self] in self?.look() }
    tree.afterUpdate { [weak self] in self?.look() }
  }

  private func look() where Key.Value: Equatable {
    var value = Key.defaultValue
    collect(from: self, into: &value)
    if value == last { return }
    last = value
    action?(value)
  }

  override func dismantle() {
    tree.preferenceReaders[ObjectIdentifier(self)] = nil
    super.dismantle()
  }

  private func collect(from node: _ViewNode, into value: inout Key.Value) {
    for inner in node.inner {
      if let given = (inner as? PreferenceNode<Key>)?.value {
        Key.reduce(value: &value) { given }
      } else {
        collect(from: inner, into: &value)
      }
    }
  }
}

extension View {
  /// Gives a value to the views around this one.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    HookView(content: self, make: PreferenceNode<K>.init) { $0.value = value }
  }

  /// Does something when what the views inside give has changed.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    HookView(content: self, make: PreferenceReader<K>.init) { $0.read(action) }
  }
}
