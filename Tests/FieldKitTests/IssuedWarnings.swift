import FieldKit

extension RuntimeWarning {
  /// The warnings that an action leads to.
  static func issued(during action: () -> Void) -> [String] {
    let before = handler
    var messages: [String] = []
    forget()
    handler = { messages.append($0) }
    defer { handler = before }
    action()
    return messages
  }
}
