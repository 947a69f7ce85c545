/// GNU Readline as a keyboard: the whole of `readline()` on a stack of its own, in the caller's thread.
///
/// The caller feeds the bytes of one key and resumes; Readline runs until it needs another byte, until a
/// command of ours wants the caller to do something, or until the line ends. No function of the caller ever
/// runs on Readline's stack. Readline's state is global to the process, so this interface has no handle.
#ifndef FIELDLINE_CREADLINE_H
#define FIELDLINE_CREADLINE_H

#include <stdbool.h>

/// Why Readline gave control back.
enum fieldline_rl_event {
  FIELDLINE_RL_KEY,      ///< It needs a byte: `waiting` says for what.
  FIELDLINE_RL_COMMAND,  ///< A command asks the caller to act: `command`, `count`, `key`.
  FIELDLINE_RL_BEGIN,    ///< A new, empty line begins: the place to set one.
  FIELDLINE_RL_LINE,     ///< The line was accepted; the next resume begins a new, empty one.
  FIELDLINE_RL_END,      ///< End of input on an empty line; the next resume begins a new, empty one.
};

/// What the byte that Readline waits for will be to it.
enum fieldline_rl_waiting {
  FIELDLINE_RL_WAITING_COMMAND,      ///< The first byte of a command key.
  FIELDLINE_RL_WAITING_SEQUENCE,     ///< A further byte of a key sequence.
  FIELDLINE_RL_WAITING_ARGUMENT,     ///< A digit of a numeric argument.
  FIELDLINE_RL_WAITING_QUOTED,       ///< The character that quoted-insert takes as it is.
  FIELDLINE_RL_WAITING_CHARACTER,    ///< The character to search for or to replace with, or a mark's name.
  FIELDLINE_RL_WAITING_MOTION,       ///< The motion of a vi operator.
  FIELDLINE_RL_WAITING_INCREMENTAL,  ///< A character of an incremental search.
  FIELDLINE_RL_WAITING_SEARCH,       ///< A character of a non-incremental search string.
};

/// The commands that the caller carries out. `X(NAME, "name", function)`: the name in an inputrc, and
/// Readline's function that is replaced, or 0 for a command that Readline does not have.
#define FIELDLINE_RL_COMMANDS(X) \
  X(FORWARD_CHAR, "forward-char", rl_forward_char) \
  X(BACKWARD_CHAR, "backward-char", rl_backward_char) \
  X(FORWARD_BYTE, "forward-byte", rl_forward_byte) \
  X(BACKWARD_BYTE, "backward-byte", rl_backward_byte) \
  X(DELETE_CHAR, "delete-char", rl_delete) \
  X(BACKWARD_DELETE_CHAR, "backward-delete-char", rl_rubout) \
  X(FORWARD_BACKWARD_DELETE_CHAR, "forward-backward-delete-char", rl_rubout_or_delete) \
  X(TRANSPOSE_CHARS, "transpose-chars", rl_transpose_chars) \
  X(UPCASE_WORD, "upcase-word", rl_upcase_word) \
  X(DOWNCASE_WORD, "downcase-word", rl_downcase_word) \
  X(CAPITALIZE_WORD, "capitalize-word", rl_capitalize_word) \
  X(SET_MARK, "set-mark", rl_set_mark) \
  X(EXCHANGE_POINT_AND_MARK, "exchange-point-and-mark", rl_exchange_point_and_mark) \
  X(VI_DELETE, "vi-delete", rl_vi_delete) \
  X(VI_RUBOUT, "vi-rubout", rl_vi_rubout) \
  X(VI_CHANGE_CASE, "vi-change-case", rl_vi_change_case) \
  X(VI_COLUMN, "vi-column", rl_vi_column) \
  X(UNDO, "undo", rl_undo_command) \
  X(VI_UNDO, "vi-undo", rl_vi_undo) \
  X(REVERT_LINE, "revert-line", rl_revert_line) \
  X(COMPLETE, "complete", rl_complete) \
  X(VI_COMPLETE, "vi-complete", rl_vi_complete) \
  X(DELETE_CHAR_OR_LIST, "delete-char-or-list", rl_delete_or_show_completions) \
  X(POSSIBLE_COMPLETIONS, "possible-completions", rl_possible_completions) \
  X(INSERT_COMPLETIONS, "insert-completions", rl_insert_completions) \
  X(MENU_COMPLETE, "menu-complete", rl_menu_complete) \
  X(MENU_COMPLETE_BACKWARD, "menu-complete-backward", rl_backward_menu_complete) \
  X(OLD_MENU_COMPLETE, "old-menu-complete", rl_old_menu_complete) \
  X(TILDE_EXPAND, "tilde-expand", rl_tilde_expand) \
  X(VI_TILDE_EXPAND, "vi-tilde-expand", rl_vi_tilde_expand) \
  X(CLEAR_SCREEN, "clear-screen", rl_clear_screen) \
  X(CLEAR_DISPLAY, "clear-display", rl_clear_display) \
  X(REDRAW_CURRENT_LINE, "redraw-current-line", rl_refresh_line) \
  X(RE_READ_INIT_FILE, "re-read-init-file", rl_re_read_init_file) \
  X(TTY_STATUS, "tty-status", rl_tty_status) \
  X(FIELD_REDO, "field-redo", 0) \
  X(FIELD_BREAK_UNDO, "field-break-undo", 0) \
  X(KILL_REGION, "kill-region", rl_kill_region) \
  X(COPY_REGION, "copy-region-as-kill", rl_copy_region_to_kill) \
  X(FIELD_SELECT_ALL, "field-select-all", 0) \
  X(FIELD_SELECT_FORWARD_CHAR, "field-select-forward-char", 0) \
  X(FIELD_SELECT_BACKWARD_CHAR, "field-select-backward-char", 0) \
  X(FIELD_SELECT_FORWARD_WORD, "field-select-forward-word", 0) \
  X(FIELD_SELECT_BACKWARD_WORD, "field-select-backward-word", 0) \
  X(FIELD_SELECT_BEGINNING_OF_LINE, "field-select-beginning-of-line", 0) \
  X(FIELD_SELECT_END_OF_LINE, "field-select-end-of-line", 0) \
  X(FIELD_SELECT_BEGINNING_OF_TEXT, "field-select-beginning-of-text", 0) \
  X(FIELD_SELECT_END_OF_TEXT, "field-select-end-of-text", 0) \
  X(FIELD_SELECT_NEXT_ROW, "field-select-next-row", 0) \
  X(FIELD_SELECT_PREVIOUS_ROW, "field-select-previous-row", 0)

