#include "processor.h"

int rostrum_processor_has_v3(void) {
#if defined(__x86_64__)
  return __builtin_cpu_supports("x86-64-v3") != 0;
#else
  return 0;
#endif
}
