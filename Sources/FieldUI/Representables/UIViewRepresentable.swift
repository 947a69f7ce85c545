public import FieldKit
public import Foundation

/// A UIKit view as a part of a SwiftUI screen.
///
/// The order of calls: `makeCoordinator` and `makeUIView` once, then `updateUIView` at once, with the view in its
/// window, and again whenever the view's value is made anew or state that `updateUIView` read has changed;
/// `dismantleUIView` when the view leaves the screen.
@preconcurrency @MainActor
public protocol UIViewRepresentable: View where Body == Never {
  /// The UIKit view that is shown.
  associatedtype UIViewType: UIView
  /// An object that lives as long as the view is on the screen: its delegate, most often.
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view. Called once.
  func makeUIView(context: Context) -> UIViewType
  /// Brings the view up to date with the representable's values and the state that it reads here.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Called when the view has left the screen.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Makes the coordinator. Called once, before the view is made.
  func makeCoordinator() -> Coordinator
  /// The size that suits the view best, in points; `nil` for the view's intrinsic one.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

/// Not writing these means: nothing to do at the end, the view's intrinsic size.
extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }

  /// Makes the node that draws the view, or brings the old one up to date.
  public static func _node(
    for view: Self, replacing old: _ViewNode?, in context: _ViewContext
  ) -> _ViewNode {
    _ViewNode.reuse(old, as: RepresentableNode<Self>.self, in: context) {
      RepresentableNode(view, in: $0)
    } update: {
      $0.update(view, in: context)
    }
  }
}

/// Not naming a coordinator means that there is none.
extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a representable is given at each call.
@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The same object, or value, at each call.
  public let coordinator: Representable.Coordinator
  /// The environment at this call.
  public internal(set) var environment: EnvironmentValues
  /// The change that this call is a part of.
  public internal(set) var transaction = Transaction()
}

/// The size that a view is offered, in points. `nil` asks for the size that it would like best.
public struct ProposedViewSize: Hashable, Sendable {
  /// In points; `nil` if the view may choose.
  public var width: CGFloat?
  /// In points; `nil` if the view may choose.
  public var height: CGFloat?

  /// A size, in points.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// The view may choose its size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// As small as the view can be.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// As large as the view can be.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// A size, in points.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The size, with these lengths where it has none.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
