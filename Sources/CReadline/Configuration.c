// Readline's own keymaps and variables, kept once and put back before each inputrc.
#undef _FORTIFY_SOURCE
#define _GNU_SOURCE
#include "Internal.h"
#include <stdlib.h>
#include <string.h>
#include <readline/tilde.h>

static const char *const variable_names[] = {
  "bind-tty-special-chars", "blink-matching-paren", "colored-completion-prefix", "colored-stats",
  "completion-ignore-case", "completion-map-case", "completion-display-width", "completion-prefix-display-length",
  "completion-query-items", "disable-completion", "echo-control-characters", "enable-active-region",
  "enable-keypad", "enable-meta-key", "expand-tilde", "history-preserve-point", "horizontal-scroll-mode",
  "mark-directories", "mark-modified-lines", "mark-symlinked-directories", "match-hidden-files",
  "menu-complete-display-prefix", "page-completions", "prefer-visible-bell", "print-completions-horizontally",
  "revert-all-at-newline", "show-all-if-ambiguous", "show-all-if-unmodified", "show-mode-in-prompt",
  "skip-completed-text", "visible-stats", "comment-begin", "keyseq-timeout", "emacs-mode-string",
  "vi-cmd-mode-string", "vi-ins-mode-string", "editing-mode",
};
// Private to Readline, and perhaps absent: whether an $if hides the lines that are being read.
extern unsigned char _rl_parsing_conditionalized_out __attribute__((weak));

enum { MAX_OPEN_CONDITIONS = 32, VARIABLES = sizeof variable_names / sizeof *variable_names, MAPS = 5 };
static char *saved_values[VARIABLES];
static Keymap saved_maps[MAPS];

static Keymap built_in(int i) {
  Keymap maps[MAPS] = {emacs_standard_keymap, emacs_meta_keymap, emacs_ctlx_keymap, vi_insertion_keymap, vi_movement_keymap};
  return maps[i];
}

static bool is_built_in(Keymap map) {
  for (int i = 0; i < MAPS; i++)
    if (map == built_in(i)) return true;
  return false;
}

static Keymap sub_map(Keymap map, int key) {
  return map[key].type == ISKMAP ? (Keymap)map[key].function : 0;
}

// A copy whose own sub-maps are copies too; the built-in ones stay themselves.
static void copy(Keymap from, Keymap to) {
  for (int i = 0; i < KEYMAP_SIZE; i++) {
    to[i] = from[i];
    Keymap below = sub_map(from, i);
    if (below && !is_built_in(below)) {
      Keymap map = rl_make_bare_keymap();
      copy(below, map);
      to[i].function = (rl_command_func_t *)map;
    } else if (from[i].type == ISMACR && from[i].function) {
      to[i].function = (rl_command_func_t *)strdup((char *)from[i].function);
    }
  }
}

static void discard(Keymap map) {
  for (int i = 0; i < KEYMAP_SIZE; i++) {
    Keymap below = sub_map(map, i);
    if (below && !is_built_in(below)) {
      discard(below);
      free(below);
    } else if (map[i].type == ISMACR) {
      free((char *)map[i].function);
    }
  }
}

static void save_defaults(void) {
  for (int i = 0; i < VARIABLES; i++) {
    char *value = rl_variable_value(variable_names[i]);
    saved_values[i] = value ? strdup(value) : 0;
  }
  for (int i = 0; i < MAPS; i++) copy(built_in(i), saved_maps[i] = rl_make_bare_keymap());
}

// What this library's way of driving Readline rests on, whatever an inputrc says.
static void insist(void) {
  rl_variable_bind("bell-style", "none");
  rl_variable_bind("enable-bracketed-paste", "off");
  rl_variable_bind("byte-oriented", "off");
  rl_variable_bind("input-meta", "on");
  rl_variable_bind("output-meta", "on");
  rl_variable_bind("convert-meta", "off");
  // It would wait half a second for a blink that nobody sees.
  rl_variable_bind("blink-matching-paren", "off");
  // Without a timeout a lone Esc waits for the next key for ever. Its length does not matter here: whether
  // more bytes follow is known.
  const char *timeout = rl_variable_value("keyseq-timeout");
  if (!timeout || atoi(timeout) <= 0) rl_variable_bind("keyseq-timeout", "500");
}

void fieldline_rl_restore_defaults(const char *application, const char *terminal) {
  static char *name, *term;
  if (!saved_maps[0]) save_defaults();
  fieldline_has_macros = false;
  for (int i = 0; i < MAPS; i++) {
    discard(built_in(i));
    copy(saved_maps[i], built_in(i));
  }
  FILE *errors = fieldline_divert_stderr(fieldline_null);
  for (int i = 0; i < VARIABLES; i++)
    if (saved_values[i]) rl_variable_bind(variable_names[i], saved_values[i]);
  rl_variable_bind("isearch-terminators", "\"\\C-[\\C-J\"");
  rl_variable_bind("history-size", "-1");
  insist();
  fieldline_divert_stderr(errors);
  char *old_name = name, *old_term = term;
  rl_readline_name = name = strdup(application);
  rl_terminal_name = term = strdup(terminal);
  free(old_name);
  free(old_term);
  fieldline_empty_kill_ring();
  fieldline_rl_clear_history();
}

