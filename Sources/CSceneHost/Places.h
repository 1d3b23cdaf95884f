// Where a scene's process finds what it is given.
#ifndef PLACES_H
#define PLACES_H

// Its descriptors, and above them, where its own may begin.
enum { INPUT = 0, OUTPUT = 1, ERRORS = 2, RESULTS = 3, DATA = 4, TASK = 5, BROKER = 6, PLACES = 7, FIRST_FREE = 7 };

#endif