/// What a command asks the caller to do.
enum fieldline_rl_command {
#define X(name, text, function) FIELDLINE_RL_##name,
  FIELDLINE_RL_COMMANDS(X)
#undef X
  FIELDLINE_RL_VI_BACKWARD_WORD,      ///< In a line that is not ASCII; `key` in capitals: up to white space.
  FIELDLINE_RL_VI_FORWARD_WORD,       ///< Likewise.
  FIELDLINE_RL_VI_END_WORD,           ///< Likewise.
  FIELDLINE_RL_VI_UNIX_WORD_RUBOUT,   ///< In a line that is not ASCII.
  FIELDLINE_RL_VI_APPEND_FORWARD,     ///< Move point one character forward, up to the end of the line.
  FIELDLINE_RL_VI_CHANGE_CHAR,        ///< Replace `count` characters by `text`.
  FIELDLINE_RL_VI_OVERSTRIKE,         ///< Type `text` over `count` characters.
  FIELDLINE_RL_VI_OVERSTRIKE_DELETE,  ///< Put back what was typed over.
  FIELDLINE_RL_VI_OVERSTRIKE_BEGIN,   ///< R was typed.
  FIELDLINE_RL_ABORT,                 ///< C-g was typed.
  FIELDLINE_RL_ACCEPT_LINE,           ///< In a text of several lines: Return was typed.
  FIELDLINE_RL_MOVE_ROWS,             ///< Likewise: move `count` rows down, or up if it is negative.
  FIELDLINE_RL_MOVE_PAGES,            ///< Likewise, by screens.
  FIELDLINE_RL_ROW_START,             ///< Likewise: move to the start of the row.
  FIELDLINE_RL_ROW_END,               ///< Likewise: move to the end of the row.
};

/// What Readline holds when it gives control back. Valid until the next call of any function here.
struct fieldline_rl_state {
  enum fieldline_rl_event event;
  enum fieldline_rl_waiting waiting;   ///< For FIELDLINE_RL_KEY.
  enum fieldline_rl_command command;   ///< For FIELDLINE_RL_COMMAND.
  int count;                           ///< The command's numeric argument, 1 if there was none.
  int key;                             ///< The byte that invoked the command.
  bool has_argument;                   ///< Whether the numeric argument was typed.
  const char *text;                    ///< For commands that take a character, and an accepted line.
  int text_length;                     ///< Bytes of `text`.
  const char *line;                    ///< The line; not always valid UTF-8.
  int length;                          ///< Bytes in the line.
  int point;                           ///< Bytes before the caret.
  int mark;                            ///< Bytes before the mark.
  bool is_vi_command_mode;
  bool is_overwriting;
  bool is_operator_pending;            ///< A vi operator waits for its motion.
  bool has_more;                       ///< Bytes of the key, or of a macro, are still to be run.
  int history_position;                ///< Entries before the one shown; the count of entries at the bottom.
};

