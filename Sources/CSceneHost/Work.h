// What is ready to run, in order of arrival, and what is due later. Knows the clock, and nothing of who adds the work.
#ifndef WORK_H
#define WORK_H

#include <stdbool.h>
#include <stdint.h>

// Something to run. `work` gets all of it; it owns what it needs.
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
bool has_ready(void);
// How much work is ready.
int64_t ready_work_count(void);
// Runs what has been ready for longest; false when there is nothing.
bool run_first_ready(void);
// The task that is running, if one is.
const void *running_task(void);
void set_running_task(const void *task);

#endif
