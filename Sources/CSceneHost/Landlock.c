// Landlock by the kernel's documented interface (Documentation/userspace-api/landlock.rst): its numbers stand here, as the
// headers of a system may be older than its kernel.
#define _GNU_SOURCE
#include "Landlock.h"
#include <fcntl.h>
#include <stdint.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// The numbers are the same on every processor.
enum { CREATE_RULESET = 444, ADD_RULE = 445, RESTRICT_SELF = 446, ASK_VERSION = 1, RULE_PATH_BENEATH = 1 };

enum {
  EXECUTE = 1 << 0, WRITE_FILE = 1 << 1, READ_FILE = 1 << 2, READ_DIR = 1 << 3,
  // Removing and making, of whatever kind.
  REMOVE_AND_MAKE = 0x1FF << 4,
  // From version 2, 3 and 5 on.
  REFER = 1 << 13, TRUNCATE = 1 << 14, CONTROL_DEVICE = 1 << 15,
  // Binding and connecting, from version 4 on.
  ALL_TCP = 3,
  // Abstract sockets of, and signals to, others; from version 6 on.
  ALL_SCOPES = 3,
};

typedef struct {
  uint64_t files;
  uint64_t network;
  uint64_t scopes;
} Ruleset;

typedef struct {
  uint64_t allowed;
  int32_t place;
} __attribute__((packed)) PathRule;

int landlock_version(void) {
  long version = syscall(CREATE_RULESET, NULL, 0, ASK_VERSION);
  return version > 0 ? (int)version : 0;
}

static void allow(int ruleset, uint64_t handled, uint64_t allowed, const char *places, int count) {
  // All that a rule about a mere file can say.
  const uint64_t of_files = EXECUTE | WRITE_FILE | READ_FILE | TRUNCATE | CONTROL_DEVICE;
  for (int i = 0; i < count; i++, places += strlen(places) + 1) {
    int place = open(places, O_PATH | O_CLOEXEC);
    struct stat found;
    if (place < 0) continue;
    if (fstat(place, &found) == 0) {
      uint64_t rights = handled & allowed;
      if (!S_ISDIR(found.st_mode)) rights &= of_files;
      PathRule rule = {rights, place};
      syscall(ADD_RULE, ruleset, RULE_PATH_BENEATH, &rule, 0);
    }
    close(place);
  }
}

int landlock_confine(
    const char *readable, int readable_count, const char *writable, int writable_count, bool executes) {
  int version = landlock_version();
  if (version == 0) return 0;
  Ruleset rules = {EXECUTE | WRITE_FILE | READ_FILE | READ_DIR | REMOVE_AND_MAKE, 0, 0};
  if (version >= 2) rules.files |= REFER;
  if (version >= 3) rules.files |= TRUNCATE;
  if (version >= 4) rules.network = ALL_TCP;
  if (version >= 5) rules.files |= CONTROL_DEVICE;
  if (version >= 6) rules.scopes = ALL_SCOPES;
  size_t size = version >= 6 ? sizeof rules : version >= 4 ? 2 * sizeof(uint64_t) : sizeof(uint64_t);
  int ruleset = (int)syscall(CREATE_RULESET, &rules, size, 0);
  if (ruleset < 0) return 0;
  uint64_t reading = READ_FILE | READ_DIR | (executes ? EXECUTE : 0);
  allow(ruleset, rules.files, reading, readable, readable_count);
  allow(ruleset, rules.files, ~(uint64_t)0, writable, writable_count);
  bool confined = prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && syscall(RESTRICT_SELF, ruleset, 0) == 0;
  close(ruleset);
  return confined ? version : 0;
}
