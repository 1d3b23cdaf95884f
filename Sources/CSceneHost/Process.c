// Starting and watching child processes: few calls, plain values.
#define _GNU_SOURCE
#include "CSceneHost.h"
#include "Places.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/personality.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

// A steady child's stack, as most systems have it: where the memory for libraries begins follows from it.
enum { USUAL_STACK = 8 << 20 };

static char **split(const char *packed, int count) {
  char **list = calloc((size_t)count + 1, sizeof *list);
  for (int i = 0; list && i < count; i++) {
    list[i] = (char *)packed;
    packed += strlen(packed) + 1;
  }
  return list;
}

void scene_host_reset_signals(void) {
  struct sigaction usual = {.sa_handler = SIG_DFL};
  const int defaults[] = {SIGINT, SIGTERM, SIGPIPE};
  for (size_t i = 0; i < sizeof defaults / sizeof *defaults; i++) sigaction(defaults[i], &usual, NULL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

void scene_host_set_usual_stack(void) {
  struct rlimit stack;
  if (getrlimit(RLIMIT_STACK, &stack) == 0 && stack.rlim_max >= USUAL_STACK) {
    stack.rlim_cur = USUAL_STACK;
    setrlimit(RLIMIT_STACK, &stack);
  }
}

typedef struct {
  const char *path;
  char **arguments;
  char **environment;
  int kept[PLACES];
  const char *readable;
  const char *writable;
  SceneHostStart start;
  // Why it could not be started, told through the memory that both have until then.
  volatile int failure;
} Birth;

// What the child does before it is another program: calls of the kernel only, as its memory is the parent's.
static _Noreturn void be_born(Birth *birth) {
  for (int place = 0; place < PLACES; place++) {
    if (birth->kept[place] >= 0) dup2(birth->kept[place], place);
  }
  for (int place = INPUT; place <= ERRORS; place++) {
    if (birth->kept[place] >= 0) continue;
    int nothing = open("/dev/null", place == INPUT ? O_RDONLY : O_WRONLY);
    if (nothing == place || nothing < 0) continue;
    dup2(nothing, place);
    close(nothing);
  }
  // Only a scene's process has to do with what the user named by a descriptor.
  if (birth->kept[RESULTS] < 0) close_range(RESULTS, ~0U, 0);
  scene_host_reset_signals();
  const SceneHostStart *start = &birth->start;
  if (start->is_steady) {
    // Refusal leaves what differs from run to run, but for the places of objects.
    personality(ADDR_NO_RANDOMIZE);
    scene_host_set_usual_stack();
  }
  if (start->is_confined) {
    scene_host_confine_program(
        birth->readable, start->readable_count, birth->writable, start->writable_count);
  }
  execve(birth->path, birth->arguments, birth->environment);
  birth->failure = errno;
  _exit(127);
}

// Held while a child confines itself, which it does in memory that all have: what is refused is listed in one place.
static pthread_mutex_t confining = PTHREAD_MUTEX_INITIALIZER;

// Apart, so that nothing of the caller is changed by the child.
static __attribute__((noinline)) pid_t give_birth(Birth *birth) {
  pid_t child = vfork();
  if (child == 0) be_born(birth);
  return child;
}

int scene_host_spawn(
    const char *path, const char *arguments, const char *environment, const char *readable, const char *writable,
    SceneHostStart start) {
  const int given[PLACES] = {
    start.input, start.output, start.output, start.results, start.data, start.task, start.broker};
  Birth birth = {.path = path, .readable = readable, .writable = writable, .start = start};
  bool has_all = true;
  // Above the places that are filled, so that none is overwritten before it is used.
  for (int i = 0; i < PLACES; i++) {
    bool is_below = given[i] >= 0 && given[i] < FIRST_FREE;
    birth.kept[i] = is_below ? fcntl(given[i], F_DUPFD_CLOEXEC, FIRST_FREE) : given[i];
    if (given[i] >= 0 && birth.kept[i] < 0) has_all = false;
  }
  birth.arguments = split(arguments, start.argument_count);
  birth.environment = split(environment, start.environment_count);
  pid_t child = -1;
  int failure = has_all ? ENOMEM : EMFILE;
  if (has_all && birth.arguments && birth.environment) {
    // A handler of ours must not run in the child.
    sigset_t all, before;
    sigfillset(&all);
    sigprocmask(SIG_SETMASK, &all, &before);
    if (start.is_confined) pthread_mutex_lock(&confining);
    child = give_birth(&birth);
    if (start.is_confined) pthread_mutex_unlock(&confining);
    failure = child < 0 ? errno : birth.failure;
    sigprocmask(SIG_SETMASK, &before, NULL);
    if (child > 0 && failure) waitpid(child, NULL, 0);
  }
  free(birth.arguments);
  free(birth.environment);
  for (int i = 0; i < PLACES; i++) {
    if (birth.kept[i] != given[i]) close(birth.kept[i]);
  }
  return failure ? -failure : child;
}

// What a pipe takes without growing, less what its pages waste.
enum { USUAL_PIPE = 48 << 10 };

int scene_host_letter(const void *bytes, uint64_t size) {
  int ends[2];
  // A file would count as one where the size of files is limited.
  if (pipe2(ends, O_CLOEXEC) != 0) return -1;
  bool fits = size <= USUAL_PIPE || fcntl(ends[1], F_SETPIPE_SZ, (int)(size * 2)) >= 0;
  if (fits && write(ends[1], bytes, size) == (ssize_t)size) {
    close(ends[1]);
    return ends[0];
  }
  close(ends[0]);
  close(ends[1]);
  int file = memfd_create("task", MFD_CLOEXEC);
  if (file < 0) return -1;
  for (uint64_t done = 0; done < size;) {
    ssize_t count = write(file, (const char *)bytes + done, size - done);
    if (count < 0 && errno != EINTR) {
      close(file);
      return -1;
    }
    if (count > 0) done += (uint64_t)count;
  }
  lseek(file, 0, SEEK_SET);
  return file;
}

static int signals = -1;

void scene_host_watch_signals(void) {
  if (signals >= 0) return;
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGINT);
  sigaddset(&set, SIGTERM);
  sigaddset(&set, SIGHUP);
  sigprocmask(SIG_BLOCK, &set, NULL);
  signals = signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
}

int scene_host_await(int descriptor, int milliseconds) {
  return scene_host_await_child(descriptor, -1, milliseconds);
}

int scene_host_await_child(int descriptor, int end, int milliseconds) {
  // Those that are negative are passed over.
  struct pollfd watched[] = {{descriptor, POLLIN, 0}, {signals, POLLIN, 0}, {end, POLLIN, 0}};
  int count;
  do { count = poll(watched, 3, milliseconds); } while (count < 0 && errno == EINTR);
  if (count == 0) return 0;
  struct signalfd_siginfo arrived;
  if (signals >= 0 && read(signals, &arrived, sizeof arrived) == sizeof arrived) {
    return (int)arrived.ssi_signo;
  }
  // What the child said before its end comes first.
  return watched[0].revents || !watched[2].revents ? -1 : -2;
}

int scene_host_watch_end(int process) { return (int)syscall(SYS_pidfd_open, process, 0); }

void scene_host_settle(const int *kept, int count) {
  // No file of ours may get the number of a standard stream that is closed: what a library prints would be written into
  // it. What stands there instead fails when it is used, as a closed stream does.
  for (int number = INPUT; number <= ERRORS; number++) {
    if (fcntl(number, F_GETFD) >= 0) continue;
    if (open("/dev/null", number == INPUT ? O_WRONLY : O_RDONLY) < 0) break;
  }
  // A file that may not grow is an error of the write that would have it grow.
  signal(SIGXFSZ, SIG_IGN);
  close_range(RESULTS, ~0U, CLOSE_RANGE_CLOEXEC);
  for (int i = 0; i < count; i++) fcntl(kept[i], F_SETFD, 0);
}

void scene_host_signal(int process, int signal) { kill(process, signal); }

double scene_host_used_seconds(int process) {
  siginfo_t end;
  struct rusage used = {0};
  // The C library's function does not ask what was used.
  long asked;
  do { asked = syscall(SYS_waitid, P_PID, process, &end, WEXITED | WNOWAIT, &used); } while (asked < 0 && errno == EINTR);
  enum { MICROSECONDS = 1000000 };
  return (double)(used.ru_utime.tv_sec + used.ru_stime.tv_sec)
      + (double)(used.ru_utime.tv_usec + used.ru_stime.tv_usec) / MICROSECONDS;
}

int scene_host_reap(int process) {
  int status = 0;
  pid_t reaped;
  do { reaped = waitpid(process, &status, 0); } while (reaped < 0 && errno == EINTR);
  if (reaped < 0) return 0;
  return WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status);
}

void scene_host_run_as_batch(void) {
  // New threads take this over. Refusal harms nothing.
  sched_setscheduler(0, SCHED_BATCH, &(struct sched_param){0});
}
