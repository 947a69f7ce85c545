/// How a picker of dates is to look. A terminal's is a text.
public enum UIDatePickerStyle: Int, Sendable {
  /// As the system likes best.
  case automatic = 0
  /// As columns to be turned.
  case wheels = 1
  /// As a button.
  case compact = 2
  /// As a calendar.
  case inline = 3
}
