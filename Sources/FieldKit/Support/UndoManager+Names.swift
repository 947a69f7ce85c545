// Apple's names, in Apple's capitals.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if os(Linux)
  public import Foundation

  /// Where the notification on a closing group says that it may be lost without asking.
  public let NSUndoManagerGroupIsDiscardableKey = "NSUndoManagerGroupIsDiscardableKey"

  // Foundation's names. The object of each is the undo manager.
  extension NSNotification.Name {
    /// A group is about to be opened or closed, or something to be undone or redone.
    public static let NSUndoManagerCheckpoint = NSNotification.Name("NSUndoManagerCheckpointNotification")
    /// Something is about to be undone.
    public static let NSUndoManagerWillUndoChange = NSNotification.Name(
      "NSUndoManagerWillUndoChangeNotification")
    /// Something is about to be redone.
    public static let NSUndoManagerWillRedoChange = NSNotification.Name(
      "NSUndoManagerWillRedoChangeNotification")
    /// Something was undone.
    public static let NSUndoManagerDidUndoChange = NSNotification.Name(
      "NSUndoManagerDidUndoChangeNotification")
    /// Something was redone.
    public static let NSUndoManagerDidRedoChange = NSNotification.Name(
      "NSUndoManagerDidRedoChangeNotification")
    /// A group was opened.
    public static let NSUndoManagerDidOpenUndoGroup = NSNotification.Name(
      "NSUndoManagerDidOpenUndoGroupNotification")
    /// A group is about to be closed.
    public static let NSUndoManagerWillCloseUndoGroup = NSNotification.Name(
      "NSUndoManagerWillCloseUndoGroupNotification")
    /// A group was closed.
    public static let NSUndoManagerDidCloseUndoGroup = NSNotification.Name(
      "NSUndoManagerDidCloseUndoGroupNotification")
  }
#endif
