#include "CAV.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#define CAV_TEXT_(x) #x
#define CAV_TEXT(x) CAV_TEXT_(x)
#define CAV_SONAME(name, major) "lib" name ".so." CAV_TEXT(major)

static const char avutil_name[] = CAV_SONAME("avutil", LIBAVUTIL_VERSION_MAJOR);
static const char avcodec_name[] = CAV_SONAME("avcodec", LIBAVCODEC_VERSION_MAJOR);
static const char avformat_name[] = CAV_SONAME("avformat", LIBAVFORMAT_VERSION_MAJOR);
static const char swscale_name[] = CAV_SONAME("swscale", LIBSWSCALE_VERSION_MAJOR);

static pthread_mutex_t loading = PTHREAD_MUTEX_INITIALIZER;
static struct cav_functions functions;
static int is_loaded;
// What another folder holds is kept apart, so that asking for it disturbs no one.
static struct cav_functions functions_elsewhere;
static struct cav_scaler_functions scaler_functions;

static _Thread_local char last_error[512];

// libav logs a line in pieces; a piece without a prefix or line feed goes on with the same line, but
// errors come whole in practice, so the last error line is the one worth keeping.
static void keep_errors(void *context, int level, const char *format, va_list arguments) {
  (void)context;
  if (level > AV_LOG_ERROR) return;
  char line[sizeof last_error];
  vsnprintf(line, sizeof line, format, arguments);
  size_t length = strcspn(line, "\r\n");
  if (length == 0) return;
  line[length] = 0;
  memcpy(last_error, line, length + 1);
}

void cav_take_log(char *text, size_t size) {
  if (size == 0) return;
  snprintf(text, size, "%s", last_error);
  last_error[0] = 0;
}

const char *cav_format_library(void) { return avformat_name; }

static void *open_library(const char *folder, const char *name, char *message, size_t size) {
  char path[1024];
  snprintf(path, sizeof path, "%s%s", folder, name);
  void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    const char *reason = dlerror();
    snprintf(message, size, "%s", reason ? reason : path);
  }
  return library;
}

#define CAV_FIND(library, name)                                             \
  {                                                                         \
    void *symbol = dlsym(library, #name);                                   \
    if (!symbol) {                                                          \
      snprintf(message, size, "%s has no %s", library##_name, #name);       \
      return 0;                                                             \
    }                                                                       \
    memcpy(&table->name, &symbol, sizeof symbol);                           \
  }

static int load(
    struct cav_functions *table, const char *folder, char *message, size_t size) {
  void *avutil = open_library(folder, avutil_name, message, size);
  void *avcodec = avutil ? open_library(folder, avcodec_name, message, size) : NULL;
  void *avformat = avcodec ? open_library(folder, avformat_name, message, size) : NULL;
  if (!avformat) return 0;
  CAV_EACH(CAV_FIND)
  table->av_log_set_callback(keep_errors);
  return 1;
}

const struct cav_functions *cav_load(const char *folder, char *message, size_t size) {
  message[0] = 0;
  const struct cav_functions *result = NULL;
  pthread_mutex_lock(&loading);
  if (folder[0]) {
    if (load(&functions_elsewhere, folder, message, size)) result = &functions_elsewhere;
  } else {
    if (!is_loaded) is_loaded = load(&functions, folder, message, size);
    if (is_loaded) result = &functions;
  }
  pthread_mutex_unlock(&loading);
  return result;
}

static int load_scaler(struct cav_scaler_functions *table, char *message, size_t size) {
  void *swscale = open_library("", swscale_name, message, size);
  if (!swscale) return 0;
  CAV_EACH_SCALER(CAV_FIND)
  return 1;
}

const struct cav_scaler_functions *cav_load_scaler(char *message, size_t size) {
  message[0] = 0;
  pthread_mutex_lock(&loading);
  int is_there = load_scaler(&scaler_functions, message, size);
  pthread_mutex_unlock(&loading);
  return is_there ? &scaler_functions : NULL;
}