/// How Readline would take a key now.
enum fieldline_rl_binding {
  FIELDLINE_RL_UNBOUND,
  FIELDLINE_RL_SELF_INSERT,  ///< Types its character.
  FIELDLINE_RL_MOTION,       ///< Moves the caret, and never changes the text.
  FIELDLINE_RL_FUNCTION,     ///< Any other command.
  FIELDLINE_RL_MACRO,
  FIELDLINE_RL_PREFIX,       ///< A longer sequence begins with it, and it does nothing alone.
  FIELDLINE_RL_PREFIX_ALSO,  ///< A longer sequence begins with it, and it is a command alone.
};

/// Prepares Readline once. `terminal` is a terminfo name, for the keys that only terminfo knows.
/// Returns whether there is memory for the stack. Further calls do nothing.
bool fieldline_rl_start(const char *terminal);

/// Runs Readline until it gives control back.
const struct fieldline_rl_state *fieldline_rl_resume(void);

/// What `fieldline_rl_resume` returned last, brought up to date with the line.
const struct fieldline_rl_state *fieldline_rl_current(void);

/// The bytes of one whole key, read one by one on the next resumes. At most 256; more are cut off.
void fieldline_rl_feed(const unsigned char *bytes, int count);

/// How a key would be taken by the current keymap.
enum fieldline_rl_binding fieldline_rl_binding_of(const unsigned char *bytes, int count);

/// Ends the current `readline()` call, whatever it is in the middle of, and drops its line.
void fieldline_rl_abandon(void);

/// Back to Readline's own keymaps, variables, kill ring and macros, with our commands in them. Only after
/// `fieldline_rl_abandon`.
void fieldline_rl_restore_defaults(const char *application, const char *terminal);

/// Reads an inputrc: the file that Readline itself would find, or `text`. Returns what was wrong in it, to be
/// freed with `fieldline_rl_free`, or null: lines "readline: what", and after those of one line of the inputrc a line of
/// ESC, its number, ESC and the file's name (empty for `text`).
char *fieldline_rl_read_inputrc(const char *text);

/// Replaces the line by one of `count` bytes. Offsets are in bytes.
void fieldline_rl_set_line(const char *bytes, int count, int point, int mark);

/// Moves the caret, and the mark if it is not negative.
void fieldline_rl_set_point(int point, int mark);

/// Deletes the bytes between two offsets, and leaves point at the lower one.
void fieldline_rl_delete(int from, int to);

/// Deletes the bytes between two offsets into the kill ring. `from` is where point was: a kill from there
/// forward is appended to the one before, and a kill backward is put before it.
void fieldline_rl_kill(int from, int to);

/// Puts the bytes between two offsets into the kill ring, and leaves the line as it is.
void fieldline_rl_copy(int from, int to);

/// Leaves vi's command mode for its insert mode. Does nothing in other modes.
void fieldline_rl_begin_inserting(void);

/// Inserts bytes at point, and leaves point behind them.
void fieldline_rl_insert(const char *bytes, int count);

/// Whether a selection is shown: kill commands and yank then act on it.
void fieldline_rl_set_region_active(bool active);

/// Whether the text has several lines: commands that mean a line then keep to the one that the caret is in, and those that
/// move through the history move over rows.
void fieldline_rl_set_multiline(bool multiline);

/// Opens and closes one step of Readline's own undo, which vi's `.` reads.
void fieldline_rl_group(bool begin);

/// Forgets all history entries; then adds them, oldest first.
void fieldline_rl_clear_history(void);
void fieldline_rl_add_history(const char *line);

/// What Readline would draw before the line now ("(reverse-i-search)`a': ", "(arg: 3) ").
const char *fieldline_rl_prompt(void);

/// The end of `count` words of Readline's from `point` on, or their start if `count` is negative.
int fieldline_rl_word_boundary(int point, int count);

/// Frees what `fieldline_rl_read_inputrc` returned.
void fieldline_rl_free(char *text);

/// Whether the keymap is one of vi's.
bool fieldline_rl_is_vi(void);

/// A variable's value, or null if there is no such variable.
const char *fieldline_rl_variable(const char *name);

#endif
