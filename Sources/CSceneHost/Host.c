// A scene's thread as a whole: what begins it, and what runs on it.
#include "CSceneHost.h"
#include "Clock.h"
#include "Dispatch.h"
#include "Random.h"
#include "Tasks.h"
#include "Work.h"

void scene_host_begin(int64_t calendar_start, uint64_t seed) {
  start_random(seed);
  take_over_tasks();
  start_clock(calendar_start);
}

int64_t scene_host_run_ready(int64_t limit) {
  int64_t count = 0;
  drain_main_queue();
  while (count < limit && run_first_ready()) {
    count++;
    if (!has_ready()) drain_main_queue();
  }
  return count + take_arrived();
}

int64_t scene_host_ready_count(void) {
  drain_main_queue();
  return ready_work_count();
}
