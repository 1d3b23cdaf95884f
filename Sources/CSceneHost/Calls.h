// What of the kernel a process may still ask, by a filter of its calls (seccomp). Knows nothing else of this target.
#ifndef CALLS_H
#define CALLS_H

#include <stdbool.h>

// Whether the kernel has filters.
bool has_call_filter(void);

// From here on all threads of this process are refused what no film needs: EPERM. With `tells`, `told` learns the name of
// each call, on the thread that called, inside of a signal's handler; other programs may be run only without it. Returns
// whether the kernel agreed.
bool filter_calls(bool tells, void (*told)(const char *name));

#endif
