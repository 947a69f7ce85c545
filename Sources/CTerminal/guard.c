#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

// What a handler needs. Written before the handlers are installed, or through the atomics below.
static struct {
  pid_t process;  // a forked child must not touch its parent's terminal
  int terminal;
  int output;
  struct termios saved;
} record;

static atomic_bool armed;        // handlers are installed
static atomic_bool entered;      // the terminal is to be put back
static atomic_int signal_read = -1;
static atomic_int signal_write = -1;
static atomic_uint continued;    // how often SIGCONT came

// Two buffers: a handler may interrupt the writing of one, and uses the other.
static unsigned char leave_bytes[2][FL_LEAVE_CAPACITY];
static size_t leave_count[2];
static atomic_int leave_current;

static const int fatal[] = {SIGTERM, SIGHUP, SIGQUIT};
// Ends the process by default; a program that has another use for one of these keeps it.
static const int unexpected[] = {SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2, SIGPIPE, SIGXCPU, SIGXFSZ, SIGSYS};
static const int crashes[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE};
static const int reported[] = {SIGINT, SIGTSTP, SIGCONT, SIGWINCH};
#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

static struct sigaction previous[NSIG];
static bool installed[NSIG];

bool fl_guard_set_leave(const unsigned char *bytes, size_t count) {
  if (count > FL_LEAVE_CAPACITY) return false;
  int next = 1 - atomic_load(&leave_current);
  memcpy(leave_bytes[next], bytes, count);
  leave_count[next] = count;
  atomic_store(&leave_current, next);
  atomic_store(&entered, count > 0);
  return true;
}

static void write_all(int output, const unsigned char *bytes, size_t count) {
  while (count > 0) {
    // A terminal that takes nothing (stopped, or its line hung) must not keep a process from dying.
    struct pollfd ready = {.fd = output, .events = POLLOUT};
    if (poll(&ready, 1, 1000) <= 0) return;
    ssize_t done = write(output, bytes, count);
    if (done < 0) {
      if (errno == EINTR) continue;
      return;
    }
    bytes += done;
    count -= (size_t)done;
  }
}

