// Where a scene's objects lie. Knows the clock, which says whose they are.
#ifndef OBJECTS_H
#define OBJECTS_H

// The library that holds this address is the scene's.
void know_scene(const void *address);

#endif
