// What replaces Readline's commands, under the same names, and the way back to its own defaults.
#undef _FORTIFY_SOURCE
#define _GNU_SOURCE
#include "Internal.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>

// A private variable of Readline's, used only to keep kills of different texts apart; it may be absent.
extern int _rl_last_command_was_kill __attribute__((weak));

// Likewise: records a key of a macro that is being defined.
extern void _rl_add_macro_char(int) __attribute__((weak));

typedef rl_command_func_t *function;
function fieldline_null_function;
bool fieldline_has_macros;

struct replacement { const char *name; function original, ours; };

// One function a command, because Readline passes a command nothing that tells which one it is.
#define X(name, text, original) \
  static int ask_##name(int count, int key) { return fieldline_ask(FIELDLINE_RL_##name, count, key); }
FIELDLINE_RL_COMMANDS(X)
#undef X

// MARK: Commands that read keys: Readline's own, with a note of what they wait for

#define READING(name, original, what) \
  static int name(int count, int key) { \
    enum fieldline_rl_waiting before = fieldline_reading; \
    fieldline_reading = what; \
    int result = original(count, key); \
    fieldline_reading = before; \
    return result; \
  }
READING(char_search, rl_char_search, FIELDLINE_RL_WAITING_CHARACTER)
READING(backward_char_search, rl_backward_char_search, FIELDLINE_RL_WAITING_CHARACTER)
READING(vi_char_search, rl_vi_char_search, FIELDLINE_RL_WAITING_CHARACTER)
READING(vi_set_mark, rl_vi_set_mark, FIELDLINE_RL_WAITING_CHARACTER)
READING(vi_goto_mark, rl_vi_goto_mark, FIELDLINE_RL_WAITING_CHARACTER)

static bool is_redoing;

#define OPERATOR(name, original, letter) \
  static int name(int count, int key) { \
    fieldline_operator = letter; \
    int result = fieldline_vi_operate_on_lines(count, key, letter, is_redoing) ? 0 : original(count, key); \
    fieldline_operator = 0; \
    return result; \
  }
OPERATOR(vi_delete_to, rl_vi_delete_to, 'd')
OPERATOR(vi_change_to, rl_vi_change_to, 'c')
OPERATOR(vi_yank_to, rl_vi_yank_to, 'y')
OPERATOR(vi_subst, rl_vi_subst, 'c')

// Reads one character of UTF-8 after its first byte, or that byte too if it is negative.
static int read_character(int first, char text[5]) {
  int length = 0;
  RL_SETSTATE(RL_STATE_MOREINPUT);
  int byte = first < 0 ? rl_read_key() : first;
  if (byte >= 0) {
    int wanted = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1;
    text[length++] = (char)byte;
    while (length < wanted) {
      if ((byte = rl_read_key()) < 0) break;
      text[length++] = (char)byte;
    }
  }
  RL_UNSETSTATE(RL_STATE_MOREINPUT);
  text[length] = 0;
  return length;
}

// Readline takes one byte, and leaves the rest of a character to be run as commands. A negative count quotes
// so many characters.
static int quoted_insert(int count, int key) {
  (void)key;
  for (int left = count < 0 ? -count : 1; left > 0; left--) {
    char text[5];
    fieldline_reading = FIELDLINE_RL_WAITING_QUOTED;
    int length = read_character(-1, text);
    fieldline_reading = FIELDLINE_RL_WAITING_COMMAND;
    if (length == 0) return 1;
    for (int i = 0; i < length && RL_ISSTATE(RL_STATE_MACRODEF) && _rl_add_macro_char; i++)
      _rl_add_macro_char((unsigned char)text[i]);
    for (int i = 0; i < (count < 0 ? 1 : count); i++) rl_insert_text(text);
  }
  return 0;
}

static char last_replacement[5];

static int vi_redo(int count, int key) {
  is_redoing = true;
  int result = rl_vi_redo(count, key);
  is_redoing = false;
  return result;
}

