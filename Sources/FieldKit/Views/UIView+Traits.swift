public import Foundation

/// Something that knows of the place where it is drawn.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// What is known of the place.
  var traitCollection: UITraitCollection { get }
  /// Called when it has changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {
  final var effectiveTraits: UITraitCollection {
    var view: UIView? = self
    while let current = view {
      if let style = current.rare?.userInterfaceStyle, style != .unspecified {
        return UITraitCollection(traitsFrom: [.current, UITraitCollection(userInterfaceStyle: style)])
      }
      view = current.superview
    }
    return .current
  }

  final func announceTraits(_ change: () -> Void) {
    var views: [(view: UIView, before: UITraitCollection)] = []
    func visit(_ view: UIView) {
      views.append((view, view.traitCollection))
      view.subviews.forEach(visit)
    }
    visit(self)
    change()
    for (view, before) in views where view.traitCollection != before {
      view.traitCollectionDidChange(before)
      view.setNeedsDisplay()
    }
  }
}
