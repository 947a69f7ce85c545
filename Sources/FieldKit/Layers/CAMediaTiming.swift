import Foundation

/// What has a time of its own. A terminal draws only where changes end.
@preconcurrency @MainActor
public protocol CAMediaTiming {
  /// When it begins, in seconds.
  var beginTime: CFTimeInterval { get set }
  /// How long it takes, in seconds.
  var duration: CFTimeInterval { get set }
  /// How fast its time runs.
  var speed: Float { get set }
  /// Where in its time it begins, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// How often it runs.
  var repeatCount: Float { get set }
  /// How long it runs again and again, in seconds.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether it runs back as well.
  var autoreverses: Bool { get set }
  /// What is seen before and after.
  var fillMode: CAMediaTimingFillMode { get set }
}

extension CAAnimation: CAMediaTiming {}

/// What few layers have been given: kept apart, so that all others are small.
@MainActor final class RareLayerState {
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = .infinity
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed
  #if os(Linux)
    var transform = CATransform3DIdentity
    var sublayerTransform = CATransform3DIdentity
  #endif
  var values: [String: Any] = [:]
}

extension CALayer: CAMediaTiming {
  final var rareState: RareLayerState {
    if let rare { return rare }
    let made = RareLayerState()
    rare = made
    return made
  }

  /// When the layer's time begins, in seconds. Stored; a terminal draws only where changes end.
  public final var beginTime: CFTimeInterval {
    get { rare?.beginTime ?? 0 }
    set { rareState.beginTime = newValue }
  }
  /// How long the layer's time lasts, in seconds. Stored; a terminal draws only where changes end.
  public final var duration: CFTimeInterval {
    get { rare?.duration ?? .infinity }
    set { rareState.duration = newValue }
  }
  /// How fast the layer's time runs. Stored; a terminal draws only where changes end.
  public final var speed: Float {
    get { rare?.speed ?? 1 }
    set { rareState.speed = newValue }
  }
  /// Where in its time the layer begins, in seconds. Stored; a terminal draws only where changes end.
  public final var timeOffset: CFTimeInterval {
    get { rare?.timeOffset ?? 0 }
    set { rareState.timeOffset = newValue }
  }
  /// How often the layer's time runs. Stored; a terminal draws only where changes end.
  public final var repeatCount: Float {
    get { rare?.repeatCount ?? 0 }
    set { rareState.repeatCount = newValue }
  }
  /// How long the layer's time runs again and again, in seconds. Stored.
  public final var repeatDuration: CFTimeInterval {
    get { rare?.repeatDuration ?? 0 }
    set { rareState.repeatDuration = newValue }
  }
  /// Whether the layer's time runs back as well. Stored; a terminal draws only where changes end.
  public final var autoreverses: Bool {
    get { rare?.autoreverses ?? false }
    set { rareState.autoreverses = newValue }
  }
  /// What is seen before and after the layer's time. Stored; a terminal draws only where changes end.
  public final var fillMode: CAMediaTimingFillMode {
    get { rare?.fillMode ?? .removed }
    set { rareState.fillMode = newValue }
  }
}
