// The isolation of a stranger's code: places, calls and amounts.
#define _GNU_SOURCE
#include "Isolation.h"
#include "CSceneHost.h"
#include "Calls.h"
#include "Channel.h"
#include "Landlock.h"
#include <errno.h>
#include <link.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

static bool isolated;

bool is_isolated(void) { return isolated; }

static void told(const char *name) { say_refused(name, ""); }

SceneHostIsolation scene_host_isolation(void) {
  return (SceneHostIsolation){landlock_version(), has_call_filter()};
}

SceneHostIsolation scene_host_isolate(
    const char *readable, int readable_count, const char *writable, int writable_count, uint64_t memory,
    uint64_t seconds) {
  SceneHostIsolation done = {0, false};
  isolated = true;
  if (memory > 0) setrlimit(RLIMIT_DATA, &(struct rlimit){memory, memory});
  // A second to say where it was; then the kernel ends it, whatever it does with the signal.
  if (seconds > 0) setrlimit(RLIMIT_CPU, &(struct rlimit){seconds, seconds + 1});
  done.landlock = landlock_confine(readable, readable_count, writable, writable_count, false);
  done.filters_calls = filter_calls(true, told);
  return done;
}

SceneHostIsolation scene_host_confine_program(
    const char *readable, int readable_count, const char *writable, int writable_count) {
  SceneHostIsolation done = {0, false};
  done.landlock = landlock_confine(readable, readable_count, writable, writable_count, true);
  done.filters_calls = filter_calls(false, NULL);
  return done;
}

typedef struct {
  char *list;
  size_t size;
  size_t length;
} Folders;

static int add_folder(struct dl_phdr_info *object, size_t size, void *result) {
  const char *slash = strrchr(object->dlpi_name, '/');
  // The executable has no name here.
  if (!slash || slash == object->dlpi_name) return 0;
  Folders *folders = result;
  size_t length = (size_t)(slash - object->dlpi_name);
  for (size_t i = 0; i < folders->length; i += strlen(folders->list + i) + 1) {
    if (strlen(folders->list + i) == length && !memcmp(folders->list + i, object->dlpi_name, length)) return 0;
  }
  if (folders->length + length + 1 > folders->size) return 0;
  memcpy(folders->list + folders->length, object->dlpi_name, length);
  folders->list[folders->length + length] = 0;
  folders->length += length + 1;
  return 0;
}

uint64_t scene_host_library_folders(char *list, uint64_t size) {
  Folders folders = {list, size, 0};
  dl_iterate_phdr(add_folder, &folders);
  return folders.length;
}

bool scene_host_is_out_of_memory(void) {
  if (!isolated) return false;
  // More than a scene asks for at once, and less than what a film should have left.
  enum { ROOM = 512 << 20 };
  void *room = mmap(NULL, ROOM, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (room == MAP_FAILED) return errno == ENOMEM;
  munmap(room, ROOM);
  return false;
}
