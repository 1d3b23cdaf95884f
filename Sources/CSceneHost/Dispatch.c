// libdispatch for the scene's thread: everything runs on it, on the film's clock, in order.
#include "Dispatch.h"
#include "Clock.h"
#include "Original.h"
#include "Work.h"
#include <stdlib.h>

// The functions that we stand before; their headers would clash with these plain pointers.
void dispatch_async_f(void *queue, void *context, void (*function)(void *));
void dispatch_barrier_async(void *queue, void *block);
void dispatch_sync(void *queue, void *block);
void dispatch_sync_f(void *queue, void *context, void (*function)(void *));
void dispatch_barrier_sync(void *queue, void *block);
void dispatch_after(When when, void *queue, void *block);
void dispatch_after_f(When when, void *queue, void *context, void (*function)(void *));
void dispatch_apply(size_t count, void *queue, void *block);
void dispatch_group_async(void *group, void *queue, void *block);
void dispatch_group_notify(void *group, void *queue, void *block);
void dispatch_block_cancel(void *block);
// And those that we only call.
extern void dispatch_group_enter(void *group);
extern void dispatch_group_leave(void *group);
extern void dispatch_group_notify_f(
    void *group, void *queue, void *context, void (*function)(void *));
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);
extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);
extern void _dispatch_main_queue_callback_4CF(void *message);

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

// Queues and groups are never the timers that a layer above keeps count of.
static void retain(void *object) {
  ORIGINAL(dispatch_retain);
  original(object);
}

static void release(void *object) {
  ORIGINAL(dispatch_release);
  original(object);
}

void *main_queue(void) {
  static void *queue;
  if (!queue) queue = dlsym(RTLD_DEFAULT, "_dispatch_main_q");
  return queue;
}

void drain_main_queue(void) { _dispatch_main_queue_callback_4CF(NULL); }

static void sync_on(void *queue, void *context, void (*function)(void *)) {
  if (queue == main_queue()) {
    function(context);
  } else {
    ORIGINAL(dispatch_sync_f);
    original(queue, context, function);
  }
}

static void invoke(void *block) { ((Block *)block)->invoke(block); }

static void run_block(Work work) {
  sync_on(work.queue, work.context, invoke);
  _Block_release(work.context);
  release(work.queue);
  if (work.function) {
    dispatch_group_leave(work.function);
    release(work.function);
  }
}

static void run_function(Work work) {
  sync_on(work.queue, work.context, (void (*)(void *))work.function);
  release(work.queue);
}

// What tells the code of one closure from that of another. All Swift closures of a type share one block function.
static const void *code_of(const Block *block) {
  bool has_captures = block->descriptor->size >= sizeof *block + sizeof(void *);
  return has_captures ? block->captures[0] : (const void *)block->invoke;
}

static Work block_work(void *queue, void *block) {
  retain(queue);
  return (Work){
    .run = run_block, .context = _Block_copy(block), .queue = queue,
    .key = code_of(block),
  };
}

static Work function_work(void *queue, void *context, void (*function)(void *)) {
  retain(queue);
  return (Work){
    .run = run_function, .function = (void *)function, .context = context, .queue = queue,
    // A sleeping task's wake-up call is the runtime's function for all tasks.
    .key = running_task() ? running_task() : (const void *)function,
  };
}

static int64_t arrived;

int64_t take_arrived(void) {
  int64_t count = arrived;
  arrived = 0;
  return count;
}

static void run_arrived(void *block) {
  arrived++;
  invoke(block);
  _Block_release(block);
}

void dispatch_async(void *queue, void *block) {
  if (!film_time) {
    if (queue == main_queue()) {
      // From another thread: count it where it runs.
      ORIGINAL(dispatch_async_f);
      original(queue, _Block_copy(block), run_arrived);
      return;
    }
    ORIGINAL(dispatch_async);
    original(queue, block);
    return;
  }
  add_ready(block_work(queue, block));
}

