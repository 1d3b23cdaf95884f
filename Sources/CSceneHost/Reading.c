// What a scene's thread opened to read or only asked for: files and folders, there or not, each once, in order.
#include "Reading.h"
#include "CSceneHost.h"
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// As many as are told apart; a scene that opens more is told as one that does.
enum { NAMES = 4096 };
static char *names[NAMES];
static int64_t count;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void note(const char *name) {
  pthread_mutex_lock(&lock);
  int64_t place = 0;
  while (place < count && place < NAMES && strcmp(names[place], name)) place++;
  if (place == count) {
    if (count < NAMES) names[count] = strdup(name);
    // Without memory for its name it counts as one too many.
    if (count < NAMES && !names[count]) count = NAMES;
    if (count <= NAMES) count++;
  }
  pthread_mutex_unlock(&lock);
}

void note_reading(const char *path) {
  if (path && path[0] == '/') note(path);
}

void note_asking(const char *path) {
  char name[PATH_MAX + 1];
  if (path && path[0] == '/' && snprintf(name, sizeof name, "?%s", path) < (int)sizeof name) note(name);
}

const char *scene_host_reading(int64_t number) {
  pthread_mutex_lock(&lock);
  const char *name = number >= 0 && number < count && number < NAMES ? names[number] : NULL;
  pthread_mutex_unlock(&lock);
  return name;
}

bool scene_host_reads_more(void) {
  pthread_mutex_lock(&lock);
  bool is_more = count > NAMES;
  pthread_mutex_unlock(&lock);
  return is_more;
}
