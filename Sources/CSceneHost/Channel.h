// The lines that a scene's process says to its tool: what was refused, what is not the film's own, how it died. Knows
// nothing else of this target.
#ifndef CHANNEL_H
#define CHANNEL_H

// Writes the parts as one line, behind the token that tells it from what a scene writes there itself. May be called
// inside of a signal's handler.
void say_line(const char *const parts[], int count);

// Says `refused WHAT DETAIL`, once for each pair. May be called inside of a signal's handler.
void say_refused(const char *what, const char *detail);

// Counts something that differs from film to film.
void note_chance(const char *what);

#endif
