// The dialect in which `.metal` files are compiled: C++ with the shading language's types, functions and words.

#pragma clang system_header

// Words that say where something lies: here all is in one memory.
#define constant const
#define device
#define thread
#define threadgroup
#define threadgroup_imageblock
#define ray_data
// Functions of pipelines, which nothing here calls.
#define kernel
#define vertex
#define fragment
#define visible

#define __METAL__ 1
#define __METAL_VERSION__ 310
#define __HAVE_SIMDGROUP_REDUCTION__ 0
#define __IPHONE_OS_VERSION_MIN_REQUIRED 170000
