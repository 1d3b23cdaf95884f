// What every library that is opened on first use needs.
#pragma once

#include <stddef.h>

/// Opens the library `name` of `folder`, for as long as the process lives.
///
/// \param folder  Where it is, ending in "/"; "" for where the system looks.
/// \param message Receives the loader's reason when the result is NULL.
/// \param size    Bytes in `message`, at least 1.
void *_Nullable cloader_open(
    const char *_Nonnull folder, const char *_Nonnull name, char *_Nonnull message, size_t size);

/// Stores the address of the function `symbol` of a library in the function pointer at `place`.
///
/// \param message Receives what is missing when the result is 0.
int cloader_find(
    void *_Nonnull library, const char *_Nonnull name, const char *_Nonnull symbol,
    void *_Nonnull place, char *_Nonnull message, size_t size);

/// A library's functions, of which a process has one table.
struct cloader_table {
  /// A struct of function pointers, undefined until it is loaded.
  void *_Nonnull functions;
  /// Bytes of that struct.
  size_t size;
  /// Fills such a struct from `folder`; if it cannot, returns 0 and says why in `message`.
  int (*_Nonnull load)(
      void *_Nonnull functions, const char *_Nonnull folder, char *_Nonnull message, size_t size);
  int is_loaded;
};

/// Returns a table's functions, loaded if they were not before, one thread at a time.
///
/// What a folder of the caller's holds goes into a table of its own, which is never given back: whoever
/// asks for that disturbs no one.
///
/// \param folder  Where the library is, ending in "/"; "" for where the system looks.
/// \param message Receives why the result is NULL; else it is empty.
/// \param size    Bytes in `message`, at least 1.
const void *_Nullable cloader_functions(
    struct cloader_table *_Nonnull table, const char *_Nonnull folder, char *_Nonnull message,
    size_t size);
