// The names of what a scene's thread opened to read, so that others can see whether it changed since.
#ifndef READING_H
#define READING_H

// Keeps a name, once; a relative one is of no place that others know.
void note_reading(const char *path);

#endif
