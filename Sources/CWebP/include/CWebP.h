// libwebp as a table of functions, opened on first use: few films become WebP.
#pragma once

#include <stddef.h>
#include <webp/demux.h>
#include <webp/encode.h>
#include <webp/mux.h>

/// Every function that is called, by the library that has it.
#define CWEBP_EACH(X)                            \
  X(webp, WebPConfigInitInternal)                \
  X(webp, WebPFree)                              \
  X(webp, WebPPictureFree)                       \
  X(webp, WebPPictureImportRGBA)                 \
  X(webp, WebPPictureInitInternal)               \
  X(webpmux, WebPAnimEncoderAdd)                 \
  X(webpmux, WebPAnimEncoderAssemble)            \
  X(webpmux, WebPAnimEncoderDelete)              \
  X(webpmux, WebPAnimEncoderGetError)            \
  X(webpmux, WebPAnimEncoderNewInternal)         \
  X(webpmux, WebPAnimEncoderOptionsInitInternal)

/// libwebp's functions, each under its own name.
struct cwebp_functions {
#define CWEBP_FIELD(library, name) __typeof__(name) *_Nonnull name;
  CWEBP_EACH(CWEBP_FIELD)
#undef CWEBP_FIELD
};

/// Opens libwebp and libwebpmux, and returns their functions; the table lives as long as the process.
///
/// \param folder  Where the libraries are, ending in "/"; "" for where the system looks.
/// \param message Receives the loader's reason when the result is NULL.
/// \param size    Bytes in `message`, at least 1.
const struct cwebp_functions *_Nullable cwebp_load(
    const char *_Nonnull folder, char *_Nonnull message, size_t size);

/// The file name of the library that a system without animated WebPs lacks.
const char *_Nonnull cwebp_library(void);

/// Functions with which animated WebPs are read back.
#define CWEBP_EACH_READER(X)                     \
  X(webpdemux, WebPAnimDecoderDelete)            \
  X(webpdemux, WebPAnimDecoderGetDemuxer)        \
  X(webpdemux, WebPAnimDecoderGetInfo)           \
  X(webpdemux, WebPAnimDecoderGetNext)           \
  X(webpdemux, WebPAnimDecoderNewInternal)       \
  X(webpdemux, WebPAnimDecoderOptionsInitInternal) \
  X(webpdemux, WebPDemuxGetFrame)                \
  X(webpdemux, WebPDemuxNextFrame)               \
  X(webpdemux, WebPDemuxReleaseIterator)

/// libwebpdemux's functions, each under its own name.
struct cwebp_reader_functions {
#define CWEBP_FIELD(library, name) __typeof__(name) *_Nonnull name;
  CWEBP_EACH_READER(CWEBP_FIELD)
#undef CWEBP_FIELD
};

/// Opens libwebpdemux as cwebp_load does the others.
const struct cwebp_reader_functions *_Nullable cwebp_load_reader(
    const char *_Nonnull folder, char *_Nonnull message, size_t size);

/// The file name of libwebpdemux.
const char *_Nonnull cwebp_demux_library(void);

// Version constants that the importer cannot compose.
static inline int cwebp_encoder_version(void) { return WEBP_ENCODER_ABI_VERSION; }
static inline int cwebp_mux_version(void) { return WEBP_MUX_ABI_VERSION; }
static inline int cwebp_demux_version(void) { return WEBP_DEMUX_ABI_VERSION; }
