#include "CAV.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "CLoader.h"

#define CAV_TEXT_(x) #x
#define CAV_TEXT(x) CAV_TEXT_(x)
#define CAV_SONAME(name, major) "lib" name ".so." CAV_TEXT(major)

static const char avutil_name[] = CAV_SONAME("avutil", LIBAVUTIL_VERSION_MAJOR);
static const char avcodec_name[] = CAV_SONAME("avcodec", LIBAVCODEC_VERSION_MAJOR);
static const char avformat_name[] = CAV_SONAME("avformat", LIBAVFORMAT_VERSION_MAJOR);
static const char swscale_name[] = CAV_SONAME("swscale", LIBSWSCALE_VERSION_MAJOR);

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

const char *cav_scaler_library(void) { return swscale_name; }

#define CAV_FIND(library, name) \
  if (!cloader_find(library, library##_name, #name, &functions->name, message, size)) return 0;

#define CAV_OPEN_ALL                                                                   \
  void *avutil = cloader_open(folder, avutil_name, message, size);                     \
  void *avcodec = avutil ? cloader_open(folder, avcodec_name, message, size) : NULL;   \
  void *avformat = avcodec ? cloader_open(folder, avformat_name, message, size) : NULL; \
  if (!avformat) return 0;

static int load(void *table, const char *folder, char *message, size_t size) {
  struct cav_functions *functions = table;
  CAV_OPEN_ALL
  CAV_EACH(CAV_FIND)
  functions->av_log_set_callback(keep_errors);
  return 1;
}

static int load_reader(void *table, const char *folder, char *message, size_t size) {
  struct cav_reader_functions *functions = table;
  CAV_OPEN_ALL
  CAV_EACH_READER(CAV_FIND)
  functions->av_log_set_callback(keep_errors);
  return 1;
}

const struct cav_functions *cav_load(const char *folder, char *message, size_t size) {
  static struct cav_functions functions;
  static struct cloader_table table = {&functions, sizeof functions, load, 0};
  return cloader_functions(&table, folder, message, size);
}

const struct cav_reader_functions *cav_load_reader(
    const char *folder, char *message, size_t size) {
  static struct cav_reader_functions functions;
  static struct cloader_table table = {&functions, sizeof functions, load_reader, 0};
  return cloader_functions(&table, folder, message, size);
}

static int load_scaler(void *table, const char *folder, char *message, size_t size) {
  struct cav_scaler_functions *functions = table;
  void *swscale = cloader_open(folder, swscale_name, message, size);
  if (!swscale) return 0;
  CAV_EACH_SCALER(CAV_FIND)
  return 1;
}

const struct cav_scaler_functions *cav_load_scaler(
    const char *folder, char *message, size_t size) {
  static struct cav_scaler_functions functions;
  static struct cloader_table table = {&functions, sizeof functions, load_scaler, 0};
  return cloader_functions(&table, folder, message, size);
}
