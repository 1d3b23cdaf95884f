internal import Digest
public import DisplayList
internal import Foundation
import Pixels
internal import Synchronization

/// The digest of pictures' pixels: premultiplied RGBA bytes, row by row, without padding.
struct PixelDigest {
  private var hash = SHA256()
  private var row: [UInt8] = []

  /// Adds a picture: its size, and its pixels.
  mutating func add(_ pixmap: Pixmap) {
    let size = [UInt32(pixmap.width), UInt32(pixmap.height)]
    add(size.span)
    let words = pixmap.words.span
    for y in 0..<pixmap.height {
      let start = y * pixmap.stride
      add(words.extracting(start..<start + pixmap.width))
    }
  }

  private mutating func add(_ words: Span<UInt32>) {
    row.removeAll(keepingCapacity: true)
    for index in words.indices {
      let word = words[index]
      row.append(UInt8(truncatingIfNeeded: word))
      row.append(UInt8(truncatingIfNeeded: word &>> 8))
      row.append(UInt8(truncatingIfNeeded: word &>> 16))
      row.append(UInt8(truncatingIfNeeded: word &>> 24))
    }
    hash.update(row)
  }

  /// The digest: 32 bytes.
  consuming func finalize() -> [UInt8] { hash.finalize() }
}

/// Digests of frames' pixels, drawn side by side.
public struct FramePixels: Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The number of threads that draw; at least 1.
  public let workerCount: Int
  private let makeRasterizer: @Sendable () -> Film.Draw

  /// The stack of a thread in bytes, as the main thread has it: layers nest as deep as a scene's author wants.
  private static let stackSize = 8 << 20

  /// Creates a source of digests.
  ///
  /// - Parameters:
  ///   - width: Pixels across, at least 1.
  ///   - height: Pixels down, at least 1.
  ///   - workerCount: Threads that draw; at least 1.
  ///   - makeRasterizer: Called once on each thread, for what it draws with.
  public init(
    width: Int, height: Int, workerCount: Int,
    makeRasterizer: @escaping @Sendable () -> Film.Draw
  ) {
    precondition(width > 0 && height > 0 && workerCount > 0, "pixels need a size and a worker")
    (self.width, self.height) = (width, height)
    (self.workerCount, self.makeRasterizer) = (workerCount, makeRasterizer)
  }

  /// The digests of lists' pixels: the first 16 hexadecimal digits of SHA-256.
  ///
  /// - Parameter lists: What is drawn; neighbours that are nearly alike are drawn fastest.
  /// - Returns: As many, in the same order, whatever the number of threads.
  /// - Throws: The error of the earliest list that could not be drawn.
  public func digests(of lists: [DisplayList]) throws -> [String] {
    let results = Mutex<[Int: Result<[String], any Error>]>([:])
    let count = min(workerCount, lists.count)
    let threads = DispatchGroup()
    for number in 0..<count {
      let part = lists[lists.count * number / count..<lists.count * (number + 1) / count]
      threads.enter()
      let thread = Thread {
        let found = Result { try draw(part) }
        results.withLock { $0[number] = found }
        threads.leave()
      }
      thread.stackSize = Self.stackSize
      thread.start()
    }
    threads.wait()
    let found = results.withLock { $0 }
    return try (0..<count).flatMap { try found[$0]?.get() ?? [] }
  }

  private func draw(_ lists: ArraySlice<DisplayList>) throws -> [String] {
    let draw = makeRasterizer()
    var pixmap = Pixmap(width: width, height: height)
    var shown: DisplayList?
    return try lists.map { list in
      try draw(list, &pixmap, shown)
      shown = list
      var digest = PixelDigest()
      digest.add(pixmap)
      return String(SHA256.hexadecimal(digest.finalize()).prefix(ListDigest.length))
    }
  }
}
