// Foundation's timers and run loop blocks on the film's clock, under CoreFoundation's names. The timers
// are CoreFoundation's own objects; they are never added to its run loop.
#include "Clock.h"
#include "Dispatch.h"
#include "Original.h"
#include "Work.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef void (*Callout)(void *timer, void *context);
typedef struct {
  long version;
  void *info;
  const void *(*retain)(const void *info);
  void (*release)(const void *info);
  void *(*description)(const void *info);
} Context;

void *CFRunLoopTimerCreate(
    const void *allocator, double date, double interval, unsigned long flags, long order,
    Callout callout, Context *context);
void CFRunLoopAddTimer(void *loop, void *timer, const void *mode);
void CFRunLoopTimerInvalidate(void *timer);
double CFRunLoopTimerGetNextFireDate(void *timer);
void CFRunLoopTimerSetNextFireDate(void *timer, double date);
void CFRunLoopPerformBlock(void *loop, const void *mode, void *block);

// Seconds from 1970 to 2001, where CoreFoundation's time starts.
static const double reference_date = 978307200;
// A date is a binary fraction of seconds since 2001, whose last digit is worth 30 ns, and a few of
// these add up on the way from an interval to a date.
static const double date_reach = 130;

typedef struct Timer {
  void *object;
  Callout callout;
  void *info;
  int64_t next;
  int64_t interval;
  bool is_added;
  int64_t deadline;
  struct Timer *other;
} Timer;

static Timer *timers;
// The seconds that the timer which is being made waits before it fires, if it was made with an interval only;
// below 0 for none.
static _Thread_local double seconds_to_wait = -1;

static Timer *find(void *object) {
  for (Timer *timer = timers; timer; timer = timer->other) {
    if (timer->object == object) return timer;
  }
  return NULL;
}

static void retain(const void *object) {
  static const void *(*function)(const void *);
  if (!function) function = dlsym(RTLD_DEFAULT, "CFRetain");
  function(object);
}

static void release(const void *object) {
  static void (*function)(const void *);
  if (!function) function = dlsym(RTLD_DEFAULT, "CFRelease");
  function(object);
}

static void forget(void *object) {
  for (Timer **link = &timers; *link; link = &(*link)->other) {
    Timer *timer = *link;
    if (timer->object != object) continue;
    if (timer->deadline) cancel_deadline(timer->deadline);
    *link = timer->other;
    // As the run loop holds a timer that was added to it.
    if (timer->is_added) release(object);
    free(timer);
    return;
  }
}

static double now_as_date(void) {
  int64_t wall = film_wall();
  double seconds = (double)(wall / NANOSECONDS_PER_SECOND) - reference_date;
  return seconds + (double)(wall % NANOSECONDS_PER_SECOND) * 1e-9;
}

static int64_t instant_of(double date) {
  return instant_after((date - now_as_date()) * 1e9, date_reach);
}

static void start(Timer *timer);

static void fire(Work work) {
  void *object = work.context;
  Timer *timer = find(object);
  if (!timer) return;
  timer->deadline = 0;
  bool repeats = timer->interval > 0;
  if (repeats) timer->next += timer->interval;
  int64_t planned = timer->next;
  // The callout may invalidate the timer.
  retain(object);
  timer->callout(object, timer->info);
  timer = find(object);
  if (timer) {
    if (repeats || timer->next != planned) {
      start(timer);
    } else {
      CFRunLoopTimerInvalidate(object);
    }
  }
  release(object);
}

static void start(Timer *timer) {
  if (!timer->is_added || timer->deadline) return;
  timer->deadline = add_deadline(
      timer->next,
      (Work){.run = fire, .context = timer->object, .key = (const void *)timer->callout});
}

