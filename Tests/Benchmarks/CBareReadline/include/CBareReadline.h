#ifndef CBARE_READLINE_H
#define CBARE_READLINE_H

#include <stddef.h>

/// Runs Readline's own command for a bracketed paste. `bytes` end in the paste's end sequence.
void bare_readline_paste(const unsigned char *bytes, size_t count);

#endif
