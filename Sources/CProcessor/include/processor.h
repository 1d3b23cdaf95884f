#ifndef ROSTRUM_PROCESSOR_H
#define ROSTRUM_PROCESSOR_H

/* Whether this processor has all of x86-64-v3 (AVX2 and what came with it); 0 on any other kind. */
int rostrum_processor_has_v3(void);

#endif
