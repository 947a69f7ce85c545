#define _GNU_SOURCE
#include "CPseudoTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/syscall.h>
#endif

// After fork() in a process with threads only async-signal-safe functions may be called. All below keep to it.

int cpt_pipe(int ends[2]) {
#ifdef __linux__
  return pipe2(ends, O_CLOEXEC) == 0 ? 0 : errno;
#else
  if (pipe(ends) != 0) return errno;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  return 0;
#endif
}

/// Closes all descriptors but those in `kept`, which are moved to 3, 4, ... and not inherited.
///
/// The leader runs nothing else, so close-on-exec doesn't help it; and as long as it held another test's pipe,
/// that test would never see the pipe's end.
static void keep_only(int *kept, int count) {
  // Out of the way first, so that no move overwrites a descriptor that is still to be moved.
  for (int i = 0; i < count; i++) {
    if (kept[i] >= 0) kept[i] = fcntl(kept[i], F_DUPFD, 64);
  }
  int next = 3;
  for (int i = 0; i < count; i++) {
    if (kept[i] < 0) continue;
    dup2(kept[i], next);
    fcntl(next, F_SETFD, FD_CLOEXEC);
    kept[i] = next++;
  }
  for (int fd = 0; fd < 3; fd++) dup2(kept[0], fd);
#if defined(__linux__) && defined(SYS_close_range)
  if (syscall(SYS_close_range, next, ~0U, 0) == 0) return;
#endif
  long limit = sysconf(_SC_OPEN_MAX);
  for (int fd = next; fd < limit && fd < 65536; fd++) close(fd);
}

