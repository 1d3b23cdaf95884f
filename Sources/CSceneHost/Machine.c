// The computer and the person that a scene sees are the stage's, not the machine's; and what it does besides the film's
// thread is counted. Under libc's names.
#define _GNU_SOURCE
#include "Channel.h"
#include "Clock.h"
#include "Isolation.h"
#include "Original.h"
#include <errno.h>
#include <grp.h>
#include <ifaddrs.h>
#include <netdb.h>
#include <pthread.h>
#include <pwd.h>
#include <sched.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/statvfs.h>
#include <sys/sysinfo.h>
#include <sys/times.h>
#include <sys/utsname.h>
#include <sys/vfs.h>
#include <time.h>
#include <unistd.h>

// The stage's computer, and who sits at it.
enum { PROCESSORS = 2, PARENT = 1, PERSON = FILM_PERSON };
static const long memory = 8L << 30;
static char name[] = "stage", person[] = "person", full_name[] = "Person", home[] = "/", shell[] = "/bin/sh";
static char no_password[] = "";
static char host[] = "localhost", release[] = "6.1.0", kind[] = "Linux";

int uname(struct utsname *found) {
  ORIGINAL(uname);
  if (!film_time) return original(found);
  memset(found, 0, sizeof *found);
  strcpy(found->sysname, kind);
  strcpy(found->nodename, host);
  strcpy(found->release, release);
  strcpy(found->version, name);
  // Which instructions there are is no secret, and the same for all that this was built for.
#if defined(__x86_64__)
  strcpy(found->machine, "x86_64");
#else
  strcpy(found->machine, "aarch64");
#endif
  return 0;
}

int gethostname(char *found, size_t size) {
  ORIGINAL(gethostname);
  if (!film_time) return original(found, size);
  if (size < sizeof host) {
    errno = ENAMETOOLONG;
    return -1;
  }
  memcpy(found, host, sizeof host);
  return 0;
}

long sysconf(int what) {
  ORIGINAL(sysconf);
  if (film_time) {
    switch (what) {
    case _SC_NPROCESSORS_CONF:
    case _SC_NPROCESSORS_ONLN: return PROCESSORS;
    case _SC_PHYS_PAGES: return memory / original(_SC_PAGESIZE);
    case _SC_AVPHYS_PAGES: return memory / 2 / original(_SC_PAGESIZE);
    }
  }
  return original(what);
}

int get_nprocs(void) {
  ORIGINAL(get_nprocs);
  return film_time ? PROCESSORS : original();
}

int get_nprocs_conf(void) {
  ORIGINAL(get_nprocs_conf);
  return film_time ? PROCESSORS : original();
}

int sched_getaffinity(pid_t process, size_t size, cpu_set_t *set) {
  ORIGINAL(sched_getaffinity);
  if (!film_time) return original(process, size, set);
  CPU_ZERO_S(size, set);
  for (size_t i = 0; i < PROCESSORS; i++) CPU_SET_S(i, size, set);
  return 0;
}

int sched_getcpu(void) {
  ORIGINAL(sched_getcpu);
  return film_time ? 0 : original();
}

int sysinfo(struct sysinfo *found) {
  ORIGINAL(sysinfo);
  if (!film_time) return original(found);
  memset(found, 0, sizeof *found);
  found->uptime = film_uptime() / NANOSECONDS_PER_SECOND;
  found->totalram = (unsigned long)memory;
  found->freeram = (unsigned long)memory / 2;
  found->procs = 1;
  found->mem_unit = 1;
  return 0;
}

int getloadavg(double *loads, int count) {
  ORIGINAL(getloadavg);
  if (!film_time) return original(loads, count);
  for (int i = 0; i < count && i < 3; i++) loads[i] = 0;
  return count < 3 ? count : 3;
}

static int settle(struct statvfs *found) {
  found->f_bfree = found->f_bavail = found->f_blocks / 2;
  found->f_ffree = found->f_favail = found->f_files / 2;
  note_chance("the disk's size");
  return 0;
}

