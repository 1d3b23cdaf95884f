// The dialect's headers as texts, so that the tool stays one file: they are compiled with every shader.

#include "CShaders.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const char dialect[] = {
#embed "include/ShaderCall.h"
    ,
#embed "Dialect/Prelude.h"
    ,
#embed "Dialect/Vectors.h"
    ,
#embed "Dialect/Elementary.h"
    ,
#embed "Dialect/Functions.h"
    ,
#embed "Dialect/Matrices.h"
    ,
#embed "Dialect/Textures.h"
    , 0};

static const char stitching[] = {
#embed "Dialect/Stitching.h"
    , 0};

const char *shader_dialect(void) { return dialect; }

const char *shader_stitching(void) { return stitching; }
