internal import Glibc

/// Whole files, read into memory.
package enum InputFile {
  /// The bytes of the file at `path`.
  package static func bytes(at path: String) throws(CodecError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw .system(path: path, action: "opening", number: SystemCall.lastError)
    }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = read(descriptor, &block, block.count)
      if count > 0 {
        bytes += block[..<count]
      } else if count == 0 {
        return bytes
      } else if SystemCall.lastError != EINTR {
        throw .system(path: path, action: "reading", number: SystemCall.lastError)
      }
    }
  }
}
