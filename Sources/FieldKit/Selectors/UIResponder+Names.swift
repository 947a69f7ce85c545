import Foundation

extension UIResponder {
  /// Methods that can be called by their name alone.
  private static let named: [String: @MainActor (UIResponder, Any?) -> Any?] = [
    "cut:": { $0.cut($1) }, "copy:": { $0.copy($1) }, "paste:": { $0.paste($1) },
    "pasteAndMatchStyle:": { $0.pasteAndMatchStyle($1) }, "select:": { $0.select($1) },
    "selectAll:": { $0.selectAll($1) }, "delete:": { $0.delete($1) },
    "toggleBoldface:": { $0.toggleBoldface($1) }, "toggleItalics:": { $0.toggleItalics($1) },
    "toggleUnderline:": { $0.toggleUnderline($1) },
    "makeTextWritingDirectionLeftToRight:": { $0.makeTextWritingDirectionLeftToRight($1) },
    "makeTextWritingDirectionRightToLeft:": { $0.makeTextWritingDirectionRightToLeft($1) },
    "increaseSize:": { $0.increaseSize($1) }, "decreaseSize:": { $0.decreaseSize($1) },
    "becomeFirstResponder": { responder, _ in responder.becomeFirstResponder() },
    "resignFirstResponder": { responder, _ in responder.resignFirstResponder() },
  ]

  /// Whether a method can be called by this name.
  static func knows(_ name: String) -> Bool { named[name] != nil }

  /// Whether a selector names one of the edit menu's actions.
  static func isEditAction(_ action: Selector) -> Bool { action.text.hasSuffix(":") && knows(action.text) }

  /// Calls a method by its name.
  ///
  /// - Returns: its result; `nil` if there is none of that name.
  final func perform(named name: String, _ arguments: [Any?]) -> Any?? {
    Self.named[name].map { $0(self, arguments.first.flatMap { $0 }) }
  }
}
