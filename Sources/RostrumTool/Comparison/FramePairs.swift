import Codecs
import Foundation
import Pixels

/// A pair of frames: what two films show at one moment.
struct FramePair {
  let name: String
  /// What the first shows; `nil` when it is over.
  let before: Pixmap?
  let after: Pixmap?
  let duration: ExactTime
}

/// The pairs of frames of two films, moment by moment, read as they are asked for.
protocol FramePairs {
  /// Frames a second: every moment is at one of them.
  var rate: FrameRate { get }
  /// The size of the largest picture, in pixels.
  var size: (width: Int, height: Int) { get }
  /// The next moment; `nil` after the last.
  mutating func next() throws -> FramePair?
}

/// The pairs of two sets of pictures, or of two pictures.
struct PicturesInPairs: FramePairs {
  private let pairs: [PicturePairs.Pair]
  private var place = 0
  let rate: FrameRate
  var size: (width: Int, height: Int) {
    let sizes = pairs.flatMap { [Self.size(of: $0.first), Self.size(of: $0.second)] }
    return (sizes.map(\.0).max() ?? 0, sizes.map(\.1).max() ?? 0)
  }

  /// Takes the pictures that belong together.
  ///
  /// - Parameters:
  ///   - pairs: Which they are.
  ///   - rate: Frames a second of the film that they are.
  init(_ pairs: PicturePairs, rate: FrameRate) { (self.pairs, self.rate) = (pairs.both, rate) }

  mutating func next() throws -> FramePair? {
    guard place < pairs.count else { return nil }
    let pair = pairs[place]
    place += 1
    return FramePair(
      name: pair.name, before: try PNGReader.read(pair.first),
      after: try PNGReader.read(pair.second), duration: rate.start(of: 1))
  }

  /// What a PNG's header says; nothing where there is none, which reading it will tell.
  private static func size(of path: String) -> (Int, Int) {
    let header = (try? FileHandle(forReadingAtPath: path)?.read(upToCount: 24)) ?? Data()
    guard header.count == 24 else { return (0, 0) }
    func number(_ range: Range<Int>) -> Int { header[range].reduce(0) { $0 << 8 | Int($1) } }
    let size = (number(16..<20), number(20..<24))
    return size.0 * size.1 <= PNGReader.greatestPixelCount ? size : (0, 0)
  }
}

/// The pairs of two clips, by time: a frame that lasts is paired with all that the other shows meanwhile.
struct ClipsInPairs: FramePairs {
  private var (first, second): (Clip, Clip)
  /// Which frame of the film begins now.
  private var now = 0
  let rate: FrameRate
  let size: (width: Int, height: Int)
  /// Whether frames are paired by time; by number where their times are whole frames at no rate.
  let isTimed: Bool

  /// A clip on its way.
  private struct Clip {
    var reader: any ClipReader
    /// The film's frames before which each picture gives way.
    let ends: [Int]
    var shown: Pixmap?
    /// Pictures that were read.
    var count = 0
    var end: Int { count == 0 ? 0 : ends[count - 1] }

    mutating func advance(to number: Int) throws {
      while end <= number {
        shown = try count < ends.count ? reader.nextPicture() : nil
        if shown == nil { return }
        count += 1
      }
    }
  }

  /// Opens two clips.
  ///
  /// - Parameters:
  ///   - first: The path of one.
  ///   - second: The path of the other.
  /// - Throws: `CodecError` if one cannot be read; ``Failure`` if one is no clip.
  init(_ first: String, _ second: String) throws {
    let readers = (try Self.reader(first), try Self.reader(second))
    size = (max(readers.0.width, readers.1.width), max(readers.0.height, readers.1.height))
    let found = ClipTimes.common(
      ClipTimes(readers.0.durations, tick: readers.0.tick),
      ClipTimes(readers.1.durations, tick: readers.1.tick))
    rate = found?.rate ?? FrameRate(60)
    isTimed = found != nil
    func clip(_ reader: any ClipReader, _ ends: [Int]?) -> Clip {
      Clip(reader: reader, ends: ends ?? Array(1...max(1, reader.durations.count)))
    }
    self.first = clip(readers.0, found?.ends.0)
    self.second = clip(readers.1, found?.ends.1)
  }

  /// Whether two files are compared by time: one at least is a clip, and both can be read as one.
  ///
  /// - Parameters:
  ///   - first: The path of one.
  ///   - second: The path of the other.
  /// - Returns: `false` for two pictures, and for folders and patterns.
  static func canPair(_ first: String, _ second: String) -> Bool {
    let endings = [first, second].map { Place.kind(of: $0) == .other ? Place.ending(of: $0) : "" }
    guard endings.allSatisfy({ $0 == "png" || ClipFile.fileExtensions.contains($0) }) else {
      return false
    }
    // Of a PNG and an animated one the pictures are compared that plain readers see.
    return endings.contains { $0 != "png" && $0 != "apng" } || !endings.contains("png")
  }

  private static func reader(_ path: String) throws -> any ClipReader {
    let ending = Place.ending(of: path)
    guard let reader = try ClipFile.reader(path, fileExtension: ending) else {
      throw Failure(.usage, Messages.filmNotRead(path, ending))
    }
    return reader
  }

  mutating func next() throws -> FramePair? {
    try first.advance(to: now)
    try second.advance(to: now)
    let ends = [first, second].filter { $0.shown != nil }.map(\.end)
    guard let end = ends.min() else { return nil }
    defer { now = end }
    return FramePair(
      name: "frame \(now)", before: first.shown, after: second.shown,
      duration: rate.start(of: end).since(rate.start(of: now)))
  }
}
