// Every job that the scene's thread hands to the concurrency runtime runs on that thread.
#include "Tasks.h"
#include "Clock.h"
#include "Work.h"
#include <dlfcn.h>
#include <stddef.h>

#define SWIFT __attribute__((swiftcall))

typedef struct {
  void *identity;
  uintptr_t implementation;
} Executor;

extern SWIFT void swift_job_run(void *job, Executor executor);
extern SWIFT Executor swift_task_getMainExecutor(void);

typedef SWIFT void (*Enqueue)(void *job);

static void run_global_job(Work work) {
  set_running_task(work.context);
  swift_job_run(work.context, (Executor){NULL, 0});
}

static void run_main_job(Work work) {
  set_running_task(work.context);
  swift_job_run(work.context, swift_task_getMainExecutor());
}

static SWIFT void enqueue_global(void *job, Enqueue original) {
  if (film_time) {
    add_ready((Work){.run = run_global_job, .context = job});
  } else {
    original(job);
  }
}

static SWIFT void enqueue_main(void *job, Enqueue original) {
  if (film_time) {
    add_ready((Work){.run = run_main_job, .context = job});
  } else {
    original(job);
  }
}

static void set_hook(const char *name, void *function) {
  void **hook = dlsym(RTLD_DEFAULT, name);
  if (hook) *hook = function;
}

void take_over_tasks(void) {
  set_hook("swift_task_enqueueGlobal_hook", (void *)enqueue_global);
  set_hook("swift_task_enqueueMainExecutor_hook", (void *)enqueue_main);
}
