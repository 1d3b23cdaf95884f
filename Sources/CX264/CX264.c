#include "CX264.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

// Opening an encoder is a macro that adds the version to its name.
#define CX264_TEXT_(x) #x
#define CX264_TEXT(x) CX264_TEXT_(x)

static const char x264_name[] = "libx264.so." CX264_TEXT(X264_BUILD);

static pthread_mutex_t loading = PTHREAD_MUTEX_INITIALIZER;
static struct cx264_functions functions;
static int is_loaded;

static _Thread_local char last_error[512];

static void keep_error(void *context, int level, const char *format, va_list arguments) {
  (void)context;
  if (level > X264_LOG_ERROR) return;
  vsnprintf(last_error, sizeof last_error, format, arguments);
  last_error[strcspn(last_error, "\r\n")] = 0;
}

void cx264_keep_log(x264_param_t *parameters) {
  parameters->i_log_level = X264_LOG_ERROR;
  parameters->pf_log = keep_error;
}

void cx264_take_log(char *text, size_t size) {
  if (size == 0) return;
  snprintf(text, size, "%s", last_error);
  last_error[0] = 0;
}

const char *cx264_library(void) { return x264_name; }

static int load(char *message, size_t size) {
  void *library = dlopen(x264_name, RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    const char *reason = dlerror();
    snprintf(message, size, "%s", reason ? reason : x264_name);
    return 0;
  }
#define CX264_FIND(name)                                                          \
  {                                                                               \
    void *symbol = dlsym(library, CX264_TEXT(x264_##name));                       \
    if (!symbol) {                                                                \
      snprintf(message, size, "%s has no %s", x264_name, CX264_TEXT(x264_##name)); \
      return 0;                                                                   \
    }                                                                             \
    memcpy(&functions.name, &symbol, sizeof symbol);                              \
  }
  CX264_EACH(CX264_FIND)
#undef CX264_FIND
  return 1;
}

const struct cx264_functions *cx264_load(char *message, size_t size) {
  message[0] = 0;
  pthread_mutex_lock(&loading);
  if (!is_loaded) is_loaded = load(message, size);
  const struct cx264_functions *result = is_loaded ? &functions : NULL;
  pthread_mutex_unlock(&loading);
  return result;
}
