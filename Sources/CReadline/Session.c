// readline() on a stack of its own.
//
// makecontext makes the stack; every switch after the first is a _longjmp, because swapcontext makes two
// system calls for the signal mask each time, more than ten times what a typed key costs otherwise. The
// checked longjmp of _FORTIFY_SOURCE refuses to change stacks, so it is off in this file.
#undef _FORTIFY_SOURCE
#define _GNU_SOURCE
#include "Internal.h"
#include <locale.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>
#if defined(__APPLE__)
#include <xlocale.h>
#endif

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define FIELDLINE_ASAN 1
#endif
#endif
#ifdef FIELDLINE_ASAN
#include <sanitizer/common_interface_defs.h>
#endif

// The line that browsing the history puts away. Private to Readline, and perhaps absent.
extern HIST_ENTRY *_rl_saved_line_for_history __attribute__((weak));

enum { STACK_SIZE = 512 * 1024, FEED_SIZE = 256, PATIENCE = 8, ABANDON_LIMIT = 64 };

enum fieldline_rl_waiting fieldline_reading;
int fieldline_operator;
bool fieldline_region_active;
FILE *fieldline_null;

static jmp_buf host, session;
static ucontext_t host_context, session_context;
static bool is_started, has_entered, is_in_call, is_abandoning, sends_abort, sends_end;
static unsigned char fed[FEED_SIZE];
static int fed_count, fed_next;
static struct fieldline_rl_state state;
static char *accepted;
static locale_t utf8;
#ifdef FIELDLINE_ASAN
static void *stack_bottom;
static const void *host_bottom;
static size_t host_size;
#endif

static void to_host(enum fieldline_rl_event event) {
  state.event = event;
  if (_setjmp(session) == 0) {
#ifdef FIELDLINE_ASAN
    void *fake;
    __sanitizer_start_switch_fiber(&fake, host_bottom, host_size);
#endif
    _longjmp(host, 1);
  }
#ifdef FIELDLINE_ASAN
  __sanitizer_finish_switch_fiber(0, &host_bottom, &host_size);
#endif
}

// Every readline() call of the process runs in here, and this never returns.
static void run(void) {
#ifdef FIELDLINE_ASAN
  __sanitizer_finish_switch_fiber(0, &host_bottom, &host_size);
#endif
  for (;;) {
    is_in_call = true;
    char *line = readline("");
    is_in_call = false;
    free(accepted);
    accepted = line;
    state.text = line;
    state.text_length = line ? (int)strlen(line) : 0;
    to_host(line ? FIELDLINE_RL_LINE : FIELDLINE_RL_END);
  }
}

static void enter(void) {
#ifdef FIELDLINE_ASAN
  void *fake;
  __sanitizer_start_switch_fiber(&fake, stack_bottom, STACK_SIZE);
#endif
  if (has_entered) _longjmp(session, 1);
  has_entered = true;
  swapcontext(&host_context, &session_context);
}

static void go(void) {
  if (_setjmp(host) == 0) enter();
#ifdef FIELDLINE_ASAN
  __sanitizer_finish_switch_fiber(0, 0, 0);
#endif
}

static enum fieldline_rl_waiting waiting(void) {
  if (RL_ISSTATE(RL_STATE_READCMD)) {
    // Whatever read keys before has ended, perhaps by an abort that jumped over its last lines.
    fieldline_reading = FIELDLINE_RL_WAITING_COMMAND;
    fieldline_operator = 0;
    return FIELDLINE_RL_WAITING_COMMAND;
  }
  if (RL_ISSTATE(RL_STATE_ISEARCH)) return FIELDLINE_RL_WAITING_INCREMENTAL;
  if (RL_ISSTATE(RL_STATE_NSEARCH)) return FIELDLINE_RL_WAITING_SEARCH;
  if (fieldline_reading != FIELDLINE_RL_WAITING_COMMAND) return fieldline_reading;
  if (fieldline_operator) return FIELDLINE_RL_WAITING_MOTION;
  if (RL_ISSTATE(RL_STATE_NUMERICARG)) return FIELDLINE_RL_WAITING_ARGUMENT;
  return FIELDLINE_RL_WAITING_SEQUENCE;
}

