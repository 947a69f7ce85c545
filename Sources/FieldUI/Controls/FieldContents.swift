import Foundation

/// What a field edits, and whom it tells.
struct FieldContents {
  /// What the field shows.
  var get: () -> String
  /// Takes what was typed.
  var set: (String) -> Void
  /// Takes the text when editing ends or Return is pressed.
  var commit: (String) -> Void = { _ in }
  /// Whether the text is written at each key. A value is written at the end.
  var isLive = true
  var prompt: Text
  var isSecure = false
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: () -> Void = {}

  init(
    text: Binding<String>, prompt: Text, isSecure: Bool = false,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    get = { text.wrappedValue }
    set = { text.wrappedValue = $0 }
    (self.prompt, self.isSecure) = (prompt, isSecure)
    (self.onEditingChanged, self.onCommit) = (onEditingChanged, onCommit)
  }

  init<V>(
    value: Binding<V>, prompt: Text, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    get = { formatter.string(for: value.wrappedValue) ?? "" }
    set = { _ in }
    commit = { text in
      // What can't be read leaves the value as it was.
      let object: Any? =
        (formatter as? NumberFormatter)?.number(from: text) ?? (formatter as? DateFormatter)?.date(from: text)
      if let result = Self.read(object, as: V.self) { value.wrappedValue = result }
    }
    isLive = false
    self.prompt = prompt
    (self.onEditingChanged, self.onCommit) = (onEditingChanged, onCommit)
  }

  /// What a formatter has read, as the type that is bound.
  private static func read<V>(_ object: Any?, as type: V.Type) -> V? {
    guard let number = object as? NSNumber else { return object as? V }
    let candidates: [Any] = [
      number.intValue, number.doubleValue, number.floatValue, number.decimalValue, number.boolValue,
      number.int64Value, number.int32Value, number.uintValue, CGFloat(number.doubleValue), number,
    ]
    return candidates.lazy.compactMap { $0 as? V }.first
  }

  init<F: ParseableFormatStyle>(value: Binding<F.FormatInput>, prompt: Text, format: F)
  where F.FormatOutput == String {
    get = { format.format(value.wrappedValue) }
    set = { _ in }
    commit = { text in
      if let result = try? format.parseStrategy.parse(text) { value.wrappedValue = result }
    }
    isLive = false
    self.prompt = prompt
  }

  init<F: ParseableFormatStyle>(optional value: Binding<F.FormatInput?>, prompt: Text, format: F)
  where F.FormatOutput == String {
    get = { value.wrappedValue.map(format.format) ?? "" }
    set = { _ in }
    commit = { value.wrappedValue = try? format.parseStrategy.parse($0) }
    isLive = false
    self.prompt = prompt
  }
}
