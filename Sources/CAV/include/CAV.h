// libav as a table of functions, opened on first use.
//
// Swift calls through the table; everything here is what its importer refuses (composed macros,
// variadic callbacks) or what dlopen needs.
#pragma once

#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <libavutil/avutil.h>
#include <libavutil/dict.h>
#include <libavutil/frame.h>
#include <libavutil/log.h>
#include <libswscale/swscale.h>
#include <stddef.h>
#include <stdint.h>

/// Every function that is called, by the library that has it.
#define CAV_EACH(X)                   \
  X(avutil, av_buffer_create)         \
  X(avutil, av_buffer_unref)          \
  X(avutil, av_dict_count)            \
  X(avutil, av_dict_free)             \
  X(avutil, av_dict_get)              \
  X(avutil, av_dict_set)              \
  X(avutil, av_frame_alloc)           \
  X(avutil, av_frame_free)            \
  X(avutil, av_log_set_callback)      \
  X(avutil, av_strerror)              \
  X(avcodec, av_packet_alloc)         \
  X(avcodec, av_packet_free)          \
  X(avcodec, av_packet_rescale_ts)    \
  X(avcodec, av_packet_unref)         \
  X(avcodec, avcodec_alloc_context3)  \
  X(avcodec, avcodec_find_encoder_by_name) \
  X(avcodec, avcodec_free_context)    \
  X(avcodec, avcodec_open2)           \
  X(avcodec, avcodec_parameters_from_context) \
  X(avcodec, avcodec_receive_packet)  \
  X(avcodec, avcodec_send_frame)      \
  X(avformat, av_interleaved_write_frame) \
  X(avformat, av_write_trailer)       \
  X(avformat, avformat_alloc_output_context2) \
  X(avformat, avformat_free_context)  \
  X(avformat, avformat_new_stream)    \
  X(avformat, avformat_write_header)  \
  X(avformat, avio_closep)            \
  X(avformat, avio_open)

/// libav's functions, each under its own name.
struct cav_functions {
#define CAV_FIELD(library, name) __typeof__(name) *_Nonnull name;
  CAV_EACH(CAV_FIELD)
#undef CAV_FIELD
};

/// Opens libavutil, libavcodec and libavformat of the major versions compiled against, and returns
/// their functions; the table lives as long as the process.
///
/// \param folder  Where the libraries are, ending in "/"; "" for where the system looks.
/// \param message Receives the loader's reason when the result is NULL.
/// \param size    Bytes in `message`, at least 1.
const struct cav_functions *_Nullable cav_load(
    const char *_Nonnull folder, char *_Nonnull message, size_t size);

/// Functions of the same libraries with which films are read back.
#define CAV_EACH_READER(X)             \
  X(avutil, av_dict_get)               \
  X(avutil, av_frame_alloc)            \
  X(avutil, av_frame_free)             \
  X(avutil, av_log_set_callback)       \
  X(avutil, av_strerror)               \
  X(avcodec, av_packet_alloc)          \
  X(avcodec, av_packet_free)           \
  X(avcodec, av_packet_unref)          \
  X(avcodec, avcodec_alloc_context3)   \
  X(avcodec, avcodec_find_decoder)     \
  X(avcodec, avcodec_find_decoder_by_name) \
  X(avcodec, avcodec_free_context)     \
  X(avcodec, avcodec_open2)            \
  X(avcodec, avcodec_parameters_to_context) \
  X(avcodec, avcodec_receive_frame)    \
  X(avcodec, avcodec_send_packet)      \
  X(avformat, av_find_best_stream)     \
  X(avformat, av_find_input_format)    \
  X(avformat, av_read_frame)           \
  X(avformat, avformat_close_input)    \
  X(avformat, avformat_find_stream_info) \
  X(avformat, avformat_open_input)

/// libav's functions for reading, each under its own name.
struct cav_reader_functions {
#define CAV_FIELD(library, name) __typeof__(name) *_Nonnull name;
  CAV_EACH_READER(CAV_FIELD)
#undef CAV_FIELD
};

/// Opens the same libraries as cav_load, for reading.
const struct cav_reader_functions *_Nullable cav_load_reader(
    const char *_Nonnull folder, char *_Nonnull message, size_t size);

/// libswscale's functions: films that are read back become RGBA by it, and a measurement compares with it.
#define CAV_EACH_SCALER(X)       \
  X(swscale, sws_freeContext)    \
  X(swscale, sws_getCoefficients) \
  X(swscale, sws_getContext)     \
  X(swscale, sws_scale)          \
  X(swscale, sws_setColorspaceDetails)

/// libswscale's functions, each under its own name.
struct cav_scaler_functions {
#define CAV_FIELD(library, name) __typeof__(name) *_Nonnull name;
  CAV_EACH_SCALER(CAV_FIELD)
#undef CAV_FIELD
};

/// Opens libswscale as cav_load does the others.
const struct cav_scaler_functions *_Nullable cav_load_scaler(
    const char *_Nonnull folder, char *_Nonnull message, size_t size);

/// The file name of libswscale.
const char *_Nonnull cav_scaler_library(void);

/// The file name of the library that a system without libav lacks.
const char *_Nonnull cav_format_library(void);

/// Copies the last error that libav logged on this thread into `text`, and forgets it; the library
/// says "width not divisible by 2" there and nowhere else.
void cav_take_log(char *_Nonnull text, size_t size);

// AVERROR_EOF and AVERROR(EAGAIN) are composed macros.
static inline int cav_error_end_of_file(void) { return AVERROR_EOF; }
static inline int cav_error_again(void) { return AVERROR(EAGAIN); }
