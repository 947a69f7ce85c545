// Commands that mean a line, in a text of several lines: Readline's own take the whole text for one.
#define _GNU_SOURCE
#include "Internal.h"
#include <stdlib.h>
#include <string.h>

bool fieldline_is_multiline;

void fieldline_rl_set_multiline(bool multiline) { fieldline_is_multiline = multiline; }

static int line_start(int at) {
  while (at > 0 && rl_line_buffer[at - 1] != '\n') at--;
  return at;
}

static int line_end(int at) {
  while (at < rl_end && rl_line_buffer[at] != '\n') at++;
  return at;
}

static bool is_in_vi_command_mode(void) { return rl_editing_mode == 0 && rl_get_keymap() == vi_movement_keymap; }

// Home and End are for rows, which only the owner knows; C-a, C-e and vi's keys for lines.
static bool is_function_key(void) {
  const char *keys = rl_executing_keyseq;
  return keys && keys[0] == 27 && (keys[1] == '[' || keys[1] == 'O') && fieldline_operator == 0;
}

// MARK: Motions

int fieldline_beg_of_line(int count, int key) {
  if (!fieldline_is_multiline) return rl_beg_of_line(count, key);
  if (is_function_key()) return fieldline_ask(FIELDLINE_RL_ROW_START, count, key);
  rl_point = line_start(rl_point);
  return 0;
}

int fieldline_end_of_line(int count, int key) {
  if (!fieldline_is_multiline) return rl_end_of_line(count, key);
  if (is_function_key()) return fieldline_ask(FIELDLINE_RL_ROW_END, count, key);
  rl_point = line_end(rl_point);
  return 0;
}

int fieldline_vi_first_print(int count, int key) {
  if (!fieldline_is_multiline) return rl_vi_first_print(count, key);
  rl_point = line_start(rl_point);
  while (rl_point < rl_end && (rl_line_buffer[rl_point] == ' ' || rl_line_buffer[rl_point] == '\t')) rl_point++;
  return 0;
}

int fieldline_vi_insert_beg(int count, int key) {
  if (!fieldline_is_multiline) return rl_vi_insert_beg(count, key);
  rl_point = line_start(rl_point);
  return rl_vi_insert_mode(1, key);
}

int fieldline_vi_append_eol(int count, int key) {
  if (!fieldline_is_multiline) return rl_vi_append_eol(count, key);
  rl_point = line_end(rl_point);
  rl_vi_start_inserting(key, 1, 1);
  return 0;
}

#define ROWS(name, original, sign) \
  int name(int count, int key) { \
    if (!fieldline_is_multiline) return original(count, key); \
    return fieldline_ask(FIELDLINE_RL_MOVE_ROWS, sign count, key); \
  }
ROWS(fieldline_previous_history, rl_get_previous_history, -)
ROWS(fieldline_next_history, rl_get_next_history, +)

// Page Up and Page Down search the history in a text of one line. Other keys that were bound to it, Up and Down mostly,
// move by a row.
//
// Readline goes on with a search if the command before was one, and knows its own functions only.
static int search_history(rl_command_func_t *original, int count, int key) {
  if (rl_last_func == fieldline_history_search_backward) rl_last_func = rl_history_search_backward;
  if (rl_last_func == fieldline_history_search_forward) rl_last_func = rl_history_search_forward;
  return original(count, key);
}

#define PAGES(name, original, sign) \
  int name(int count, int key) { \
    if (!fieldline_is_multiline) return search_history(original, count, key); \
    const char *keys = rl_executing_keyseq; \
    bool is_page = keys && strchr(keys, '~'); \
    return fieldline_ask(is_page ? FIELDLINE_RL_MOVE_PAGES : FIELDLINE_RL_MOVE_ROWS, sign count, key); \
  }
PAGES(fieldline_history_search_backward, rl_history_search_backward, -)
PAGES(fieldline_history_search_forward, rl_history_search_forward, +)

int fieldline_beginning_of_history(int count, int key) {
  if (!fieldline_is_multiline) return rl_beginning_of_history(count, key);
  rl_point = 0;
  return 0;
}

int fieldline_end_of_history(int count, int key) {
  if (!fieldline_is_multiline) return rl_end_of_history(count, key);
  rl_point = rl_end;
  return 0;
}

int fieldline_vi_fetch_history(int count, int key) {
  if (!fieldline_is_multiline) return rl_vi_fetch_history(count, key);
  int point = 0;
  for (int line = 1; point < rl_end && (!rl_explicit_arg || line < count); line++) {
    int end = line_end(point);
    if (end == rl_end) break;
    point = end + 1;
  }
  rl_point = point;
  return 0;
}

// In vi command mode the caret stands on a letter of its line, not behind the last one.
void fieldline_settle_line(void) {
  if (!fieldline_is_multiline || !is_in_vi_command_mode() || fieldline_operator != 0) return;
  if (rl_point <= 0 || rl_point >= rl_end || rl_line_buffer[rl_point] != '\n') return;
  if (rl_line_buffer[rl_point - 1] == '\n') return;
  do rl_point--;
  while (rl_point > 0 && ((unsigned char)rl_line_buffer[rl_point] & 0xC0) == 0x80);
}

