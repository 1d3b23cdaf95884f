internal import Glibc
package import Pixels

/// Input files, read into memory whole.
package enum InputFile {
  /// Bytes that are asked for at once.
  private static let blockSize = 1 << 18

  /// The bytes of the file at `path`.
  package static func bytes(at path: String) throws(CodecError) -> [UInt8] {
    let descriptor = try opened(path)
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: blockSize)
    while true {
      let count = block.withUnsafeMutableBytes { fill($0, from: descriptor) }
      if count < 0 { throw .system(path: path, action: "reading", number: Int32(-count)) }
      bytes += block[..<count]
      if count < block.count { return bytes }
    }
  }

  /// The frames of a file of straight RGBA, one after another without padding.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - width: Pixels across.
  ///   - height: Pixels down.
  /// - Returns: The frames, at least one.
  /// - Throws: ``CodecError/system(path:action:number:)`` if the file cannot be read,
  ///   ``CodecError/malformed(path:reason:)`` if it does not hold whole frames.
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
        for place in words.indices where words[place] < Alpha.opaque {
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

  /// Reads as much into `room` as the file still has, and returns how much; less than 0 is an error
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
