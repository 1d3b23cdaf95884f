// How a function of ours that stands before the system's calls that one.
#ifndef ORIGINAL_H
#define ORIGINAL_H

#include <dlfcn.h>
#include <stddef.h>

// Declares `original`, the function that ours stands before.
#define ORIGINAL(name)                                                                               \
  static __typeof__(&name) original;                                                                 \
  if (!original) original = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

#endif