// MARK: Line breaks

int fieldline_accept_line(int count, int key) {
  if (!fieldline_is_multiline) return rl_newline(count, key);
  if (is_in_vi_command_mode()) return fieldline_ask(FIELDLINE_RL_MOVE_ROWS, count, key);
  return fieldline_ask(FIELDLINE_RL_ACCEPT_LINE, count, key);
}

// Meta-Return, which the owner may not have for itself.
int fieldline_vi_editing_mode(int count, int key) {
  if (!fieldline_is_multiline || (key != '\r' && key != '\n')) return rl_vi_editing_mode(count, key);
  return fieldline_ask(FIELDLINE_RL_ACCEPT_LINE, count, key);
}

int fieldline_vi_open_below(int count, int key) {
  if (!fieldline_is_multiline) return rl_ding();
  rl_point = line_end(rl_point);
  rl_vi_start_inserting(key, 1, 1);
  rl_insert_text("\n");
  return (void)count, 0;
}

int fieldline_vi_open_above(int count, int key) {
  if (!fieldline_is_multiline) return rl_ding();
  int start = line_start(rl_point);
  rl_point = start;
  rl_vi_start_inserting(key, 1, 1);
  rl_insert_text("\n");
  rl_point = start;
  return (void)count, 0;
}

// MARK: Kills

// To the end of the line; from there, the line break.
static void kill_forward(int count) {
  int end = rl_point;
  for (int i = 0; i < count && end < rl_end; i++) {
    int next = line_end(end);
    end = next == end || i + 1 < count ? (next < rl_end ? next + 1 : next) : next;
  }
  fieldline_rl_kill(rl_point, end);
}

static void kill_backward(void) {
  int start = line_start(rl_point);
  if (start == rl_point && start > 0) start--;
  fieldline_rl_kill(rl_point, start);
}

int fieldline_kill_line(int count, int key) {
  if (!fieldline_is_multiline) return rl_kill_line(count, key);
  if (count < 0) kill_backward(); else kill_forward(1);
  return 0;
}

int fieldline_backward_kill_line(int count, int key) {
  if (!fieldline_is_multiline) return rl_backward_kill_line(count, key);
  if (count < 0) kill_forward(1); else kill_backward();
  return 0;
}

int fieldline_unix_line_discard(int count, int key) {
  if (!fieldline_is_multiline) return rl_unix_line_discard(count, key);
  kill_backward();
  return 0;
}

static void whole_lines(int count, bool with_break, int *from, int *to) {
  *from = line_start(rl_point);
  *to = line_end(rl_point);
  for (int i = 1; i < count && *to < rl_end; i++) *to = line_end(*to + 1);
  if (!with_break) return;
  if (*to < rl_end) ++*to;
  else if (*from > 0) --*from;
}

int fieldline_kill_whole_line(int count, int key) {
  if (!fieldline_is_multiline) return rl_kill_full_line(count, key);
  int from, to;
  whole_lines(1, true, &from, &to);
  fieldline_rl_kill(from, to);
  rl_point = line_start(rl_point);
  return 0;
}

// MARK: vi's operators on lines and to their ends

// Reads what follows an operator. What isn't for lines is left for Readline to read.
static int motion_after(int letter, int *count) {
  int digits = 0;
  for (;;) {
    int key = rl_read_key();
    if (key < 0) return 0;
    if (key >= '0' + (digits == 0) && key <= '9') {
      digits = digits * 10 + key - '0';
      if (digits > 1000000) digits = 1000000;
      continue;
    }
    if (digits > 0) {
      long long product = (long long)digits * *count;
      *count = rl_numeric_arg = product > 1000000 ? 1000000 : (int)product;
      rl_explicit_arg = 1;
    }
    if (key == letter || key == '$') return key;
    rl_execute_next(key);
    return 0;
  }
}

bool fieldline_vi_operate_on_lines(int count, int key, int letter, bool is_redoing) {
  static int last_motion;
  if (!fieldline_is_multiline) return false;
  bool is_upper = key >= 'A' && key <= 'Z';
  int motion = key == 'S' ? letter : is_upper ? '$' : is_redoing ? last_motion : key == 's' ? 0 : motion_after(letter, &count);
  last_motion = motion;
  if (motion == 0) return false;
  int point = rl_point, from = rl_point, to = line_end(rl_point);
  if (motion != '$') whole_lines(count, letter != 'c', &from, &to);
  if (letter == 'y') {
    int length = to - from;
    char *text = rl_copy_text(from, to);
    fieldline_rl_kill(from, to);
    fieldline_rl_insert(text, length);
    free(text);
    rl_point = point;
    return true;
  }
  fieldline_rl_kill(from, to);
  if (letter == 'c') rl_vi_start_inserting(key, count, 1);
  else if (motion != '$') fieldline_vi_first_print(1, key);
  return true;
}
