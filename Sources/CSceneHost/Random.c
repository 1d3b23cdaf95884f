// Random bytes that follow from the film's seed, under libc's names. Generator: SplitMix64 (Steele, Lea
// and Flood, 2014): one addition and a mixing of the counter, every seed as good as any other.
#define _GNU_SOURCE
#include "Random.h"
#include "Clock.h"
#include "Original.h"
#include <stdarg.h>
#include <string.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <unistd.h>

// The generator's step, 2⁶⁴ over the golden ratio, and what its mixing multiplies by.
static const uint64_t golden_step = 0x9E3779B97F4A7C15;
static const uint64_t first_mixer = 0xBF58476D1CE4E5B9;
static const uint64_t second_mixer = 0x94D049BB133111EB;
// getentropy gives no more at once.
enum { ENTROPY_LIMIT = 256, UUID_SIZE = 16 };

static uint64_t counter;

void start_random(uint64_t seed) { counter = seed; }

static uint64_t next_random(void) {
  counter += golden_step;
  uint64_t bits = counter;
  bits = (bits ^ (bits >> 30)) * first_mixer;
  bits = (bits ^ (bits >> 27)) * second_mixer;
  return bits ^ (bits >> 31);
}

void fill_random(void *bytes, size_t count) {
  unsigned char *next = bytes;
  while (count > 0) {
    uint64_t word = next_random();
    for (int i = 0; i < 8 && count > 0; i++, count--) {
      *next++ = (unsigned char)(word >> (8 * i));
    }
  }
}

ssize_t getrandom(void *bytes, size_t count, unsigned flags) {
  if (!film_time) {
    ORIGINAL(getrandom);
    return original(bytes, count, flags);
  }
  fill_random(bytes, count);
  return (ssize_t)count;
}

int getentropy(void *bytes, size_t count) {
  if (!film_time) {
    ORIGINAL(getentropy);
    return original(bytes, count);
  }
  fill_random(bytes, count);
  return 0;
}

// glibc has these from 2.36 on; before, nobody calls them.
uint32_t arc4random(void) {
  uint32_t word;
  if (film_time) {
    fill_random(&word, sizeof word);
  } else {
    getentropy(&word, sizeof word);
  }
  return word;
}

void arc4random_buf(void *bytes, size_t count) {
  if (film_time) {
    fill_random(bytes, count);
    return;
  }
  for (size_t done = 0; done < count;) {
    size_t part = count - done < ENTROPY_LIMIT ? count - done : ENTROPY_LIMIT;
    getentropy((char *)bytes + done, part);
    done += part;
  }
}

uint32_t arc4random_uniform(uint32_t bound) {
  if (bound < 2) return 0;
  uint32_t first = -bound % bound;
  uint32_t word;
  do { word = arc4random(); } while (word < first);
  return word % bound;
}

// Foundation's own copies of libuuid's function read /dev/urandom.
static void generate_uuid(unsigned char *uuid) {
  if (film_time) {
    fill_random(uuid, UUID_SIZE);
  } else {
    getentropy(uuid, UUID_SIZE);
  }
  // A random UUID is of version 4 and the standard's variant (RFC 9562, 5.4).
  uuid[6] = (unsigned char)((uuid[6] & 0x0F) | 0x40);
  uuid[8] = (unsigned char)((uuid[8] & 0x3F) | 0x80);
}

void uuid_generate_random(unsigned char *uuid) { generate_uuid(uuid); }
void uuid_generate(unsigned char *uuid) { generate_uuid(uuid); }
void _foundation_uuid_generate_random(unsigned char *uuid) { generate_uuid(uuid); }
void _cf_uuid_generate_random(unsigned char *uuid) { generate_uuid(uuid); }

long syscall(long number, ...) {
  va_list list;
  va_start(list, number);
  long a = va_arg(list, long), b = va_arg(list, long), c = va_arg(list, long);
  long d = va_arg(list, long), e = va_arg(list, long), f = va_arg(list, long);
  va_end(list);
  if (film_time && number == SYS_getrandom) {
    fill_random((void *)a, (size_t)b);
    return b;
  }
  // A thread's number stays the kernel's: the standard library's mutex has the kernel compare it.
  if (film_time && number == SYS_getpid) return FILM_PROCESS;
  ORIGINAL(syscall);
  return original(number, a, b, c, d, e, f);
}
