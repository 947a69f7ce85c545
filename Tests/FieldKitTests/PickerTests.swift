import CellCanvas
import FieldKit
import Foundation
import Testing

/// Pickers, bars of progress and other views that a terminal has less of.
@MainActor @Suite struct PickerTests {
  private final class Fruits: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var columns = [["Apple", "Pear", "Plum"], ["red", "green"]]
    func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      columns[component].count
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
      columns[component][row]
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 160, height: 16))
  private func row() -> String { window.drawn().text(ofRow: 0) }

  @Test func aPickerKnowsWhatIsChosenAndShowsIt() {
    let (picker, fruits) = (UIPickerView(frame: window.bounds), Fruits())
    #expect(picker.numberOfComponents == 0 && picker.selectedRow(inComponent: 0) == -1)
    picker.dataSource = fruits
    picker.delegate = fruits
    #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 0) == 3)
    picker.selectRow(2, inComponent: 0, animated: true)
    picker.selectRow(1, inComponent: 1, animated: false)
    picker.selectRow(1, inComponent: 5, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 2 && picker.selectedRow(inComponent: 5) == -1)
    window.addSubview(picker)
    #expect(row() == "Plum      green")
    // What isn't there any more can't stay chosen.
    fruits.columns[0] = ["Apple"]
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == 0 && picker.selectedRow(inComponent: 1) == 1)
    #expect(row() == "Apple     green")
  }

  @Test func aDateStaysWhereItIsAllowed() {
    let picker = UIDatePicker(frame: window.bounds)
    let day: TimeInterval = 86_400
    picker.minimumDate = Date(timeIntervalSince1970: 10 * day)
    picker.maximumDate = Date(timeIntervalSince1970: 20 * day)
    #expect(picker.date == picker.maximumDate)
    picker.setDate(Date(timeIntervalSince1970: 0), animated: true)
    #expect(picker.date == picker.minimumDate)
    picker.date = Date(timeIntervalSince1970: 15 * day)
    #expect(picker.date == Date(timeIntervalSince1970: 15 * day))
    picker.locale = Locale(identifier: "en_US")
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.datePickerMode = .date
    window.addSubview(picker)
    #expect(row() == "Jan 16, 1970")
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 3 * 3600 + 5 * 60
    #expect(row() == "3:05")
  }

  @Test func aBarShowsHowMuchIsDone() {
    let bar = UIProgressView(progressViewStyle: .default)
    bar.frame = CGRect(x: 0, y: 0, width: 80, height: 16)
    bar.setProgress(0.3, animated: true)
    window.addSubview(bar)
    #expect(row() == "━━━───────")
    bar.progress = 7
    #expect(bar.progress == 1 && row() == "━━━━━━━━━━")
    bar.progress = .nan
    #expect(bar.progress == 0)
    let work = Progress(totalUnitCount: 4)
    work.completedUnitCount = 2
    bar.observedProgress = work
    #expect(bar.progress == 0.5 && row() == "━━━━━─────")
  }

  @Test func viewsInFrontOfAnEffectAreDrawn() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    view.frame = window.bounds
    let label = UILabel(frame: window.bounds)
    label.text = "in front"
    view.contentView.addSubview(label)
    window.addSubview(view)
    #expect(row() == "in front" && view.contentView.frame == window.bounds)
  }

  @Test func feedbackIsGivenToNobody() {
    // They are made and called as in UIKit; there is nothing to see.
    let generators: [UIFeedbackGenerator] = [
      UINotificationFeedbackGenerator(), UIImpactFeedbackGenerator(),
      UIImpactFeedbackGenerator(style: .heavy),
      UISelectionFeedbackGenerator(),
    ]
    for generator in generators { generator.prepare() }
    #expect(UIImpactFeedbackGenerator.FeedbackStyle.rigid.rawValue == 4)
    #expect(UINotificationFeedbackGenerator.FeedbackType.error.rawValue == 2)
  }

  @Test func aRefreshBeginsAndEnds() {
    let scroll = UIScrollView(frame: window.bounds)
    let control = UIRefreshControl()
    scroll.refreshControl = control
    #expect(control.superview === scroll)
    control.beginRefreshing()
    #expect(control.isRefreshing)
    control.endRefreshing()
    #expect(!control.isRefreshing)
    scroll.refreshControl = nil
    #expect(control.superview == nil)
  }
}
