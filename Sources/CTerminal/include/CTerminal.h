// What must be C: the parts that run in a signal handler, and calls that Swift can't make (variadic ioctl).
//
// One guard may be armed in a process at a time: signal handlers are the process's own.

#ifndef FIELDLINE_CTERMINAL_H
#define FIELDLINE_CTERMINAL_H

#include <stdbool.h>
#include <stddef.h>
#include <termios.h>

/// The most bytes that are kept to be written when the process dies.
#define FL_LEAVE_CAPACITY 512

/// Remembers how the terminal is to be left, and installs the signal handlers.
///
/// - SIGTERM, SIGHUP, SIGQUIT, and crashes: the terminal is put back, then the handler that was there before runs.
/// - SIGINT, SIGTSTP, SIGCONT, SIGWINCH: the signal's number is written to a pipe, as one byte.
/// - exit(): the terminal is put back.
///
/// A signal that the process ignores (nohup, a job in the background) stays ignored.
///
/// @param terminal The descriptor whose modes `saved` are.
/// @param output Where the bytes go that leave modes.
/// @return 0, or an errno value: EBUSY if a guard is armed already.
int fl_guard_arm(int terminal, int output, const struct termios *saved);

/// Puts back all signal handlers, as they were. The terminal is left alone. Does nothing if no guard is armed.
void fl_guard_disarm(void);

/// The bytes that are written if the process dies. At any time: a handler sees the old ones or the new ones, whole.
/// What is longer than FL_LEAVE_CAPACITY is not taken.
bool fl_guard_set_leave(const unsigned char *bytes, size_t count);

/// Puts the terminal back, once. Safe in a signal handler.
void fl_guard_restore(void);

/// The end of the signal pipe to read and poll, or -1 if no guard is armed.
int fl_guard_signals(void);

/// Stops the process group as C-z does, and returns when it goes on.
///
/// Call with the guard armed and the terminal put back by the caller.
/// @return false if the system refused: nobody would be there to continue it (an orphaned process group).
bool fl_guard_stop(void);

/// Sets the modes for reading keys one by one. What the output does with its bytes (OPOST) stays as it is, so that
/// lines printed by others still end where they should.
void fl_make_raw(struct termios *modes);

/// How many bytes have come that nobody has read.
int fl_waiting(int terminal);

/// The terminal's size in cells, as the system knows it.
/// @return false if it doesn't.
bool fl_window_size(int terminal, int *columns, int *rows);

#endif
