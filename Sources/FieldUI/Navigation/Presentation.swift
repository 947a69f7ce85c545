/// A view that is shown in place of this one while a value says so.
private struct Presenter<Content: View, Sheet: View>: View {
  let isPresented: Bool
  let dismiss: () -> Void
  let content: Content
  let sheet: Sheet?

  var body: some View {
    VStack {
      content
      if isPresented, let sheet {
        Divider()
        sheet.environment(\.dismiss, DismissAction(action: dismiss))
          .environment(\.presentationMode, mode)
      }
    }
  }

  private var mode: Binding<PresentationMode> {
    let dismiss = dismiss
    return Binding(get: { PresentationMode(isPresented: true, action: dismiss) }, set: { _ in })
  }
}

extension View {
  /// Shows another view under this one while a value is true.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    let isShown = isPresented.wrappedValue
    return Presenter(
      isPresented: isShown,
      dismiss: {
        isPresented.wrappedValue = false
        onDismiss?()
      }, content: self, sheet: isShown ? content() : nil)
  }

  /// Shows another view under this one while there is an item.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    let shown = item.wrappedValue
    return Presenter(
      isPresented: shown != nil,
      dismiss: {
        item.wrappedValue = nil
        onDismiss?()
      }, content: self, sheet: shown.map { content($0).id($0.id) })
  }

  /// Shows another view under this one while a value is true.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { sheet(isPresented: isPresented, onDismiss: onDismiss, content: content) }

  /// Shows another view under this one while a value is true.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View { sheet(isPresented: isPresented, content: content) }

  /// Asks or tells something under this view while a value is true. A button takes it away.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions, message: {}) }

  /// Asks or tells something under this view while a value is true. A button takes it away.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message) }

  /// Asks or tells something under this view while a value is true. A button takes it away.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let isShown = isPresented.wrappedValue
    let (actions, message) = (actions(), message())
    return Presenter(
      isPresented: isShown, dismiss: { isPresented.wrappedValue = false }, content: self,
      sheet: isShown
        ? VStack {
          title.bold()
          message
          HStack { actions }.environment(\.afterPress) { isPresented.wrappedValue = false }
        } : nil)
  }

  /// Tells something under this view while a value is true.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let isShown = isPresented.wrappedValue
    let dismiss = { isPresented.wrappedValue = false }
    return Presenter(
      isPresented: isShown, dismiss: dismiss, content: self,
      sheet: isShown ? AlertView(alert: content(), dismiss: dismiss) : nil)
  }
}

/// Something that is told or asked.
public struct Alert {
  /// An answer.
  public struct Button {
    let label: Text
    let action: () -> Void
    /// An answer.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, action: action ?? {})
    }
    /// An answer that takes something away.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label.foregroundColor(.red), action: action ?? {})
    }
    /// An answer that leaves all as it was.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, action: action ?? {})
    }
    /// An answer that leaves all as it was.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text("Cancel"), action: action)
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Something that is told, with one answer.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  /// Something that is asked, with two answers.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

private struct AlertView: View {
  let alert: Alert
  let dismiss: () -> Void

  var body: some View {
    VStack {
      alert.title.bold()
      if let message = alert.message { message }
      HStack {
        ForEach(alert.buttons.indices, id: \.self) { index in
          Button {
            dismiss()
            alert.buttons[index].action()
          } label: {
            alert.buttons[index].label
          }
        }
      }
    }
  }
}

extension EnvironmentValues {
  private enum AfterPressKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }

  /// What is done after any button's action.
  var afterPress: (() -> Void)? {
    get { self[AfterPressKey.self] }
    set { self[AfterPressKey.self] = newValue }
  }
}
