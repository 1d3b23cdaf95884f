// One socket between a scene's process and its tool: a request is one packet, and so is its answer, which may carry a
// descriptor. What may be had is the tool's to decide; here it is only asked for and done.
#define _GNU_SOURCE
#include "Broker.h"
#include "CSceneHost.h"
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

enum { LONGEST_PATH = PATH_MAX };

typedef struct {
  int32_t action;
  int32_t flags;
  int32_t mode;
  char path[LONGEST_PATH];
  char other[LONGEST_PATH];
} Request;

static int broker = -1;
static pthread_mutex_t asking = PTHREAD_MUTEX_INITIALIZER;

void scene_host_use_broker(int socket) { broker = socket; }
bool has_broker(void) { return broker >= 0; }

typedef union {
  char bytes[CMSG_SPACE(sizeof(int))];
  struct cmsghdr aligned;
} Passed;

static bool copy(char *place, const char *path) {
  size_t length = strnlen(path, LONGEST_PATH);
  if (length == LONGEST_PATH) return false;
  memcpy(place, path, length + 1);
  return true;
}

int ask_broker(int action, int flags, int mode, const char *path, const char *other) {
  static Request request;
  int32_t answer = -EACCES;
  pthread_mutex_lock(&asking);
  request.action = action;
  request.flags = flags;
  request.mode = mode;
  if (!copy(request.path, path) || !copy(request.other, other)) {
    pthread_mutex_unlock(&asking);
    return -ENAMETOOLONG;
  }
  ssize_t count;
  do { count = send(broker, &request, sizeof request, MSG_NOSIGNAL); } while (count < 0 && errno == EINTR);
  if (count == sizeof request) {
    Passed passed;
    struct iovec part = {&answer, sizeof answer};
    struct msghdr message = {
      .msg_iov = &part, .msg_iovlen = 1, .msg_control = passed.bytes, .msg_controllen = sizeof passed.bytes};
    do { count = recvmsg(broker, &message, MSG_CMSG_CLOEXEC); } while (count < 0 && errno == EINTR);
    struct cmsghdr *head = count == sizeof answer ? CMSG_FIRSTHDR(&message) : NULL;
    if (count != sizeof answer) answer = -EACCES;
    if (head && head->cmsg_type == SCM_RIGHTS && answer >= 0) {
      int descriptor;
      memcpy(&descriptor, CMSG_DATA(head), sizeof descriptor);
      answer = descriptor;
    }
  }
  pthread_mutex_unlock(&asking);
  return answer;
}

// MARK: The tool's end

bool scene_host_open_broker(int *here, int *there) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) return false;
  *here = ends[0];
  *there = ends[1];
  return true;
}

static void answer_with(int socket, int32_t result, int descriptor) {
  Passed passed;
  memset(&passed, 0, sizeof passed);
  struct iovec part = {&result, sizeof result};
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
  if (descriptor >= 0) {
    message.msg_control = passed.bytes;
    message.msg_controllen = sizeof passed.bytes;
    struct cmsghdr *head = CMSG_FIRSTHDR(&message);
    head->cmsg_level = SOL_SOCKET;
    head->cmsg_type = SCM_RIGHTS;
    head->cmsg_len = CMSG_LEN(sizeof descriptor);
    memcpy(CMSG_DATA(head), &descriptor, sizeof descriptor);
  }
  ssize_t count;
  do { count = sendmsg(socket, &message, MSG_NOSIGNAL); } while (count < 0 && errno == EINTR);
}

static int temporary_file(void) {
  FILE *file = tmpfile();
  if (!file) return -1;
  int descriptor = fcntl(fileno(file), F_DUPFD_CLOEXEC, 0);
  fclose(file);
  return descriptor;
}

static void serve(int socket, const Request *request) {
  int descriptor = -1;
  int result = 0;
  switch (request->action) {
  case BROKER_OPEN:
    // What is a link was not made by this film.
    descriptor = open(request->path, request->flags | O_NOFOLLOW | O_CLOEXEC | O_NOCTTY, request->mode);
    result = descriptor < 0 ? -1 : 0;
    break;
  case BROKER_RENAME: result = rename(request->path, request->other); break;
  case BROKER_UNLINK: result = unlink(request->path); break;
  case BROKER_MAKE_FOLDER: result = mkdir(request->path, (mode_t)request->mode); break;
  case BROKER_REMOVE_FOLDER: result = rmdir(request->path); break;
  case BROKER_TEMPORARY:
    descriptor = temporary_file();
    result = descriptor < 0 ? -1 : 0;
    break;
  default:
    result = -1;
    errno = EINVAL;
  }
  answer_with(socket, result == 0 ? 0 : -errno, descriptor);
  if (descriptor >= 0) close(descriptor);
}

bool scene_host_serve_broker(int socket, SceneHostMay may, void *context) {
  static __thread Request request;
  ssize_t count;
  do { count = recv(socket, &request, sizeof request, 0); } while (count < 0 && errno == EINTR);
  if (count <= 0) return false;
  request.path[LONGEST_PATH - 1] = request.other[LONGEST_PATH - 1] = 0;
  bool isRequest = count == sizeof request;
  bool isGranted = isRequest
      && (request.action == BROKER_TEMPORARY
          || may(context, request.action, request.path, request.other));
  if (isGranted) {
    serve(socket, &request);
  } else {
    answer_with(socket, -EACCES, -1);
  }
  return true;
}
