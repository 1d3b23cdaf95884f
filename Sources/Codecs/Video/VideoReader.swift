internal import CAV
public import Pixels

/// A reader of films through libav, opened on first use.
///
/// Times are those of the file, exactly. A film that is damaged is refused, not shown with holes: libav would fill them.
public final class VideoReader: ClipReader {
  /// The file formats that are read: libav is not left to guess, as some formats name other files.
  public enum Container: String, Hashable, Sendable {
    /// MP4 and QuickTime.
    case quickTime = "mov"
    /// WebM.
    case webm = "matroska"
    /// YUV4MPEG2, frames without compression.
    case y4m = "yuv4mpegpipe"
    /// One picture as JPEG.
    case jpeg = "jpeg_pipe"

    /// The format of a file's name.
    ///
    /// - Parameter fileExtension: `mp4`, `mov`, `webm` or `y4m`; MP4 for any other.
    public init(fileExtension: String) {
      switch fileExtension {
      case "webm": self = .webm
      case "y4m": self = .y4m
      default: self = .quickTime
      }
    }
  }

  public var width: Int { file.width }
  public var height: Int { file.height }
  public let durations: [ExactTime]
  public let tick: ExactTime

  private let path: String
  private let file: VideoFile
  private let colors: VideoColors
  private var count = 0
  private var hasEnded = false

  /// Opens a film.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - container: Its format.
  ///   - bytes: What is in it; `nil` if it is to be read from there.
  ///   - folder: Where libav is, ending in `/`; empty for where the system looks.
  /// - Throws: ``CodecError/missingLibrary(file:package:reason:)``, ``CodecError/malformed(path:reason:)`` if it is not
  ///   a whole film, ``CodecError/unsupportedSize(path:width:height:accepted:)`` beyond
  ///   ``PNGReader/greatestPixelCount``.
  public init(
    _ path: String, container: Container, bytes: [UInt8]? = nil, folder: String = ""
  ) throws(CodecError) {
    self.path = path
    // Once for the times, and from the start again for the pictures.
    let times = try VideoTimes(VideoFile(path, container, bytes, folder: folder), path)
    (durations, tick) = (times.durations, times.tick)
    file = try VideoFile(path, container, bytes, folder: folder)
    colors = try VideoColors(path, folder: folder)
    try file.openDecoder()
  }

  public func nextPicture() throws(CodecError) -> Pixmap? {
    guard count < durations.count else { return nil }
    while true {
      switch try file.decoded(count) {
      case .frame(let frame):
        let picture = try colors.picture(frame, width: width, height: height)
        count += 1
        return picture
      case .more where !hasEnded: hasEnded = try !file.feed(count)
      case .more, .end:
        throw .malformed(
          path: path, reason: "only \(count) of \(durations.count) pictures can be decoded")
      }
    }
  }
}

/// The times of a film's pictures, found without decoding any.
private struct VideoTimes {
  let durations: [ExactTime]
  let tick: ExactTime

  init(_ file: VideoFile, _ path: String) throws(CodecError) {
    var places: [(start: Int64, length: Int64)] = []
    var (stored, bytes) = (0, 0)
    while let packet = try file.nextPacket() {
      defer { file.releasePacket() }
      guard packet.pointee.flags & AV_PKT_FLAG_CORRUPT == 0 else {
        throw .malformed(path: path, reason: "picture \(stored) is cut off")
      }
      (stored, bytes) = (stored + 1, bytes + Int(packet.pointee.size))
      // What the file says is not to be shown.
      if packet.pointee.flags & AV_PKT_FLAG_DISCARD != 0 { continue }
      let start = packet.pointee.pts == .min ? packet.pointee.dts : packet.pointee.pts
      places.append((start, packet.pointee.duration))
    }
    guard !places.isEmpty else { throw .malformed(path: path, reason: "a film without a picture") }
    try file.checkEnd(pictures: stored, bytes: bytes)
    places.sort { $0.start < $1.start }
    let (parts, seconds) = file.timeBase
    let ends = places.dropFirst().map(\.start)
    let last = places[places.count - 1]
    // Of a last picture whose end nobody says, it is as long as the one before.
    let usual = places.count > 1 ? last.start - places[places.count - 2].start : 0
    let end = last.start + (last.length > 0 ? last.length : usual)
    var durations: [ExactTime] = []
    for (place, end) in zip(places, ends + [end]) {
      let length = end.subtractingReportingOverflow(place.start)
      guard !length.overflow, length.partialValue >= 0, length.partialValue < 1 << 40 else {
        throw .malformed(path: path, reason: "the times of its pictures make no sense")
      }
      durations.append(ExactTime(Int(length.partialValue) * parts, over: seconds))
    }
    self.durations = durations
    tick = ExactTime(parts, over: seconds)
  }
}