static int next_byte(FILE *unused) {
  (void)unused;
  for (;;) {
    if (sends_abort) {
      sends_abort = false;
      rl_abort(1, 7);
    }
    if (sends_end) {
      sends_end = false;
      return EOF;
    }
    if (fed_next < fed_count) return fed[fed_next++];
    state.waiting = waiting();
    to_host(FIELDLINE_RL_KEY);
  }
}

static int has_byte(void) { return fed_next < fed_count; }
static void nothing(void) {}

// Called after each command, those of macros too; and in the middle of one that shows a message.
static void redisplay(void) {
  if (RL_ISSTATE(RL_STATE_DISPATCHING)) return;
  fieldline_settle_history();
  fieldline_settle_line();
}

static void prepare(int unused) { (void)unused; }

// The application may change its locale at any time; Readline then looks at it again, and in a locale that
// it takes for seven-bit it would read the bytes of a character as Meta keys.
static int begin_line(void) {
  rl_variable_bind("convert-meta", "off");
  to_host(FIELDLINE_RL_BEGIN);
  return 0;
}

int fieldline_ask_with_text(enum fieldline_rl_command command, int count, int key, const char *text) {
  if (is_abandoning) return 0;
  state.command = command;
  state.count = count;
  state.key = key;
  state.has_argument = rl_explicit_arg != 0;
  state.text = text;
  state.text_length = text ? (int)strlen(text) : 0;
  to_host(FIELDLINE_RL_COMMAND);
  return 0;
}

int fieldline_ask(enum fieldline_rl_command command, int count, int key) {
  return fieldline_ask_with_text(command, count, key, 0);
}

FILE *fieldline_divert_stderr(FILE *sink) {
#if defined(__GLIBC__) || defined(__APPLE__)
  FILE *before = stderr;
  if (sink) stderr = sink;
  return before;
#else
  return sink;
#endif
}

bool fieldline_rl_start(const char *terminal) {
  if (is_started) return true;
  long page = sysconf(_SC_PAGESIZE);
  char *memory = mmap(0, STACK_SIZE + page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) return false;
  // An overflow must hit the guard, not somebody's memory.
  mprotect(memory, page, PROT_NONE);
  fieldline_null = fopen("/dev/null", "r+");
  if (!fieldline_null || getcontext(&session_context) != 0) return false;
  session_context.uc_stack.ss_sp = memory + page;
  session_context.uc_stack.ss_size = STACK_SIZE;
  session_context.uc_link = 0;
  makecontext(&session_context, run, 0);
#ifdef FIELDLINE_ASAN
  stack_bottom = memory + page;
#endif
  utf8 = newlocale(LC_CTYPE_MASK, "C.UTF-8", 0);
  if (!utf8) utf8 = newlocale(LC_CTYPE_MASK, "en_US.UTF-8", 0);
  locale_t before = utf8 ? uselocale(utf8) : 0;

  rl_instream = rl_outstream = fieldline_null;
  rl_catch_signals = rl_catch_sigwinch = 0;
  rl_change_environment = 0;
  rl_terminal_name = strdup(terminal);
  FILE *errors = fieldline_divert_stderr(fieldline_null);
  // rl_initialize reads the user's inputrc unless another file was read before; ours comes later.
  rl_read_init_file("/dev/null");
  rl_initialize();
  fieldline_divert_stderr(errors);
  rl_tty_set_echoing(0);
  // Only now: with a redisplay function set earlier, rl_initialize leaves out what terminfo knows.
  rl_redisplay_function = redisplay;
  rl_prep_term_function = prepare;
  rl_deprep_term_function = nothing;
  rl_getc_function = next_byte;
  rl_input_available_hook = has_byte;
  rl_startup_hook = begin_line;
  rl_inhibit_completion = 1;
  fieldline_install_commands();
  if (before) uselocale(before);
  is_started = true;
  return true;
}

