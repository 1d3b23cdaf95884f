// Files, under libc's names. On the scene's thread a relative name is meant in the scene's folder, and the devices that give
// chance give the seed's. In an isolated process what the kernel refuses the tool's own threads is asked of the tool, which
// knows where this film goes; everything else that is refused is said.
#define _GNU_SOURCE
#include "Broker.h"
#include "CSceneHost.h"
#include "Channel.h"
#include "Clock.h"
#include "Isolation.h"
#include "Original.h"
#include "Random.h"
#include "Reading.h"
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

static char folder[PATH_MAX], tool_folder[PATH_MAX];

void scene_host_set_folder(const char *path) {
  if (strlen(path) < sizeof folder) strcpy(folder, path);
  ssize_t length = readlink("/proc/self/exe", tool_folder, sizeof tool_folder - 1);
  while (length > 0 && tool_folder[length] != '/') length--;
  tool_folder[length > 0 ? length : 0] = 0;
}

// A name as the scene means it; `room` is where it may be put together.
static const char *meant(const char *path, char *room) {
  if (!film_time || !path || path[0] == '/' || !path[0] || !folder[0]) return path;
  int length = snprintf(room, PATH_MAX, "%s/%s", folder, path);
  return length < PATH_MAX ? room : path;
}

// As many bytes as anyone reads of a device for chance.
enum { CHANCE_BYTES = 1 << 16 };

static int open_chance(void) {
  static unsigned char bytes[CHANCE_BYTES];
  fill_random(bytes, sizeof bytes);
  int file = memfd_create("random", MFD_CLOEXEC);
  if (file >= 0 && (write(file, bytes, sizeof bytes) != sizeof bytes || lseek(file, 0, SEEK_SET) != 0)) {
    close(file);
    return -1;
  }
  return file;
}

static bool begins(const char *path, const char *start) { return strncmp(path, start, strlen(start)) == 0; }

static bool is_chance(const char *path) {
  return film_time && (!strcmp(path, "/dev/urandom") || !strcmp(path, "/dev/random"));
}

// Files that tell this machine from others are not on the stage; and what a scene sets in its defaults has no place, so
// that it is gone with the scene.
static bool is_absent(const char *path) {
  static const char *const absent[] = {
    "/etc/os-release", "/usr/lib/os-release", "/etc/machine-id", "/var/lib/dbus/machine-id", "/etc/hostname",
    "/etc/debian_version", "/etc/lsb-release"};
  if (!film_time) return false;
  bool is = begins(path, SCENE_HOST_NOWHERE);
  for (size_t i = 0; i < sizeof absent / sizeof *absent; i++) is = is || !strcmp(path, absent[i]);
  if (is) errno = ENOENT;
  return is;
}

// What the machine's files say differs from one to the next.
static void note_machine(const char *path) {
  if (!film_time) return;
  bool is_zone = begins(path, "/etc/localtime") || begins(path, "/etc/timezone");
  if (begins(path, "/proc/") || begins(path, "/sys/") || (begins(path, "/etc/") && !is_zone)) {
    note_chance("files of the machine");
  }
}

static bool is_refused(void) { return is_isolated() && (errno == EACCES || errno == EPERM || errno == EXDEV); }

// What the tool says to a request, as libc would.
static int asked(const char *what, int action, int flags, int mode, const char *path, const char *other) {
  int failure = errno;
  if (has_broker() && !film_time) {
    int answer = ask_broker(action, flags, mode, path, other);
    if (answer >= 0) return answer;
    failure = -answer;
  }
  if (failure == EACCES || failure == EPERM || failure == EXDEV) say_refused(what, path);
  errno = failure;
  return -1;
}

typedef int OpenAt(int place, const char *path, int flags, ...);

