import Fieldline
import Foundation

/// A screen with one field, in its first row.
final class FieldViewController: UIViewController {
  private let field: UITextField

  init(_ field: UITextField) {
    self.field = field
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = FieldView(field) }

  private final class FieldView: UIView {
    private let field: UITextField

    init(_ field: UITextField) {
      self.field = field
      super.init(frame: .zero)
      addSubview(field)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: CellMetrics.height)
    }

    override func layoutSubviews() { field.frame = bounds }
  }
}
