#include "CWebP.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

// The headers do not tell the shared libraries' versions; these have been the ones since 2016.
static const char webp_name[] = "libwebp.so.7";
static const char webpmux_name[] = "libwebpmux.so.3";

static pthread_mutex_t loading = PTHREAD_MUTEX_INITIALIZER;
static struct cwebp_functions functions;
static int is_loaded;

static void *open_library(const char *name, char *message, size_t size) {
  void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    const char *reason = dlerror();
    snprintf(message, size, "%s", reason ? reason : name);
  }
  return library;
}

static int load(char *message, size_t size) {
  void *webp = open_library(webp_name, message, size);
  void *webpmux = webp ? open_library(webpmux_name, message, size) : NULL;
  if (!webpmux) return 0;
#define CWEBP_FIND(library, name)                                     \
  {                                                                   \
    void *symbol = dlsym(library, #name);                             \
    if (!symbol) {                                                    \
      snprintf(message, size, "%s has no %s", library##_name, #name); \
      return 0;                                                       \
    }                                                                 \
    memcpy(&functions.name, &symbol, sizeof symbol);                  \
  }
  CWEBP_EACH(CWEBP_FIND)
#undef CWEBP_FIND
  return 1;
}

const struct cwebp_functions *cwebp_load(char *message, size_t size) {
  message[0] = 0;
  pthread_mutex_lock(&loading);
  if (!is_loaded) is_loaded = load(message, size);
  const struct cwebp_functions *result = is_loaded ? &functions : NULL;
  pthread_mutex_unlock(&loading);
  return result;
}
