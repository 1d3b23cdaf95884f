internal import Glibc

/// The operating system's error numbers, in words and by what they call for.
enum SystemCall {
  /// The number of the failure just reported.
  static var lastError: Int32 { errno }

  /// This process's number.
  static var processNumber: Int32 { getpid() }

  /// The system's words for an error number.
  static func text(of number: Int32) -> String {
    var buffer = [CChar](repeating: 0, count: 128)
    _ = strerror_r(number, &buffer, buffer.count)
    return text(buffer)
  }

  /// What a C function wrote into a buffer, up to the zero that ends it.
  static func text(_ characters: [CChar]) -> String {
    String(decoding: characters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// What an error number calls for.
  static func remedy(for number: Int32) -> CodecError.Remedy {
    switch number {
    case ENOSPC, EDQUOT, EFBIG: .makeRoom
    case EACCES, EROFS, EPERM, ENOENT, ENOTDIR, EISDIR, ENAMETOOLONG, ELOOP: .chooseAnotherPlace
    case EPIPE: .stopSilently
    default: .none
    }
  }
}
