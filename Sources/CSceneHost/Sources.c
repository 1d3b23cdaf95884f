// libdispatch's timer sources on the film's clock. A timer source made on the scene's thread is really a
// source of added data on the main queue, and each beat of the film's clock adds 1.
#include "Clock.h"
#include "Dispatch.h"
#include "Original.h"
#include "Work.h"
#include <stdlib.h>

extern void *dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, void *queue);
extern void dispatch_source_set_timer(void *source, When start, uint64_t interval, uint64_t leeway);
extern void dispatch_source_cancel(void *source);
extern void dispatch_source_merge_data(void *source, uintptr_t value);
extern void dispatch_resume(void *object);
extern void dispatch_activate(void *object);
extern void dispatch_suspend(void *object);
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);

typedef struct Source {
  void *object;
  // References that are not ours.
  int64_t references;
  // Beats reach the source while this is 0.
  int suspended;
  // When it beats next, and how often after that; in ticks, 0 for once.
  int64_t next;
  int64_t interval;
  bool is_set;
  int64_t deadline;
  struct Source *other;
} Source;

// Nanoseconds by which an interval may be off, which is rounded once.
static const double interval_reach = 1;

static Source *sources;

static Source *find(void *object) {
  for (Source *source = sources; source; source = source->other) {
    if (source->object == object) return source;
  }
  return NULL;
}

static void stop(Source *source) {
  if (source->deadline) cancel_deadline(source->deadline);
  source->deadline = 0;
}

static void forget(Source *source) {
  stop(source);
  for (Source **link = &sources; *link; link = &(*link)->other) {
    if (*link == source) {
      *link = source->other;
      break;
    }
  }
  free(source);
}

static void start(Source *source);

static void beat(Work work) {
  Source *source = work.context;
  source->deadline = 0;
  source->is_set = source->interval > 0;
  source->next += source->interval;
  dispatch_source_merge_data(source->object, 1);
  drain_main_queue();
  // The handler may have cancelled or released it.
  for (Source *other = sources; other; other = other->other) {
    if (other == source) start(source);
  }
}

static void start(Source *source) {
  if (!source->is_set || source->suspended > 0 || source->deadline) return;
  int64_t now = film_now();
  if (source->next < now) source->next = now;
  source->deadline = add_deadline(source->next, (Work){.run = beat, .context = source});
}

void *dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, void *queue) {
  ORIGINAL(dispatch_source_create);
  static const void *timer, *added;
  if (!timer) timer = dlsym(RTLD_DEFAULT, "_dispatch_source_type_timer");
  if (!added) added = dlsym(RTLD_DEFAULT, "_dispatch_source_type_data_add");
  if (!film_time || type != timer) return original(type, handle, mask, queue);
  Source *source = calloc(1, sizeof *source);
  if (!source) return NULL;
  source->object = original(added, 0, 0, main_queue());
  source->references = 1;
  source->suspended = 1;
  source->other = sources;
  sources = source;
  return source->object;
}

void dispatch_source_set_timer(void *object, When when, uint64_t interval, uint64_t leeway) {
  Source *source = find(object);
  if (!source) {
    ORIGINAL(dispatch_source_set_timer);
    original(object, when, interval, leeway);
    return;
  }
  stop(source);
  source->is_set = when != WHEN_NEVER;
  if (!source->is_set) return;
  source->next = instant_after(delay_until(when), WHEN_REACH);
  bool repeats = interval > 0 && interval < INT64_MAX;
  source->interval = repeats ? instant_after((double)interval, interval_reach) - film_now() : 0;
  if (repeats && source->interval < SHORTEST_PERIOD) source->interval = SHORTEST_PERIOD;
  start(source);
}

void dispatch_source_cancel(void *object) {
  Source *source = find(object);
  if (source) {
    stop(source);
    source->is_set = false;
  }
  ORIGINAL(dispatch_source_cancel);
  original(object);
}

static void let_go(void *object, int suspended) {
  Source *source = find(object);
  if (!source) return;
  source->suspended = suspended;
  start(source);
}

void dispatch_resume(void *object) {
  Source *source = find(object);
  ORIGINAL(dispatch_resume);
  original(object);
  if (source) let_go(object, source->suspended > 0 ? source->suspended - 1 : 0);
}

void dispatch_activate(void *object) {
  ORIGINAL(dispatch_activate);
  original(object);
  let_go(object, 0);
}

void dispatch_suspend(void *object) {
  Source *source = find(object);
  if (source) {
    source->suspended++;
    stop(source);
  }
  ORIGINAL(dispatch_suspend);
  original(object);
}

void dispatch_retain(void *object) {
  Source *source = film_time ? find(object) : NULL;
  if (source) source->references++;
  ORIGINAL(dispatch_retain);
  original(object);
}

void dispatch_release(void *object) {
  Source *source = film_time ? find(object) : NULL;
  if (source && --source->references == 0) forget(source);
  ORIGINAL(dispatch_release);
  original(object);
}
