#include "CLoader.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

void *cloader_open(const char *name, char *message, size_t size) {
  void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    const char *reason = dlerror();
    snprintf(message, size, "%s", reason ? reason : name);
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

int cloader_once(int *is_loaded, int (*load)(char *, size_t), char *message, size_t size) {
  static pthread_mutex_t loading = PTHREAD_MUTEX_INITIALIZER;
  message[0] = 0;
  pthread_mutex_lock(&loading);
  if (!*is_loaded) *is_loaded = load(message, size);
  int result = *is_loaded;
  pthread_mutex_unlock(&loading);
  return result;
}
