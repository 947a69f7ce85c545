import FieldKit
public import Foundation

/// Whether a view is shown over others, and how it goes.
public struct PresentationMode {
  /// Whether it is shown over others.
  public private(set) var isPresented: Bool
  let action: () -> Void

  init(isPresented: Bool = false, action: @escaping () -> Void = {}) {
    self.isPresented = isPresented
    self.action = action
  }

  /// Takes the view away.
  public mutating func dismiss() {
    isPresented = false
    action()
  }
}

/// Takes the view away, when called.
@preconcurrency @MainActor
public struct DismissAction {
  nonisolated(unsafe) let action: () -> Void
  nonisolated init(action: @escaping () -> Void = {}) { self.action = action }

  /// Takes the view away. Nothing happens to one that isn't shown over others.
  public func callAsFunction() { action() }
}

/// Opens an address, when called.
@preconcurrency @MainActor
public struct OpenURLAction {
  /// What became of the address.
  public struct Result: Sendable {
    let isAccepted: Bool
    /// It was taken care of.
    public static let handled = Result(isAccepted: true)
    /// It wasn't opened.
    public static let discarded = Result(isAccepted: false)
    /// The system is to open it; a terminal doesn't.
    public static let systemAction = Result(isAccepted: false)
    /// The system is to open another; a terminal doesn't.
    public static func systemAction(_ url: URL) -> Result { .systemAction }
  }

  nonisolated(unsafe) let handler: (URL) -> Result

  /// An action of the program's own.
  nonisolated public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// Opens an address.
  public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// Opens an address, and says whether it was accepted.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler(url).isAccepted)
  }
}

/// Submits a form, when called.
struct SubmitAction {
  let action: () -> Void
}

extension EnvironmentValues {
  private enum PresentationKey: EnvironmentKey {
    static var defaultValue: Binding<PresentationMode> {
      var mode = PresentationMode()
      return Binding(get: { mode }, set: { mode = $0 })
    }
  }
  private enum DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction() } }
  private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
  }
  private enum SubmitKey: EnvironmentKey { static var defaultValue: [SubmitAction] { [] } }
  private enum LabelKey: EnvironmentKey { static let defaultValue = SubmitLabel.return }
  private enum TraitsKey: EnvironmentKey { static var defaultValue: FieldTraits { FieldTraits() } }

  /// Whether the view is shown over others, and how it goes.
  public var presentationMode: Binding<PresentationMode> {
    get { self[PresentationKey.self] }
    set { self[PresentationKey.self] = newValue }
  }

  /// Takes the view away.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is shown over others.
  public var isPresented: Bool { presentationMode.wrappedValue.isPresented }

  /// Opens an address. By itself a terminal opens none.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  /// What is done when Return is pressed in a field, the innermost first.
  var submitActions: [SubmitAction] {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }

  /// What Return is labelled.
  var submitLabel: SubmitLabel {
    get { self[LabelKey.self] }
    set { self[LabelKey.self] = newValue }
  }

  /// What fields are told of the keyboard that they would like.
  var fieldTraits: FieldTraits {
    get { self[TraitsKey.self] }
    set { self[TraitsKey.self] = newValue }
  }
}

/// What a field is told of the keyboard that it would like. `nil` is UIKit's default.
struct FieldTraits {
  var keyboardType: UIKeyboardType?
  var autocapitalization: UITextAutocapitalizationType?
  var autocorrection: UITextAutocorrectionType?
  var contentType: UITextContentType?
}

extension EnvironmentValues {
  /// Whether corrections are off in the fields inside.
  public var autocorrectionDisabled: Bool {
    get { fieldTraits.autocorrection == .no }
    set { fieldTraits.autocorrection = newValue ? .no : .yes }
  }

  /// Whether corrections are off in the fields inside; `nil` if nobody has said.
  public var disableAutocorrection: Bool? {
    get { fieldTraits.autocorrection.map { $0 == .no } }
    set { fieldTraits.autocorrection = newValue.map { $0 ? .no : .yes } }
  }
}
