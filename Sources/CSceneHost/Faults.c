// What a scene leaves behind when it dies, and what a process should know about itself.
#define _GNU_SOURCE
#include "CSceneHost.h"
#include "Channel.h"
#include "Clock.h"
#include "Objects.h"
#include "Original.h"
#include <dlfcn.h>
#include <elf.h>
#include <execinfo.h>
#include <link.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

static bool reports;
static void *library_start;
// Enough for the unwinder, when the scene has used up its own stack.
static char fault_stack[64 * 1024];
enum { FRAMES = 64 };
// Why the runtime traps, in its own words.
static char last_words[512];

// Whether the Swift runtime, at `caller`, says why it ends the process.
static bool is_last_word(const char *text, const void *caller) {
  static const char *const signs[] = {"Fatal error", "Precondition failed", "Assertion failed", "Could not cast"};
  Dl_info from;
  if (!dladdr(caller, &from) || !from.dli_fname || !strstr(from.dli_fname, "libswiftCore")) return false;
  for (size_t i = 0; i < sizeof signs / sizeof *signs; i++) {
    if (strstr(text, signs[i])) return true;
  }
  return false;
}

// The runtime's last words are kept for the report, which tells them once, and with the user's path.
int fputs(const char *text, FILE *stream) {
  ORIGINAL(fputs);
  if (!reports || stream != stderr || !is_last_word(text, __builtin_return_address(0))) {
    return original(text, stream);
  }
  size_t length = 0;
  for (; text[length] && length + 1 < sizeof last_words; length++) {
    last_words[length] = text[length] == '\n' ? ' ' : text[length];
  }
  last_words[length] = 0;
  return 0;
}

// Whether a function that never fails is on the stack: it ends the process when there is no memory to give.
static bool allocates(void *frame) {
  static const char *const names[] = {"swift_slowAlloc", "_Znwm"};
  Dl_info found;
  // The call is before the place to return to, which may be another function's.
  if (!dladdr((char *)frame - 1, &found) || !found.dli_sname) return false;
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    if (!strcmp(found.dli_sname, names[i])) return true;
  }
  return false;
}

// Frames of a handler: itself, the way back that the kernel gave it, then the instruction that the signal stopped. All others
// are places behind a call.
enum { STOPPED_FRAME = 2 };

// Where no function of the scene is on the stack: the innermost places by library and offset, by which whoever has the same
// libraries finds the function.
static void name_places(char *text, size_t size, void *const frames[], int count) {
  enum { PLACES = 4 };
  size_t length = (size_t)snprintf(text, size, "no function of the scene was being called, but");
  for (int i = STOPPED_FRAME; i < count && i < STOPPED_FRAME + PLACES && length < size; i++) {
    Dl_info found;
    if (!dladdr(frames[i], &found) || !found.dli_fname) continue;
    const char *slash = strrchr(found.dli_fname, '/');
    length += (size_t)snprintf(
      text + length, size - length, "%s %s+0x%lx", i > STOPPED_FRAME ? " <" : "",
      slash ? slash + 1 : found.dli_fname, (unsigned long)((char *)frames[i] - (char *)found.dli_fbase));
  }
}

static void report(int signal, siginfo_t *cause, void *state) {
  char words[64];
  char place[32] = "-";
  void *frames[FRAMES];
  int count = backtrace(frames, FRAMES);
  const char *word = "fault";
  for (int i = 0; i < count && library_start; i++) {
    Dl_info found;
    if (allocates(frames[i])) word = "memory";
    if (dladdr(frames[i], &found) && found.dli_fbase == library_start) {
      // The first instruction of a function has another function's before it.
      const char *behind = (const char *)frames[i] + (i == STOPPED_FRAME);
      snprintf(place, sizeof place, "%lx", (unsigned long)(behind - (char *)library_start));
      break;
    }
  }
  if (scene_host_is_out_of_memory()) {
    word = "memory";
    say_refused(word, "");
  }
  if (!*last_words && library_start && *place == '-') {
    name_places(last_words, sizeof last_words, frames, count);
  }
  if (*last_words) {
    const char *said[] = {"words ", last_words};
    say_line(said, 2);
  }
  snprintf(words, sizeof words, " %d %lld ", signal, (long long)film_instant());
  const char *parts[] = {word, words, place};
  say_line(parts, 3);
  // Die of the signal itself, so that the parent sees it.
  sigaction(signal, &(struct sigaction){.sa_handler = SIG_DFL}, NULL);
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, signal);
  sigprocmask(SIG_UNBLOCK, &set, NULL);
  raise(signal);
}

