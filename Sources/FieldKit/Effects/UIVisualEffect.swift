public import Foundation

/// What a view does to the things behind it. A terminal can't draw any of it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  /// An effect that does nothing.
  public override init() { super.init() }
}

/// Blurs what is behind. Stored; a terminal can't draw it.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// How light and how strong a blur is.
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }

  /// A blur of a style.
  public init(style: Style) { super.init() }
}

/// Lets what is behind shine through letters. Stored; a terminal can't draw it.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// An effect over a blur.
  public init(blurEffect: UIBlurEffect) { super.init() }
}

/// Holds views in front of an effect. A terminal draws the views, and nothing of the effect.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The effect. Stored; a terminal can't draw it.
  open var effect: UIVisualEffect?
  /// Where the views go. It fills this view.
  public final let contentView = UIView()

  /// A view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// A view without an effect at a place in its superview, in points.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// A view from an archive, without an effect.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }
}
