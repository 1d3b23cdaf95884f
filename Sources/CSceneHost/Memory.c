// How the process's memory is had from the system.
#define _GNU_SOURCE
#include "CSceneHost.h"
#include <malloc.h>
#include <sys/prctl.h>

void scene_host_save_memory(void) {
  // x264 asks for pages of 2 MB for its frames. Each is cleared whole, be it touched at one end only: 10 MB and 0.2 s of
  // the processor for `cards`.
  prctl(PR_SET_THP_DISABLE, 1, 0, 0, 0);
  // Threads that have heaps of their own each keep what the others could use: 6 MB.
  mallopt(M_ARENA_MAX, 1);
}
