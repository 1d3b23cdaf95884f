// Where a scene's process finds what it is given.
#ifndef PLACES_H
#define PLACES_H

// Its descriptors, and above them, where its own may begin.
enum { INPUT = 0, OUTPUT = 1, ERRORS = 2, RESULTS = 3, DATA = 4, TASK = 5, BROKER = 6, PLACES = 7, FIRST_FREE = 7 };

#include <stdbool.h>
#include <sys/types.h>

// Whether this process has no thread but the calling one: what others hold at a fork is never given back.
bool scene_host_is_alone(void);

// The kernel's number of the calling thread.
pid_t scene_host_thread_number(void);

// Fills the places of a process that was just forked, from descriptors above them; those that are negative stay empty.
void scene_host_fill_places(const int *kept);

// Gives signals their usual effects, and lets all of them come.
void scene_host_reset_signals(void);

// Lets the stack grow as far as on most systems.
void scene_host_set_usual_stack(void);

#endif
