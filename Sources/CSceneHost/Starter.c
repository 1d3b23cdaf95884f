// A starter: a process of the tool that is linked and has opened nothing, from which the processes of scenes are forked. What
// linking takes, a fifth of a short film, is paid once for all of them. A forked process is what an executed one would be: it
// has one thread, the same descriptors, and the tool for its parent; nothing of a scene has ever been in the starter.
#define _GNU_SOURCE
#include "CSceneHost.h"
#include "Places.h"
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/sched.h>
#include <sched.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// Room for a message's descriptors.
typedef union {
  struct cmsghdr head;
  char room[CMSG_SPACE(PLACES * sizeof(int))];
} Attachment;

bool scene_host_open_starter(int *here, int *there) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) return false;
  *here = ends[0];
  *there = ends[1];
  return true;
}

bool scene_host_is_starter(void) {
  struct stat task;
  return fstat(TASK, &task) == 0 && S_ISSOCK(task.st_mode);
}

// Sends which places are filled, and with what.
static bool send_places(int socket, const int *given) {
  uint8_t filled = 0;
  int descriptors[PLACES], count = 0;
  for (int place = 0; place < PLACES; place++) {
    if (given[place] < 0) continue;
    filled |= (uint8_t)(1 << place);
    descriptors[count++] = given[place];
  }
  Attachment attached = {0};
  struct iovec text = {&filled, sizeof filled};
  struct msghdr message = {
    .msg_iov = &text, .msg_iovlen = 1, .msg_control = &attached, .msg_controllen = CMSG_SPACE((size_t)count * sizeof(int))};
  struct cmsghdr *head = CMSG_FIRSTHDR(&message);
  if (!head) return false;
  head->cmsg_level = SOL_SOCKET;
  head->cmsg_type = SCM_RIGHTS;
  head->cmsg_len = CMSG_LEN((size_t)count * sizeof(int));
  memcpy(CMSG_DATA(head), descriptors, (size_t)count * sizeof(int));
  ssize_t sent;
  do { sent = sendmsg(socket, &message, MSG_NOSIGNAL); } while (sent < 0 && errno == EINTR);
  return sent == sizeof filled;
}

// Waits for the next request; false when no more will come. Places that stay empty are negative. Where there are too few
// descriptors to be had, `has_all` is false.
static bool receive_places(int socket, int *kept, bool *has_all) {
  uint8_t filled = 0;
  Attachment attached = {0};
  struct iovec text = {&filled, sizeof filled};
  struct msghdr message = {
    .msg_iov = &text, .msg_iovlen = 1, .msg_control = &attached, .msg_controllen = sizeof attached};
  ssize_t size;
  do { size = recvmsg(socket, &message, MSG_CMSG_CLOEXEC); } while (size < 0 && errno == EINTR);
  if (size != sizeof filled) return false;
  struct cmsghdr *head = CMSG_FIRSTHDR(&message);
  int descriptors[PLACES], had = 0, count = 0;
  if (head && head->cmsg_type == SCM_RIGHTS) {
    had = (int)((head->cmsg_len - CMSG_LEN(0)) / sizeof(int));
    memcpy(descriptors, CMSG_DATA(head), (size_t)had * sizeof(int));
  }
  for (int place = 0; place < PLACES; place++) {
    kept[place] = filled >> place & 1 && count < had ? descriptors[count++] : -1;
  }
  *has_all = count == __builtin_popcount(filled);
  return true;
}

int scene_host_ask_starter(int socket, SceneHostStart start) {
  const int given[PLACES] = {
    start.input, start.output, start.output, start.results, start.data, start.task, start.broker};
  if (!send_places(socket, given)) return -EPIPE;
  int answer = 0;
  ssize_t size;
  do { size = recv(socket, &answer, sizeof answer, 0); } while (size < 0 && errno == EINTR);
  return size == sizeof answer ? answer : -EPIPE;
}

bool scene_host_is_alone(void) {
  DIR *threads = opendir("/proc/self/task");
  if (!threads) return false;
  int count = 0;
  while (readdir(threads)) count++;
  closedir(threads);
  // Two of the entries are the folder and the one above.
  return count == 3;
}

// A copy of this process, whose parent is this one's. The C library's `fork` knows no such thing; what it keeps of a thread's
// number, in the place that the kernel clears at a thread's end, is set anew as it would do.
static pid_t fork_beside(int *number) {
  struct clone_args wish = {
    .flags = CLONE_PARENT | CLONE_CHILD_SETTID | CLONE_CHILD_CLEARTID, .child_tid = (uintptr_t)number};
  return (pid_t)syscall(SYS_clone3, &wish, sizeof wish);
}

void scene_host_fill_places(const int *kept) {
  for (int place = 0; place < PLACES; place++) {
    if (kept[place] >= 0) {
      dup2(kept[place], place);
    } else if (place >= RESULTS) {
      close(place);
    }
  }
  for (int place = 0; place < PLACES; place++) {
    if (kept[place] >= 0) close(kept[place]);
  }
  close_range(RESULTS, ~0U, CLOSE_RANGE_CLOEXEC);
}

void scene_host_stand_by(void) {
  // All places are taken, so that what comes gets numbers above them.
  for (int place = 0; place < PLACES; place++) {
    if (fcntl(place, F_GETFD) < 0) open("/dev/null", O_RDWR | O_CLOEXEC);
  }
  const pid_t own = scene_host_thread_number();
  int *number = NULL;
  bool can_fork = prctl(PR_GET_TID_ADDRESS, &number, 0, 0, 0) == 0 && number && scene_host_is_alone();
  bool has_all;
  for (int kept[PLACES]; receive_places(TASK, kept, &has_all);) {
    pid_t child = -1;
    errno = has_all ? ENOSYS : EMFILE;
    if (can_fork && has_all) child = fork_beside(number);
    if (child == 0) {
      scene_host_renew_thread_number(own);
      return scene_host_fill_places(kept);
    }
    int answer = child < 0 ? -errno : child;
    for (int place = 0; place < PLACES; place++) {
      if (kept[place] >= 0) close(kept[place]);
    }
    send(TASK, &answer, sizeof answer, MSG_NOSIGNAL);
  }
  _exit(0);
}
