import Foundation

/// What a field edits, and whom it tells. Views that are copied share it.
final class FieldContents {
  /// What the field shows.
  let get: () -> String
  /// Takes what was typed.
  let set: (String) -> Void
  /// Takes the text when editing ends or Return is pressed.
  let commit: (String) -> Void
  /// Whether the text is written at each key. A value is written at the end.
  let isLive: Bool
  let prompt: Text
  let isSecure: Bool
  let onEditingChanged: (Bool) -> Void
  let onCommit: () -> Void

  init(
    text: Binding<String>, prompt: Text, isSecure: Bool = false,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    get = { text.wrappedValue }
    set = { text.wrappedValue = $0 }
    commit = { _ in }
    isLive = true
    (self.prompt, self.isSecure) = (prompt, isSecure)
    (self.onEditingChanged, self.onCommit) = (onEditingChanged, onCommit)
  }

  /// A value, shown and read by what a program gives for that.
  private init(
    prompt: Text, show get: @escaping () -> String, read commit: @escaping (String) -> Void,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    (self.get, self.commit) = (get, commit)
    set = { _ in }
    isLive = false
    isSecure = false
    self.prompt = prompt
    (self.onEditingChanged, self.onCommit) = (onEditingChanged, onCommit)
  }

  convenience init<V>(
    value: Binding<V>, prompt: Text, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      prompt: prompt, show: { formatter.string(for: value.wrappedValue) ?? "" },
      read: { text in
        // What can't be read leaves the value as it was.
        let object: Any? =
          (formatter as? NumberFormatter)?.number(from: text)
          ?? (formatter as? DateFormatter)?.date(from: text)
        if let result = Self.read(object, as: V.self) { value.wrappedValue = result }
      }, onEditingChanged: onEditingChanged, onCommit: onCommit)
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

  convenience init<F: ParseableFormatStyle>(value: Binding<F.FormatInput>, prompt: Text, format: F)
  where F.FormatOutput == String {
    self.init(
      prompt: prompt, show: { format.format(value.wrappedValue) },
      read: { text in
        if let result = try? format.parseStrategy.parse(text) { value.wrappedValue = result }
      })
  }

  convenience init<F: ParseableFormatStyle>(optional value: Binding<F.FormatInput?>, prompt: Text, format: F)
  where F.FormatOutput == String {
    self.init(
      prompt: prompt, show: { value.wrappedValue.map(format.format) ?? "" },
      read: { value.wrappedValue = try? format.parseStrategy.parse($0) })
  }
}
