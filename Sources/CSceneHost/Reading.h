// The names of what a scene's thread opened to read or asked for, so that others can see whether it changed since.
#ifndef READING_H
#define READING_H

// Keeps a name, once; a relative one is of no place that others know.
void note_reading(const char *path);
// The same of what is not opened: whether it is there, and what.
void note_asking(const char *path);

#endif
