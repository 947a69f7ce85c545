// libvterm (Debian: libvterm-dev), made flat for Swift, which sees neither its bit fields nor its unions.

#ifndef CVTERM_H
#define CVTERM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct cv_terminal cv_terminal;

/// A colour: the terminal's own, one of 256, or red, green and blue.
typedef struct {
  enum { CV_COLOR_OWN, CV_COLOR_INDEX, CV_COLOR_RGB } kind;
  uint8_t index, red, green, blue;
} cv_color;

typedef struct {
  /// The scalars in the cell; none in a blank one. A continuation has the single value UINT32_MAX.
  uint32_t scalars[6];
  int scalar_count;
  int width;
  bool bold, italic, underline, strikethrough, inverse;
  cv_color foreground, background;
} cv_cell;

cv_terminal *cv_new(int columns, int rows);
void cv_free(cv_terminal *terminal);
void cv_feed(cv_terminal *terminal, const char *bytes, size_t count);
void cv_resize(cv_terminal *terminal, int columns, int rows);
void cv_cell_at(cv_terminal *terminal, int column, int row, cv_cell *cell);
void cv_cursor(cv_terminal *terminal, int *column, int *row, bool *visible);
bool cv_alternate(cv_terminal *terminal);
/// Which mouse events the program asked for: 0 none, 1 clicks, 2 drags too, 3 all moves.
int cv_mouse(cv_terminal *terminal);
/// What the terminal sends: answers, keys, mouse reports. Takes it.
size_t cv_take_output(cv_terminal *terminal, char *bytes, size_t capacity);
/// Types a paste's frame: nothing goes out unless bracketed paste is on.
void cv_paste_start(cv_terminal *terminal);
void cv_paste_end(cv_terminal *terminal);
/// Moves and presses the mouse.
void cv_mouse_move(cv_terminal *terminal, int column, int row);
void cv_mouse_button(cv_terminal *terminal, int button, bool pressed);
/// How many rows went up out of the screen, and the cells of one, the oldest first.
int cv_scrollback_count(cv_terminal *terminal);
int cv_scrollback_columns(cv_terminal *terminal, int line);
void cv_scrollback_cell(cv_terminal *terminal, int line, int column, cv_cell *cell);

#endif
