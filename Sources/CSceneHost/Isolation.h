// Whether this process is isolated: what stands before the system's calls asks.
#ifndef ISOLATION_H
#define ISOLATION_H

#include <stdbool.h>

bool is_isolated(void);

#endif
