/// A switch: on or off, at a click, Return or Space.
public struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  private let label: Label

  /// A switch.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    (self.isOn, self.label) = (isOn, label())
  }

  /// What the view is made of.
  public var body: some View {
    let isOn = isOn
    PressableView {
      isOn.wrappedValue.toggle()
    } content: { _ in
      HStack {
        Text(verbatim: isOn.wrappedValue ? "[✓]" : "[ ]")
        label
      }
    }
  }
}

extension Toggle where Label == Text {
  /// A switch with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
  /// A switch with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

/// A value that grows and shrinks by steps.
public struct Stepper<Label: View>: View {
  private let label: Label
  private let increase: (() -> Void)?
  private let decrease: (() -> Void)?
  private let onEditingChanged: (Bool) -> Void

  /// What is done at each step.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    (self.label, increase, decrease) = (label(), onIncrement, onDecrement)
    self.onEditingChanged = onEditingChanged
  }

  /// A value without bounds.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label) {
      value.wrappedValue = value.wrappedValue.advanced(by: step)
    } onDecrement: {
      value.wrappedValue = value.wrappedValue.advanced(by: -step)
    }
  }

  /// A value within bounds.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label) {
      value.wrappedValue = min(bounds.upperBound, value.wrappedValue.advanced(by: step))
    } onDecrement: {
      value.wrappedValue = max(bounds.lowerBound, value.wrappedValue.advanced(by: -step))
    }
  }

  /// What the view is made of.
  public var body: some View {
    HStack {
      label
      PressableView {
        decrease?()
      } content: { _ in
        Text(verbatim: "[−]")
      }.disabled(decrease == nil)
      PressableView {
        increase?()
      } content: { _ in
        Text(verbatim: "[+]")
      }.disabled(increase == nil)
    }
  }
}

extension Stepper where Label == Text {
  /// A value without bounds, with a title.
  public init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1) {
    self.init(value: value, step: step) { Text(titleKey) }
  }
  /// A value within bounds, with a title.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(titleKey) }
  }
}

/// One of several values. The next one is chosen at a click, Return or Space.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content

  /// One of the values by which the views in `content` are tagged.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { (self.selection, self.content, self.label) = (selection, content(), label()) }

  /// One of the values by which the views in `content` are tagged.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    (self.selection, self.content, self.label) = (selection, content(), label)
  }

  /// What the view is made of.
  public var body: some View {
    HStack {
      label
      ChoiceView(selection: selection, content: content)
    }
  }
}

extension Picker where Label == Text {
  /// One of the values by which the views in `content` are tagged, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(titleKey) } }
  /// One of the values by which the views in `content` are tagged, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(title) } }
}