static int vi_change_char(int count, int key) {
  if (!is_redoing) {
    fieldline_reading = FIELDLINE_RL_WAITING_CHARACTER;
    char text[5];
    int length = read_character(-1, text);
    fieldline_reading = FIELDLINE_RL_WAITING_COMMAND;
    if (length == 0 || *text == 27 || *text == 3) return -1;
    memcpy(last_replacement, text, sizeof text);
  }
  return fieldline_ask_with_text(FIELDLINE_RL_VI_CHANGE_CHAR, count, key, last_replacement);
}

// MARK: vi

static bool is_ascii(void) {
  for (int i = 0; i < rl_end; i++)
    if (rl_line_buffer[i] & 0x80) return false;
  return true;
}

// Readline's own words are right in ASCII; in other texts it takes letters for white space or signs.
#define VI_WORD(name, original, command, big) \
  static int name(int count, int key) { \
    if (is_ascii()) return original(count, key); \
    return fieldline_ask(command, count, big); \
  }
#define UPPER(key) ((key) >= 'A' && (key) <= 'Z')
VI_WORD(vi_prev_word, rl_vi_prev_word, FIELDLINE_RL_VI_BACKWARD_WORD, UPPER(key))
VI_WORD(vi_next_word, rl_vi_next_word, FIELDLINE_RL_VI_FORWARD_WORD, UPPER(key))
VI_WORD(vi_end_word, rl_vi_end_word, FIELDLINE_RL_VI_END_WORD, UPPER(key))
VI_WORD(vi_bword, rl_vi_bword, FIELDLINE_RL_VI_BACKWARD_WORD, false)
VI_WORD(vi_fword, rl_vi_fword, FIELDLINE_RL_VI_FORWARD_WORD, false)
VI_WORD(vi_eword, rl_vi_eword, FIELDLINE_RL_VI_END_WORD, false)
VI_WORD(vi_bWord, rl_vi_bWord, FIELDLINE_RL_VI_BACKWARD_WORD, true)
VI_WORD(vi_fWord, rl_vi_fWord, FIELDLINE_RL_VI_FORWARD_WORD, true)
VI_WORD(vi_eWord, rl_vi_eWord, FIELDLINE_RL_VI_END_WORD, true)
VI_WORD(vi_unix_word_rubout, rl_vi_unix_word_rubout, FIELDLINE_RL_VI_UNIX_WORD_RUBOUT, false)

// An operator takes both brackets. Readline leaves the one at which a backward motion began, and yanks
// without the one at which a forward motion ends.
static int vi_match(int count, int key) {
  int start = rl_point;
  int result = rl_vi_match(count, key);
  if (result == 0 && fieldline_operator && rl_point < start) rl_mark++;
  if (result == 0 && fieldline_operator == 'y' && rl_point > start) rl_point++;
  return result;
}

static int vi_movement_mode(int count, int key) {
  fieldline_ask(FIELDLINE_RL_BACKWARD_CHAR, 1, key);
  int point = rl_point;
  fieldline_settle_history();
  rl_vi_movement_mode(count, key);
  rl_point = point;
  return 0;
}

static int vi_append_mode(int count, int key) {
  (void)count;
  fieldline_ask(FIELDLINE_RL_VI_APPEND_FORWARD, 1, key);
  rl_vi_start_inserting(key, 1, 1);
  return 0;
}

// Readline's own is right in ASCII, and lets `.` repeat what it replaced.
static bool overstrikes_clusters;

static int vi_overstrike(int count, int key) {
  char text[5];
  if (!overstrikes_clusters && !(key & 0x80) && is_ascii()) return rl_vi_overstrike(count, key);
  overstrikes_clusters = true;
  if (read_character(key, text) == 0) return 1;
  return fieldline_ask_with_text(FIELDLINE_RL_VI_OVERSTRIKE, count, key, text);
}

static int vi_overstrike_delete(int count, int key) {
  if (!overstrikes_clusters) return rl_vi_overstrike_delete(count, key);
  return fieldline_ask(FIELDLINE_RL_VI_OVERSTRIKE_DELETE, count, key);
}

