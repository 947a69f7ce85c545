import Foundation

extension UIView {
  /// How an animation runs. A terminal makes changes at once: only `repeat` and `showHideTransitionViews` mean
  /// something. The bits are UIKit's.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Subviews are laid out with the change.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views can be used meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// It begins where a running one is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// It goes on without end: no completion is called.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// It runs back as well.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// It has its own duration inside of another one.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// It has its own curve inside of another one.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Views are drawn anew in each step.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition shows one view and hides the other one, which stays where it is.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// It has its own options inside of another one.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// As fast all the way.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// A view turns about its left edge.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A view turns about its right edge.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A page is turned up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A page is turned down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// One view fades into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A view turns about its upper edge.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A view turns about its lower edge.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// 60 steps a second.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// 30 steps a second.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
  }

  /// How an animation with keyframes runs. Only `repeat` means something. The bits are UIKit's.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Subviews are laid out with the change.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Views can be used meanwhile.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// It begins where a running one is.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// It goes on without end: no completion is called.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// It runs back as well.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// It has its own duration inside of another one.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// It has its own options inside of another one.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Straight between two keyframes.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// From keyframe to keyframe without steps between.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// As fast all the way.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Curved through the keyframes.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Curved, and as fast all the way.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// How fast an animation is at which time. Stored; a terminal makes changes at once.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at the start.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// As fast all the way.
    case linear
  }
}
