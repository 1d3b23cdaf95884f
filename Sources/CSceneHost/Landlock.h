// What of the file system and of the network a process may still reach, by the kernel's Landlock. Knows nothing else of
// this target.
#ifndef LANDLOCK_H
#define LANDLOCK_H

#include <stdbool.h>

// The version of Landlock that the kernel has; 0 for none.
int landlock_version(void);

// From here on this thread and those that it starts reach only what lies at or below these places; those that are not
// there are left out. Each list is strings with their end marks, one behind the other. Returns the version, 0 if the
// kernel refuses. What is run (`executes`) may be run from all places that may be read.
int landlock_confine(
    const char *readable, int readable_count, const char *writable, int writable_count, bool executes);

#endif
