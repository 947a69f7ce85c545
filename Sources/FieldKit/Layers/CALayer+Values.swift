// On Apple's systems these are the layer's and NSObject's own.
#if os(Linux)
  import Foundation

  extension CALayer {
    /// The move, turn and scale of the layer. That of a view's layer is its view's, as far as it lies in the plane of the
    /// screen; that of another one is stored.
    public final var transform: CATransform3D {
      get { rare?.transform ?? view.map { CATransform3D($0.transform) } ?? CATransform3DIdentity }
      set {
        rareState.transform = newValue
        view?.transform = newValue.affine
        changed()
      }
    }

    /// The move, turn and scale of the layers in it. Stored; a terminal can't draw it.
    public final var sublayerTransform: CATransform3D {
      get { rare?.sublayerTransform ?? CATransform3DIdentity }
      set { rareState.sublayerTransform = newValue }
    }

    /// Keeps a value under a name of the program's own. The layer's properties can't be set so.
    public final func setValue(_ value: Any?, forKey key: String) { rareState.values[key] = value }
    /// Keeps a value under a name of the program's own. The layer's properties can't be set so.
    public final func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }
    /// What was kept under a name; `nil` if nothing was.
    public final func value(forKey key: String) -> Any? { rare?.values[key] }
    /// What was kept under a name; `nil` if nothing was.
    public final func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
  }
#endif