// Readline makes the keymap of its replace mode once, from the bindings of that moment, and keeps it.
static int vi_replace(int count, int key) {
  overstrikes_clusters = false;
  rl_vi_replace(count, key);
  Keymap map = rl_get_keymap();
  for (int i = 0; i < KEYMAP_SIZE - 1; i++) {
    if (i >= ' ') {
      map[i].type = ISFUNC;
      map[i].function = i == 127 ? vi_overstrike_delete : vi_overstrike;
    } else if (i != 27 && i != 21 && i != 23 && i != 25) {
      map[i].type = ISFUNC;
      map[i].function = vi_insertion_keymap[i].type == ISFUNC ? vi_insertion_keymap[i].function : 0;
      if (map[i].function == ask_BACKWARD_DELETE_CHAR) map[i].function = vi_overstrike_delete;
    }
  }
  map[27].type = ISFUNC;
  map[27].function = vi_movement_mode;
  return fieldline_ask(FIELDLINE_RL_VI_OVERSTRIKE_BEGIN, count, key);
}

// MARK: The kill ring

// Readline cannot empty its ring, so each slot gets a text that nobody kills, and that is never yanked.
enum { RING_SIZE = 10, PUT_LIMIT = 1 << 24 };
static const char empty_slot[] = "\1\2\3\4fieldline\4\3\2\1";
static bool did_yank;

static bool take_back_empty_slot(int from) {
  int length = rl_point - from;
  if (length != (int)sizeof empty_slot - 1 || memcmp(rl_line_buffer + from, empty_slot, length) != 0) return false;
  rl_delete_text(from, rl_point);
  rl_point = from;
  return true;
}

// What was yanked at `from` takes the place of the region that reached from there to `mark`.
static void replace_region(int mark, int from) {
  int length = rl_point - from;
  if (mark < from) fieldline_rl_delete(mark, from);
  else fieldline_rl_delete(from + length, mark + length);
  rl_mark = mark < from ? mark : from;
  rl_point = rl_mark + length;
  fieldline_region_active = false;
}

static int yank(int count, int key) {
  int from = rl_point, mark = rl_mark;
  bool has_region = fieldline_region_active && mark != from;
  rl_yank(count, key);
  did_yank = !take_back_empty_slot(from);
  if (has_region && did_yank) replace_region(mark, from);
  else if (has_region) rl_mark = mark;
  // With nothing to yank, C-y is what it is in most other programs.
  if (!did_yank && rl_get_keymap() == vi_insertion_keymap) return fieldline_ask(FIELDLINE_RL_FIELD_REDO, 1, key);
  return 0;
}

static int vi_put(int count, int key) {
  int point = rl_point;
  if (key != 'P') fieldline_ask(FIELDLINE_RL_VI_APPEND_FORWARD, 1, key);
  long long from = rl_end;
  for (int i = 0; i < count; i++) {
    yank(1, key);
    // A count is no reason to fill the memory.
    if (!did_yank || (rl_end - from) > PUT_LIMIT) break;
  }
  if (did_yank) return fieldline_ask(FIELDLINE_RL_BACKWARD_CHAR, 1, key);
  rl_point = point;
  return 1;
}

static int pop(function original, function mine, function first, function rl_first, int count, int key) {
  if ((rl_last_func != mine && rl_last_func != first) || !did_yank) return 1;
  for (int i = 0; i < RING_SIZE; i++) {
    rl_last_func = rl_first;
    original(count, key);
    // The text just yanked begins where Readline set the mark.
    int from = rl_point - ((int)sizeof empty_slot - 1);
    if (from < 0 || memcmp(rl_line_buffer + from, empty_slot, sizeof empty_slot - 1) != 0) break;
  }
  return 0;
}
static int yank_pop(int count, int key) { return pop(rl_yank_pop, yank_pop, yank, rl_yank, count, key); }
static int vi_yank_pop(int count, int key) { return pop(rl_vi_yank_pop, vi_yank_pop, vi_put, rl_vi_put, count, key); }

// With a selection, C-w cuts it, as a shifted arrow key and C-w do anywhere else.
static int unix_word_rubout(int count, int key) {
  if (!fieldline_region_active) return rl_unix_word_rubout(count, key);
  return fieldline_ask(FIELDLINE_RL_KILL_REGION, count, key);
}

static void forget_kill(void) {
  if (&_rl_last_command_was_kill) _rl_last_command_was_kill = 0;
}