static void reset_signals(void) {
  for (int number = 1; number < NSIG; number++) {
    if (number != SIGKILL && number != SIGSTOP) signal(number, SIG_DFL);
  }
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

static void report(int descriptor, int kind, int value) {
  struct cpt_report message = {kind, value};
  while (write(descriptor, &message, sizeof message) < 0 && errno == EINTR) {
  }
}

/// The program's process, from fork to exec. Says on `failure` why it couldn't.
static void become_program(const struct cpt_program *program, int terminal, const int wiring[3], int failure) {
  setpgid(0, 0);
  // The new group isn't in the foreground yet, and would be stopped for putting itself there.
  signal(SIGTTOU, SIG_IGN);
  if (program->controls) tcsetpgrp(terminal, getpid());
  reset_signals();
  int inherited[3];
  for (int i = 0; i < 3; i++) inherited[i] = fcntl(wiring[i], F_DUPFD_CLOEXEC, 32);
  for (int i = 0; i < 3; i++) dup2(inherited[i], i);
  if (program->working_directory == NULL || chdir(program->working_directory) == 0) {
    execve(program->path, program->arguments, program->environment);
  }
  int error = errno;
  while (write(failure, &error, sizeof error) < 0 && errno == EINTR) {
  }
  _exit(127);
}

static void ignore(int number) { (void)number; }

/// The leader's process: a shell with one job. It outlives the program, since the kernel resets a terminal's
/// modes when its session's leader ends, and tests compare them; and a program can be stopped by its terminal
/// only if there is a parent in its session who could resume it.
static void lead(const struct cpt_program *program, int terminal, int reports, int commands) {
  setsid();
  for (int number = 1; number < NSIG; number++) {
    if (number != SIGCHLD && number != SIGKILL && number != SIGSTOP) signal(number, SIG_IGN);
  }
  // Waited for, below. Some systems would forget signals that nobody handles.
  signal(SIGCHLD, ignore);
  signal(SIGHUP, ignore);
  sigset_t awaited;
  sigemptyset(&awaited);
  sigaddset(&awaited, SIGCHLD);
  sigaddset(&awaited, SIGHUP);
  sigprocmask(SIG_SETMASK, &awaited, NULL);
  if (program->controls) ioctl(terminal, TIOCSCTTY, 0);

  int kept[6] = {terminal, reports, commands, program->input, program->output, program->error};
  keep_only(kept, 6);
  terminal = kept[0], reports = kept[1], commands = kept[2];
  const int wiring[3] = {
    kept[3] < 0 ? terminal : kept[3], kept[4] < 0 ? terminal : kept[4], kept[5] < 0 ? terminal : kept[5]};

  int failure[2];
  int error = cpt_pipe(failure);
  pid_t child = error == 0 ? fork() : -1;
  if (child == 0) {
    become_program(program, terminal, wiring, failure[1]);
  }
  if (child < 0) {
    report(reports, CPT_FAILED, error ? error : errno);
    _exit(1);
  }
  close(failure[1]);
  setpgid(child, child);
  for (int i = 3; i < 6; i++) {
    if (kept[i] >= 0) close(kept[i]);
  }
  if (read(failure[0], &error, sizeof error) == sizeof error) {
    report(reports, CPT_FAILED, error);
    _exit(1);
  }
  close(failure[0]);
  report(reports, CPT_STARTED, child);

  while (true) {
    int number = 0;
    sigwait(&awaited, &number);
    if (number == SIGHUP) {
      // The terminal is gone. The kernel tells the leader alone, and a shell tells its jobs.
      kill(-child, SIGHUP);
      kill(-child, SIGCONT);
    }
    int status;
    if (waitpid(child, &status, WUNTRACED | WNOHANG) != child) continue;
    // As a shell does, so that what is typed now doesn't go to the program.
    if (program->controls) tcsetpgrp(terminal, getpid());
    report(reports, CPT_CHANGED, status);
    char command;
    ssize_t count;
    while ((count = read(commands, &command, 1)) < 0 && errno == EINTR) {
    }
    if (!WIFSTOPPED(status) || count <= 0) _exit(0);
    if (program->controls) tcsetpgrp(terminal, child);
    kill(-child, SIGCONT);
  }
}

/// Both sides of a new terminal.
static int open_terminal(struct cpt_session *session, int *terminal) {
  int *master = &session->master;
#ifdef __linux__
  *master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
#else
  *master = posix_openpt(O_RDWR | O_NOCTTY);
#endif
  if (*master < 0) return errno;
  fcntl(*master, F_SETFD, FD_CLOEXEC);
  if (grantpt(*master) == 0 && unlockpt(*master) == 0 && ptsname_r(*master, session->device, sizeof session->device) == 0) {
    *terminal = open(session->device, O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (*terminal >= 0) return 0;
  }
  int error = errno;
  close(*master);
  return error;
}

int cpt_start(const struct cpt_program *program, struct cpt_session *session) {
  int terminal;
  int error = open_terminal(session, &terminal);
  if (error) return error;
  cpt_resize(session->master, program->columns, program->rows);

  int reports[2] = {-1, -1}, commands[2] = {-1, -1};
  error = cpt_pipe(reports);
  if (!error) error = cpt_pipe(commands);
  session->leader = -1;
  if (!error) {
    session->leader = fork();
    if (session->leader == 0) lead(program, terminal, reports[1], commands[0]);
    if (session->leader < 0) error = errno;
  }
  close(terminal);
  if (reports[1] >= 0) close(reports[1]);
  if (commands[0] >= 0) close(commands[0]);
  if (error) {
    if (reports[0] >= 0) close(reports[0]);
    if (commands[1] >= 0) close(commands[1]);
    close(session->master);
    return error;
  }
  session->reports = reports[0];
  session->commands = commands[1];
  fcntl(session->master, F_SETFL, fcntl(session->master, F_GETFL) | O_NONBLOCK);
  fcntl(session->reports, F_SETFL, fcntl(session->reports, F_GETFL) | O_NONBLOCK);
  return 0;
}

int cpt_read_modes(int descriptor, struct cpt_modes *modes) {
  struct termios settings;
  if (tcgetattr(descriptor, &settings) != 0) return errno;
  memset(modes, 0, sizeof *modes);
  modes->input = settings.c_iflag;
  modes->output = settings.c_oflag;
  modes->control = settings.c_cflag;
  modes->local = settings.c_lflag;
  modes->input_speed = cfgetispeed(&settings);
  modes->output_speed = cfgetospeed(&settings);
  memcpy(modes->characters, settings.c_cc,
         sizeof settings.c_cc < sizeof modes->characters ? sizeof settings.c_cc : sizeof modes->characters);
  return 0;
}

bool cpt_is_canonical(const struct cpt_modes *modes) { return modes->local & ICANON; }
bool cpt_echoes(const struct cpt_modes *modes) { return modes->local & ECHO; }

int cpt_resize(int master, unsigned short columns, unsigned short rows) {
  struct winsize size = {.ws_col = columns, .ws_row = rows};
  return ioctl(master, TIOCSWINSZ, &size) == 0 ? 0 : errno;
}

bool cpt_exited(int status) { return WIFEXITED(status); }
bool cpt_stopped(int status) { return WIFSTOPPED(status); }
int cpt_status_value(int status) {
  return WIFEXITED(status) ? WEXITSTATUS(status) : WIFSTOPPED(status) ? WSTOPSIG(status) : WTERMSIG(status);
}
