#include "CWebP.h"

#include "CLoader.h"

// The headers do not tell the shared libraries' versions; these have been the ones since 2016.
static const char webp_name[] = "libwebp.so.7";
static const char webpmux_name[] = "libwebpmux.so.3";

static struct cwebp_functions functions;
static int is_loaded;

static int load(char *message, size_t size) {
  void *webp = cloader_open(webp_name, message, size);
  void *webpmux = webp ? cloader_open(webpmux_name, message, size) : NULL;
  if (!webpmux) return 0;
#define CWEBP_FIND(library, name) \
  if (!cloader_find(library, library##_name, #name, &functions.name, message, size)) return 0;
  CWEBP_EACH(CWEBP_FIND)
#undef CWEBP_FIND
  return 1;
}

const struct cwebp_functions *cwebp_load(char *message, size_t size) {
  return cloader_once(&is_loaded, load, message, size) ? &functions : NULL;
}
