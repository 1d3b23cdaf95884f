// What is ready to run, in order of arrival, and what is due later.
#include "Work.h"
#include "CSceneHost.h"
#include "Clock.h"
#include <stdlib.h>
#include <string.h>

typedef struct {
  int64_t id;
  int64_t ticks;
  bool announced;
  Work work;
} Deadline;

static Work *ready;
static size_t ready_first, ready_count, ready_capacity;
static Deadline *deadlines;
static size_t deadline_count, deadline_capacity;
static int64_t *cancelled;
static size_t cancelled_count, cancelled_capacity;
static int64_t last_id;

// What runs now, to tell work that renews itself.
static const void *current_task;
static const void *current_key;
// When the tasks that slept last were to awake.
typedef struct {
  const void *task;
  int64_t ticks;
} Wake;
enum { WAKES = 64 };
static Wake wakes[WAKES];

const void *running_task(void) { return current_task; }
void set_running_task(const void *task) { current_task = task; }

enum { FIRST_CAPACITY = 64 };

static void *grown(void *items, size_t *capacity, size_t size) {
  *capacity = *capacity ? *capacity * 2 : FIRST_CAPACITY;
  void *larger = realloc(items, *capacity * size);
  if (!larger) abort();
  return larger;
}

void add_ready(Work work) {
  // Code that slept goes on later than the rest.
  if (film_now() > film_instant()) {
    add_deadline(film_wake_time(), work);
    return;
  }
  if (ready_first + ready_count == ready_capacity) {
    if (ready_first > ready_capacity / 2) {
      memmove(ready, ready + ready_first, ready_count * sizeof *ready);
      ready_first = 0;
    } else {
      ready = grown(ready, &ready_capacity, sizeof *ready);
    }
  }
  ready[ready_first + ready_count++] = work;
}

// A closure or task that renews itself faster than 1/240 s does so every 1/240 s.
static int64_t no_sooner(int64_t ticks, const void *key) {
  int64_t now = film_now();
  int64_t soonest = now + SHORTEST_PERIOD;
  if (ticks >= soonest || !key) return ticks;
  if (key == current_key) return soonest;
  if (key != current_task) return ticks;
  for (size_t i = 0; i < WAKES; i++) {
    if (wakes[i].task == key) return wakes[i].ticks == now ? soonest : ticks;
  }
  return ticks;
}

int64_t add_deadline(int64_t ticks, Work work) {
  ticks = no_sooner(ticks, work.key);
  if (work.key && work.key == current_task) {
    static size_t next_wake;
    size_t slot = next_wake;
    for (size_t i = 0; i < WAKES; i++) {
      if (wakes[i].task == work.key) slot = i;
    }
    if (slot == next_wake) next_wake = (next_wake + 1) % WAKES;
    wakes[slot] = (Wake){work.key, ticks};
  }
  if (deadline_count == deadline_capacity) {
    deadlines = grown(deadlines, &deadline_capacity, sizeof *deadlines);
  }
  deadlines[deadline_count++] = (Deadline){++last_id, ticks, false, work};
  return last_id;
}

static bool take(int64_t id, Work *work, bool *announced) {
  for (size_t i = 0; i < deadline_count; i++) {
    if (deadlines[i].id != id) continue;
    *work = deadlines[i].work;
    *announced = deadlines[i].announced;
    memmove(deadlines + i, deadlines + i + 1, (deadline_count - i - 1) * sizeof *deadlines);
    deadline_count--;
    return true;
  }
  return false;
}

void cancel_deadline(int64_t id) {
  Work work;
  bool announced;
  if (!take(id, &work, &announced) || !announced) return;
  if (cancelled_count == cancelled_capacity) {
    cancelled = grown(cancelled, &cancelled_capacity, sizeof *cancelled);
  }
  cancelled[cancelled_count++] = id;
}

void cancel_deadline_of(const void *context) {
  for (size_t i = 0; i < deadline_count; i++) {
    if (deadlines[i].work.context == context) {
      cancel_deadline(deadlines[i].id);
      return;
    }
  }
}

SceneHostDeadline scene_host_take_deadline(void) {
  for (size_t i = 0; i < deadline_count; i++) {
    if (deadlines[i].announced) continue;
    deadlines[i].announced = true;
    return (SceneHostDeadline){deadlines[i].id, deadlines[i].ticks};
  }
  return (SceneHostDeadline){0, 0};
}

int64_t scene_host_take_cancelled(void) {
  return cancelled_count > 0 ? cancelled[--cancelled_count] : 0;
}

static void run(Work work) {
  current_key = work.key;
  work.run(work);
  current_key = NULL;
  current_task = NULL;
  film_wake();
}

void scene_host_fire(int64_t id) {
  Work work;
  bool announced;
  if (take(id, &work, &announced)) run(work);
}

bool has_ready(void) { return ready_count > 0; }

int64_t ready_work_count(void) { return (int64_t)ready_count; }

bool run_first_ready(void) {
  if (ready_count == 0) return false;
  Work work = ready[ready_first++];
  if (--ready_count == 0) ready_first = 0;
  run(work);
  return true;
}
