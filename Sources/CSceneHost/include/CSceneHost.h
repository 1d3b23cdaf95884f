// The film's clock and seeded randomness for the thread that a scene runs on.
//
// The tool exports the functions by which a process learns the time, waits, runs something later or draws random
// bytes, under the names of libc, libdispatch, CoreFoundation and the concurrency runtime. As symbols
// of the executable they stand before those of every library, the scene's included. On every thread but
// the scene's, and before `scene_host_begin`, each hands over to the original.
//
// Nothing here is thread safe: all of it is used from the scene's thread.
//
// The files are layers, each with a header of its own; a file includes headers of layers below it only:
//
//   4  Host.c                 a scene's thread as a whole
//   3  Sources.c, RunLoop.c   timers: libdispatch's sources, CoreFoundation's run loop
//   2  Dispatch.c, Tasks.c    who hands over work: libdispatch's queues, Swift's tasks
//   1  Work.c, Random.c       what is ready and what is due; bytes from the seed
//   0  Clock.c                which instant it is
//
// Beside them, and of no use to them, are what a process does for itself: Faults.c, which reads the clock, Memory.c and
// Process.c.
#ifndef C_SCENE_HOST_H
#define C_SCENE_HOST_H

#include <stdbool.h>
#include <stdint.h>

// Something that happens later on the film's time line.
typedef struct {
  // Greater than 0; 0 when there is none.
  int64_t id;
  // When, in ticks of 1/705,600,000 s since the film's start.
  int64_t ticks;
} SceneHostDeadline;

// What a linker calls an executable: 20 bytes that follow from its contents.
typedef struct {
  uint64_t high;
  uint64_t middle;
  uint32_t low;
} SceneHostBuildID;

// Makes the calling thread the scene's thread: from here on its clock stands at the film's start, which
// is `calendar_start` seconds after 1970, and its random bytes follow from `seed`.
void scene_host_begin(int64_t calendar_start, uint64_t seed);

// Sets the film's clock, in ticks.
void scene_host_set_now(int64_t ticks);

// Gives the calling thread the real clock (false) or, on the scene's thread, the film's (true); returns
// what it had before.
bool scene_host_use_film_clock(bool film);

// Runs closures, jobs and main-queue blocks that are ready, in order of arrival, at most `limit`.
// Returns how many ran.
int64_t scene_host_run_ready(int64_t limit);

// The next deadline that was set since the last call; id 0 when there is none.
SceneHostDeadline scene_host_take_deadline(void);

// The next deadline that was called off since the last call; 0 when there is none.
int64_t scene_host_take_cancelled(void);

// Runs what waits for a deadline.
void scene_host_fire(int64_t id);

// Seconds of the real monotonic clock, on any thread.
double scene_host_real_seconds(void);

// Seconds of processor time that this process has used, on any thread.
double scene_host_processor_seconds(void);

// Seconds of processor time that the calling thread has used.
double scene_host_thread_seconds(void);

// From here on a fatal signal writes to `descriptor` before the process dies of it: a line `words TEXT`, where TEXT is what
// the Swift runtime said of it, if it said anything, and a line `fault SIGNAL TICKS OFFSET`, where OFFSET is the hexadecimal place
// of the innermost return address within the library that holds `address` (or `-`); `memory` instead of `fault` where there
// was none to be had. A call of exit writes `exit STATUS TICKS`.
void scene_host_report_faults(int descriptor, const void *address);

// What the linker says this executable is; all zero when it says nothing.
SceneHostBuildID scene_host_build_id(void);

// Writes the readable form of a mangled Swift name, cut to `size` with its end mark; returns whether it was one.
bool scene_host_demangle(const char *name, char *readable, uint64_t size);

// Ends the calling process with signal `number` when its parent ends, leaves no core, and lets lines be seen as they are
// printed.
void scene_host_follow_parent(int number);

// From here on the process takes memory in small pages, from one heap for all threads: a film needs less of it, and its
// threads seldom ask for any.
void scene_host_save_memory(void);

// From here on a thread that is awakened does not interrupt another. The threads of a film awake each other thousands
// of times a second, and all have to be done: two to five per cent of its time.
void scene_host_run_as_batch(void);

// Starts the executable `path` with lists of strings, each behind the other with its end mark. The child's standard
// input is `input` (empty, where that is negative), its standard output and error are `output` (nowhere), its descriptors 3 and 4
// are `results` and `data` (or nothing, where these are negative). With `results`, it has those others that do not close
// at exec, as an output may be named by one (`/dev/fd/63`); else none. Returns its process number, or a negative errno.
int scene_host_spawn(
    const char *path, const char *arguments, int argument_count, const char *environment,
    int environment_count, int input, int output, int results, int data);

// From here on interrupts, terminations and hang-ups wait to be told by `scene_host_await`.
void scene_host_watch_signals(void);

// Waits until `descriptor` has something to read or ended (-1), a watched signal arrives (its number), or the time is
// over (0; negative: never).
int scene_host_await(int descriptor, int milliseconds);

// The same for what a child says: -2 when it has ended and there is nothing more to read, whoever else could write there.
// `end` is what `scene_host_watch_end` gave.
int scene_host_await_child(int descriptor, int end, int milliseconds);

// A descriptor that tells of the end of a child; negative where the system has none.
int scene_host_watch_end(int process);

// The first thing a process does: closed standard streams are filled by what fails when it is used, files that grow
// beyond a limit are errors instead of signals, and of the descriptors from 3 on no child gets any but the `kept`.
void scene_host_settle(const int *kept, int count);

// Sends a signal to a process.
void scene_host_signal(int process, int signal);

// Waits for a child to end: its exit status, or the negative number of the signal that it died of.
int scene_host_reap(int process);

#endif
