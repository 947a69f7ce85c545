public import Foundation

/// A view for each element of a collection. Each keeps its state by the element's id.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes an element's view.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
  /// It is drawn itself, and has no body.
  public typealias Body = Never

  /// Makes the node that draws the view, or brings the old one up to date.
  public static func _node(
    for view: Self, replacing old: _ViewNode?, in context: _ViewContext
  ) -> _ViewNode {
    _ViewNode.reuse(old, as: GroupNode.self, in: context, make: GroupNode.init) { group in
      group.update { children in
        // Two elements with one id would share a view: the later ones are known by their places as well.
        var seen: Set<ID> = []
        for (index, element) in view.data.enumerated() {
          let id = view.id(element)
          let isFirst = seen.insert(id).inserted
          children.add(
            view.content(element), id: isFirst ? AnyHashable(id) : AnyHashable([AnyHashable(id), index]))
        }
      }
    }
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
  /// A view for each element, by the element's own id.
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    // A bound collection is read here, in the body that shows it, which is to be evaluated again when it changes.
    _ = data.endIndex
    self.data = data
    self.content = content
    id = { $0.id }
  }
}

extension ForEach where Content: View {
  /// A view for each element, by a property that tells elements apart.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    _ = data.endIndex
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// A view for each number.
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
    id = { $0 }
  }
}

extension ForEach where Content: View {
  /// A view for each element of a bound collection, with a binding to it.
  nonisolated public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [(C.Index, ID)], C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable {
    self.init(data, id: \.id, content: content)
  }

  /// A view for each element of a bound collection, with a binding to it, by a property that tells elements apart.
  nonisolated public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [(C.Index, ID)], C.Index: Hashable {
    let value = data.wrappedValue
    self.data = value.indices.map { ($0, value[$0][keyPath: id]) }
    self.content = { content(data[$0.0]) }
    self.id = { $0.1 }
  }
}

/// A view of data that can be changed by the user.
public protocol DynamicViewContent: View {}
extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  /// What is done when elements are deleted. Stored; a terminal has no such gesture.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent { self }
  /// What is done when elements are moved. Stored; a terminal has no such gesture.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent { self }
}
