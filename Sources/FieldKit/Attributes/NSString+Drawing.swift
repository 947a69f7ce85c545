public import Foundation

// All characters are measured in cells, of 8 × 16 points. Fonts change nothing.

extension NSString {
  /// The size that the text takes, in points. Its lines end only where it says so.
  public final func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    TextMeasure.size(of: String(describing: self))
  }

  /// The rectangle that the text takes in a room of a size, in points. It is from zero, and no larger than the room.
  public final func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect { TextMeasure.bounds(of: String(describing: self), in: size, options: options) }

  /// Would draw the text. A terminal draws in cells, by `UIView.draw(in:)`: nothing happens.
  public final func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}

  /// Would draw the text. A terminal draws in cells, by `UIView.draw(in:)`: nothing happens.
  public final func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}

  /// Would draw the text. A terminal draws in cells, by `UIView.draw(in:)`: nothing happens.
  public final func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {}
}

extension StringProtocol {
  /// The size that the text takes, in points. Its lines end only where it says so.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    TextMeasure.size(of: self)
  }

  /// The rectangle that the text takes in a room of a size, in points. It is from zero, and no larger than the room.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect { TextMeasure.bounds(of: self, in: size, options: options) }

  /// Would draw the text. A terminal draws in cells, by `UIView.draw(in:)`: nothing happens.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}

  /// Would draw the text. A terminal draws in cells, by `UIView.draw(in:)`: nothing happens.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
}

extension NSAttributedString {
  /// The size that the text takes, in points. Its lines end only where it says so.
  public final func size() -> CGSize { TextMeasure.size(of: string) }

  /// The rectangle that the text takes in a room of a size, in points. It is from zero, and no larger than the room.
  public final func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect { TextMeasure.bounds(of: string, in: size, options: options) }

  /// Would draw the text. A terminal draws in cells, by `UIView.draw(in:)`: nothing happens.
  public final func draw(at point: CGPoint) {}

  /// Would draw the text. A terminal draws in cells, by `UIView.draw(in:)`: nothing happens.
  public final func draw(in rect: CGRect) {}

  /// Would draw the text. A terminal draws in cells, by `UIView.draw(in:)`: nothing happens.
  public final func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {}
}
