public import Foundation

/// A field for one line of text, bound to a value.
public struct TextField<Label: View>: View {
  let contents: FieldContents
  let label: Label

  init(_ contents: FieldContents, label: Label) {
    self.contents = contents
    self.label = label
  }

  /// It is drawn itself, and has no body.
  public typealias Body = Never

  // A field is evaluated with each key: no view stands between it and its UIKit field, unless a style draws it.
  /// Makes the node that draws the view, or brings the old one up to date.
  public static func _node(for view: Self, replacing old: _ViewNode?, in context: _ViewContext) -> _ViewNode {
    guard let style = context.environment.textFieldStyle else {
      return FieldRepresentable._node(
        for: FieldRepresentable(contents: view.contents), replacing: old, in: context)
    }
    // The style's own field is drawn plain.
    var inside = context
    inside.environment.textFieldStyle = nil
    let field = TextField<_TextFieldStyleLabel>(view.contents, label: .init(AnyView(view.label)))
    return AnyView._node(for: style(field), replacing: old, in: inside)
  }
}

extension TextField where Label == Text {
  /// A field that edits a text.
  ///
  /// - Parameter title: what is asked for. The empty field shows it, unless there is a prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(FieldContents(text: text, prompt: prompt ?? Text(titleKey)), label: Text(titleKey))
  }

  /// A field that edits a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(FieldContents(text: text, prompt: prompt ?? Text(title)), label: Text(title))
  }

  /// A field that edits a text. A terminal's has one line in either direction.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(titleKey, text: text, prompt: prompt)
  }

  /// A field that edits a text. A terminal's has one line in either direction.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(title, text: text, prompt: prompt)
  }

  /// A field that edits a text, and tells when editing begins and ends, and when Return is pressed.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      FieldContents(
        text: text, prompt: Text(titleKey), onEditingChanged: onEditingChanged, onCommit: onCommit),
      label: Text(titleKey))
  }

  /// A field that edits a text, and tells when editing begins and ends, and when Return is pressed.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      FieldContents(text: text, prompt: Text(title), onEditingChanged: onEditingChanged, onCommit: onCommit),
      label: Text(title))
  }

  /// A field that edits a text, and tells when Return is pressed.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(titleKey, text: text, onEditingChanged: { _ in }, onCommit: onCommit)
  }

  /// A field that edits a text, and tells when Return is pressed.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(title, text: text, onEditingChanged: { _ in }, onCommit: onCommit)
  }

  /// A field that edits a value by a formatter. The value is written when editing ends or Return is pressed.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      FieldContents(
        value: value, prompt: Text(titleKey), formatter: formatter, onEditingChanged: onEditingChanged,
        onCommit: onCommit), label: Text(titleKey))
  }

  /// A field that edits a value by a formatter. The value is written when editing ends or Return is pressed.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      FieldContents(
        value: value, prompt: Text(title), formatter: formatter, onEditingChanged: onEditingChanged,
        onCommit: onCommit), label: Text(title))
  }

  /// A field that edits a value in a format. The value is written when editing ends or Return is pressed.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      FieldContents(value: value, prompt: prompt ?? Text(titleKey), format: format), label: Text(titleKey))
  }

  /// A field that edits a value that may be missing, in a format.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      FieldContents(optional: value, prompt: prompt ?? Text(titleKey), format: format), label: Text(titleKey))
  }

  /// A field that edits a value in a format. The value is written when editing ends or Return is pressed.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldContents(value: value, prompt: prompt ?? Text(title), format: format), label: Text(title))
  }
}

extension TextField {
  /// A field that edits a text, with a label that the empty field shows if it is a text.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    let label = label()
    self.init(FieldContents(text: text, prompt: prompt ?? label as? Text ?? Text(verbatim: "")), label: label)
  }

  /// A field that edits a text. A terminal's has one line in either direction.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, label: label)
  }
}

/// A field whose text is drawn as bullets, bound to a string.
public struct SecureField<Label: View>: View {
  let field: TextField<Label>
  /// What the view is made of.
  public var body: some View { field }
}

extension SecureField where Label == Text {
  /// A field that edits a text that nobody is to read.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(titleKey, text: text, prompt: prompt, onCommit: {})
  }
  /// A field that edits a text that nobody is to read.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(Text(title), text, prompt, {})
  }
  /// A field that edits a text that nobody is to read, and tells when Return is pressed.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, onCommit: @escaping () -> Void
  ) { self.init(Text(titleKey), text, prompt, onCommit) }
  /// A field that edits a text that nobody is to read, and tells when Return is pressed.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(Text(title), text, nil, onCommit)
  }

  private init(_ title: Text, _ text: Binding<String>, _ prompt: Text?, _ onCommit: @escaping () -> Void) {
    field = TextField(
      FieldContents(text: text, prompt: prompt ?? title, isSecure: true, onCommit: onCommit), label: title)
  }
}

extension SecureField {
  /// A field that edits a text that nobody is to read, with a label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    let label = label()
    field = TextField(
      FieldContents(text: text, prompt: prompt ?? label as? Text ?? Text(verbatim: ""), isSecure: true),
      label: label)
  }
}
