// A filter of the kernel's calls: a list of what is refused. What is newer than the list is refused as unknown, as an
// older kernel would: so the list is whole.
#define _GNU_SOURCE
#include "Calls.h"
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <ucontext.h>
#include <unistd.h>

typedef struct {
  int number;
  const char *name;
} Call;

#define CALL(name) {SYS_##name, #name}
#define NUMBERED(name, number) {number, #name}

// Refused to everyone.
static const Call refused[] = {
  // The network.
  CALL(socket), CALL(connect), CALL(accept), CALL(accept4), CALL(bind), CALL(listen),
  // Other processes.
  CALL(ptrace), CALL(process_vm_readv), CALL(process_vm_writev), CALL(kcmp), CALL(setns), CALL(unshare),
  NUMBERED(pidfd_open, 434), NUMBERED(pidfd_send_signal, 424), NUMBERED(pidfd_getfd, 438),
  NUMBERED(process_madvise, 440), NUMBERED(process_mrelease, 448), CALL(personality),
  // The machine.
  CALL(mount), CALL(umount2), CALL(pivot_root), CALL(chroot), CALL(swapon), CALL(swapoff), CALL(reboot),
  CALL(sethostname), CALL(setdomainname), CALL(init_module), CALL(finit_module), CALL(delete_module),
  CALL(kexec_load), CALL(bpf), CALL(perf_event_open), CALL(keyctl), CALL(add_key), CALL(request_key),
  CALL(userfaultfd), CALL(acct), CALL(quotactl), CALL(settimeofday), CALL(clock_settime), CALL(adjtimex),
  CALL(clock_adjtime), CALL(syslog), CALL(vhangup), CALL(migrate_pages), CALL(move_pages), CALL(capset),
  NUMBERED(io_uring_setup, 425), NUMBERED(io_uring_enter, 426), NUMBERED(io_uring_register, 427),
  NUMBERED(open_tree, 428), NUMBERED(move_mount, 429), NUMBERED(fsopen, 430), NUMBERED(fsconfig, 431),
  NUMBERED(fsmount, 432), NUMBERED(fspick, 433), NUMBERED(mount_setattr, 442), NUMBERED(quotactl_fd, 443),
#if defined(__x86_64__)
  CALL(iopl), CALL(ioperm), CALL(modify_ldt), CALL(uselib), CALL(kexec_file_load), CALL(_sysctl),
#endif
  // Watching others' files, and reaching them past their folders.
  CALL(inotify_init1), CALL(inotify_add_watch), CALL(fanotify_init), CALL(fanotify_mark),
  CALL(open_by_handle_at), CALL(name_to_handle_at),
#if defined(__x86_64__)
  CALL(inotify_init),
#endif
  // Memory and words that other processes share.
  CALL(shmget), CALL(shmat), CALL(shmctl), CALL(semget), CALL(semop), CALL(semctl), CALL(semtimedop),
  CALL(msgget), CALL(msgsnd), CALL(msgrcv), CALL(msgctl), CALL(mq_open), CALL(mq_unlink),
};

// Refused besides to what runs no other program.
static const Call refused_alone[] = {
  CALL(execve), CALL(execveat), CALL(setsid), CALL(setpgid), CALL(fchmod), CALL(fchmodat),
  NUMBERED(fchmodat2, 452), CALL(fchown), CALL(fchownat), CALL(utimensat), CALL(setxattr), CALL(lsetxattr),
  CALL(fsetxattr), CALL(removexattr), CALL(lremovexattr), CALL(fremovexattr), CALL(setuid), CALL(setgid),
  CALL(setreuid), CALL(setregid), CALL(setresuid), CALL(setresgid), CALL(setgroups), CALL(setfsuid),
  CALL(setfsgid), CALL(tkill), CALL(setrlimit),
#if defined(__x86_64__)
  CALL(fork), CALL(vfork), CALL(chmod), CALL(chown), CALL(lchown), CALL(utime), CALL(utimes), CALL(futimesat),
#endif
};

// A call that is refused when one of its arguments has one of these values, or has another than this process's number.
typedef struct {
  Call call;
  int argument;
  const uint32_t *values;
  int value_count;
  bool to_others;
} Condition;

// From <asm/ioctls.h> and <linux/prctl.h>: what types into a terminal; what lets a process outlive its parent, or be read.
static const uint32_t typing[] = {0x5412, 0x541C};
static const uint32_t escapes[] = {PR_SET_PDEATHSIG, PR_SET_PTRACER, PR_SET_MM, PR_SET_CHILD_SUBREAPER};
// What has signals sent to others when a file changes.
static const uint32_t signals[] = {F_SETOWN, F_SETSIG, F_SETOWN_EX, F_NOTIFY};

#define VALUES(list) list, (int)(sizeof list / sizeof *list), false

static const Condition conditions[] = {
  {CALL(ioctl), 1, VALUES(typing)},
  {CALL(prctl), 0, VALUES(escapes)},
  {CALL(fcntl), 1, VALUES(signals)},
  {CALL(kill), 0, NULL, 0, true},
  {CALL(tgkill), 0, NULL, 0, true},
  {CALL(rt_sigqueueinfo), 0, NULL, 0, true},
  {CALL(rt_tgsigqueueinfo), 0, NULL, 0, true},
};

// What sets limits where it is handed new ones, of which argument: who may do all could take its own limits away.
static const Call sets_limits = CALL(prlimit64);
enum { NEW_LIMITS = 2 };

// The last call that the list knows (`lsm_list_modules`), and the bit of x86-64's other way to number them.
enum { LAST_KNOWN = 461, OTHER_NUMBERS = 0x40000000 };
enum { LONGEST_FILTER = 512 };

