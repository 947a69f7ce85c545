/// How much a constraint matters, from 0 to 1000.
///
/// 1000 must hold. Below it, a constraint of a higher priority is never given up for any number of lower ones.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority, from 0 to 1000.
  public var rawValue: Float

  /// A priority from 0 to 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// A priority from 0 to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000: must hold.
  public static let required = UILayoutPriority(1000)
  /// 750: the default of compression resistance.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: with which a user's drag resizes a scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: with which a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: with which a user's drag can't resize a scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: the default of content hugging.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: with which a view is given the size that it is asked to fit.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
