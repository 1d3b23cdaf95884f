// The film's clock under libc's names.
#define _GNU_SOURCE
#include "Clock.h"
#include "CSceneHost.h"
#include "Original.h"
#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

__thread bool film_time;
static __thread bool is_scene_thread;
static int64_t now_ticks;
static int64_t slept_ticks;
static int64_t calendar;
// The monotonic clocks do not start at 0, so that a scene may subtract from them.
static const int64_t uptime_start = 1000;
// A nanosecond is 0.7056 ticks.
enum { RATIO_TICKS = 7056, RATIO_NANOSECONDS = 10000 };
static const double ticks_per_nanosecond = (double)RATIO_TICKS / RATIO_NANOSECONDS;
// Frames of 24, 25, 30, 50, 60, 100, 120 and 240 a second begin at whole multiples of this.
static const int64_t frame_grid = TICKS_PER_SECOND / 1200;
// What is left of an instant on the grid when it went through nanoseconds twice: two halves of 0.7 ticks at each end.
static const int64_t wake_reach = 3;

void start_clock(int64_t calendar_start) {
  calendar = calendar_start;
  now_ticks = 0;
  slept_ticks = 0;
  is_scene_thread = true;
  film_time = true;
}

void scene_host_set_now(int64_t ticks) {
  now_ticks = ticks;
  slept_ticks = 0;
}

bool scene_host_use_film_clock(bool film) {
  bool before = film_time;
  film_time = film && is_scene_thread;
  return before;
}

int64_t film_now(void) { return now_ticks + slept_ticks; }
int64_t film_instant(void) { return now_ticks; }
void film_wake(void) { slept_ticks = 0; }

int64_t ticks_from_nanoseconds(int64_t nanoseconds) {
  int64_t seconds = nanoseconds / NANOSECONDS_PER_SECOND, rest = nanoseconds % NANOSECONDS_PER_SECOND;
  int64_t half = rest < 0 ? -RATIO_NANOSECONDS / 2 : RATIO_NANOSECONDS / 2;
  return seconds * TICKS_PER_SECOND + (rest * RATIO_TICKS + half) / RATIO_NANOSECONDS;
}

static int64_t nanoseconds_from_ticks(int64_t ticks) {
  int64_t seconds = ticks / TICKS_PER_SECOND, rest = ticks % TICKS_PER_SECOND;
  return seconds * NANOSECONDS_PER_SECOND + (rest * RATIO_NANOSECONDS + RATIO_TICKS / 2) / RATIO_TICKS;
}

void film_sleep(int64_t nanoseconds) {
  // Foundation sleeps until a binary fraction of seconds is over: 0 must not last for ever.
  slept_ticks += ticks_from_nanoseconds(nanoseconds > 0 ? nanoseconds : 1);
}

int64_t film_uptime(void) {
  return uptime_start * NANOSECONDS_PER_SECOND + nanoseconds_from_ticks(film_now());
}

int64_t film_wall(void) {
  return calendar * NANOSECONDS_PER_SECOND + nanoseconds_from_ticks(film_now());
}

int64_t instant_after(double delay, double reach) {
  int64_t now = film_now();
  if (!(delay > 0)) return now;
  if (delay > TOO_LONG) return NO_INSTANT;
  double ticks = delay * ticks_per_nanosecond;
  double reach_ticks = reach * ticks_per_nanosecond;
  // A whole number of microseconds from now.
  double microseconds = round(delay / 1000);
  if (microseconds > 0 && fabs(delay - microseconds * 1000) <= reach) {
    return now + ticks_from_nanoseconds((int64_t)microseconds * 1000);
  }
  int64_t nearest = llround(((double)now + ticks) / (double)frame_grid) * frame_grid;
  if (nearest > now && fabs((double)(nearest - now) - ticks) <= reach_ticks) return nearest;
  return now + llround(ticks);
}

int64_t film_wake_time(void) {
  int64_t now = film_now();
  int64_t nearest = (now + frame_grid / 2) / frame_grid * frame_grid;
  return nearest > now_ticks && llabs(nearest - now) <= wake_reach ? nearest : now;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  if (!film_time) {
    ORIGINAL(clock_gettime);
    return original(clock, time);
  }
  bool wall = clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_TAI;
  int64_t nanoseconds = wall ? film_wall() : film_uptime();
  time->tv_sec = nanoseconds / NANOSECONDS_PER_SECOND;
  time->tv_nsec = nanoseconds % NANOSECONDS_PER_SECOND;
  return 0;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  if (!film_time) {
    ORIGINAL(gettimeofday);
    return original(time, zone);
  }
  int64_t nanoseconds = film_wall();
  time->tv_sec = nanoseconds / NANOSECONDS_PER_SECOND;
  time->tv_usec = nanoseconds % NANOSECONDS_PER_SECOND / 1000;
  return 0;
}

time_t time(time_t *seconds) {
  if (!film_time) {
    ORIGINAL(time);
    return original(seconds);
  }
  time_t now = film_wall() / NANOSECONDS_PER_SECOND;
  if (seconds) *seconds = now;
  return now;
}

int nanosleep(const struct timespec *length, struct timespec *rest) {
  if (!film_time) {
    ORIGINAL(nanosleep);
    return original(length, rest);
  }
  film_sleep(length->tv_sec * NANOSECONDS_PER_SECOND + length->tv_nsec);
  return 0;
}

int clock_nanosleep(
    clockid_t clock, int flags, const struct timespec *length, struct timespec *rest) {
  if (!film_time) {
    ORIGINAL(clock_nanosleep);
    return original(clock, flags, length, rest);
  }
  int64_t nanoseconds = length->tv_sec * NANOSECONDS_PER_SECOND + length->tv_nsec;
  if (flags & TIMER_ABSTIME) {
    nanoseconds -= clock == CLOCK_REALTIME ? film_wall() : film_uptime();
  }
  film_sleep(nanoseconds);
  return 0;
}

int usleep(useconds_t microseconds) {
  if (!film_time) {
    ORIGINAL(usleep);
    return original(microseconds);
  }
  film_sleep((int64_t)microseconds * 1000);
  return 0;
}

unsigned sleep(unsigned seconds) {
  if (!film_time) {
    ORIGINAL(sleep);
    return original(seconds);
  }
  film_sleep((int64_t)seconds * NANOSECONDS_PER_SECOND);
  return 0;
}

static double real_seconds(clockid_t clock) {
  bool film = film_time;
  film_time = false;
  struct timespec time;
  clock_gettime(clock, &time);
  film_time = film;
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

double scene_host_real_seconds(void) { return real_seconds(CLOCK_MONOTONIC); }
double scene_host_processor_seconds(void) { return real_seconds(CLOCK_PROCESS_CPUTIME_ID); }
double scene_host_thread_seconds(void) { return real_seconds(CLOCK_THREAD_CPUTIME_ID); }
