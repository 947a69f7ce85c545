public import FieldKit
public import Foundation

/// A view controller that shows a SwiftUI view.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
  private let hostingView: HostingView<Content>

  /// Shows a view.
  public init(rootView: Content) {
    hostingView = HostingView(rootView: rootView)
    super.init(nibName: nil, bundle: nil)
  }

  /// Shows a view, in a controller that comes from an archive.
  public init?(coder: NSCoder, rootView: Content) {
    hostingView = HostingView(rootView: rootView)
    super.init(coder: coder)
  }

  /// An archive can't hold a SwiftUI view: a subclass overrides this, and calls `init(coder:rootView:)`.
  public required init?(coder: NSCoder) { return nil }

  /// The view that is shown. Setting it shows another; state stays where place and type stay the same.
  open var rootView: Content {
    get { hostingView.rootView }
    set { hostingView.rootView = newValue }
  }

  open override func loadView() { view = hostingView }

  /// The size that the view takes within `size`, in points.
  open func sizeThatFits(in size: CGSize) -> CGSize { hostingView.sizeThatFits(size) }
}
