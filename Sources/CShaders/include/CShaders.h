#ifndef ROSTRUM_SHADERS_H
#define ROSTRUM_SHADERS_H

#include "ShaderCall.h"

/* The text of what a shader is compiled behind: the dialect's types and functions. */
const char *shader_dialect(void);

/* The text of what a shader is compiled before: what makes the list of its functions. */
const char *shader_stitching(void);

#endif
