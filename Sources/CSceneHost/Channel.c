// The way from a scene's process to its tool, for C: one line is one write, so that lines of two threads do not mix.
#define _GNU_SOURCE
#include "Channel.h"
#include "CSceneHost.h"
#include <errno.h>
#include <stdatomic.h>
#include <stdint.h>
#include <string.h>
#include <unistd.h>

// A pipe takes this many bytes whole.
enum { LONGEST_LINE = 4096, LONGEST_TOKEN = 64 };
// More refusals than these are no news.
enum { REFUSALS = 32, CHANCES = 32 };

static int channel = -1;
static char token[LONGEST_TOKEN + 1];
static _Atomic uint64_t refusals[REFUSALS];
static struct {
  const char *_Atomic what;
  _Atomic int64_t count;
} chances[CHANCES];

void scene_host_open_channel(int descriptor, const char *mark) {
  channel = descriptor;
  size_t length = strlen(mark);
  if (length > LONGEST_TOKEN) length = LONGEST_TOKEN;
  memcpy(token, mark, length);
  token[length] = 0;
}

void say_line(const char *const parts[], int count) {
  if (channel < 0) return;
  int failure = errno;
  char line[LONGEST_LINE];
  size_t length = strlen(token);
  memcpy(line, token, length);
  for (int i = 0; i < count; i++) {
    for (const char *next = parts[i]; *next && length < sizeof line - 1; next++) {
      // A line's end inside of a part would begin another line.
      line[length++] = *next == '\n' ? '?' : *next;
    }
  }
  line[length++] = '\n';
  ssize_t written;
  do { written = write(channel, line, length); } while (written < 0 && errno == EINTR);
  errno = failure;
}

// FNV-1a (Fowler, Noll and Vo): its start and its factor for 64 bits.
static uint64_t hash(uint64_t value, const char *text) {
  for (; *text; text++) value = (value ^ (unsigned char)*text) * 0x100000001B3;
  return value;
}

void say_refused(const char *what, const char *detail) {
  uint64_t key = hash(hash(0xCBF29CE484222325, what), detail) | 1;
  for (int i = 0; i < REFUSALS; i++) {
    uint64_t found = 0;
    if (atomic_compare_exchange_strong(&refusals[i], &found, key)) {
      const char *parts[] = {"refused ", what, *detail ? " " : "", detail};
      say_line(parts, 4);
      return;
    }
    if (found == key) return;
  }
}

// Whether this thread reads for the tool, in the midst of the scene: that is no wish of the scene's.
static __thread bool tool_reads;

bool scene_host_tool_reads(bool reads) {
  bool before = tool_reads;
  tool_reads = reads;
  return before;
}

void note_chance(const char *what) {
  if (tool_reads) return;
  for (int i = 0; i < CHANCES; i++) {
    const char *found = NULL;
    if (atomic_compare_exchange_strong(&chances[i].what, &found, what) || found == what) {
      atomic_fetch_add(&chances[i].count, 1);
      return;
    }
  }
}

const char *scene_host_chance(int64_t number, int64_t *count) {
  if (number < 0 || number >= CHANCES) return NULL;
  const char *what = chances[number].what;
  *count = chances[number].count;
  return what;
}
