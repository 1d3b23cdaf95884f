// A process for a scene that is no stranger's code, forked from the tool itself as it stands: it has read what it is asked for,
// and its tables are made. What it shares with the tool is its memory; descriptors, signals and environment are those of any
// process of a scene.
#define _GNU_SOURCE
#include "CSceneHost.h"
#include "Places.h"
#include <dirent.h>
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

static bool is_among(int number, const int *kept) {
  for (int place = 0; place < PLACES; place++) {
    if (kept[place] == number) return true;
  }
  return false;
}

// Closes what would be closed at exec, but for what is kept.
static void close_as_exec(const int *kept) {
  DIR *folder = opendir("/proc/self/fd");
  if (!folder) return;
  // They are closed when all are known: the folder changes under its reader.
  enum { MOST = 256 };
  int closed[MOST], count = 0;
  for (struct dirent *entry; count < MOST && (entry = readdir(folder));) {
    int number = atoi(entry->d_name);
    if (number <= ERRORS || number == dirfd(folder) || is_among(number, kept)) continue;
    int flags = fcntl(number, F_GETFD);
    if (flags >= 0 && flags & FD_CLOEXEC) closed[count++] = number;
  }
  closedir(folder);
  for (int i = 0; i < count; i++) close(closed[i]);
}

int scene_host_fork(SceneHostStart start, const char *const *environment) {
  const int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
  const int given[PLACES] = {
    start.input >= 0 ? start.input : nothing, start.output, start.output, start.results, start.data, start.task,
    start.broker};
  int kept[PLACES];
  bool can_fork = nothing >= 0 && scene_host_is_alone();
  // Above the places, so that none is overwritten before it is used.
  for (int place = 0; place < PLACES; place++) {
    kept[place] = given[place] >= 0 ? fcntl(given[place], F_DUPFD_CLOEXEC, FIRST_FREE) : -1;
    if (given[place] >= 0 && kept[place] < 0) can_fork = false;
  }
  const pid_t number = scene_host_thread_number();
  pid_t child = can_fork ? fork() : -1;
  if (child == 0) {
    scene_host_renew_thread_number(number);
    close_as_exec(kept);
    scene_host_fill_places(kept);
    scene_host_reset_signals();
    scene_host_set_usual_stack();
    clearenv();
    for (; *environment; environment++) putenv((char *)*environment);
    return 0;
  }
  for (int place = 0; place < PLACES; place++) {
    if (kept[place] >= 0) close(kept[place]);
  }
  if (nothing >= 0) close(nothing);
  return child;
}
