import CellCanvas
import FieldKit
public import Foundation

/// The room that a view is given.
public struct GeometryProxy {
  /// In points.
  public let size: CGSize
  let origin: CGPoint

  /// Where nothing is hidden. All of a terminal is seen.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The view's place in points: in its own space, or in the screen's.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: coordinateSpace == .local ? .zero : origin, size: size)
  }
}

/// What places are counted from.
public enum CoordinateSpace: Hashable {
  case global, local
  /// By its name. Taken as the screen's.
  case named(AnyHashable)
}

/// Views that are made of the room that they are given. It takes all there is.
public struct GeometryReader<Content: View>: View {
  /// It is drawn itself, and has no body.
  public typealias Body = Never
  /// Makes the views.
  public var content: (GeometryProxy) -> Content

  /// Views that are made of the room that they are given.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  /// Makes the node that draws the view, or brings the old one up to date.
  public static func _node(
    for view: Self, replacing old: _ViewNode?, in context: _ViewContext
  ) -> _ViewNode {
    _ViewNode.reuse(old, as: GeometryNode<Content>.self, in: context) {
      GeometryNode(view.content, in: $0)
    } update: {
      $0.update(view.content, in: context)
    }
  }
}

private final class GeometryNode<Content: View>: WrapperNode {
  private var make: (GeometryProxy) -> Content
  private var context: _ViewContext
  /// The room that the content was made for.
  private var room: CellRect?

  init(_ make: @escaping (GeometryProxy) -> Content, in context: _ViewContext) {
    self.make = make
    self.context = context
    super.init(in: context)
  }

  func update(_ make: @escaping (GeometryProxy) -> Content, in context: _ViewContext) {
    (self.make, self.context) = (make, context)
    // Before the first layout the room isn't known, and wrappers must be made nevertheless.
    if room == nil { room = CellRect(size: .zero) }
    evaluate()
  }

  override func evaluate() {
    dependent.isDirty = false
    guard let room else { return }
    let place = CellMetrics.rect(room)
    let view = dependent.tracking { make(GeometryProxy(size: place.size, origin: place.origin)) }
    updateContent(view, in: context)
  }

  override func measure(_ proposal: CellProposal) -> CellSize {
    CellSize(columns: proposal.columns ?? 10, rows: proposal.rows ?? 1)
  }

  override func place(in rect: CellRect) {
    frame = rect
    if room != rect {
      room = rect
      tree.queue.whileUpdating { evaluate() }
      tree.forgetSizes()
    }
    guard let content else { return }
    content.place(in: Alignment.topLeading.place(content.size(for: CellProposal(rect.size)), in: rect))
  }
}
