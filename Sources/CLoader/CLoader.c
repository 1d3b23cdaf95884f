#include "CLoader.h"

#include <dlfcn.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void *cloader_open(const char *folder, const char *name, char *message, size_t size) {
  char path[PATH_MAX];
  if (snprintf(path, sizeof path, "%s%s", folder, name) >= (int)sizeof path) {
    snprintf(message, size, "%s lies too deep", name);
    return NULL;
  }
  void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    const char *reason = dlerror();
    snprintf(message, size, "%s", reason ? reason : path);
  }
  return library;
}

int cloader_find(
    void *library, const char *name, const char *symbol, void *place, char *message,
    size_t size) {
  void *address = dlsym(library, symbol);
  if (!address) {
    snprintf(message, size, "%s has no %s", name, symbol);
    return 0;
  }
  memcpy(place, &address, sizeof address);
  return 1;
}

const void *cloader_functions(
    struct cloader_table *table, const char *folder, char *message, size_t size) {
  message[0] = 0;
  if (folder[0]) {
    void *functions = malloc(table->size);
    if (functions && table->load(functions, folder, message, size)) return functions;
    free(functions);
    return NULL;
  }
  static pthread_mutex_t loading = PTHREAD_MUTEX_INITIALIZER;
  pthread_mutex_lock(&loading);
  if (!table->is_loaded) {
    table->is_loaded = table->load(table->functions, folder, message, size);
  }
  const void *functions = table->is_loaded ? table->functions : NULL;
  pthread_mutex_unlock(&loading);
  return functions;
}
