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
//      Files.c, Machine.c     files by the scene's folder; the stage's computer, person and threads
//   1  Work.c, Random.c       what is ready and what is due; bytes from the seed
//   0  Clock.c                which instant it is
//
// Beside them stand what a process does for itself: Faults.c, which reads the clock, Memory.c, Process.c and Starter.c; Objects.c, where
// a scene's objects lie; Channel.c, what it says to its tool; and how it is isolated: Isolation.c, on Landlock.c, Calls.c and
// Broker.c, which Files.c asks.
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

// How a process is isolated.
typedef struct {
  // The version of the kernel's Landlock, 0 for none.
  int landlock;
  // Whether the calls of the kernel are filtered.
  bool filters_calls;
} SceneHostIsolation;

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

// How many closures, jobs and main-queue blocks are ready.
int64_t scene_host_ready_count(void);

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

// Opens the way to the tool: from here on lines for it are written to `descriptor`, each behind `token`.
void scene_host_open_channel(int descriptor, const char *token);

// Where an isolated process asks its tool for files.
void scene_host_use_broker(int socket);

// Makes the two ends of such a socket; returns whether it could.
bool scene_host_open_broker(int *here, int *there);

// What a process asks for: whether it may have it. Actions are numbered as `Broker.h` has them.
typedef bool (*SceneHostMay)(void *context, int action, const char *path, const char *other);

// Waits for the next request and answers it; false when no more will come.
bool scene_host_serve_broker(int socket, SceneHostMay may, void *context);

// A place where nothing is and nothing can be made, for XDG_CONFIG_HOME.
#define SCENE_HOST_NOWHERE "/proc/nowhere"

// The folder in which relative names are meant on the scene's thread.
void scene_host_set_folder(const char *path);

// What the scene's thread has opened to read so far, by number from 0 on, whether it is there or not, and behind a question
// mark what it has asked for without opening it; NULL behind the last, and whether there was more than is kept.
const char *scene_host_reading(int64_t number);
bool scene_host_reads_more(void);

// Says whether this thread reads for the tool from here on, so that nothing it asks for counts as the scene's; what it was before.
bool scene_host_tool_reads(bool reads);

// What of the machine's chance the scene has asked for, by number from 0 on, and how often; NULL behind the last.
const char *scene_host_chance(int64_t number, int64_t *count);

// How a process could be isolated here.
SceneHostIsolation scene_host_isolation(void);

// Isolates this process for good: it reads and writes what lies at or below these places only (strings with their end
// marks, one behind the other), has `memory` bytes at most (0: any number) and `seconds` of its processors' time (0: any), and
// the kernel refuses what no film needs, of which the tool is told. Called before other threads start. Returns what the kernel agreed to.
SceneHostIsolation scene_host_isolate(
    const char *readable, int readable_count, const char *writable, int writable_count, uint64_t memory,
    uint64_t seconds);

// The same for a process that runs other programs; nobody is told.
SceneHostIsolation scene_host_confine_program(
    const char *readable, int readable_count, const char *writable, int writable_count);

// Writes the folders of the libraries of this process, with their end marks, one behind the other; returns the length.
uint64_t scene_host_library_folders(char *list, uint64_t size);

// Whether this process, which is isolated, has used up its memory.
bool scene_host_is_out_of_memory(void);

// From here on a fatal signal is told before the process dies of it: by a line `words TEXT`, where TEXT is what the Swift
// runtime said of it, if it said anything, and a line `fault SIGNAL TICKS OFFSET`, where OFFSET is the hexadecimal place of
// the innermost return address within the scene's library (or `-`), the one that holds `address`; `memory` instead of
// `fault` where there was none to be had. A call of exit is told by `exit STATUS TICKS`.
void scene_host_report_faults(const void *address);

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

// How a child is started.
typedef struct {
  int argument_count;
  int environment_count;
  // Its standard input (empty, where this is negative), and its standard output and error (nowhere).
  int input;
  int output;
  // Its descriptors 3, 4, 5 and 6; nothing, where these are negative.
  int results;
  int data;
  int task;
  int broker;
  // Whether code, stack and memory lie at the same places every time.
  bool is_steady;
  // Whether it and what it runs are confined to places that it may read, and others that it may write, too.
  bool is_confined;
  int readable_count;
  int writable_count;
} SceneHostStart;

// Starts the executable `path` with lists of strings, each behind the other with its end mark. With `results`, the child
// has those of our other descriptors that do not close at exec, as an output may be named by one (`/dev/fd/63`); else
// none. Returns its process number, or a negative errno.
int scene_host_spawn(
    const char *path, const char *arguments, const char *environment, const char *readable, const char *writable,
    SceneHostStart start);

// Makes the two ends of the way to a starter, a process of the tool that stands ready: it is started with one of them as its
// task. Returns whether it could.
bool scene_host_open_starter(int *here, int *there);

// Whether this process is to be a starter.
bool scene_host_is_starter(void);

// Waits to be asked for processes until nobody can ask any more, and ends this one then. Returns in each process that is
// forked, with the descriptors that it was asked for with.
void scene_host_stand_by(void);

// Asks a starter for a process with these descriptors, a child of this one. Returns its number, or a negative errno: then it
// is started in the other way.
int scene_host_ask_starter(int socket, SceneHostStart start);

// Forks the calling process for a scene that is no stranger's code: with these descriptors, and this environment, whose
// strings it keeps. Returns 0 in the child, its number here, and -1 where it could not: with other threads, as their locks
// would stay locked.
int scene_host_fork(SceneHostStart start, const char *const *environment);

// Renews what was kept of the number of the thread that forked, in the process that was just forked from it.
void scene_host_renew_thread_number(int before);

// Makes a descriptor from which these bytes can be read, once; -1 if it cannot be.
int scene_host_letter(const void *bytes, uint64_t size);

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

// Waits for a child to end, which is still to be reaped: seconds of processor time that it has used; 0 if there is none.
double scene_host_used_seconds(int process);

// Waits for a child to end: its exit status, or the negative number of the signal that it died of.
int scene_host_reap(int process);

#endif
