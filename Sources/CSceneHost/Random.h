// Bytes from the scene's seed. Knows the clock, which says whether a thread has them.
#ifndef RANDOM_H
#define RANDOM_H

#include <stddef.h>
#include <stdint.h>

void start_random(uint64_t seed);
void fill_random(void *bytes, size_t count);

#endif