static int open_meant(OpenAt *original, int place, const char *path, int flags, mode_t mode) {
  char room[PATH_MAX];
  if (place == AT_FDCWD) path = meant(path, room);
  if (is_chance(path)) return open_chance();
  if (is_absent(path)) return -1;
  note_machine(path);
  if (film_time && (flags & O_ACCMODE) != O_WRONLY) note_reading(path);
  int file = original(place, path, flags, mode);
  if (file >= 0 || !is_refused()) return file;
  const char own[] = "/proc/self/fd/";
  if (!film_time && begins(path, own)) {
    // A file that is open has been granted.
    file = dup(atoi(path + sizeof own - 1));
    if (file >= 0 && flags & O_TRUNC && ftruncate(file, 0) != 0) return -1;
    return file;
  }
  if (place != AT_FDCWD) {
    say_refused("open", path);
    return -1;
  }
  return asked("open", BROKER_OPEN, flags, (int)mode, path, "");
}

#define MODE(flags, last)                                                                            \
  mode_t mode = 0;                                                                                   \
  if ((flags) & (O_CREAT | __O_TMPFILE)) {                                                           \
    va_list list;                                                                                    \
    va_start(list, last);                                                                            \
    mode = va_arg(list, mode_t);                                                                     \
    va_end(list);                                                                                    \
  }

int openat(int place, const char *path, int flags, ...) {
  MODE(flags, flags)
  ORIGINAL(openat);
  return open_meant(original, place, path, flags, mode);
}

int openat64(int place, const char *path, int flags, ...) {
  MODE(flags, flags)
  ORIGINAL(openat64);
  return open_meant(original, place, path, flags, mode);
}