static void report_exit(int status, void *nothing) {
  char words[64];
  snprintf(words, sizeof words, "exit %d %lld", status, (long long)film_instant());
  const char *parts[] = {words};
  say_line(parts, 1);
}

void scene_host_report_faults(const void *address) {
  reports = true;
  know_scene(address);
  Dl_info found;
  if (dladdr(address, &found)) library_start = found.dli_fbase;
  on_exit(report_exit, NULL);
  // The unwinder is loaded on first use: not inside a signal handler.
  void *warm[1];
  backtrace(warm, 1);
  sigaltstack(&(stack_t){.ss_sp = fault_stack, .ss_size = sizeof fault_stack}, NULL);
  struct sigaction action = {.sa_sigaction = report, .sa_flags = SA_ONSTACK | SA_SIGINFO};
  const int fatal[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGXCPU};
  for (size_t i = 0; i < sizeof fatal / sizeof *fatal; i++) sigaction(fatal[i], &action, NULL);
}

void scene_host_follow_parent(int number) {
  prctl(PR_SET_PDEATHSIG, number);
  setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
  // A closed pipe is an error of the write that finds it closed.
  signal(SIGPIPE, SIG_IGN);
  // What a scene printed must be seen if it traps.
  setvbuf(stdout, NULL, _IOLBF, 0);
}

// A linker's ID is the SHA-1 of what it linked.
enum { BUILD_ID_SIZE = 20 };

// What is in a note begins at whole words.
static const char *after(const char *start, size_t length) { return start + ((length + 3) & ~(size_t)3); }

static int read_notes(struct dl_phdr_info *object, size_t size, void *result) {
  for (int i = 0; i < object->dlpi_phnum; i++) {
    const ElfW(Phdr) *part = &object->dlpi_phdr[i];
    if (part->p_type != PT_NOTE) continue;
    const char *at = (const char *)object->dlpi_addr + part->p_vaddr;
    const char *end = at + part->p_memsz;
    while (at + sizeof(ElfW(Nhdr)) <= end) {
      const ElfW(Nhdr) *note = (const ElfW(Nhdr) *)at;
      const char *name = at + sizeof *note;
      const char *value = after(name, note->n_namesz);
      if (note->n_type == NT_GNU_BUILD_ID && note->n_namesz == 4 && !memcmp(name, "GNU", 4)) {
        unsigned char bytes[BUILD_ID_SIZE] = {0};
        size_t length = note->n_descsz < BUILD_ID_SIZE ? note->n_descsz : BUILD_ID_SIZE;
        memcpy(bytes, value, length);
        SceneHostBuildID *id = result;
        memcpy(&id->high, bytes, sizeof id->high);
        memcpy(&id->middle, bytes + 8, sizeof id->middle);
        memcpy(&id->low, bytes + 16, sizeof id->low);
        return 1;
      }
      at = after(value, note->n_descsz);
    }
  }
  // The executable comes first; the libraries after it do not matter.
  return 1;
}

SceneHostBuildID scene_host_build_id(void) {
  SceneHostBuildID id = {0, 0, 0};
  dl_iterate_phdr(read_notes, &id);
  return id;
}

extern char *swift_demangle(
    const char *name, size_t length, char *buffer, size_t *size, uint32_t flags);

bool scene_host_demangle(const char *name, char *readable, uint64_t size) {
  size_t capacity = size;
  return size > 0 && swift_demangle(name, strlen(name), readable, &capacity, 0) != NULL;
}
