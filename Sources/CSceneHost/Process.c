// Starting and watching child processes: few calls, plain values.
#define _GNU_SOURCE
#include "CSceneHost.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/signalfd.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

// Where a child finds what it is given, and above that, where its own descriptors may begin.
enum { INPUT = 0, OUTPUT = 1, ERRORS = 2, RESULTS = 3, DATA = 4, FIRST_FREE = 5 };

static char **split(const char *packed, int count) {
  char **list = calloc((size_t)count + 1, sizeof *list);
  for (int i = 0; list && i < count; i++) {
    list[i] = (char *)packed;
    packed += strlen(packed) + 1;
  }
  return list;
}

int scene_host_spawn(
    const char *path, const char *arguments, int argument_count, const char *environment,
    int environment_count, int input, int output, int results, int data) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  // Above the places that are filled, so that none is overwritten before it is used.
  int kept_input = input >= 0 ? fcntl(input, F_DUPFD_CLOEXEC, FIRST_FREE) : -1;
  int kept = output >= 0 ? fcntl(output, F_DUPFD_CLOEXEC, FIRST_FREE) : -1;
  int kept_results = results >= 0 ? fcntl(results, F_DUPFD_CLOEXEC, FIRST_FREE) : -1;
  int kept_data = data >= 0 ? fcntl(data, F_DUPFD_CLOEXEC, FIRST_FREE) : -1;
  bool has_all = (output < 0 || kept >= 0) && (input < 0 || kept_input >= 0) && (results < 0 || kept_results >= 0) &&
      (data < 0 || kept_data >= 0);
  if (input >= 0) {
    posix_spawn_file_actions_adddup2(&actions, kept_input, INPUT);
  } else {
    posix_spawn_file_actions_addopen(&actions, INPUT, "/dev/null", O_RDONLY, 0);
  }
  if (output >= 0) {
    posix_spawn_file_actions_adddup2(&actions, kept, OUTPUT);
  } else {
    posix_spawn_file_actions_addopen(&actions, OUTPUT, "/dev/null", O_WRONLY, 0);
  }
  posix_spawn_file_actions_adddup2(&actions, OUTPUT, ERRORS);
  if (results >= 0) posix_spawn_file_actions_adddup2(&actions, kept_results, RESULTS);
  if (data >= 0) posix_spawn_file_actions_adddup2(&actions, kept_data, DATA);
  // Only a scene's process has to do with what the user named by a descriptor.
  if (results < 0) posix_spawn_file_actions_addclosefrom_np(&actions, RESULTS);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t none, defaults;
  sigemptyset(&none);
  sigemptyset(&defaults);
  sigaddset(&defaults, SIGINT);
  sigaddset(&defaults, SIGTERM);
  sigaddset(&defaults, SIGPIPE);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &defaults);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  char **argument_list = split(arguments, argument_count);
  char **environment_list = split(environment, environment_count);
  pid_t pid = 0;
  int failure = !has_all ? EMFILE
      : argument_list && environment_list
      ? posix_spawnp(&pid, path, &actions, &attributes, argument_list, environment_list)
      : ENOMEM;
  free(argument_list);
  free(environment_list);
  if (kept_input >= 0) close(kept_input);
  if (kept >= 0) close(kept);
  if (kept_results >= 0) close(kept_results);
  if (kept_data >= 0) close(kept_data);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return failure ? -failure : pid;
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
