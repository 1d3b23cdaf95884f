#include "CAV.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "CLoader.h"

#define CAV_TEXT_(x) #x
#define CAV_TEXT(x) CAV_TEXT_(x)
#define CAV_SONAME(name, major) "lib" name ".so." CAV_TEXT(major)

static const char avutil_name[] = CAV_SONAME("avutil", LIBAVUTIL_VERSION_MAJOR);
static const char avcodec_name[] = CAV_SONAME("avcodec", LIBAVCODEC_VERSION_MAJOR);
static const char avformat_name[] = CAV_SONAME("avformat", LIBAVFORMAT_VERSION_MAJOR);
static const char swscale_name[] = CAV_SONAME("swscale", LIBSWSCALE_VERSION_MAJOR);

static struct cav_functions functions;
static int is_loaded;
static struct cav_scaler_functions scaler_functions;
static int is_scaler_loaded;

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

#define CAV_FIND(library, name) \
  if (!cloader_find(library, library##_name, #name, &table->name, message, size)) return 0;

static int load_from(
    struct cav_functions *table, const char *folder, char *message, size_t size) {
  const char *names[] = {avutil_name, avcodec_name, avformat_name};
  void *libraries[3];
  for (int i = 0; i < 3; i++) {
    char path[1024];
    snprintf(path, sizeof path, "%s%s", folder, names[i]);
    libraries[i] = cloader_open(path, message, size);
    if (!libraries[i]) return 0;
  }
  void *avutil = libraries[0], *avcodec = libraries[1], *avformat = libraries[2];
  CAV_EACH(CAV_FIND)
  table->av_log_set_callback(keep_errors);
  return 1;
}

static int load(char *message, size_t size) {
  return load_from(&functions, "", message, size);
}

const struct cav_functions *cav_load(const char *folder, char *message, size_t size) {
  if (!folder[0]) return cloader_once(&is_loaded, load, message, size) ? &functions : NULL;
  // What another folder holds is kept apart, so that asking for it disturbs no one.
  struct cav_functions *table = malloc(sizeof *table);
  message[0] = 0;
  if (table && load_from(table, folder, message, size)) return table;
  free(table);
  return NULL;
}

static int load_scaler(char *message, size_t size) {
  struct cav_scaler_functions *table = &scaler_functions;
  void *swscale = cloader_open(swscale_name, message, size);
  if (!swscale) return 0;
  CAV_EACH_SCALER(CAV_FIND)
  return 1;
}

const struct cav_scaler_functions *cav_load_scaler(char *message, size_t size) {
  return cloader_once(&is_scaler_loaded, load_scaler, message, size) ? &scaler_functions : NULL;
}
