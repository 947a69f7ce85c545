public import Foundation

extension CALayer {
  /// An object of a class of layers. Classes that aren't the system's are taken for `CALayer`.
  static func make(_ type: AnyClass) -> CALayer {
    switch type {
    case is CAShapeLayer.Type: CAShapeLayer()
    case is CAGradientLayer.Type: CAGradientLayer()
    default: CALayer()
    }
  }

  /// Adds a layer in front of the others, and takes it from where it was.
  public final func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

  /// Adds a layer behind what is at `idx`; 0 is the rearmost place.
  public final func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Adds a layer just behind another one; in front of all if that isn't here.
  public final func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: children.firstIndex { $0 === sibling } ?? children.count)
  }

  /// Adds a layer just in front of another one; in front of all if that isn't here.
  public final func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count)
  }

  /// Puts a layer in the place of another one. Nothing happens if that isn't here.
  public final func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = children.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: index)
  }

  /// Takes the layer from the one that it is in. A view's layer goes with its view.
  public final func removeFromSuperlayer() {
    guard let superlayer else { return }
    superlayer.changed()
    superlayer.children.removeAll { $0 === self }
    self.superlayer = nil
  }

  private func insert(_ layer: CALayer, at index: Int) {
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

  /// Asks for a layout of the layers in it.
  public final func setNeedsLayout() {
    isLayoutDue = true
    if let view { view.setNeedsLayout() } else { changed() }
  }

  /// Lays out what is in it, where that was asked for.
  public final func layoutIfNeeded() {
    if let view {
      view.layoutIfNeeded()
    } else if isLayoutDue {
      isLayoutDue = false
      layoutSublayers()
    }
    for child in children { child.layoutIfNeeded() }
  }

  /// Asks for a new frame. A terminal's frame is always drawn whole.
  public final func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  /// Draws what has to be drawn. A terminal's frame is drawn when the screen's turn comes.
  public final func displayIfNeeded() {}
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
