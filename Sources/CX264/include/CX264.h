// libx264 as a table of functions, opened on first use.
#pragma once

#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <x264.h>

/// Every function that is called, without the prefix that all have.
#define CX264_EACH(X)      \
  X(encoder_close)         \
  X(encoder_encode)        \
  X(encoder_headers)       \
  X(encoder_delayed_frames) \
  X(encoder_open)          \
  X(param_cleanup)         \
  X(param_default_preset)  \
  X(param_parse)           \
  X(picture_init)

/// libx264's functions, each under its own name but for the prefix `x264_`.
struct cx264_functions {
#define CX264_FIELD(name) __typeof__(x264_##name) *_Nonnull name;
  CX264_EACH(CX264_FIELD)
#undef CX264_FIELD
};

/// Opens libx264 of the version compiled against, and returns its functions; the table lives as long as
/// the process.
///
/// \param folder  Where the library is, ending in "/"; "" for where the system looks.
/// \param message Receives the loader's reason when the result is NULL.
/// \param size    Bytes in `message`, at least 1.
const struct cx264_functions *_Nullable cx264_load(
    const char *_Nonnull folder, char *_Nonnull message, size_t size);

/// The file name of the library.
const char *_Nonnull cx264_library(void);

/// Has an encoder that is opened with `parameters` log errors only, for cx264_take_log.
void cx264_keep_log(x264_param_t *_Nonnull parameters);

/// Copies the last error that libx264 logged on this thread into `text`, and forgets it.
void cx264_take_log(char *_Nonnull text, size_t size);

/// Closes an encoder in a thread of its own: to give 200 MB back takes 30 ms, for which nobody need wait.
///
/// \param functions Whose encoder it is; read before this returns.
void cx264_close_beside(
    x264_t *_Nonnull encoder, const struct cx264_functions *_Nonnull functions);

/// Whether the processor has AVX-512, the instructions that X264Session keeps some films from.
static inline int cx264_has_avx512(void) {
#if defined(__x86_64__)
  return __builtin_cpu_supports("avx512f") != 0;
#else
  return 0;
#endif
}
