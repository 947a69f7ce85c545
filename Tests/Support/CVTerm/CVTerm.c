#include "CVTerm.h"

#include <stdlib.h>
#include <string.h>
#include <vterm.h>

typedef struct {
  int columns;
  VTermScreenCell *cells;
} line;

struct cv_terminal {
  VTerm *vterm;
  VTermScreen *screen;
  bool visible, alternate;
  int mouse;
  int columns;  // the new width, during a resize
  line *lines;
  int line_count, line_capacity;
};

static int on_property(VTermProp property, VTermValue *value, void *user) {
  cv_terminal *terminal = user;
  switch (property) {
    case VTERM_PROP_CURSORVISIBLE: terminal->visible = value->boolean; break;
    case VTERM_PROP_ALTSCREEN: terminal->alternate = value->boolean; break;
    case VTERM_PROP_MOUSE: terminal->mouse = value->number; break;
    default: break;
  }
  return 1;
}

static int on_push(int columns, const VTermScreenCell *cells, void *user) {
  cv_terminal *terminal = user;
  if (terminal->line_count == terminal->line_capacity) {
    terminal->line_capacity = terminal->line_capacity * 2 + 16;
    terminal->lines = realloc(terminal->lines, sizeof(line) * (size_t)terminal->line_capacity);
  }
  line *pushed = &terminal->lines[terminal->line_count++];
  pushed->columns = columns;
  pushed->cells = malloc(sizeof *cells * (size_t)columns);
  memcpy(pushed->cells, cells, sizeof *cells * (size_t)columns);
  return 1;
}

static int on_pop(int columns, VTermScreenCell *cells, void *user) {
  cv_terminal *terminal = user;
  if (terminal->line_count == 0) return 0;
  line *popped = &terminal->lines[--terminal->line_count];
  VTermScreenCell blank;
  memset(&blank, 0, sizeof blank);
  blank.width = 1;
  for (int i = 0; i < columns; i++) {
    cells[i] = i < popped->columns ? popped->cells[i] : blank;
    // libvterm 0.1.4 crashes on a wide letter that the new width cuts in two.
    if (cells[i].width == 2 && i + 1 >= terminal->columns) cells[i] = blank;
  }
  free(popped->cells);
  return 1;
}

static const VTermScreenCallbacks callbacks = {
  .settermprop = on_property, .sb_pushline = on_push, .sb_popline = on_pop};

cv_terminal *cv_new(int columns, int rows) {
  cv_terminal *terminal = calloc(1, sizeof *terminal);
  terminal->visible = true;
  terminal->vterm = vterm_new(rows, columns);
  vterm_set_utf8(terminal->vterm, 1);
  terminal->screen = vterm_obtain_screen(terminal->vterm);
  vterm_screen_set_callbacks(terminal->screen, &callbacks, terminal);
  vterm_screen_enable_altscreen(terminal->screen, 1);
  vterm_screen_reset(terminal->screen, 1);
  return terminal;
}

void cv_free(cv_terminal *terminal) {
  vterm_free(terminal->vterm);
  for (int i = 0; i < terminal->line_count; i++) free(terminal->lines[i].cells);
  free(terminal->lines);
  free(terminal);
}

void cv_feed(cv_terminal *terminal, const char *bytes, size_t count) {
  vterm_input_write(terminal->vterm, bytes, count);
  vterm_screen_flush_damage(terminal->screen);
}

void cv_resize(cv_terminal *terminal, int columns, int rows) {
  terminal->columns = columns;
  vterm_set_size(terminal->vterm, rows, columns);
}

static cv_color flatten_color(VTermColor color, bool is_own) {
  if (is_own) return (cv_color){.kind = CV_COLOR_OWN};
  if (VTERM_COLOR_IS_INDEXED(&color)) return (cv_color){.kind = CV_COLOR_INDEX, .index = color.indexed.idx};
  return (cv_color){
    .kind = CV_COLOR_RGB, .red = color.rgb.red, .green = color.rgb.green, .blue = color.rgb.blue};
}

static void flatten(const VTermScreenCell *from, cv_cell *to) {
  memset(to, 0, sizeof *to);
  for (int i = 0; i < VTERM_MAX_CHARS_PER_CELL && from->chars[i]; i++) to->scalars[to->scalar_count++] = from->chars[i];
  to->width = from->width;
  to->bold = from->attrs.bold;
  to->italic = from->attrs.italic;
  to->underline = from->attrs.underline != 0;
  to->strikethrough = from->attrs.strike;
  to->inverse = from->attrs.reverse;
  to->foreground = flatten_color(from->fg, VTERM_COLOR_IS_DEFAULT_FG(&from->fg));
  to->background = flatten_color(from->bg, VTERM_COLOR_IS_DEFAULT_BG(&from->bg));
}

void cv_cell_at(cv_terminal *terminal, int column, int row, cv_cell *cell) {
  VTermScreenCell found;
  memset(&found, 0, sizeof found);
  vterm_screen_get_cell(terminal->screen, (VTermPos){.row = row, .col = column}, &found);
  flatten(&found, cell);
}

void cv_cursor(cv_terminal *terminal, int *column, int *row, bool *visible) {
  VTermPos position;
  vterm_state_get_cursorpos(vterm_obtain_state(terminal->vterm), &position);
  *column = position.col;
  *row = position.row;
  *visible = terminal->visible;
}

bool cv_alternate(cv_terminal *terminal) { return terminal->alternate; }
int cv_mouse(cv_terminal *terminal) { return terminal->mouse; }

size_t cv_take_output(cv_terminal *terminal, char *bytes, size_t capacity) {
  return vterm_output_read(terminal->vterm, bytes, capacity);
}

void cv_paste_start(cv_terminal *terminal) { vterm_keyboard_start_paste(terminal->vterm); }
void cv_paste_end(cv_terminal *terminal) { vterm_keyboard_end_paste(terminal->vterm); }
void cv_mouse_move(cv_terminal *terminal, int column, int row) {
  vterm_mouse_move(terminal->vterm, row, column, VTERM_MOD_NONE);
}
void cv_mouse_button(cv_terminal *terminal, int button, bool pressed) {
  vterm_mouse_button(terminal->vterm, button, pressed, VTERM_MOD_NONE);
}

int cv_scrollback_count(cv_terminal *terminal) { return terminal->line_count; }
int cv_scrollback_columns(cv_terminal *terminal, int line) { return terminal->lines[line].columns; }
void cv_scrollback_cell(cv_terminal *terminal, int line, int column, cv_cell *cell) {
  flatten(&terminal->lines[line].cells[column], cell);
}
