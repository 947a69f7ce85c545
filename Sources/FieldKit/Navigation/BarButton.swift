import CellCanvas
import Foundation

/// A bar item as it stands in a bar: its text, or its view.
final class BarButton: UIControl {
  let item: UIBarButtonItem
  private let prefix: String
  private let action: () -> Void

  /// - Parameter prefix: stands before the title: the arrow of a way back.
  init(_ item: UIBarButtonItem, prefix: String = "", action: (() -> Void)? = nil) {
    self.item = item
    self.prefix = prefix
    self.action = action ?? {}
    super.init(frame: .zero)
    isEnabled = item.isEnabled
    if let view = item.customView { addSubview(view) }
    let isWay = action != nil
    addAction(
      UIAction { [unowned self] _ in if isWay { self.action() } else { item.perform(from: self) } },
      for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// The cells that the button takes.
  var columns: Int {
    if let view = item.customView {
      let width = view.intrinsicContentSize.width
      return CellMetrics.columns(width >= 0 ? width : view.frame.width)
    }
    return item.width > 0 ? CellMetrics.columns(item.width) : CellWidth.cells(of: text)
  }

  override func layoutSubviews() { item.customView?.frame = bounds }

  private var text: String {
    let picture = item.image?.glyph.map { item.title == nil ? "\($0)" : "\($0) " } ?? ""
    return prefix + picture + (item.title ?? "")
  }

  override func draw(in canvas: inout Canvas) {
    guard item.customView == nil else { return }
    let attributes = item.titleTextAttributes(for: isEnabled ? .normal : .disabled) ?? [:]
    var style = CellStyle(foreground: item.tintColor?.cellColor).applying(attributes)
    if !isEnabled { style.attributes.insert(.dim) }
    if item.style == .done { style.attributes.insert(.bold) }
    if item.tintColor == nil, isEnabled { style.attributes.insert(.underline) }
    canvas.draw(text, at: .zero, style: style, maxColumns: CellMetrics.cells(bounds).size.columns)
  }
}
