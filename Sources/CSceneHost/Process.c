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
#include <sys/wait.h>
#include <unistd.h>

// Where a child finds what it is given, and above that, where its own descriptors may begin.
enum { INPUT = 0, OUTPUT = 1, ERRORS = 2, RESULTS = 3, DATA = 4, FIRST_FREE = 10 };

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
  int kept = fcntl(output, F_DUPFD_CLOEXEC, FIRST_FREE);
  int kept_results = results >= 0 ? fcntl(results, F_DUPFD_CLOEXEC, FIRST_FREE) : -1;
  int kept_data = data >= 0 ? fcntl(data, F_DUPFD_CLOEXEC, FIRST_FREE) : -1;
  if (input >= 0) {
    posix_spawn_file_actions_adddup2(&actions, kept_input, INPUT);
  } else {
    posix_spawn_file_actions_addopen(&actions, INPUT, "/dev/null", O_RDONLY, 0);
  }
  posix_spawn_file_actions_adddup2(&actions, kept, OUTPUT);
  posix_spawn_file_actions_adddup2(&actions, kept, ERRORS);
  if (results >= 0) posix_spawn_file_actions_adddup2(&actions, kept_results, RESULTS);
  if (data >= 0) posix_spawn_file_actions_adddup2(&actions, kept_data, DATA);
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
  int failure = argument_list && environment_list
      ? posix_spawnp(&pid, path, &actions, &attributes, argument_list, environment_list)
      : ENOMEM;
  free(argument_list);
  free(environment_list);
  if (kept_input >= 0) close(kept_input);
  close(kept);
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
  struct pollfd watched[] = {{descriptor, POLLIN, 0}, {signals, POLLIN, 0}};
  int count;
  do { count = poll(watched, signals >= 0 ? 2 : 1, milliseconds); } while (count < 0 && errno == EINTR);
  if (count == 0) return 0;
  struct signalfd_siginfo arrived;
  if (signals >= 0 && read(signals, &arrived, sizeof arrived) == sizeof arrived) {
    return (int)arrived.ssi_signo;
  }
  return -1;
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
