// What every library that is opened on first use needs.
#pragma once

#include <stddef.h>

/// Opens the library `name`, for as long as the process lives.
///
/// \param message Receives the loader's reason when the result is NULL.
/// \param size    Bytes in `message`, at least 1.
void *_Nullable cloader_open(const char *_Nonnull name, char *_Nonnull message, size_t size);

/// Stores the address of the function `symbol` of a library in the function pointer at `place`.
///
/// \param message Receives what is missing when the result is 0.
int cloader_find(
    void *_Nonnull library, const char *_Nonnull name, const char *_Nonnull symbol,
    void *_Nonnull place, char *_Nonnull message, size_t size);

/// Calls `load` if it has not succeeded before, one thread at a time.
///
/// \param is_loaded Whether it has.
/// \return Whether it has now; if not, `message` says why.
int cloader_once(
    int *_Nonnull is_loaded, int (*_Nonnull load)(char *_Nonnull message, size_t size),
    char *_Nonnull message, size_t size);