void fieldline_empty_kill_ring(void) {
  for (int i = 0; i < RING_SIZE; i++) {
    forget_kill();
    fieldline_rl_set_line(empty_slot, sizeof empty_slot - 1, 0, 0);
    rl_kill_text(0, rl_end);
  }
  forget_kill();
  rl_free_undo_list();
  did_yank = false;
}

static int start_kbd_macro(int count, int key) {
  fieldline_has_macros = true;
  return rl_start_kbd_macro(count, key);
}

static int abort_command(int count, int key) {
  fieldline_ask(FIELDLINE_RL_ABORT, count, key);
  return rl_abort(count, key);
}

// A paste never comes as keys; with these bytes bound, Readline would read on to an end that never comes.
static int bracketed_paste_begin(int count, int key) { return (void)count, (void)key, 0; }

// MARK: Installing

static const struct replacement replacements[] = {
#define X(name, text, original) {text, original, ask_##name},
  FIELDLINE_RL_COMMANDS(X)
#undef X
#define OURS(text, name) {text, rl_##name, name},
  OURS("quoted-insert", quoted_insert) OURS("character-search", char_search)
  OURS("character-search-backward", backward_char_search) OURS("vi-char-search", vi_char_search)
  OURS("vi-set-mark", vi_set_mark) OURS("vi-goto-mark", vi_goto_mark) OURS("vi-delete-to", vi_delete_to)
  OURS("vi-change-to", vi_change_to) OURS("vi-yank-to", vi_yank_to) OURS("vi-subst", vi_subst)
  OURS("vi-redo", vi_redo) OURS("vi-change-char", vi_change_char) OURS("vi-prev-word", vi_prev_word)
  OURS("vi-next-word", vi_next_word) OURS("vi-end-word", vi_end_word) OURS("vi-bword", vi_bword)
  OURS("vi-fword", vi_fword) OURS("vi-eword", vi_eword) OURS("vi-bWord", vi_bWord) OURS("vi-fWord", vi_fWord)
  OURS("vi-eWord", vi_eWord) OURS("vi-unix-word-rubout", vi_unix_word_rubout) OURS("vi-match", vi_match)
  OURS("vi-movement-mode", vi_movement_mode) OURS("vi-append-mode", vi_append_mode)
  OURS("vi-overstrike", vi_overstrike) OURS("vi-overstrike-delete", vi_overstrike_delete) OURS("vi-replace", vi_replace) OURS("yank", yank)
  OURS("vi-put", vi_put) OURS("yank-pop", yank_pop) OURS("vi-yank-pop", vi_yank_pop)
  OURS("unix-word-rubout", unix_word_rubout)
#define LINE(text, name, ours) {text, rl_##name, fieldline_##ours},
  LINE("beginning-of-line", beg_of_line, beg_of_line) LINE("end-of-line", end_of_line, end_of_line)
  LINE("vi-first-print", vi_first_print, vi_first_print) LINE("vi-insert-beg", vi_insert_beg, vi_insert_beg)
  LINE("vi-append-eol", vi_append_eol, vi_append_eol)
  LINE("previous-history", get_previous_history, previous_history) LINE("next-history", get_next_history, next_history)
  LINE("previous-screen-line", previous_screen_line, previous_history)
  LINE("next-screen-line", next_screen_line, next_history)
  LINE("history-search-backward", history_search_backward, history_search_backward)
  LINE("history-search-forward", history_search_forward, history_search_forward)
  LINE("beginning-of-history", beginning_of_history, beginning_of_history)
  LINE("end-of-history", end_of_history, end_of_history) LINE("vi-fetch-history", vi_fetch_history, vi_fetch_history)
  LINE("accept-line", newline, accept_line) LINE("vi-editing-mode", vi_editing_mode, vi_editing_mode)
  LINE("kill-line", kill_line, kill_line) LINE("backward-kill-line", backward_kill_line, backward_kill_line)
  LINE("unix-line-discard", unix_line_discard, unix_line_discard)
  LINE("kill-whole-line", kill_full_line, kill_whole_line)
#undef LINE
  // The next line is the owner's, not history's.
  {"operate-and-get-next", rl_operate_and_get_next, rl_newline},
  OURS("bracketed-paste-begin", bracketed_paste_begin) OURS("start-kbd-macro", start_kbd_macro)
  {"abort", rl_abort, abort_command},
#undef OURS
};
enum { REPLACEMENTS = sizeof replacements / sizeof *replacements };

