internal import Glibc

/// A store of frames in a file without a name, to be read again: it is gone with the process, however that ends.
final class FrameStore {
  private let path: String
  private let descriptor: Int32
  private var places: [Range<Int>] = []
  private var last: [UInt8] = []

  /// Makes a store in the folder of `path`.
  init(beside path: String) throws(CodecError) {
    self.path = path
    let name = OutputFile.temporaryPath(for: path + SizeLimitedWriter.parts[1])
    descriptor = open(name, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw .system(path: path, action: "creating the file", number: SystemCall.lastError)
    }
    unlink(name)
  }

  deinit { close(descriptor) }

  /// Frames so far.
  var count: Int { places.count }

  /// Whether frame `number` equals the one before.
  func repeatsLast(_ number: Int) -> Bool { number > 0 && places[number] == places[number - 1] }

  /// Keeps one more frame.
  func append(_ frame: [UInt8]) throws(CodecError) {
    guard let end = places.last?.upperBound else { return try append(frame, at: 0) }
    if frame == last {
      places.append(places[places.count - 1])
    } else {
      try append(frame, at: end)
    }
  }

  private func append(_ frame: [UInt8], at start: Int) throws(CodecError) {
    let number = frame.withUnsafeBytes {
      SystemCall.writeAll($0) { bytes, count, sent in
        pwrite(descriptor, bytes, count, start + sent)
      }
    }
    if number != 0 { throw .system(path: path, action: "keeping a frame", number: number) }
    places.append(start..<start + frame.count)
    last = frame
  }

  /// Frame `number`.
  func frame(_ number: Int) throws(CodecError) -> [UInt8] {
    let place = places[number]
    var bytes = [UInt8](repeating: 0, count: place.count)
    var count = 0
    while count < bytes.count {
      let part = bytes.withUnsafeMutableBytes {
        pread(
          descriptor, $0.baseAddress.map { $0 + count }, place.count - count,
          place.lowerBound + count)
      }
      guard part > 0 else {
        throw .system(path: path, action: "reading a frame", number: SystemCall.lastError)
      }
      count += part
    }
    return bytes
  }
}
