internal import Glibc

/// The operating system's error numbers, in words and by what they call for.
enum SystemCall {
  /// The numbers that Linux gives to errors: `MAX_ERRNO` of `include/linux/err.h`.
  static let numbers: ClosedRange<Int32> = 1...4095
  /// The number of a failed allocation.
  static let outOfMemory = ENOMEM

  /// The number of the failure just reported.
  static var lastError: Int32 { errno }

  /// Forgets the failure reported last, so that the next is told from it.
  static func forgetError() { errno = 0 }

  /// This process's number.
  static var processNumber: Int32 { getpid() }

  /// Room for a C function's message: as many bytes as its longest line that is worth showing.
  static var messageBuffer: [CChar] { [CChar](repeating: 0, count: 512) }

  /// The system's words for an error number.
  static func text(of number: Int32) -> String {
    var buffer = messageBuffer
    _ = strerror_r(number, &buffer, buffer.count)
    return text(buffer)
  }

  /// The limit of this process that an error number speaks of, which its user can lift; empty if there is none.
  static func limit(behind number: Int32) -> String {
    switch number {
    case EFBIG: limit(RLIMIT_FSIZE).map { "; ulimit -f allows files of \($0) bytes" } ?? ""
    case EMFILE: limit(RLIMIT_NOFILE).map { "; ulimit -n allows \($0)" } ?? ""
    default: ""
    }
  }

  private static func limit(_ resource: __rlimit_resource) -> UInt? {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0,
      limit.rlim_cur != rlim_t.max
    else { return nil }
    return limit.rlim_cur
  }

  /// What a C function wrote into a buffer, up to the zero that ends it.
  static func text(_ characters: [CChar]) -> String {
    String(decoding: characters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Calls `write` until it has taken all bytes: a call may take a part, and only the next one says why.
  ///
  /// - Parameters:
  ///   - all: The bytes.
  ///   - write: Is given where the rest begins, how long it is, and how many bytes were taken; returns how
  ///     many it took, or less than 0.
  /// - Returns: The error number of a failure, or 0.
  static func writeAll(
    _ all: UnsafeRawBufferPointer, _ write: (UnsafeRawPointer?, Int, Int) -> Int
  ) -> Int32 {
    var sent = 0
    while sent < all.count {
      let count = write(all.baseAddress.map { $0 + sent }, all.count - sent, sent)
      if count > 0 {
        sent += count
      } else if count == 0 {
        // Nothing is taken, and nobody says why.
        return ENOSPC
      } else if lastError != EINTR {
        return lastError
      }
    }
    return 0
  }

  /// What an error number calls for.
  static func remedy(for number: Int32) -> CodecError.Remedy {
    switch number {
    case ENOSPC, EDQUOT, EFBIG, ENOMEM, EMFILE, ENFILE, EAGAIN: .makeRoom
    case EACCES, EROFS, EPERM, ENOENT, ENOTDIR, EISDIR, ENAMETOOLONG, ELOOP, EBADF:
      .chooseAnotherPlace
    case EPIPE: .stopSilently
    default: .none
    }
  }
}