int statvfs(const char *restrict path, struct statvfs *restrict found) {
  ORIGINAL(statvfs);
  int result = original(path, found);
  return film_time && result == 0 ? settle(found) : result;
}

int statfs(const char *path, struct statfs *found) {
  ORIGINAL(statfs);
  int result = original(path, found);
  if (film_time && result == 0) note_chance("the disk's size");
  return result;
}

// MARK: The process and its person

pid_t getpid(void) {
  ORIGINAL(getpid);
  return film_time ? FILM_PROCESS : original();
}

pid_t getppid(void) {
  ORIGINAL(getppid);
  return film_time ? PARENT : original();
}

pid_t gettid(void) {
  ORIGINAL(gettid);
  return film_time ? FILM_PROCESS : original();
}

// Foundation knows the main thread by its number, which is the process's; here it is the one with the film's clock.
bool _CFIsMainThread(void) {
  ORIGINAL(_CFIsMainThread);
  return film_time || original();
}

int kill(pid_t process, int signal) {
  ORIGINAL(kill);
  static pid_t (*number)(void);
  if (!number) number = (pid_t (*)(void))dlsym(RTLD_NEXT, "getpid");
  return original(film_time && process == FILM_PROCESS ? number() : process, signal);
}

#define PERSONS(function, type)                                                                      \
  type function(void) {                                                                              \
    ORIGINAL(function);                                                                              \
    return film_time ? PERSON : original();                                                          \
  }

PERSONS(getuid, uid_t)
PERSONS(geteuid, uid_t)
PERSONS(getgid, gid_t)
PERSONS(getegid, gid_t)

static struct passwd entry = {
  .pw_name = person, .pw_passwd = no_password, .pw_uid = PERSON, .pw_gid = PERSON, .pw_gecos = full_name,
  .pw_dir = home, .pw_shell = shell};

struct passwd *getpwuid(uid_t number) {
  ORIGINAL(getpwuid);
  if (!film_time) return original(number);
  return number == PERSON ? &entry : NULL;
}

struct passwd *getpwnam(const char *wanted) {
  ORIGINAL(getpwnam);
  if (!film_time) return original(wanted);
  return strcmp(wanted, person) ? NULL : &entry;
}

static int give(struct passwd *found, struct passwd **result, bool is_known) {
  *found = entry;
  *result = is_known ? found : NULL;
  return 0;
}

int getpwuid_r(uid_t number, struct passwd *found, char *room, size_t size, struct passwd **result) {
  ORIGINAL(getpwuid_r);
  if (!film_time) return original(number, found, room, size, result);
  return give(found, result, number == PERSON);
}

int getpwnam_r(
    const char *wanted, struct passwd *found, char *room, size_t size, struct passwd **result) {
  ORIGINAL(getpwnam_r);
  if (!film_time) return original(wanted, found, room, size, result);
  return give(found, result, !strcmp(wanted, person));
}

static struct group people = {.gr_name = person, .gr_passwd = no_password, .gr_gid = PERSON};

struct group *getgrgid(gid_t number) {
  ORIGINAL(getgrgid);
  if (!film_time) return original(number);
  return number == PERSON ? &people : NULL;
}

int getgrgid_r(gid_t number, struct group *found, char *room, size_t size, struct group **result) {
  ORIGINAL(getgrgid_r);
  if (!film_time) return original(number, found, room, size, result);
  *found = people;
  *result = number == PERSON ? found : NULL;
  return 0;
}

char *getlogin(void) {
  ORIGINAL(getlogin);
  return film_time ? person : original();
}

// MARK: The network, which has no answer

int getaddrinfo(
    const char *restrict node, const char *restrict service, const struct addrinfo *restrict hints,
    struct addrinfo **restrict result) {
  ORIGINAL(getaddrinfo);
  return film_time ? EAI_FAIL : original(node, service, hints, result);
}

