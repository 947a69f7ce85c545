package import CellCanvas
public import Foundation

/// A question in a box over the screen: a title, a message, fields to type into, and buttons.
///
/// Tab goes through fields and buttons. Return in a field goes on to the next one, and behind the last one presses the
/// preferred button, or else the only one, or the first that isn't the cancelling one. Return and Space press the button
/// that has the keyboard, and Esc the cancelling one. A pressed button takes the alert away, and then runs its action.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// How an alert is shown.
  public enum Style: Int, Sendable {
    /// From an edge of the screen. A terminal shows it in the middle.
    case actionSheet
    /// In the middle of the screen.
    case alert
  }

  /// The question.
  open override var title: String? { didSet { alertView?.contentChanged() } }
  /// What there is to say about it.
  open var message: String? { didSet { alertView?.contentChanged() } }
  /// How the alert is shown.
  open private(set) var preferredStyle: Style
  /// How important the alert is. Stored; a terminal shows all alike.
  open var severity = UIAlertControllerSeverity.default

  /// The buttons, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The button that Return presses in a field. It is bold.
  open var preferredAction: UIAlertAction? { didSet { alertView?.contentChanged() } }
  /// The fields, in the order in which they were added; `nil` for none.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
  private var fields: [AlertField] = []

  /// An alert without buttons and fields.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// An alert that says nothing yet. The names are stored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    preferredStyle = .alert
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .overFullScreen
  }

  /// An alert from an archive, which says nothing yet.
  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
    modalPresentationStyle = .overFullScreen
  }

  /// Adds a button. A second cancelling one is a mistake: it isn't added, and there is a warning.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      return RuntimeWarning.issue("An alert can have one cancelling action, and has one already.")
    }
    actions.append(action)
    action.changed = { [weak self] in self?.alertView?.contentChanged() }
    alertView?.contentChanged()
  }

  /// Adds a field, and lets `configurationHandler` set it up. Fields belong in alerts: in a sheet it is a mistake, which
  /// leaves it out with a warning.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return RuntimeWarning.issue("A text field can be added to an alert, and not to an action sheet.")
    }
    let field = AlertField()
    fields.append(field)
    configurationHandler?(field)
    // Return in a field goes on, as no target of the program's own hinders.
    field.addAction(
      UIAction { [weak self, weak field] _ in
        if let field { self?.goOn(from: field) }
      }, for: .editingDidEndOnExit)
    alertView?.contentChanged()
  }

  // MARK: View

  private var alertView: AlertView? { viewIfLoaded as? AlertView }

  open override func loadView() {
    view = AlertView(self)
    alertView?.contentChanged()
  }

  /// The first field gets the keyboard, or else the button that Return would press.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    alertView?.layoutIfNeeded()
    if let field = fields.first {
      field.becomeFirstResponder()
    } else {
      alertView?.focus(on: defaultAction)
    }
  }

  /// The rows that the alert needs on a screen of so many cells.
  package final func rows(on screen: CellSize) -> Int {
    loadViewIfNeeded()
    return alertView?.boxSize(in: screen).rows ?? 0
  }

  // MARK: Use

  /// The button that Return presses in the last field.
  final var defaultAction: UIAlertAction? {
    preferredAction ?? (actions.count == 1 ? actions.first : actions.first { $0.style != .cancel })
  }

  private func goOn(from field: AlertField) {
    let index = fields.firstIndex { $0 === field } ?? fields.count
    if index + 1 < fields.count {
      fields[index + 1].becomeFirstResponder()
    } else if let defaultAction, defaultAction.isEnabled {
      press(defaultAction)
    } else {
      // A Return that leads nowhere leaves the keyboard where it is.
      field.staysOnce = true
    }
  }

  /// Takes the alert away, and runs an action.
  final func press(_ action: UIAlertAction) {
    guard action.isEnabled else { return }
    guard presentingViewController != nil else {
      action.handler?(action)
      return
    }
    presentingViewController?.dismiss(animated: true) { action.handler?(action) }
  }

  /// Esc was pressed.
  ///
  /// - Returns: whether there was a cancelling button.
  final func offerEscape() -> Bool {
    guard let cancel = actions.first(where: { $0.style == .cancel }) else { return false }
    press(cancel)
    return true
  }
}

/// How important an alert is. Stored; a terminal shows all alike.
public enum UIAlertControllerSeverity: Int, Sendable {
  /// As important as others.
  case `default`
  /// It must not be overlooked.
  case critical
}

/// A field of an alert.
private final class AlertField: UITextField {
  /// Whether the field keeps the keyboard when it is asked for it next.
  var staysOnce = false

  override func resignFirstResponder() -> Bool {
    guard staysOnce else { return super.resignFirstResponder() }
    staysOnce = false
    return false
  }
}
