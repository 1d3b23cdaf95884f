// Asking the tool for files: an isolated process opens none for writing by itself. Knows nothing else of this target.
#ifndef BROKER_H
#define BROKER_H

#include <stdbool.h>
#include <stdint.h>

// What is asked for.
enum { BROKER_OPEN, BROKER_RENAME, BROKER_UNLINK, BROKER_MAKE_FOLDER, BROKER_REMOVE_FOLDER, BROKER_TEMPORARY };

// Whether there is somebody to ask.
bool has_broker(void);

// Asks, from any thread: a descriptor or 0, or a negative error number. `other` is the second path of a renaming, else empty.
int ask_broker(int action, int flags, int mode, const char *path, const char *other);

#endif
