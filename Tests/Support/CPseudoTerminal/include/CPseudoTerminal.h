#ifndef CPSEUDOTERMINAL_H
#define CPSEUDOTERMINAL_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/// What to start. A descriptor of -1 stands for the terminal itself.
struct cpt_program {
  const char *path;
  char *const *arguments;
  char *const *environment;
  const char *working_directory;
  int input, output, error;
  unsigned short columns, rows;
  /// Whether the terminal is the program's controlling one, which /dev/tty stands for.
  bool controls;
};

/// A started session: a leader, which plays the shell, and the program, its foreground job.
struct cpt_session {
  /// The terminal's other side. Non-blocking.
  int master;
  /// Sends a `struct cpt_report` for each event of the program. Non-blocking.
  int reports;
  /// A byte written here resumes a stopped program. Closing it ends the leader, once the program has ended.
  int commands;
  pid_t leader;
  /// The path of the terminal's device.
  char device[128];
};

enum cpt_report_kind { CPT_STARTED = 1, CPT_FAILED = 2, CPT_CHANGED = 3 };

/// An event of the program: started (its process id), failed to start (an `errno`), or changed its state (a
/// status of `waitpid`).
struct cpt_report {
  int kind;
  int value;
};

/// A terminal's modes, as far as `stty` shows them.
struct cpt_modes {
  unsigned long input, output, control, local;
  unsigned long input_speed, output_speed;
  unsigned char characters[64];
};

/// Starts a program on a new terminal. Returns 0, or an `errno`.
int cpt_start(const struct cpt_program *program, struct cpt_session *session);

/// The modes of the terminal that `descriptor` is a side of. Returns 0, or an `errno`.
int cpt_read_modes(int descriptor, struct cpt_modes *modes);

/// Whether lines are edited and whether input is echoed by the terminal.
bool cpt_is_canonical(const struct cpt_modes *modes);
bool cpt_echoes(const struct cpt_modes *modes);

/// Gives the terminal another size, of which the program's process group gets SIGWINCH.
int cpt_resize(int master, unsigned short columns, unsigned short rows);

/// A pipe whose ends no other program inherits. Returns 0, or an `errno`.
int cpt_pipe(int ends[2]);

/// Whether a status of `waitpid` is an exit, a stop, or else an end by a signal; and with which code or signal.
bool cpt_exited(int status);
bool cpt_stopped(int status);
int cpt_status_value(int status);

#endif