const struct fieldline_rl_state *fieldline_rl_current(void) {
  state.line = rl_line_buffer;
  state.length = rl_end;
  state.point = rl_point;
  state.mark = rl_mark;
  state.is_vi_command_mode = rl_editing_mode == 0 && rl_get_keymap() == vi_movement_keymap;
  state.is_overwriting = rl_insert_mode == 0;
  state.is_operator_pending = fieldline_operator != 0;
  state.has_more = fed_next < fed_count || rl_executing_macro != 0 || rl_pending_input != 0;
  state.history_position = where_history();
  return &state;
}

const struct fieldline_rl_state *fieldline_rl_resume(void) {
  // The thread's locale, not the process's: the main actor may move to another thread between two keys.
  locale_t before = utf8 ? uselocale(utf8) : 0;
  bool searches = RL_ISSTATE(RL_STATE_ISEARCH) != 0;
  // A macro that calls itself is reported; other threads shall not lose what they write without need.
  FILE *errors = fieldline_divert_stderr(fieldline_has_macros ? fieldline_null : 0);
  if (searches) fieldline_lend_rubout(true);
  go();
  if (searches) fieldline_lend_rubout(false);
  fieldline_divert_stderr(errors);
  if (before) uselocale(before);
  return fieldline_rl_current();
}

void fieldline_rl_feed(const unsigned char *bytes, int count) {
  fed_count = count < FEED_SIZE ? count : FEED_SIZE;
  fed_next = 0;
  memcpy(fed, bytes, fed_count);
}

// An undo list can belong to the line, to the history entry that the line came from, and to the copy of the
// line that browsing puts away; Readline frees it twice where one of them has grown since (recall, edit,
// leave, return, edit, search). Its undo is not used here. So an edited entry keeps its text, and no list.
void fieldline_settle_history(void) {
  static bool was_browsing;
  if (&_rl_saved_line_for_history && _rl_saved_line_for_history) _rl_saved_line_for_history->data = 0;
  bool is_browsing = where_history() < history_length;
  if (!is_browsing && !was_browsing) return;
  was_browsing = is_browsing;
  if (is_browsing) rl_maybe_replace_line();
  HIST_ENTRY **entries = history_list();
  for (int i = 0; entries && i < history_length; i++) entries[i]->data = 0;
  // While vi inserts, the list says what `.` repeats.
  if (rl_editing_mode != 0 || rl_get_keymap() == vi_movement_keymap) rl_free_undo_list();
}

void fieldline_drop_undo(void) {
  fieldline_settle_history();
  rl_free_undo_list();
  rl_maybe_unsave_line();
}

void fieldline_rl_abandon(void) {
  if (!is_in_call) return;
  is_abandoning = true;
  bool has_aborted = false;
  for (int tries = 0; is_in_call && tries < ABANDON_LIMIT; tries++) {
    fed_next = fed_count = 0;
    bool is_at_rest = state.event == FIELDLINE_RL_KEY && state.waiting == FIELDLINE_RL_WAITING_COMMAND;
    if (is_at_rest && !has_aborted) {
      // An abort forgets the macros, recorded and running.
      sends_abort = has_aborted = true;
    } else if (is_at_rest) {
      // End of input on an empty line is the only way out that runs none of the user's bindings.
      fieldline_drop_undo();
      rl_point = rl_end = rl_mark = 0;
      rl_line_buffer[0] = 0;
      sends_end = true;
    } else if (state.event == FIELDLINE_RL_KEY) {
      fieldline_rl_feed((const unsigned char *)"\007", 1);
      if (tries >= PATIENCE) {
        // It takes C-g for a character again and again: out of it by a jump.
        RL_UNSETSTATE(RL_STATE_ISEARCH | RL_STATE_NSEARCH | RL_STATE_NUMERICARG | RL_STATE_MOREINPUT | RL_STATE_METANEXT);
        sends_abort = true;
      }
    }
    fieldline_rl_resume();
  }
  fed_next = fed_count = 0;
  is_abandoning = false;
}

