// The number of a thread in a process that was just forked. Swift's Mutex and the runtime's locks ask the kernel for it once and
// keep it in the thread's own storage, which a fork copies: the new thread would lock under its parent's number. As long as
// nobody waits for such a lock nothing is seen of it; but the kernel, which hands a lock over, knows the owner by its true
// number, and refuses to take it back from another. libdispatch keeps the number, too, but the kernel never sees it, and the
// main queue belongs to the number that the main thread had when the library was opened: there it stays.
#define _GNU_SOURCE
#include "CSceneHost.h"
#include "Places.h"
#include <link.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

typedef struct {
  pid_t before, now;
} Numbers;

// Whether a word of the storage is half of an address: a process may well have the number 0x5555 or 0x7fff, with which the
// addresses of programs and libraries begin.
static bool is_of_address(const unsigned char *word) {
  uintptr_t whole;
  memcpy(&whole, word - (uintptr_t)word % sizeof whole, sizeof whole);
  const uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  unsigned char is_resident;
  // The kernel answers for what is there only.
  return mincore((void *)(whole - whole % page), 1, &is_resident) == 0;
}

// Renews what one object, the program or a library, keeps of it.
static int renew(struct dl_phdr_info *object, size_t size, void *context) {
  (void)size;
  const Numbers *numbers = context;
  if (!object->dlpi_tls_data || strstr(object->dlpi_name, "/libdispatch.so")) return 0;
  for (int i = 0; i < object->dlpi_phnum; i++) {
    const ElfW(Phdr) *part = &object->dlpi_phdr[i];
    if (part->p_type != PT_TLS) continue;
    // All keep it in a word of its own, among few others: pointers, what was said last, the last error. Where the parent's
    // number is as small as an error's, one that nobody asks for any more may be another afterwards.
    unsigned char *storage = object->dlpi_tls_data;
    for (size_t place = 0; place + sizeof numbers->now <= part->p_memsz; place += sizeof numbers->now) {
      if (memcmp(storage + place, &numbers->before, sizeof numbers->before) != 0) continue;
      if (is_of_address(storage + place)) continue;
      memcpy(storage + place, &numbers->now, sizeof numbers->now);
    }
  }
  return 0;
}

pid_t scene_host_thread_number(void) { return (pid_t)syscall(SYS_gettid); }

void scene_host_renew_thread_number(int before) {
  Numbers numbers = {before, scene_host_thread_number()};
  if (before != numbers.now) dl_iterate_phdr(renew, &numbers);
}
