import FieldKit
import Foundation
import Testing

/// Where a stack puts its views.
@MainActor @Suite struct StackViewTests {
  /// A view whose content asks for a size.
  private final class Content: UIView {
    private let size: CGSize

    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
  }

  /// A stack of 160 points across and 96 down, with contents of 16, 32 and 48 points, each 16 points high.
  private func stack(
    _ axis: NSLayoutConstraint.Axis = .horizontal, _ distribution: UIStackView.Distribution = .fill,
    _ alignment: UIStackView.Alignment = .fill, spacing: CGFloat = 8
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: [Content(16, 16), Content(32, 16), Content(48, 16)])
    stack.frame = CGRect(x: 0, y: 0, width: 160, height: 96)
    stack.axis = axis
    stack.distribution = distribution
    stack.alignment = alignment
    stack.spacing = spacing
    return stack
  }

  private func across(_ stack: UIStackView) -> [[CGFloat]] {
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.width] }
  }

  private func down(_ stack: UIStackView) -> [[CGFloat]] {
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map { [$0.frame.minY, $0.frame.height] }
  }

  @Test(
    arguments: [
      (.fillEqually, [[0, 48], [56, 48], [112, 48]]),
      (.fillProportionally, [[0, 24], [32, 48], [88, 72]]),
      (.equalSpacing, [[0, 16], [48, 32], [112, 48]]),
      (.equalCentering, [[0, 16], [56, 32], [112, 48]]),
    ] as [(UIStackView.Distribution, [[CGFloat]])])
  func distributions(distribution: UIStackView.Distribution, frames: [[CGFloat]]) {
    let found = across(stack(.horizontal, distribution))
    #expect(zip(found, frames).allSatisfy { zip($0, $1).allSatisfy { abs($0 - $1) < 0.001 } }, "\(found)")
  }

  @Test func fillingIsDecidedByHuggingAndResistance() {
    let stack = stack()
    stack.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    #expect(across(stack) == [[0, 16], [24, 80], [112, 48]])
    stack.frame.size.width = 80
    stack.arrangedSubviews[2].setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    #expect(across(stack) == [[0, 16], [24, 32], [64, 16]])
  }

  @Test(
    arguments: [
      (.fill, [[0, 96], [0, 96], [0, 96]]), (.top, [[0, 16], [0, 16], [0, 16]]),
      (.bottom, [[80, 16], [80, 16], [80, 16]]), (.center, [[40, 16], [40, 16], [40, 16]]),
      (.firstBaseline, [[0, 16], [0, 16], [0, 16]]),
    ] as [(UIStackView.Alignment, [[CGFloat]])])
  func alignments(alignment: UIStackView.Alignment, frames: [[CGFloat]]) {
    let found = down(stack(.horizontal, .fillEqually, alignment))
    if alignment == .firstBaseline {
      #expect(Set(found.map { $0[0] + $0[1] }).count == 1)
    } else {
      #expect(found == frames)
    }
  }

  @Test func columns() {
    let stack = stack(.vertical, .fillEqually, .leading, spacing: 0)
    #expect(down(stack) == [[0, 32], [32, 32], [64, 32]])
    #expect(across(stack) == [[0, 16], [0, 32], [0, 48]])
    stack.alignment = .trailing
    #expect(across(stack) == [[144, 16], [128, 32], [112, 48]])
  }

  @Test func hiddenViewsTakeNoRoom() {
    let stack = stack(.horizontal, .fillEqually)
    _ = across(stack)
    stack.arrangedSubviews[1].isHidden = true
    let shown = across(stack)
    #expect(shown[0] == [0, 76] && shown[2] == [84, 76])
    stack.arrangedSubviews[1].isHidden = false
    #expect(across(stack)[1] == [56, 48])
  }

  @Test func viewsComeAndGo() {
    let stack = stack(.horizontal, .fillEqually, spacing: 0)
    let first = stack.arrangedSubviews[0]
    stack.insertArrangedSubview(Content(8, 16), at: 1)
    #expect(across(stack).map { $0[1] } == [40, 40, 40, 40])
    stack.removeArrangedSubview(first)
    #expect(first.superview === stack && stack.arrangedSubviews.count == 3)
    first.removeFromSuperview()
    stack.arrangedSubviews[2].removeFromSuperview()
    #expect(across(stack) == [[0, 80], [80, 80]])
    stack.addArrangedSubview(stack.arrangedSubviews[0])
    #expect(stack.arrangedSubviews.count == 2)
  }

  @Test func spacingsOfTheirOwnAndMargins() {
    let stack = stack(.horizontal, .fillEqually, spacing: 0)
    stack.setCustomSpacing(16, after: stack.arrangedSubviews[0])
    #expect(across(stack) == [[0, 48], [64, 48], [112, 48]])
    #expect(stack.customSpacing(after: stack.arrangedSubviews[1]) == UIStackView.spacingUseDefault)
    stack.layoutMargins = UIEdgeInsets(top: 16, left: 8, bottom: 0, right: 8)
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(across(stack).first?.first == 8)
    #expect(down(stack)[0] == [16, 80])
  }

  @Test func aStackIsAsLargeAsItsViews() {
    let stack = stack(.horizontal, .fill, .center)
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 112, height: 16))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 160))
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 104, y: 0, width: 112, height: 16))
  }

  @Test func stacksInStacksAndConstraintsOfTheProgram() {
    let row = UIStackView(arrangedSubviews: [Content(16, 16), Content(32, 16)])
    row.spacing = 8
    let column = UIStackView(arrangedSubviews: [Content(80, 16), row])
    column.axis = .vertical
    column.frame = CGRect(x: 0, y: 0, width: 160, height: 64)
    row.heightAnchor.constraint(equalToConstant: 32).isActive = true
    row.arrangedSubviews[0].widthAnchor.constraint(equalTo: column.widthAnchor, multiplier: 0.5).isActive =
      true
    column.layoutIfNeeded()
    #expect(row.frame == CGRect(x: 0, y: 32, width: 160, height: 32))
    #expect(row.arrangedSubviews.map { $0.frame.width } == [80, 72])
  }
}
