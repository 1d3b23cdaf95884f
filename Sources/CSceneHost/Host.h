// What the files of this target share.
#ifndef HOST_H
#define HOST_H

#include "CSceneHost.h"
#include <dlfcn.h>
#include <stddef.h>

#define TICKS_PER_SECOND 705600000LL
// Nothing repeats faster than 1/240 s.
#define SHORTEST_PERIOD (TICKS_PER_SECOND / 240)

// The function that ours stands before.
#define ORIGINAL(name)                                                                               \
  static __typeof__(&name) original;                                                                 \
  if (!original) original = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

// Whether the calling thread lives by the film's clock.
extern __thread bool film_time;

// The film's clock for the code that runs now, sleeps included.
int64_t film_now(void);
// The same without sleeps.
int64_t film_instant(void);
// Lets the code that runs now sleep: the rest of it happens later.
void film_sleep(int64_t nanoseconds);
// When code that slept goes on, freed of the last nanosecond's rounding.
int64_t film_wake_time(void);
// Ends the sleeps of the code that ran.
void film_wake(void);
int64_t ticks_from_nanoseconds(int64_t nanoseconds);
// The instant `delay` from now, where the delay is known to ± `reach` nanoseconds only: of the instants
// within reach, one at a whole multiple of 1/1200 s or a whole microsecond from now.
int64_t instant_after(double delay_nanoseconds, double reach);
// Nanoseconds that the film's clocks show now.
int64_t film_uptime(void);
int64_t film_wall(void);

// What a block looks like.
typedef struct {
  void *isa;
  int flags;
  int reserved;
  void (*invoke)(void *block, ...);
  const struct { unsigned long reserved, size; } *descriptor;
  // What it captured; a Swift closure as a block captures its function first.
  const void *captures[];
} Block;
void *_Block_copy(const void *block);
void _Block_release(const void *block);

// Something to run. `work` gets all three; it owns what they need.
typedef struct Work {
  void (*run)(struct Work work);
  void *function;
  void *context;
  void *queue;
  // What makes two pieces of work the same when one renews itself.
  const void *key;
} Work;

void add_ready(Work work);
int64_t add_deadline(int64_t ticks, Work work);
// Forgets the deadline without running or freeing its work.
void cancel_deadline(int64_t id);
// Forgets a pending deadline whose context this is, if there is one.
void cancel_deadline_of(const void *context);
// The task that is running, if one is.
const void *running_task(void);
void set_running_task(const void *task);

// Fills bytes from the scene's seed.
void fill_random(void *bytes, size_t count);
void start_random(uint64_t seed);

// Takes over the concurrency runtime's enqueueing.
void take_over_tasks(void);
// Runs what libdispatch itself put on the main queue.
void drain_main_queue(void);
// How many blocks from other threads ran in doing so, since the last call.
int64_t take_arrived(void);
void *main_queue(void);

#endif
