internal import Glibc

/// A lock on a file or folder, held until its last reference is gone, or the process.
///
/// It is the system's advisory lock (`flock`): all who use the cache ask for it, and the death of a process frees it.
final class FileLock: Sendable {
  /// Who else may hold a lock at the same time.
  enum Kind { case shared, exclusive }

  /// The file, open for reading.
  let descriptor: Int32

  /// Takes a lock without waiting for it.
  ///
  /// A file system that knows no locks gives one to everybody. The result is `nil` if somebody else has the lock, or
  /// there is no such file; links are not followed.
  init?(_ path: String, _ kind: Kind) {
    // A pipe of that name makes nobody wait.
    descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    let isTaken = flock(descriptor, (kind == .shared ? LOCK_SH : LOCK_EX) | LOCK_NB) != 0
    if isTaken, errno == EWOULDBLOCK {
      close(descriptor)
      return nil
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// What the system knows of the file; `nil` if it has no name any more.
  var status: stat? {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_nlink > 0 else { return nil }
    return status
  }
}