#if defined(__x86_64__)
#define NATIVE AUDIT_ARCH_X86_64
#define RESULT(state) (((ucontext_t *)(state))->uc_mcontext.gregs[REG_RAX])
#else
#define NATIVE AUDIT_ARCH_AARCH64
// Where the kernel puts the first register of a stopped thread, in bytes (arm64's <asm/ucontext.h>, <asm/sigcontext.h>: the
// machine's part is at 176, an address before the registers).
#define RESULT(state) (*(uint64_t *)((char *)(state) + 184))
#endif

// What a signal says that this filter sent, which not all headers name.
enum { SENT_BY_FILTER = 1 };

static void (*tell)(const char *name);

static const char *name_of(int number) {
  for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) {
    if (refused[i].number == number) return refused[i].name;
  }
  for (size_t i = 0; i < sizeof refused_alone / sizeof *refused_alone; i++) {
    if (refused_alone[i].number == number) return refused_alone[i].name;
  }
  for (size_t i = 0; i < sizeof conditions / sizeof *conditions; i++) {
    if (conditions[i].call.number == number) return conditions[i].call.name;
  }
  return number == sets_limits.number ? sets_limits.name : "a call";
}

static void tell_and_refuse(int signal, siginfo_t *cause, void *state) {
  // The kernel wrote the number; nobody else sends this signal with it.
  if (cause->si_code == SENT_BY_FILTER) tell(name_of(cause->si_syscall));
  RESULT(state) = -EPERM;
}

static struct sock_filter filter[LONGEST_FILTER];
static unsigned short length;

static void add(uint16_t code, uint32_t value, uint8_t if_true, uint8_t if_false) {
  filter[length++] = (struct sock_filter){code, if_true, if_false, value};
}

static void load(size_t place) { add(BPF_LD | BPF_W | BPF_ABS, (uint32_t)place, 0, 0); }
static void give(uint32_t action) { add(BPF_RET | BPF_K, action, 0, 0); }

static void refuse(const Call *calls, size_t count, uint32_t action) {
  for (size_t i = 0; i < count; i++) {
    add(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)calls[i].number, 0, 1);
    give(action);
  }
}

static size_t low_half(int argument) {
  // Both processors have the lower half first.
  return offsetof(struct seccomp_data, args) + (size_t)argument * sizeof(uint64_t);
}

static void refuse_if(const Condition *condition, uint32_t action) {
  int values = condition->to_others ? 1 : condition->value_count;
  // Load, compare, refuse, allow.
  add(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)condition->call.number, 0, (uint8_t)(values + 3));
  load(low_half(condition->argument));
  if (condition->to_others) {
    add(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)getpid(), 1, 0);
  } else {
    for (int i = 0; i < values; i++) {
      uint8_t to_refusal = (uint8_t)(values - i - 1);
      add(BPF_JMP | BPF_JEQ | BPF_K, condition->values[i], to_refusal, i == values - 1 ? 1 : 0);
    }
  }
  give(action);
  give(SECCOMP_RET_ALLOW);
}

static void refuse_limits(uint32_t action) {
  add(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)sets_limits.number, 0, 6);
  load(low_half(NEW_LIMITS));
  add(BPF_JMP | BPF_JEQ | BPF_K, 0, 0, 2);
  load(low_half(NEW_LIMITS) + sizeof(uint32_t));
  add(BPF_JMP | BPF_JEQ | BPF_K, 0, 1, 0);
  give(action);
  give(SECCOMP_RET_ALLOW);
}

bool has_call_filter(void) {
  uint32_t action = SECCOMP_RET_TRAP;
  return syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0;
}

bool filter_calls(bool tells, void (*told)(const char *name)) {
  const uint32_t forbidden = SECCOMP_RET_ERRNO | EPERM, unknown = SECCOMP_RET_ERRNO | ENOSYS;
  uint32_t action = tells ? SECCOMP_RET_TRAP : forbidden;
  length = 0;
  load(offsetof(struct seccomp_data, arch));
  add(BPF_JMP | BPF_JEQ | BPF_K, NATIVE, 1, 0);
  give(SECCOMP_RET_KILL_PROCESS);
  load(offsetof(struct seccomp_data, nr));
  add(BPF_JMP | BPF_JGT | BPF_K, LAST_KNOWN, 0, 1);
  give(unknown);
  refuse(refused, sizeof refused / sizeof *refused, action);
  if (tells) {
    refuse(refused_alone, sizeof refused_alone / sizeof *refused_alone, action);
    // glibc then asks for a thread by `clone`, whose flags can be read here.
    const Call clone3[] = {NUMBERED(clone3, 435)};
    refuse(clone3, 1, unknown);
    // Not by a signal: glibc keeps all of them back while it makes a process.
    add(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone, 0, 4);
    load(low_half(0));
    add(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 0, 1);
    give(SECCOMP_RET_ALLOW);
    give(forbidden);
    for (size_t i = 0; i < sizeof conditions / sizeof *conditions; i++) refuse_if(&conditions[i], action);
    refuse_limits(action);
    tell = told;
    struct sigaction handler = {.sa_sigaction = tell_and_refuse, .sa_flags = SA_SIGINFO | SA_RESTART};
    sigaction(SIGSYS, &handler, NULL);
  } else {
    refuse_if(&conditions[0], action);
  }
  give(SECCOMP_RET_ALLOW);
  struct sock_fprog program = {length, filter};
  return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0
      && syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, tells ? SECCOMP_FILTER_FLAG_TSYNC : 0, &program) == 0;
}
