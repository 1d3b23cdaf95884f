internal import Glibc
package import Pixels

/// Whole files, read into memory.
package enum InputFile {
  /// The bytes of the file at `path`.
  package static func bytes(at path: String) throws(CodecError) -> [UInt8] {
    let descriptor = try opened(path)
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = block.withUnsafeMutableBytes { fill($0, from: descriptor) }
      if count < 0 { throw .system(path: path, action: "reading", number: Int32(-count)) }
      bytes += block[..<count]
      if count < block.count { return bytes }
    }
  }

  /// The frames of a file of straight RGBA, one after another without padding.
  package static func frames(
    at path: String, width: Int, height: Int
  ) throws(CodecError) -> [Pixmap] {
    let descriptor = try opened(path)
    defer { close(descriptor) }
    var frames: [Pixmap] = []
    let size = width * height * 4
    while size > 0 {
      var frame = Pixmap(width: width, height: height)
      let stride = frame.stride
      let count = frame.words.withUnsafeMutableBytes { words in
        (0..<height).reduce(0) { count, y in
          let row = words[y * stride * 4..<(y * stride + width) * 4]
          let more = fill(UnsafeMutableRawBufferPointer(rebasing: row), from: descriptor)
          return count < 0 ? count : more < 0 ? more : count + more
        }
      }
      if count < 0 { throw .system(path: path, action: "reading", number: Int32(-count)) }
      if count == 0, !frames.isEmpty { return frames }
      guard count == size else { break }
      frame.words.withUnsafeMutableBufferPointer { words in
        for place in words.indices where words[place] < 0xff00_0000 {
          words[place] = premultiplied(words[place])
        }
      }
      frames.append(frame)
    }
    throw .malformed(path: path, reason: "no whole frames of \(width)×\(height) pixels")
  }

  private static func opened(_ path: String) throws(CodecError) -> Int32 {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw .system(path: path, action: "opening", number: SystemCall.lastError)
    }
    return descriptor
  }

  /// Fills `room`, or as much of it as the file still has, and says how much; less than 0 is an error
  /// number with its sign turned.
  private static func fill(_ room: UnsafeMutableRawBufferPointer, from descriptor: Int32) -> Int {
    var filled = 0
    while filled < room.count {
      let count = read(descriptor, room.baseAddress.map { $0 + filled }, room.count - filled)
      if count > 0 {
        filled += count
      } else if count == 0 {
        break
      } else if SystemCall.lastError != EINTR {
        return Int(-SystemCall.lastError)
      }
    }
    return filled
  }
}
