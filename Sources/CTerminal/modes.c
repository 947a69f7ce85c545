#include "CTerminal.h"

#include <sys/ioctl.h>

void fl_make_raw(struct termios *modes) {
  modes->c_iflag &= ~(tcflag_t)(BRKINT | ICRNL | IGNCR | INLCR | INPCK | ISTRIP | IXON | IXOFF | PARMRK);
  modes->c_lflag &= ~(tcflag_t)(ECHO | ECHONL | ICANON | IEXTEN | ISIG);
  modes->c_cflag &= ~(tcflag_t)(CSIZE | PARENB);
  modes->c_cflag |= CS8;
  modes->c_cc[VMIN] = 1;
  modes->c_cc[VTIME] = 0;
}

int fl_waiting(int terminal) {
  int count = 0;
  return ioctl(terminal, FIONREAD, &count) == 0 ? count : 0;
}

bool fl_window_size(int terminal, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(terminal, TIOCGWINSZ, &size) != 0) return false;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return true;
}