void dispatch_async_f(void *queue, void *context, void (*function)(void *)) {
  if (!film_time) {
    ORIGINAL(dispatch_async_f);
    original(queue, context, function);
    return;
  }
  add_ready(function_work(queue, context, function));
}

void dispatch_barrier_async(void *queue, void *block) {
  if (!film_time) {
    ORIGINAL(dispatch_barrier_async);
    original(queue, block);
    return;
  }
  add_ready(block_work(queue, block));
}

void dispatch_sync(void *queue, void *block) {
  if (film_time && queue == main_queue()) {
    invoke(block);
    return;
  }
  ORIGINAL(dispatch_sync);
  original(queue, block);
}

void dispatch_sync_f(void *queue, void *context, void (*function)(void *)) {
  if (film_time && queue == main_queue()) {
    function(context);
    return;
  }
  ORIGINAL(dispatch_sync_f);
  original(queue, context, function);
}

void dispatch_barrier_sync(void *queue, void *block) {
  if (film_time && queue == main_queue()) {
    invoke(block);
    return;
  }
  ORIGINAL(dispatch_barrier_sync);
  original(queue, block);
}

// The two highest bits of a dispatch time say which clock it is on: 11 wall (and negative), 10 monotonic, 0 uptime; all
// ones is never, one less is now.
double delay_until(When when) {
  enum { CLOCK_SHIFT = 62, WALL_CLOCK = 3 };
  const When monotonic_bit = (When)1 << 63;
  if (when == WHEN_NOW || when == WHEN_WALL_NOW) return 0;
  if (when >> CLOCK_SHIFT == WALL_CLOCK) return (double)(-(int64_t)when - film_wall());
  return (double)((int64_t)(when & ~monotonic_bit) - film_uptime());
}

static void run_later(When when, Work work) {
  if (when == WHEN_NEVER) return;
  double delay = delay_until(when);
  if (delay > 0) {
    add_deadline(instant_after(delay, WHEN_REACH), work);
  } else {
    add_ready(work);
  }
}

void dispatch_after(When when, void *queue, void *block) {
  if (!film_time) {
    ORIGINAL(dispatch_after);
    original(when, queue, block);
    return;
  }
  run_later(when, block_work(queue, block));
}

void dispatch_after_f(When when, void *queue, void *context, void (*function)(void *)) {
  if (!film_time) {
    ORIGINAL(dispatch_after_f);
    original(when, queue, context, function);
    return;
  }
  run_later(when, function_work(queue, context, function));
}

void dispatch_apply(size_t count, void *queue, void *block) {
  if (!film_time) {
    ORIGINAL(dispatch_apply);
    original(count, queue, block);
    return;
  }
  for (size_t i = 0; i < count; i++) ((Block *)block)->invoke(block, i);
}

void dispatch_group_async(void *group, void *queue, void *block) {
  if (!film_time) {
    ORIGINAL(dispatch_group_async);
    original(group, queue, block);
    return;
  }
  Work work = block_work(queue, block);
  dispatch_group_enter(group);
  retain(group);
  work.function = group;
  add_ready(work);
}

typedef struct {
  void *queue;
  void *block;
} Notice;

static void notify(void *context) {
  Notice *notice = context;
  dispatch_async(notice->queue, notice->block);
  release(notice->queue);
  _Block_release(notice->block);
  free(notice);
}

void dispatch_group_notify(void *group, void *queue, void *block) {
  if (!film_time) {
    ORIGINAL(dispatch_group_notify);
    original(group, queue, block);
    return;
  }
  Notice *notice = malloc(sizeof *notice);
  if (!notice) abort();
  retain(queue);
  *notice = (Notice){queue, _Block_copy(block)};
  dispatch_group_notify_f(group, main_queue(), notice, notify);
}

void dispatch_block_cancel(void *block) {
  ORIGINAL(dispatch_block_cancel);
  original(block);
  if (film_time) cancel_deadline_of(block);
}