static function replaced(function original) {
  for (int i = 0; i < REPLACEMENTS; i++)
    if (original && replacements[i].original == original) return replacements[i].ours;
  return original;
}

static void replace_in(Keymap map) {
  for (int i = 0; i < KEYMAP_SIZE; i++) {
    if (map[i].type == ISFUNC) map[i].function = replaced(map[i].function);
    // The built-in maps that lie in one another are visited twice, which does no harm.
    else if (map[i].type == ISKMAP && map[i].function) replace_in((Keymap)map[i].function);
  }
}

static struct { const char *keys; function ours; } const extra[] = {
  {"\033[1~", fieldline_beg_of_line}, {"\033[7~", fieldline_beg_of_line}, {"\033[H", fieldline_beg_of_line}, {"\033OH", fieldline_beg_of_line},
  {"\033[4~", fieldline_end_of_line}, {"\033[8~", fieldline_end_of_line}, {"\033[F", fieldline_end_of_line}, {"\033OF", fieldline_end_of_line},
  {"\033[A", fieldline_previous_history}, {"\033OA", fieldline_previous_history},
  {"\033[B", fieldline_next_history}, {"\033OB", fieldline_next_history},
  {"\033[C", ask_FORWARD_CHAR}, {"\033OC", ask_FORWARD_CHAR},
  {"\033[D", ask_BACKWARD_CHAR}, {"\033OD", ask_BACKWARD_CHAR},
  {"\033[1;5C", rl_forward_word}, {"\033[1;3C", rl_forward_word}, {"\033[5C", rl_forward_word}, {"\033Oc", rl_forward_word},
  {"\033[1;5D", rl_backward_word}, {"\033[1;3D", rl_backward_word}, {"\033[5D", rl_backward_word}, {"\033Od", rl_backward_word},
  // With Shift they select: as xterm sends them, as rxvt does, and Home and End in two more ways.
#define SELECT(final, command) {"\033[1;2" final, ask_FIELD_SELECT_##command}
#define SELECT_FAR(final, command) \
  {"\033[1;6" final, ask_FIELD_SELECT_##command}, {"\033[1;4" final, ask_FIELD_SELECT_##command}
  SELECT("C", FORWARD_CHAR), SELECT("D", BACKWARD_CHAR), SELECT("A", PREVIOUS_ROW), SELECT("B", NEXT_ROW),
  SELECT("H", BEGINNING_OF_LINE), SELECT("F", END_OF_LINE),
  SELECT_FAR("C", FORWARD_WORD), SELECT_FAR("D", BACKWARD_WORD), SELECT_FAR("A", BEGINNING_OF_TEXT),
  SELECT_FAR("B", END_OF_TEXT), SELECT_FAR("H", BEGINNING_OF_TEXT), SELECT_FAR("F", END_OF_TEXT),
  {"\033[c", ask_FIELD_SELECT_FORWARD_CHAR}, {"\033[d", ask_FIELD_SELECT_BACKWARD_CHAR},
  {"\033[a", ask_FIELD_SELECT_PREVIOUS_ROW}, {"\033[b", ask_FIELD_SELECT_NEXT_ROW},
  {"\033[7$", ask_FIELD_SELECT_BEGINNING_OF_LINE}, {"\033[8$", ask_FIELD_SELECT_END_OF_LINE},
  {"\033[1;2~", ask_FIELD_SELECT_BEGINNING_OF_LINE}, {"\033[4;2~", ask_FIELD_SELECT_END_OF_LINE},
#undef SELECT
#undef SELECT_FAR
  // What a terminal with kitty's protocol sends for Super-a, and for Control-Shift-a.
  {"\033[97;9u", ask_FIELD_SELECT_ALL}, {"\033[97;6u", ask_FIELD_SELECT_ALL},
  {"\033[3~", ask_DELETE_CHAR}, {"\033[3;5~", rl_kill_word}, {"\033[3;3~", rl_kill_word}, {"\033[2~", rl_overwrite_mode},
};

void fieldline_install_commands(void) {
  Keymap maps[] = {emacs_standard_keymap, emacs_meta_keymap, emacs_ctlx_keymap, vi_insertion_keymap, vi_movement_keymap};
  // vi command mode's Esc is such a key; Readline has unbound it.
  if (vi_movement_keymap[27].type == ISKMAP)
    fieldline_null_function = ((Keymap)vi_movement_keymap[27].function)[ANYOTHERKEY].function;
  for (int i = 0; funmap[i]; i++) funmap[i]->function = replaced(funmap[i]->function);
  for (int i = 0; i < REPLACEMENTS; i++)
    if (!replacements[i].original) rl_add_funmap_entry(replacements[i].name, replacements[i].ours);
  for (int m = 0; m < 5; m++) replace_in(maps[m]);
  for (int m = 0; m < 5; m += m == 0 ? 3 : 1)
    for (unsigned i = 0; i < sizeof extra / sizeof *extra; i++)
      rl_bind_keyseq_if_unbound_in_map(extra[i].keys, extra[i].ours, maps[m]);
  rl_bind_keyseq_in_map("\\e\\C-_", ask_FIELD_REDO, emacs_standard_keymap);
  rl_bind_keyseq_in_map("\\C-x\\C-r", ask_FIELD_REDO, emacs_standard_keymap);
  // As in Emacs.
  rl_bind_keyseq_if_unbound_in_map("\\C-xh", ask_FIELD_SELECT_ALL, emacs_standard_keymap);
  rl_bind_keyseq_if_unbound_in_map("\\ew", ask_COPY_REGION, emacs_standard_keymap);
  // As in vim, where C-g alone does nothing in insert mode.
  vi_insertion_keymap[7].function = 0;
  rl_bind_keyseq_in_map("\\C-gu", ask_FIELD_BREAK_UNDO, vi_insertion_keymap);
  vi_movement_keymap['R' - 64].function = ask_FIELD_REDO;
  if (!vi_movement_keymap['o'].function) vi_movement_keymap['o'].function = fieldline_vi_open_below;
  if (!vi_movement_keymap['O'].function) vi_movement_keymap['O'].function = fieldline_vi_open_above;
  if (!vi_movement_keymap[127].function) vi_movement_keymap[127].function = ask_BACKWARD_CHAR;
}

void fieldline_lend_rubout(bool lend) {
  Keymap map = rl_get_keymap();
  for (int i = 0; i < KEYMAP_SIZE; i++)
    if (map[i].type == ISFUNC && map[i].function == (lend ? ask_BACKWARD_DELETE_CHAR : rl_rubout))
      map[i].function = lend ? rl_rubout : ask_BACKWARD_DELETE_CHAR;
}

bool fieldline_is_motion(function f) {
  static const function motions[] = {
    ask_FORWARD_CHAR, ask_BACKWARD_CHAR, ask_FORWARD_BYTE, ask_BACKWARD_BYTE, ask_SET_MARK,
    ask_EXCHANGE_POINT_AND_MARK, ask_VI_COLUMN, fieldline_beg_of_line, fieldline_end_of_line, rl_forward_word, rl_backward_word,
    vi_prev_word, vi_next_word, vi_end_word, vi_bword, vi_fword, vi_eword, vi_bWord, vi_fWord, vi_eWord, vi_match,
    ask_FIELD_SELECT_ALL, ask_FIELD_SELECT_FORWARD_CHAR, ask_FIELD_SELECT_BACKWARD_CHAR, ask_FIELD_SELECT_FORWARD_WORD,
    ask_FIELD_SELECT_BACKWARD_WORD, ask_FIELD_SELECT_BEGINNING_OF_LINE, ask_FIELD_SELECT_END_OF_LINE,
    ask_FIELD_SELECT_BEGINNING_OF_TEXT, ask_FIELD_SELECT_END_OF_TEXT, ask_FIELD_SELECT_NEXT_ROW,
    ask_FIELD_SELECT_PREVIOUS_ROW, ask_COPY_REGION,
    vi_movement_mode, vi_append_mode, rl_vi_insert_mode, fieldline_vi_insert_beg, fieldline_vi_append_eol, fieldline_vi_first_print,
    rl_vi_back_to_indent,
  };
  for (unsigned i = 0; i < sizeof motions / sizeof *motions; i++)
    if (motions[i] == f) return true;
  return false;
}
