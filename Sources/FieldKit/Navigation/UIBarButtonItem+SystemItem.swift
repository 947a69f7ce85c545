import Foundation

extension UIBarButtonItem {
  /// Buttons that look the same in all programs.
  public enum SystemItem: Int, Sendable {
    /// Ends what is being done, and keeps it.
    case done = 0
    /// Ends what is being done, and drops it.
    case cancel = 1
    /// Begins to edit.
    case edit = 2
    /// Keeps what was done.
    case save = 3
    /// Makes something new.
    case add = 4
    /// Takes what the others leave.
    case flexibleSpace = 5
    /// Is as wide as its `width`.
    case fixedSpace = 6
    /// Writes something new.
    case compose = 7
    /// Answers.
    case reply = 8
    /// Shares, or more.
    case action = 9
    /// Puts in order.
    case organize = 10
    /// Opens marks.
    case bookmarks = 11
    /// Searches.
    case search = 12
    /// Reads anew.
    case refresh = 13
    /// Stops.
    case stop = 14
    /// Takes a picture.
    case camera = 15
    /// Throws away.
    case trash = 16
    /// Plays.
    case play = 17
    /// Pauses.
    case pause = 18
    /// Goes back.
    case rewind = 19
    /// Goes on fast.
    case fastForward = 20
    /// Takes back the last change.
    case undo = 21
    /// Makes it again.
    case redo = 22
    /// Closes.
    case close = 24

    /// The text of the button: a word, or a character that terminals have.
    var title: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .add: "+"
      case .flexibleSpace, .fixedSpace: nil
      case .compose: "New"
      case .reply: "Reply"
      case .action: "Share"
      case .organize: "Organize"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .refresh: "Refresh"
      case .stop: "Stop"
      case .camera: "Camera"
      case .trash: "Delete"
      case .play: "Play"
      case .pause: "Pause"
      case .rewind: "Rewind"
      case .fastForward: "Forward"
      case .undo: "Undo"
      case .redo: "Redo"
      case .close: "Close"
      }
    }
  }

  /// Whether the item is a space, and no button.
  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}
