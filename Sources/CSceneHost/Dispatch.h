// libdispatch's queues on the scene's thread: what is put on them is work. Knows the clock and the work.
#ifndef DISPATCH_H
#define DISPATCH_H

#include <stdint.h>

// A dispatch time, as its header has it.
typedef uint64_t When;
#define WHEN_NOW ((When)0)
#define WHEN_WALL_NOW (~(When)1)
#define WHEN_NEVER (~(When)0)
// Nanoseconds by which a delay may be off that was added to a clock's reading: one rounding and a half.
#define WHEN_REACH 1.5

// Nanoseconds from now to a dispatch time.
double delay_until(When when);
void *main_queue(void);
void dispatch_async(void *queue, void *block);
// Runs what libdispatch itself put on the main queue.
void drain_main_queue(void);
// How many blocks from other threads ran in doing so, since the last call.
int64_t take_arrived(void);

#endif
