public import Foundation

extension CALayer {
  /// An object of a class of layers. Classes that aren't the system's are taken for `CALayer`.
  static func make(_ type: AnyClass) -> CALayer {
    switch type {
    case is CAShapeLayer.Type: CAShapeLayer()
    case is CAGradientLayer.Type: CAGradientLayer()
    case is CATextLayer.Type: CATextLayer()
    default: CALayer()
    }
  }

  /// Puts a layer in this one, unless this one is in it.
  final func insert(_ layer: CALayer, at index: Int) {
    var outer: CALayer? = self
    while let current = outer {
      if current === layer { return }
      outer = current.superlayer
    }
    // A view's layer is drawn with its view, which stands in its superview.
    guard layer.view == nil else { return }
    layer.removeFromSuperlayer()
    children.insert(layer, at: max(0, min(index, children.count)))
    layer.superlayer = self
    changed()
  }

  final func replaceChildren(_ layers: [CALayer]) {
    for child in children { child.removeFromSuperlayer() }
    for layer in layers { addSublayer(layer) }
  }
}

/// Who is told of a layer's layout.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Called when the layers in a layer are to be arranged.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  /// Arranges nothing.
  public func layoutSublayers(of layer: CALayer) {}
}
