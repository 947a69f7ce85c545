#if os(Linux)
  /// Stands in a method's type for the method's name, which a reference to it doesn't tell otherwise.
  public protocol _SelectorName {
    /// The method's name as Objective-C would spell it.
    static var selectorName: String { get }
  }

  /// The names of the edit actions.
  public enum _EditActionName {
    /// The name of `cut(_:)`.
    public enum Cut: _SelectorName {
      /// The name.
      public static var selectorName: String { "cut:" }
    }
    /// The name of `copy(_:)`.
    public enum Copy: _SelectorName {
      /// The name.
      public static var selectorName: String { "copy:" }
    }
    /// The name of `paste(_:)`.
    public enum Paste: _SelectorName {
      /// The name.
      public static var selectorName: String { "paste:" }
    }
    /// The name of `pasteAndMatchStyle(_:)`.
    public enum PasteAndMatchStyle: _SelectorName {
      /// The name.
      public static var selectorName: String { "pasteAndMatchStyle:" }
    }
    /// The name of `select(_:)`.
    public enum Select: _SelectorName {
      /// The name.
      public static var selectorName: String { "select:" }
    }
    /// The name of `selectAll(_:)`.
    public enum SelectAll: _SelectorName {
      /// The name.
      public static var selectorName: String { "selectAll:" }
    }
    /// The name of `delete(_:)`.
    public enum Delete: _SelectorName {
      /// The name.
      public static var selectorName: String { "delete:" }
    }
    /// The name of `toggleBoldface(_:)`.
    public enum ToggleBoldface: _SelectorName {
      /// The name.
      public static var selectorName: String { "toggleBoldface:" }
    }
    /// The name of `toggleItalics(_:)`.
    public enum ToggleItalics: _SelectorName {
      /// The name.
      public static var selectorName: String { "toggleItalics:" }
    }
    /// The name of `toggleUnderline(_:)`.
    public enum ToggleUnderline: _SelectorName {
      /// The name.
      public static var selectorName: String { "toggleUnderline:" }
    }
    /// The name of `makeTextWritingDirectionLeftToRight(_:)`.
    public enum LeftToRight: _SelectorName {
      /// The name.
      public static var selectorName: String { "makeTextWritingDirectionLeftToRight:" }
    }
    /// The name of `makeTextWritingDirectionRightToLeft(_:)`.
    public enum RightToLeft: _SelectorName {
      /// The name.
      public static var selectorName: String { "makeTextWritingDirectionRightToLeft:" }
    }
    /// The name of `increaseSize(_:)`.
    public enum IncreaseSize: _SelectorName {
      /// The name.
      public static var selectorName: String { "increaseSize:" }
    }
    /// The name of `decreaseSize(_:)`.
    public enum DecreaseSize: _SelectorName {
      /// The name.
      public static var selectorName: String { "decreaseSize:" }
    }
  }

  // A reference such as `paste(_:)` in `Selector(paste(_:))` means one of these: an overload that says its name in its
  // type. Nobody calls them; a call with a sender means the action itself.
  extension UIResponderStandardEditActions {
    /// Names `cut(_:)` in a selector.
    nonisolated public func cut(_ name: _EditActionName.Cut) {}
    /// Names `copy(_:)` in a selector.
    nonisolated public func copy(_ name: _EditActionName.Copy) {}
    /// Names `paste(_:)` in a selector.
    nonisolated public func paste(_ name: _EditActionName.Paste) {}
    /// Names `pasteAndMatchStyle(_:)` in a selector.
    nonisolated public func pasteAndMatchStyle(_ name: _EditActionName.PasteAndMatchStyle) {}
    /// Names `select(_:)` in a selector.
    nonisolated public func select(_ name: _EditActionName.Select) {}
    /// Names `selectAll(_:)` in a selector.
    nonisolated public func selectAll(_ name: _EditActionName.SelectAll) {}
    /// Names `delete(_:)` in a selector.
    nonisolated public func delete(_ name: _EditActionName.Delete) {}
    /// Names `toggleBoldface(_:)` in a selector.
    nonisolated public func toggleBoldface(_ name: _EditActionName.ToggleBoldface) {}
    /// Names `toggleItalics(_:)` in a selector.
    nonisolated public func toggleItalics(_ name: _EditActionName.ToggleItalics) {}
    /// Names `toggleUnderline(_:)` in a selector.
    nonisolated public func toggleUnderline(_ name: _EditActionName.ToggleUnderline) {}
    /// Names `makeTextWritingDirectionLeftToRight(_:)` in a selector.
    nonisolated public func makeTextWritingDirectionLeftToRight(_ name: _EditActionName.LeftToRight) {}
    /// Names `makeTextWritingDirectionRightToLeft(_:)` in a selector.
    nonisolated public func makeTextWritingDirectionRightToLeft(_ name: _EditActionName.RightToLeft) {}
    /// Names `increaseSize(_:)` in a selector.
    nonisolated public func increaseSize(_ name: _EditActionName.IncreaseSize) {}
    /// Names `decreaseSize(_:)` in a selector.
    nonisolated public func decreaseSize(_ name: _EditActionName.DecreaseSize) {}
  }

  extension Selector {
    /// The name of an edit action.
    public init<Name: _SelectorName, R>(_ method: (Name) -> R) { self.init(Name.selectorName) }

    /// The name of an edit action.
    public init<T, Name: _SelectorName, R>(_ method: (T) -> (Name) -> R) {
      self.init(Name.selectorName)
    }
  }
#endif