// Binding a key to a command that does not exist unbinds it, without a word from Readline.
static void warn_of_unknown_command(const char *line, FILE *warnings) {
  if (strncmp(line, "$include", 8) == 0) fieldline_has_macros = true;
  if ((&_rl_parsing_conditionalized_out && _rl_parsing_conditionalized_out) || *line == '$') return;
  const char *colon = line;
  if (*colon == '"')
    for (colon++; *colon && *colon != '"'; colon++)
      if (*colon == '\\' && colon[1]) colon++;
  colon = strchr(colon, ':');
  if (!colon || strncmp(line, "set ", 4) == 0) return;
  const char *name = colon + 1 + strspn(colon + 1, " \t");
  size_t length = strcspn(name, " \t\r");
  if (*name == '"' || *name == '\'') fieldline_has_macros = true;
  if (length == 0 || *name == '"' || *name == '\'') return;
  char *copy = strndup(name, length);
  if (copy && !rl_named_function(copy)) fprintf(warnings, "readline: %s: unknown command\n", copy);
  free(copy);
}

static bool read_file(const char *name, FILE *warnings);

// Readline includes without end, until its stack is full.
enum { MAX_INCLUDES = 16 };
static int includes;

// Whether a line was an $include, and has been seen to.
static bool include(const char *line, FILE *warnings) {
  if (!&_rl_parsing_conditionalized_out || strncmp(line, "$include", 8) != 0) return false;
  if (_rl_parsing_conditionalized_out) return true;
  const char *name = line + 8 + strspn(line + 8, " \t");
  char *path = strndup(name, strcspn(name, " \t\r"));
  if (!path) return true;
  if (includes >= MAX_INCLUDES) {
    fprintf(warnings, "readline: %s: too many files include one another\n", path);
  } else {
    includes++;
    if (!read_file(path, warnings)) fprintf(warnings, "readline: %s: can't be read\n", path);
    includes--;
  }
  free(path);
  return true;
}

// Line by line, so that each complaint can be given the line that it is about.
static void read_text(const char *text, const char *file, FILE *warnings) {
  for (int number = 1; *text; number++) {
    const char *end = strchr(text, '\n');
    size_t length = end ? (size_t)(end - text) : strlen(text);
    char *line = strndup(text, length);
    if (!line) return;
    char *start = line + strspn(line, " \t");
    long before = ftell(warnings);
    if (*start && *start != '#') {
      warn_of_unknown_command(start, warnings);
      if (!include(start, warnings)) rl_parse_and_bind(start);
    }
    if (ftell(warnings) > before) fprintf(warnings, "\033%d\033%s\n", number, file);
    free(line);
    text += length + (end != 0);
  }
}

static bool read_file(const char *name, FILE *warnings) {
  char *path = tilde_expand(name);
  FILE *file = fopen(path, "r");
  char *text = 0;
  size_t size = 0;
  if (file && getdelim(&text, &size, 0, file) > 0) read_text(text, path, warnings);
  if (file) fclose(file);
  free(text);
  free(path);
  return file != 0;
}

static void read_users_file(FILE *warnings) {
  const char *named = getenv("INPUTRC");
  if (named && *named) read_file(named, warnings);
  else if (!read_file("~/.inputrc", warnings)) read_file("/etc/inputrc", warnings);
}

// What another thread wrote to stderr in the meantime goes where it was meant to go.
static void give_back_foreign_lines(char *text) {
  char *kept = text;
  for (char *line = text; *line;) {
    size_t length = strcspn(line, "\n");
    if (line[length]) length++;
    bool is_ours = *line == '\033' || strncmp(line, "readline: ", 10) == 0;
    if (!is_ours) fwrite(line, 1, length, stderr);
    else memmove(kept, line, length), kept += length;
    line += length;
  }
  *kept = 0;
}

char *fieldline_rl_read_inputrc(const char *text) {
  char *result = 0;
  size_t size = 0;
  FILE *warnings = open_memstream(&result, &size);
  if (!warnings) return 0;
  FILE *errors = fieldline_divert_stderr(warnings);
  rl_set_keymap_from_edit_mode();
  if (text) read_text(text, "", warnings);
  else read_users_file(warnings);
  fieldline_divert_stderr(fieldline_null);
  // An $if without its $endif would hide whatever is read later.
  for (int i = 0; i < MAX_OPEN_CONDITIONS; i++) {
    char end[] = "$endif";
    rl_parse_and_bind(end);
  }
  insist();
  fieldline_divert_stderr(errors);
  fclose(warnings);
  rl_set_keymap_from_edit_mode();
  if (result) give_back_foreign_lines(result);
  return result;
}

enum fieldline_rl_binding fieldline_rl_binding_of(const unsigned char *bytes, int count) {
  int type = ISFUNC;
  rl_command_func_t *f = rl_function_of_keyseq_len((const char *)bytes, count, rl_get_keymap(), &type);
  if (!f) return FIELDLINE_RL_UNBOUND;
  if (type == ISMACR) return FIELDLINE_RL_MACRO;
  if (type == ISKMAP) {
    rl_command_func_t *alone = ((Keymap)f)[ANYOTHERKEY].function;
    return alone && alone != fieldline_null_function ? FIELDLINE_RL_PREFIX_ALSO : FIELDLINE_RL_PREFIX;
  }
  if (f == rl_insert) return FIELDLINE_RL_SELF_INSERT;
  return fieldline_is_motion(f) ? FIELDLINE_RL_MOTION : FIELDLINE_RL_FUNCTION;
}