void fl_guard_restore(void) {
  if (getpid() != record.process || !atomic_exchange(&entered, false)) return;
  // In the background the terminal is someone else's: its modes were put back by a shell already.
  pid_t foreground = tcgetpgrp(record.terminal);
  if (foreground >= 0 && foreground != getpgrp()) return;
  sigset_t blocked, before;
  sigemptyset(&blocked);
  sigaddset(&blocked, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &blocked, &before);
  int current = atomic_load(&leave_current);
  write_all(record.output, leave_bytes[current], leave_count[current]);
  tcsetattr(record.terminal, TCSANOW, &record.saved);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

static void on_fatal(int number, siginfo_t *info, void *context) {
  (void)context;
  int saved_errno = errno;
  fl_guard_restore();
  sigaction(number, &previous[number], NULL);
  // A faulting instruction faults again when this returns, and the handler before ours sees the fault itself (Swift's
  // backtracer needs that). Everything else is sent anew. On x86 a trap goes on after its instruction.
  bool recurs = info && info->si_code > 0;
#if defined(__x86_64__) || defined(__i386__)
  if (number == SIGTRAP) recurs = false;
#endif
  if (number == SIGTERM || number == SIGHUP || number == SIGQUIT || number == SIGABRT) recurs = false;
  if (!recurs) raise(number);
  errno = saved_errno;
}

static void on_reported(int number, siginfo_t *info, void *context) {
  int saved_errno = errno;
  if (number == SIGCONT) atomic_fetch_add(&continued, 1);
  int descriptor = atomic_load(&signal_write);
  if (descriptor >= 0 && getpid() == record.process) {
    unsigned char byte = (unsigned char)number;
    // A full pipe has enough to wake its reader.
    ssize_t ignored = write(descriptor, &byte, 1);
    (void)ignored;
  }
  // A resize or a continuation may concern the rest of the program too.
  if (number == SIGWINCH || number == SIGCONT) {
    const struct sigaction *before = &previous[number];
    if (before->sa_flags & SA_SIGINFO) {
      if (before->sa_sigaction) before->sa_sigaction(number, info, context);
    } else if (before->sa_handler != SIG_DFL && before->sa_handler != SIG_IGN) {
      before->sa_handler(number);
    }
  }
  errno = saved_errno;
}

static void install(int number, void (*handler)(int, siginfo_t *, void *), bool keeps_ignored) {
  if (sigaction(number, NULL, &previous[number]) != 0) return;
  if (keeps_ignored && !(previous[number].sa_flags & SA_SIGINFO) && previous[number].sa_handler == SIG_IGN) return;
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = handler;
  action.sa_flags = SA_SIGINFO | SA_RESTART | SA_ONSTACK;
  sigemptyset(&action.sa_mask);
  installed[number] = sigaction(number, &action, NULL) == 0;
}

static bool is_default(int number) {
  struct sigaction action;
  return sigaction(number, NULL, &action) == 0 && !(action.sa_flags & SA_SIGINFO) && action.sa_handler == SIG_DFL;
}

// A stack overflow leaves no stack to handle it on. Stacks are a thread's own: this covers the thread that arms the
// guard, which is the main one; overflows elsewhere crash without the terminal being put back.
static _Alignas(16) unsigned char own_stack[64 * 1024];
static bool has_own_stack;

static void use_own_stack(void) {
  stack_t current;
  if (sigaltstack(NULL, &current) != 0 || !(current.ss_flags & SS_DISABLE)) return;
  stack_t own = {.ss_sp = own_stack, .ss_size = sizeof own_stack};
  has_own_stack = sigaltstack(&own, NULL) == 0;
}

static void drop_own_stack(void) {
  stack_t current;
  if (!has_own_stack || sigaltstack(NULL, &current) != 0 || current.ss_sp != (void *)own_stack) return;
  stack_t none = {.ss_flags = SS_DISABLE, .ss_size = sizeof own_stack};
  sigaltstack(&none, NULL);
  has_own_stack = false;
}

static int open_pipe(void) {
  int ends[2];
  if (pipe(ends) != 0) return errno;
  for (int end = 0; end < 2; end++) {
    fcntl(ends[end], F_SETFD, FD_CLOEXEC);
    fcntl(ends[end], F_SETFL, O_NONBLOCK);
  }
  atomic_store(&signal_read, ends[0]);
  atomic_store(&signal_write, ends[1]);
  return 0;
}

int fl_guard_arm(int terminal, int output, const struct termios *saved) {
  if (atomic_exchange(&armed, true)) return EBUSY;
  int error = open_pipe();
  if (error != 0) {
    atomic_store(&armed, false);
    return error;
  }
  record.process = getpid();
  record.terminal = terminal;
  record.output = output;
  record.saved = *saved;
  static bool has_exit_hook;
  if (!has_exit_hook) has_exit_hook = atexit(fl_guard_restore) == 0;
  use_own_stack();
  for (size_t i = 0; i < COUNT(fatal); i++) install(fatal[i], on_fatal, true);
  for (size_t i = 0; i < COUNT(unexpected); i++)
    if (is_default(unexpected[i])) install(unexpected[i], on_fatal, true);
  for (size_t i = 0; i < COUNT(crashes); i++) install(crashes[i], on_fatal, false);
  for (size_t i = 0; i < COUNT(reported); i++) install(reported[i], on_reported, true);
  // These two are ignored by default, and nothing is lost by looking.
  if (!installed[SIGCONT]) install(SIGCONT, on_reported, false);
  if (!installed[SIGWINCH]) install(SIGWINCH, on_reported, false);
  return 0;
}

void fl_guard_disarm(void) {
  if (!atomic_load(&armed)) return;
  for (int number = 1; number < NSIG; number++) {
    if (!installed[number]) continue;
    sigaction(number, &previous[number], NULL);
    installed[number] = false;
  }
  drop_own_stack();
  atomic_store(&entered, false);
  int write_end = atomic_exchange(&signal_write, -1);
  int read_end = atomic_exchange(&signal_read, -1);
  if (write_end >= 0) close(write_end);
  if (read_end >= 0) close(read_end);
  atomic_store(&armed, false);
}

int fl_guard_signals(void) { return atomic_load(&signal_read); }

bool fl_guard_stop(void) {
  struct sigaction stop, before;
  memset(&stop, 0, sizeof stop);
  stop.sa_handler = SIG_DFL;
  sigemptyset(&stop.sa_mask);
  if (sigaction(SIGTSTP, &stop, &before) != 0) return false;
  unsigned count = atomic_load(&continued);
  bool went_on = false;
  if (kill(0, SIGTSTP) == 0) {
    // The signal may be delivered to another thread, a moment later. SIGCONT tells that it was, and is over.
    for (int wait = 0; wait < 500 && !went_on; wait++) {
      struct timespec moment = {.tv_nsec = 1000000};
      nanosleep(&moment, NULL);
      went_on = atomic_load(&continued) != count;
    }
  }
  sigaction(SIGTSTP, &before, NULL);
  return went_on;
}
