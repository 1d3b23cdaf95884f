// Where a scene's objects lie. A set of objects has an order by their places: so each object of the scene's thread has a
// place that follows from the objects that were made before it, and from nothing else. Places are given out one behind the
// other and never again: which of them are free by now depends on other threads, that draw from the same objects. Memory goes
// back to the system when nothing in a block is left.
#define _GNU_SOURCE
#include "Objects.h"
#include "Clock.h"
#include "Original.h"
#include <link.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

// Far from where the system puts anything, a part for the scene's own classes and a part for the rest: what the tool's
// classes do in between must not matter. A block is what is given back at a time.
enum { PARTS = 2 };
#define START 0x100000000000UL
#define PART_SIZE (64UL << 30)
#define BLOCK_SIZE (64UL << 10)
#define BLOCKS (PART_SIZE / BLOCK_SIZE)
// Larger objects are few, and their places the system's.
enum { LARGEST = 4096, HEAD = 16 };

typedef struct {
  // Where the next object goes, and the end of the block.
  uintptr_t next;
  uintptr_t end;
} Part;

static Part parts[PARTS];
// How many objects each block holds; the one that is filled counts as one itself.
static _Atomic uint32_t *counts;

static bool is_ours(const void *object) { return (uintptr_t)object - START < PARTS * PART_SIZE; }

static bool start(void) {
  static int state;
  if (state) return state > 0;
  state = -1;
  const int kind = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE;
  void *all = mmap((void *)START, PARTS * PART_SIZE, PROT_NONE, kind | MAP_FIXED_NOREPLACE, -1, 0);
  if (all != (void *)START) return false;
  void *numbers = mmap(NULL, PARTS * BLOCKS * sizeof *counts, PROT_READ | PROT_WRITE, kind, -1, 0);
  if (numbers == MAP_FAILED) return false;
  counts = numbers;
  for (int i = 0; i < PARTS; i++) parts[i].next = parts[i].end = START + (uintptr_t)i * PART_SIZE;
  state = 1;
  return true;
}

// What is seldom done stands apart: a function that may call it last needs no frame of its own until then, and thousands of
// objects come and go in a frame of the film.
#define APART static __attribute__((noinline))

APART void give_back(uintptr_t block) {
  mmap((void *)(START + block * BLOCK_SIZE), BLOCK_SIZE, PROT_NONE,
       MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0);
}

static void leave(uintptr_t place) {
  uintptr_t block = (place - START) / BLOCK_SIZE;
  if (atomic_fetch_sub_explicit(&counts[block], 1, memory_order_acq_rel) == 1) give_back(block);
}

static void *place(Part *part, size_t size) {
  size_t whole = (size + HEAD + 15) & ~(size_t)15;
  if (part->next + whole > part->end) {
    uintptr_t block = part->end;
    bool is_last = block == START + (uintptr_t)(part - parts + 1) * PART_SIZE;
    if (is_last || mprotect((void *)block, BLOCK_SIZE, PROT_READ | PROT_WRITE) != 0) return NULL;
    bool is_first = block == START + (uintptr_t)(part - parts) * PART_SIZE;
    if (!is_first) leave(block - BLOCK_SIZE);
    atomic_fetch_add(&counts[(block - START) / BLOCK_SIZE], 1);
    part->next = block;
    part->end = block + BLOCK_SIZE;
  }
  atomic_fetch_add_explicit(&counts[(part->next - START) / BLOCK_SIZE], 1, memory_order_relaxed);
  char *object = (char *)part->next + HEAD;
  // Whoever asks how large it is finds that before it.
  *(size_t *)part->next = whole - HEAD;
  part->next += whole;
  return object;
}

// What the runtime says of a class, on systems without Objective-C.
typedef struct {
  uintptr_t kind;
  const void *superclass;
  uint32_t flags, address_point, size;
  uint16_t alignment, reserved;
  uint32_t class_size, class_address_point;
  const void *description;
} Class;

// Metadata of other kinds says so by a small number; a class by none, or by an address.
enum { LAST_KIND = 0x7FF };

typedef struct {
  uintptr_t start;
  uintptr_t end;
} Library;

static Library scene, core;

static bool holds(Library library, uintptr_t place) { return place - library.start < library.end - library.start; }

// Where the library that holds an address lies.
static int find_library(struct dl_phdr_info *object, size_t size, void *wanted) {
  Library *library = wanted;
  Library found = {UINTPTR_MAX, 0};
  for (int i = 0; i < object->dlpi_phnum; i++) {
    const ElfW(Phdr) *part = &object->dlpi_phdr[i];
    if (part->p_type != PT_LOAD) continue;
    uintptr_t first = object->dlpi_addr + part->p_vaddr, last = first + part->p_memsz;
    if (first < found.start) found.start = first;
    if (last > found.end) found.end = last;
  }
  if (!holds(found, library->start)) return 0;
  *library = found;
  return 1;
}

static Library library_of(const void *address) {
  Library library = {(uintptr_t)address, (uintptr_t)address};
  return dl_iterate_phdr(find_library, &library) ? library : (Library){0, 0};
}

void *swift_allocObject(const Class *class, size_t size, size_t alignment);

void know_scene(const void *address) { scene = library_of(address); }

static void *(*make_object)(const Class *, size_t, size_t);

APART void *make_first(const Class *class, size_t size, size_t alignment) {
  make_object = (__typeof__(make_object))dlsym(RTLD_NEXT, "swift_allocObject");
  core = library_of((const void *)make_object);
  return swift_allocObject(class, size, alignment);
}

APART void *make_placed(const Class *class, size_t size, size_t alignment) {
  if (size > LARGEST || alignment > HEAD - 1 || !start()) return make_object(class, size, alignment);
  void **object = place(&parts[holds(scene, (uintptr_t)class->description) ? 0 : 1], size);
  if (!object) return make_object(class, size, alignment);
  // As the runtime begins one: its class, and one strong and one unowned reference.
  object[0] = (void *)class;
  object[1] = (void *)3;
  return object;
}

void *swift_allocObject(const Class *class, size_t size, size_t alignment) {
  if (!make_object) return make_first(class, size, alignment);
  bool is_class = film_time && (class->kind == 0 || class->kind > LAST_KIND);
  // The standard library's classes are the storage of arrays and sets, which come and go all the time.
  if (!is_class || holds(core, (uintptr_t)class->description)) return make_object(class, size, alignment);
  return make_placed(class, size, alignment);
}

extern void __libc_free(void *object);
extern void *__libc_realloc(void *object, size_t size);

void free(void *object) {
  if (is_ours(object)) {
    leave((uintptr_t)object);
  } else {
    __libc_free(object);
  }
}

size_t malloc_usable_size(void *object) {
  if (is_ours(object)) return *(size_t *)((char *)object - HEAD);
  ORIGINAL(malloc_usable_size);
  return original(object);
}

void *realloc(void *object, size_t size) {
  if (!is_ours(object)) return __libc_realloc(object, size);
  size_t had = malloc_usable_size(object);
  void *other = malloc(size);
  if (!other) return NULL;
  memcpy(other, object, had < size ? had : size);
  leave((uintptr_t)object);
  return other;
}
