#include "CBareReadline.h"
#include <stdio.h>
#include <readline/readline.h>

static const unsigned char *next, *end;

static int from_memory(FILE *unused) {
  (void)unused;
  return next < end ? *next++ : EOF;
}

void bare_readline_paste(const unsigned char *bytes, size_t count) {
  rl_getc_func_t *before = rl_getc_function;
  next = bytes;
  end = bytes + count;
  rl_getc_function = from_memory;
  rl_bracketed_paste_begin(1, 0);
  rl_getc_function = before;
}