void fieldline_rl_set_line(const char *bytes, int count, int point, int mark) {
  if (where_history() < history_length) {
    // Readline keeps an edited entry only if its undo list knows of the edit.
    rl_begin_undo_group();
    rl_delete_text(0, rl_end);
    rl_point = 0;
    fieldline_rl_insert(bytes, count);
    rl_end_undo_group();
  } else {
    fieldline_drop_undo();
    rl_extend_line_buffer(count + 1);
    if (count > 0) memcpy(rl_line_buffer, bytes, count);
    // Readline copies lines as C strings: a NUL must not end them.
    for (char *nul = rl_line_buffer; count > 0 && (nul = memchr(nul, 0, rl_line_buffer + count - nul));) *nul = 1;
    rl_line_buffer[count] = 0;
    rl_end = count;
  }
  fieldline_rl_set_point(point, mark);
}

void fieldline_rl_set_point(int point, int mark) {
  rl_point = point < 0 ? 0 : point > rl_end ? rl_end : point;
  if (mark >= 0) rl_mark = mark > rl_end ? rl_end : mark;
}

void fieldline_rl_delete(int from, int to) {
  int low = from < to ? from : to;
  rl_delete_text(low, from < to ? to : from);
  rl_point = low;
}

void fieldline_rl_kill(int from, int to) {
  rl_kill_text(from, to);
  rl_point = from < to ? from : to;
}

void fieldline_rl_copy(int from, int to) {
  int point = rl_point, mark = rl_mark;
  rl_point = to;
  rl_mark = from;
  rl_copy_region_to_kill(1, 0);
  rl_point = point;
  rl_mark = mark;
}

void fieldline_rl_begin_inserting(void) {
  if (rl_editing_mode == 0 && rl_get_keymap() == vi_movement_keymap) rl_vi_start_inserting('i', 1, 1);
}

void fieldline_rl_insert(const char *bytes, int count) {
  char *text = malloc(count + 1);
  if (!text) return;
  for (int i = 0; i < count; i++) text[i] = bytes[i] ? bytes[i] : 1;
  text[count] = 0;
  rl_insert_text(text);
  free(text);
}

void fieldline_rl_set_region_active(bool active) { fieldline_region_active = active; }
void fieldline_rl_group(bool begin) { begin ? rl_begin_undo_group() : rl_end_undo_group(); }
const char *fieldline_rl_prompt(void) { return rl_display_prompt ? rl_display_prompt : ""; }
bool fieldline_rl_is_vi(void) { return rl_editing_mode == 0; }
void fieldline_rl_free(char *text) { free(text); }
const char *fieldline_rl_variable(const char *name) { return rl_variable_value(name); }

void fieldline_rl_clear_history(void) {
  if (is_in_call) fieldline_drop_undo();
  // Readline frees the entries and leaves their pointers; a search counts entries up to a null, and would read them.
  HIST_ENTRY **entries = history_list();
  int count = history_length;
  rl_clear_history();
  for (int i = 0; entries && i < count; i++) entries[i] = 0;
  using_history();
}

void fieldline_rl_add_history(const char *line) {
  add_history(line);
  using_history();
}

int fieldline_rl_word_boundary(int point, int count) {
  locale_t before = utf8 ? uselocale(utf8) : 0;
  int saved = rl_point;
  rl_point = point;
  rl_forward_word(count, 0);
  int result = rl_point;
  rl_point = saved;
  if (before) uselocale(before);
  return result;
}
