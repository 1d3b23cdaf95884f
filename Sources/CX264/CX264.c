#include "CX264.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "CLoader.h"

// Opening an encoder is a macro that adds the version to its name.
#define CX264_TEXT_(x) #x
#define CX264_TEXT(x) CX264_TEXT_(x)

static const char x264_name[] = "libx264.so." CX264_TEXT(X264_BUILD);

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

static int load(void *table, const char *folder, char *message, size_t size) {
  struct cx264_functions *functions = table;
  void *library = cloader_open(folder, x264_name, message, size);
  if (!library) return 0;
#define CX264_FIND(name)                                                                    \
  if (!cloader_find(                                                                        \
          library, x264_name, CX264_TEXT(x264_##name), &functions->name, message, size))    \
    return 0;
  CX264_EACH(CX264_FIND)
#undef CX264_FIND
  return 1;
}

const struct cx264_functions *cx264_load(const char *folder, char *message, size_t size) {
  static struct cx264_functions functions;
  static struct cloader_table table = {&functions, sizeof functions, load, 0};
  return cloader_functions(&table, folder, message, size);
}

// An encoder on its way out, and what closes it.
struct closing {
  x264_t *encoder;
  void (*close)(x264_t *);
};

static void *close_encoder(void *place) {
  struct closing closing = *(struct closing *)place;
  free(place);
  closing.close(closing.encoder);
  return NULL;
}

void cx264_close_beside(x264_t *encoder, const struct cx264_functions *functions) {
  struct closing *closing = malloc(sizeof *closing);
  pthread_t thread;
  if (closing) {
    *closing = (struct closing){encoder, functions->encoder_close};
    if (pthread_create(&thread, NULL, close_encoder, closing) == 0) {
      pthread_detach(thread);
      return;
    }
    free(closing);
  }
  functions->encoder_close(encoder);
}
