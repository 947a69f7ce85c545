import FieldKit
import Foundation

/// What it costs to lay out a form of 1,000 views by constraints, beside giving them their frames by hand.
@MainActor struct LayoutBenchmark {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 640, height: 16_000))
  private let rows: [Sized]
  private var widths: [NSLayoutConstraint] = []

  /// A view whose content asks for one row.
  private final class Sized: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 80, height: 16) }
  }

  /// Each view below the one before: a label of a fixed width and a field beside it that takes the rest.
  init(pinned: Bool, byHand: Bool = false) {
    rows = (0..<1000).map { _ in Sized() }
    if byHand {
      for view in rows { root.addSubview(view) }
      return
    }
    for (index, view) in rows.enumerated() {
      root.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      let isLabel = index % 2 == 0
      let above = index < 2 ? root.topAnchor : rows[index - 2].bottomAnchor
      var constraints = [view.topAnchor.constraint(equalTo: above)]
      if isLabel {
        constraints.append(view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8))
        widths.append(view.widthAnchor.constraint(equalToConstant: 96))
        constraints += widths.suffix(1)
      } else {
        constraints.append(
          view.leadingAnchor.constraint(equalTo: rows[index - 1].trailingAnchor, constant: 8))
        constraints.append(view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8))
      }
      NSLayoutConstraint.activate(constraints)
    }
    // The whole height given away: every height then depends on every other.
    if pinned { rows[999].bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true }
  }

  /// All of it again, from the constraints on.
  func solveAll() {
    for view in rows { view.invalidateIntrinsicContentSize() }
    root.layoutIfNeeded()
  }

  /// One label gets another width.
  func changeOne(_ width: CGFloat) {
    widths[250].constant = width
    root.layoutIfNeeded()
  }

  /// The same frames, by hand.
  func placeByHand(_ width: CGFloat) {
    for (index, view) in rows.enumerated() {
      let left = index % 2 == 0 ? 8 : width + 16
      view.frame = CGRect(
        x: left, y: CGFloat(index / 2) * 16, width: index % 2 == 0 ? width : 624 - left, height: 16)
    }
    root.layoutIfNeeded()
  }

  static func run() {
    print("layout of 1,000 views (ms; times giving them frames by hand)\n")
    print(Table.row(["", "frames by hand", "first layout", "", "all again", "", "one width", ""]))
    for pinned in [false, true] {
      var subject = LayoutBenchmark(pinned: pinned)
      var width: CGFloat = 96
      let hand = Clock.median(of: 31) {
        subject = LayoutBenchmark(pinned: false, byHand: true)
        width += 8
      } measuring: {
        subject.placeByHand(width)
      }
      let first = Clock.median(of: 15) {
        subject = LayoutBenchmark(pinned: pinned)
      } measuring: {
        subject.root.layoutIfNeeded()
      }
      let again = Clock.median(of: 15) { subject.solveAll() }
      let one = Clock.median(of: 31) {
        width = width > 200 ? 96 : width + 8
      } measuring: {
        subject.changeOne(width)
      }
      print(
        Table.row(
          [pinned ? "height given" : "height open", milliseconds(hand)]
            + [first, again, one].flatMap { [milliseconds($0), String(format: "%.1fx", $0 / hand)] }))
    }
  }

  private static func milliseconds(_ duration: Duration) -> String {
    String(format: "%.3f", duration / .milliseconds(1))
  }
}
