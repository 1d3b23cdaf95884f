#include "CWebP.h"

#include "CLoader.h"

// The headers do not tell the shared libraries' versions; these have been the ones since 2016.
static const char webp_name[] = "libwebp.so.7";
static const char webpmux_name[] = "libwebpmux.so.3";
static const char webpdemux_name[] = "libwebpdemux.so.2";

const char *cwebp_library(void) { return webpmux_name; }

const char *cwebp_demux_library(void) { return webpdemux_name; }

#define CWEBP_FIND(library, name) \
  if (!cloader_find(library, library##_name, #name, &functions->name, message, size)) return 0;

static int load(void *table, const char *folder, char *message, size_t size) {
  struct cwebp_functions *functions = table;
  void *webp = cloader_open(folder, webp_name, message, size);
  void *webpmux = webp ? cloader_open(folder, webpmux_name, message, size) : NULL;
  if (!webpmux) return 0;
  CWEBP_EACH(CWEBP_FIND)
  return 1;
}

const struct cwebp_functions *cwebp_load(const char *folder, char *message, size_t size) {
  static struct cwebp_functions functions;
  static struct cloader_table table = {&functions, sizeof functions, load, 0};
  return cloader_functions(&table, folder, message, size);
}

static int load_reader(void *table, const char *folder, char *message, size_t size) {
  struct cwebp_reader_functions *functions = table;
  void *webpdemux = cloader_open(folder, webpdemux_name, message, size);
  if (!webpdemux) return 0;
  CWEBP_EACH_READER(CWEBP_FIND)
  return 1;
}

const struct cwebp_reader_functions *cwebp_load_reader(
    const char *folder, char *message, size_t size) {
  static struct cwebp_reader_functions functions;
  static struct cloader_table table = {&functions, sizeof functions, load_reader, 0};
  return cloader_functions(&table, folder, message, size);
}
