#if os(Linux)
  import FieldKit
  import Foundation
  import Testing

  @Suite struct TransformTests {
    /// A transform, and where it takes (1, 2).
    @Test(arguments: [
      (CGAffineTransform.identity, CGPoint(x: 1, y: 2)),
      (CGAffineTransform(translationX: 3, y: 4), CGPoint(x: 4, y: 6)),
      (CGAffineTransform(scaleX: 2, y: 3), CGPoint(x: 2, y: 6)),
      (CGAffineTransform(rotationAngle: .pi / 2), CGPoint(x: -2, y: 1)),
      (CGAffineTransform(translationX: 1, y: 0).scaledBy(x: 2, y: 2), CGPoint(x: 3, y: 4)),
      (CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 1, y: 0), CGPoint(x: 4, y: 4)),
      (
        CGAffineTransform(scaleX: 2, y: 2).concatenating(CGAffineTransform(translationX: 1, y: 0)),
        CGPoint(x: 3, y: 4)
      ),
    ])
    func points(transform: CGAffineTransform, expected: CGPoint) {
      let point = CGPoint(x: 1, y: 2).applying(transform)
      #expect(abs(point.x - expected.x) < 1e-9 && abs(point.y - expected.y) < 1e-9)
      let back = point.applying(transform.inverted())
      #expect(abs(back.x - 1) < 1e-9 && abs(back.y - 2) < 1e-9)
    }

    @Test func rectanglesTakeTheirCornersAlong() {
      let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
      #expect(rect.applying(CGAffineTransform(scaleX: -1, y: 1)) == CGRect(x: -4, y: 2, width: 3, height: 4))
      #expect(rect.applying(CGAffineTransform(translationX: 1, y: 1)) == rect.offsetBy(dx: 1, dy: 1))
      #expect(
        CGSize(width: 1, height: 2).applying(CGAffineTransform(translationX: 9, y: 9))
          == CGSize(width: 1, height: 2))
    }

    @Test func whatCannotBeInvertedStays() {
      #expect(CGAffineTransform(scaleX: 0, y: 1).inverted() == CGAffineTransform(scaleX: 0, y: 1))
      #expect(CGAffineTransform(rotationAngle: 0).isIdentity)
    }
  }
#endif
