// Shared by the files of this module.
#ifndef FIELDLINE_INTERNAL_H
#define FIELDLINE_INTERNAL_H

#include <stdio.h>
#include <readline/readline.h>
#include <readline/history.h>
#include "CReadline.h"

// On Readline's stack: gives control to the caller, who acts on the command.
int fieldline_ask(enum fieldline_rl_command command, int count, int key);
int fieldline_ask_with_text(enum fieldline_rl_command command, int count, int key, const char *text);

// What a command that reads keys of its own is reading, so that the caller can say so.
extern enum fieldline_rl_waiting fieldline_reading;
// The vi operator that waits for its motion, or 0.
extern int fieldline_operator;
extern bool fieldline_region_active;

// Stores the history entry being edited, and leaves its undo list one owner.
void fieldline_settle_history(void);
// Frees the undo list, and the line that browsing the history has put away.
void fieldline_drop_undo(void);

// Bound to keys that were unbound although longer sequences begin with them.
extern rl_command_func_t *fieldline_null_function;
// Whether there may be macros: only then does Readline have something to say while it runs keys.
extern bool fieldline_has_macros;

// Puts our commands into all keymaps and names, once.
void fieldline_install_commands(void);
// While Readline searches it knows Backspace by its own function's address.
void fieldline_lend_rubout(bool lend);
// Commands that only move the caret.
bool fieldline_is_motion(rl_command_func_t *function);
void fieldline_empty_kill_ring(void);

// Commands that mean a line, for texts of several lines (Lines.c). In a text of one they are Readline's own.
rl_command_func_t fieldline_beg_of_line, fieldline_end_of_line, fieldline_vi_first_print, fieldline_vi_insert_beg,
  fieldline_vi_append_eol, fieldline_previous_history, fieldline_next_history, fieldline_history_search_backward,
  fieldline_history_search_forward, fieldline_beginning_of_history, fieldline_end_of_history,
  fieldline_vi_fetch_history, fieldline_accept_line, fieldline_vi_editing_mode, fieldline_vi_open_below,
  fieldline_vi_open_above, fieldline_kill_line, fieldline_backward_kill_line, fieldline_unix_line_discard,
  fieldline_kill_whole_line;
extern bool fieldline_is_multiline;
// A vi operator on whole lines or to the end of one. Returns whether it was that.
bool fieldline_vi_operate_on_lines(int count, int key, int letter, bool is_redoing);
// In vi command mode, brings the caret back from behind a line.
void fieldline_settle_line(void);

// Readline reports to stderr, which is not ours to write to: a sink stands in for it meanwhile.
FILE *fieldline_divert_stderr(FILE *sink);
extern FILE *fieldline_null;

#endif
