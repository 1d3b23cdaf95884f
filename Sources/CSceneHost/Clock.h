// The film's clock: which instant it shows, and how the code that runs now sleeps. Knows nothing else of this target.
#ifndef CLOCK_H
#define CLOCK_H

#include <stdbool.h>
#include <stdint.h>

// A tick divides the frames of 24 to 240 a second, those of the rates over 1.001, and 33⅓.
#define TICKS_PER_SECOND 705600000LL
#define NANOSECONDS_PER_SECOND 1000000000LL
// Nothing repeats faster than 240 times a second.
#define SHORTEST_PERIOD (TICKS_PER_SECOND / 240)
// Later than any film, and far enough from the end of the numbers to add to it.
#define NO_INSTANT (INT64_MAX / 4)
// Durations from here on, in nanoseconds or ticks, do not fit.
#define TOO_LONG 9e18

// The number of the film's process, and of its thread: larger than the kernel gives any, so that none is taken for it.
#define FILM_PROCESS 5000000
// Who looks at the film.
#define FILM_PERSON 1000

// Whether the calling thread lives by the film's clock.
extern __thread bool film_time;

// Makes the calling thread the one with the film's clock, at the film's start, `calendar_start` seconds after 1970.
void start_clock(int64_t calendar_start);

// The film's clock for the code that runs now, sleeps included.
int64_t film_now(void);
// The same without sleeps.
int64_t film_instant(void);
// Lets the code that runs now sleep: the rest of it happens later.
void film_sleep(int64_t nanoseconds);
// When code that slept goes on, freed of the last nanosecond's rounding.
int64_t film_wake_time(void);
// Ends the sleeps of the code that ran.
void film_wake(void);
int64_t ticks_from_nanoseconds(int64_t nanoseconds);
// The instant `delay` from now, where the delay is known to ± `reach` nanoseconds only: of the instants
// within reach, one at a whole multiple of 1/1200 s or a whole microsecond from now.
int64_t instant_after(double delay_nanoseconds, double reach);
// Nanoseconds that the film's clocks show now.
int64_t film_uptime(void);
int64_t film_wall(void);

#endif