struct hostent *gethostbyname(const char *wanted) {
  ORIGINAL(gethostbyname);
  return film_time ? NULL : original(wanted);
}

int getifaddrs(struct ifaddrs **result) {
  ORIGINAL(getifaddrs);
  if (!film_time) return original(result);
  *result = NULL;
  return 0;
}

// MARK: Time that was used up: code takes none

clock_t clock(void) {
  ORIGINAL(clock);
  return film_time ? film_uptime() / 1000 : original();
}

clock_t times(struct tms *found) {
  ORIGINAL(times);
  if (!film_time) return original(found);
  clock_t ticks = film_uptime() / (NANOSECONDS_PER_SECOND / sysconf(_SC_CLK_TCK));
  if (found) *found = (struct tms){ticks, 0, 0, 0};
  return ticks;
}

int getrusage(__rusage_who_t who, struct rusage *found) {
  ORIGINAL(getrusage);
  if (!film_time) return original(who, found);
  memset(found, 0, sizeof *found);
  int64_t nanoseconds = film_uptime();
  found->ru_utime.tv_sec = nanoseconds / NANOSECONDS_PER_SECOND;
  found->ru_utime.tv_usec = nanoseconds % NANOSECONDS_PER_SECOND / 1000;
  return 0;
}

int timespec_get(struct timespec *found, int base) {
  ORIGINAL(timespec_get);
  if (!film_time || base != TIME_UTC) return original(found, base);
  int64_t nanoseconds = film_wall();
  *found = (struct timespec){nanoseconds / NANOSECONDS_PER_SECOND, nanoseconds % NANOSECONDS_PER_SECOND};
  return base;
}

// MARK: Threads and processes

// Whether libdispatch starts a thread: what the scene hands to queues runs on the film's thread, and its workers do no
// work of the scene's.
static bool is_of_dispatch(const void *caller) {
  Dl_info here, dispatch;
  void *function = dlsym(RTLD_DEFAULT, "dispatch_get_global_queue");
  return dladdr(caller, &here) && function && dladdr(function, &dispatch) && here.dli_fbase == dispatch.dli_fbase;
}

int pthread_create(
    pthread_t *restrict thread, const pthread_attr_t *restrict how, void *(*body)(void *), void *restrict given) {
  ORIGINAL(pthread_create);
  if (film_time && !is_of_dispatch(__builtin_return_address(0))) note_chance("threads of its own");
  return original(thread, how, body, given);
}

// Processes are refused by the kernel's filter, without a word: so it is said here.
static int refuse(const char *what, const char *path) {
  say_refused(what, path);
  return EPERM;
}

pid_t fork(void) {
  ORIGINAL(fork);
  if (!is_isolated()) return original();
  errno = refuse("fork", "");
  return -1;
}

int posix_spawn(
    pid_t *restrict process, const char *restrict path, const posix_spawn_file_actions_t *restrict actions,
    const posix_spawnattr_t *restrict how, char *const *restrict arguments, char *const *restrict environment) {
  ORIGINAL(posix_spawn);
  if (is_isolated()) return refuse("posix_spawn", path);
  return original(process, path, actions, how, arguments, environment);
}

int posix_spawnp(
    pid_t *restrict process, const char *restrict path, const posix_spawn_file_actions_t *restrict actions,
    const posix_spawnattr_t *restrict how, char *const *restrict arguments, char *const *restrict environment) {
  ORIGINAL(posix_spawnp);
  if (is_isolated()) return refuse("posix_spawn", path);
  return original(process, path, actions, how, arguments, environment);
}

int system(const char *line) {
  ORIGINAL(system);
  if (!is_isolated()) return original(line);
  errno = refuse("system", line ? line : "");
  return -1;
}

FILE *popen(const char *line, const char *how) {
  ORIGINAL(popen);
  if (!is_isolated()) return original(line, how);
  errno = refuse("popen", line);
  return NULL;
}