void *CFRunLoopTimerCreate(
    const void *allocator, double date, double interval, unsigned long flags, long order,
    Callout callout, Context *context) {
  ORIGINAL(CFRunLoopTimerCreate);
  void *object = original(allocator, date, interval, flags, order, callout, context);
  if (!film_time || !object) return object;
  // One with this address that was never added is gone.
  forget(object);
  Timer *timer = calloc(1, sizeof *timer);
  if (!timer) abort();
  timer->object = object;
  timer->callout = callout;
  timer->info = context ? context->info : NULL;
  if (interval > 0) {
    double ticks = interval * (double)TICKS_PER_SECOND;
    timer->interval = ticks < TOO_LONG ? llround(ticks) : NO_INSTANT;
    if (timer->interval < SHORTEST_PERIOD) timer->interval = SHORTEST_PERIOD;
  }
  double delay = (date - now_as_date()) * 1e9;
  if (interval > 0 && (seconds_to_wait >= 0 || fabs(delay - interval * 1e9) <= date_reach)) {
    timer->next = film_now() + timer->interval;
  } else if (seconds_to_wait >= 0) {
    double ticks = seconds_to_wait * (double)TICKS_PER_SECOND;
    timer->next = ticks < TOO_LONG ? film_now() + llround(ticks) : NO_INSTANT;
  } else {
    timer->next = instant_of(date);
  }
  timer->other = timers;
  timers = timer;
  return object;
}

// Timer(timeInterval:repeats:block:), which code adds to a run loop by hand. Foundation for Linux makes it with the
// date of now, so that it would fire at once; on Apple's systems it waits for its interval.
#define MADE_BY_HAND "$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC"
typedef __attribute__((swiftcall)) void *MakeTimer(
    double interval, bool repeats, void *block, void *captured,
    __attribute__((swift_context)) void *type);
__attribute__((swiftcall)) void *scene_host_make_timer(
    double interval, bool repeats, void *block, void *captured,
    __attribute__((swift_context)) void *type) __asm__(MADE_BY_HAND);

__attribute__((swiftcall)) void *scene_host_make_timer(
    double interval, bool repeats, void *block, void *captured,
    __attribute__((swift_context)) void *type) {
  static MakeTimer *original;
  if (!original) original = (MakeTimer *)dlsym(RTLD_NEXT, MADE_BY_HAND);
  // What is not positive, or no number at all, does not wait.
  seconds_to_wait = interval > 0 ? interval : 0;
  void *timer = original(interval, repeats, block, captured, type);
  seconds_to_wait = -1;
  return timer;
}

void CFRunLoopAddTimer(void *loop, void *object, const void *mode) {
  Timer *timer = film_time ? find(object) : NULL;
  if (!timer) {
    ORIGINAL(CFRunLoopAddTimer);
    original(loop, object, mode);
    return;
  }
  if (timer->is_added) return;
  timer->is_added = true;
  retain(object);
  if (timer->next < film_now()) timer->next = film_now();
  start(timer);
}

void CFRunLoopTimerInvalidate(void *object) {
  if (film_time) forget(object);
  ORIGINAL(CFRunLoopTimerInvalidate);
  original(object);
}

double CFRunLoopTimerGetNextFireDate(void *object) {
  Timer *timer = film_time ? find(object) : NULL;
  if (timer) {
    return now_as_date() + (double)(timer->next - film_now()) / (double)TICKS_PER_SECOND;
  }
  ORIGINAL(CFRunLoopTimerGetNextFireDate);
  return original(object);
}

void CFRunLoopTimerSetNextFireDate(void *object, double date) {
  Timer *timer = film_time ? find(object) : NULL;
  ORIGINAL(CFRunLoopTimerSetNextFireDate);
  original(object, date);
  if (!timer) return;
  timer->next = instant_of(date);
  if (timer->deadline) cancel_deadline(timer->deadline);
  timer->deadline = 0;
  start(timer);
}

void CFRunLoopPerformBlock(void *loop, const void *mode, void *block) {
  if (film_time) {
    dispatch_async(main_queue(), block);
    return;
  }
  ORIGINAL(CFRunLoopPerformBlock);
  original(loop, mode, block);
}