int open(const char *path, int flags, ...) {
  MODE(flags, flags)
  return openat(AT_FDCWD, path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  MODE(flags, flags)
  return openat64(AT_FDCWD, path, flags, mode);
}

// What a stream's letters mean to `open`.
static int flags_of(const char *letters) {
  bool both = strchr(letters, '+') != NULL;
  int flags = letters[0] == 'r' ? (both ? O_RDWR : O_RDONLY) : (both ? O_RDWR : O_WRONLY) | O_CREAT;
  if (letters[0] == 'w') flags |= O_TRUNC;
  if (letters[0] == 'a') flags |= O_APPEND;
  if (strchr(letters, 'x')) flags |= O_EXCL;
  return strchr(letters, 'e') ? flags | O_CLOEXEC : flags;
}

FILE *fopen(const char *path, const char *letters) {
  ORIGINAL(fopen);
  if (!film_time && !is_isolated()) return original(path, letters);
  int file = open(path, flags_of(letters), (mode_t)0666);
  if (file < 0) return NULL;
  FILE *stream = fdopen(file, letters);
  if (!stream) close(file);
  return stream;
}

FILE *fopen64(const char *path, const char *letters) { return fopen(path, letters); }

FILE *tmpfile(void) {
  ORIGINAL(tmpfile);
  if (!is_isolated()) return original();
  int file = asked("tmpfile", BROKER_TEMPORARY, 0, 0, "", "");
  return file < 0 ? NULL : fdopen(file, "w+");
}

DIR *opendir(const char *path) {
  ORIGINAL(opendir);
  char room[PATH_MAX];
  const char *place = meant(path, room);
  if (is_absent(place)) return NULL;
  note_machine(place);
  if (film_time) {
    note_chance("the order of a folder's files");
    note_reading(place);
  }
  DIR *files = original(place);
  // Bundles look around beside the tool, and make do without.
  if (!files && is_refused() && strcmp(place, tool_folder)) say_refused("opendir", place);
  return files;
}

char *getcwd(char *path, size_t size) {
  ORIGINAL(getcwd);
  if (!film_time || !folder[0]) return original(path, size);
  size_t length = strlen(folder) + 1;
  if (!path) return strdup(folder);
  if (size < length) {
    errno = ERANGE;
    return NULL;
  }
  return memcpy(path, folder, length);
}

// Times, owners and numbers of files are the machine's. A scene's files are of the film's start, its person's, and numbered
// by their names.
static void settle(const char *path, struct stat *found) {
  if (!film_time) return;
  struct timespec start = {film_wall() / NANOSECONDS_PER_SECOND, 0};
  found->st_atim = found->st_mtim = found->st_ctim = start;
  found->st_uid = found->st_gid = FILM_PERSON;
  found->st_ino = 0;
  for (; *path; path++) found->st_ino = found->st_ino * 31 + (unsigned char)*path;
}

int stat(const char *restrict path, struct stat *restrict found) {
  ORIGINAL(stat);
  char room[PATH_MAX];
  const char *place = meant(path, room);
  if (film_time) note_asking(place);
  int result = original(place, found);
  if (result == 0) settle(path, found);
  return result;
}

int lstat(const char *restrict path, struct stat *restrict found) {
  ORIGINAL(lstat);
  char room[PATH_MAX];
  const char *place = meant(path, room);
  if (film_time) note_asking(place);
  int result = original(place, found);
  if (result == 0) settle(path, found);
  return result;
}

ssize_t readlink(const char *restrict path, char *restrict target, size_t size) {
  ORIGINAL(readlink);
  // Where no folder is, as bundles look around there.
  static const char tool[] = "/usr/lib/rostrum/rostrum";
  if (film_time && !strcmp(path, "/proc/self/exe")) {
    size_t length = size < sizeof tool - 1 ? size : sizeof tool - 1;
    memcpy(target, tool, length);
    return (ssize_t)length;
  }
  char room[PATH_MAX];
  return original(meant(path, room), target, size);
}

int access(const char *path, int how) {
  ORIGINAL(access);
  char room[PATH_MAX];
  const char *place = meant(path, room);
  if (film_time) note_asking(place);
  return original(place, how);
}

char *realpath(const char *restrict path, char *restrict resolved) {
  ORIGINAL(realpath);
  char room[PATH_MAX];
  return original(meant(path, room), resolved);
}

// MARK: Changes

int rename(const char *path, const char *other) {
  ORIGINAL(rename);
  char room[PATH_MAX], other_room[PATH_MAX];
  path = meant(path, room);
  other = meant(other, other_room);
  int result = original(path, other);
  return result == 0 || !is_refused() ? result : asked("rename", BROKER_RENAME, 0, 0, path, other);
}

int unlink(const char *path) {
  ORIGINAL(unlink);
  char room[PATH_MAX];
  path = meant(path, room);
  int result = original(path);
  return result == 0 || !is_refused() ? result : asked("unlink", BROKER_UNLINK, 0, 0, path, "");
}

int mkdir(const char *path, mode_t mode) {
  ORIGINAL(mkdir);
  char room[PATH_MAX];
  path = meant(path, room);
  if (is_absent(path)) return -1;
  int result = original(path, mode);
  return result == 0 || !is_refused() ? result : asked("mkdir", BROKER_MAKE_FOLDER, 0, (int)mode, path, "");
}

int rmdir(const char *path) {
  ORIGINAL(rmdir);
  char room[PATH_MAX];
  path = meant(path, room);
  int result = original(path);
  return result == 0 || !is_refused() ? result : asked("rmdir", BROKER_REMOVE_FOLDER, 0, 0, path, "");
}

int chmod(const char *path, mode_t mode) {
  ORIGINAL(chmod);
  char room[PATH_MAX];
  path = meant(path, room);
  return is_absent(path) ? -1 : original(path, mode);
}

int link(const char *path, const char *other) {
  ORIGINAL(link);
  int result = original(path, other);
  if (result != 0 && is_refused()) say_refused("link", path);
  return result;
}

int symlink(const char *path, const char *other) {
  ORIGINAL(symlink);
  int result = original(path, other);
  if (result != 0 && is_refused()) say_refused("symlink", other);
  return result;
}

int truncate(const char *path, off_t length) {
  ORIGINAL(truncate);
  char room[PATH_MAX];
  path = meant(path, room);
  int result = original(path, length);
  if (result != 0 && is_refused()) say_refused("truncate", path);
  return result;
}
