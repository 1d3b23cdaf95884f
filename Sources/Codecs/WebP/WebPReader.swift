internal import CWebP
public import Pixels

/// A reader of WebPs, animated or still, through libwebpdemux, opened on first use.
public final class WebPReader: ClipReader {
  public let width: Int
  public let height: Int
  public private(set) var durations: [ExactTime] = []
  public var tick: ExactTime { ExactTime(1, over: Self.ticks) }

  /// The unit of a WebP's times, in a second.
  private static let ticks = 1000
  private let functions: cwebp_reader_functions
  private let path: String
  private let decoder: OpaquePointer
  /// The file, which stays where it is while the decoder reads it.
  private let file: UnsafeMutableBufferPointer<UInt8>
  private var next = 0

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - folder: Where libwebpdemux is, ending in `/`; empty for where the system looks.
  /// - Throws: ``CodecError/missingLibrary(file:package:reason:)``,
  ///   ``CodecError/malformed(path:reason:)`` if it is not a whole WebP,
  ///   ``CodecError/unsupportedSize(path:width:height:accepted:)`` beyond ``PNGReader/greatestPixelCount``.
  public convenience init(_ path: String, folder: String = "") throws(CodecError) {
    // What is not installed is told before what is not there.
    _ = try Self.library(in: folder)
    try self.init(InputFile.bytes(at: path), path: path, folder: folder)
  }

  /// Opens a file in memory.
  ///
  /// - Parameters:
  ///   - bytes: All of its bytes.
  ///   - path: What stands for it in messages.
  ///   - folder: Where libwebpdemux is, ending in `/`; empty for where the system looks.
  /// - Throws: As ``init(_:folder:)``.
  public init(_ bytes: [UInt8], path: String, folder: String = "") throws(CodecError) {
    self.path = path
    functions = try Self.library(in: folder)
    try Self.checkSize(bytes, path)
    file = .allocate(capacity: bytes.count)
    _ = file.initialize(from: bytes)
    var options = WebPAnimDecoderOptions()
    var data = WebPData(bytes: UnsafePointer(file.baseAddress), size: file.count)
    var info = WebPAnimInfo()
    guard
      functions.WebPAnimDecoderOptionsInitInternal(&options, cwebp_demux_version()) != 0,
      let decoder = functions.WebPAnimDecoderNewInternal(&data, &options, cwebp_demux_version())
    else {
      file.deallocate()
      throw .malformed(path: path, reason: "no whole WebP file")
    }
    self.decoder = decoder
    _ = functions.WebPAnimDecoderGetInfo(decoder, &info)
    (width, height) = (Int(info.canvas_width), Int(info.canvas_height))
    readDurations()
  }

  private static func library(in folder: String) throws(CodecError) -> cwebp_reader_functions {
    var reason = SystemCall.messageBuffer
    guard let table = cwebp_load_reader(folder, &reason, reason.count) else {
      throw .missingLibrary(
        file: String(cString: cwebp_demux_library()), package: WebPLibrary.package,
        reason: SystemCall.text(reason))
    }
    return table.pointee
  }

  deinit {
    functions.WebPAnimDecoderDelete(decoder)
    file.deallocate()
  }

  /// Refuses what is no WebP, or larger than its header may say, before the library makes room for it.
  private static func checkSize(_ bytes: [UInt8], _ path: String) throws(CodecError) {
    let isWebP =
      bytes.count >= 30 && bytes.starts(with: Array("RIFF".utf8))
      && bytes[8..<12].elementsEqual("WEBP".utf8)
    guard isWebP else { throw .malformed(path: path, reason: "not a WebP file") }
    // An extended header has both sides, less by one, in three bytes each; a plain one at most 14 bits.
    guard bytes[12..<16].elementsEqual("VP8X".utf8) else { return }
    func side(_ place: Int) -> Int {
      Int(bytes[place]) | Int(bytes[place + 1]) << 8 | Int(bytes[place + 2]) << 16
    }
    let (width, height) = (side(24) + 1, side(27) + 1)
    guard width * height <= PNGReader.greatestPixelCount else {
      throw .unsupportedSize(
        path: path, width: width, height: height,
        accepted: "1 to \(PNGReader.greatestPixelCount) pixels")
    }
  }

  private func readDurations() {
    guard let demuxer = functions.WebPAnimDecoderGetDemuxer(decoder) else { return }
    var place = WebPIterator()
    guard functions.WebPDemuxGetFrame(demuxer, 1, &place) != 0 else { return }
    repeat {
      durations.append(ExactTime(Int(place.duration), over: Self.ticks))
    } while functions.WebPDemuxNextFrame(&place) != 0
    functions.WebPDemuxReleaseIterator(&place)
  }

  public func nextPicture() throws(CodecError) -> Pixmap? {
    guard next < durations.count else { return nil }
    var (pixels, time) = (UnsafeMutablePointer<UInt8>?.none, Int32(0))
    guard functions.WebPAnimDecoderGetNext(decoder, &pixels, &time) != 0, let pixels else {
      throw .malformed(path: path, reason: "picture \(next) of the WebP is damaged")
    }
    next += 1
    return Pixmap(straight: pixels, rowSize: width * 4, width: width, height: height)
  }
}

extension Pixmap {
  /// Creates a picture from straight RGBA in rows.
  ///
  /// - Parameters:
  ///   - bytes: Where the first row begins.
  ///   - rowSize: Bytes from one row to the next.
  ///   - width: Pixels across.
  ///   - height: Pixels down.
  init(straight bytes: UnsafePointer<UInt8>, rowSize: Int, width: Int, height: Int) {
    self.init(width: width, height: height)
    let (source, stride) = (UnsafeRawPointer(bytes), stride)
    words.withUnsafeMutableBufferPointer { words in
      for y in 0..<height {
        for x in 0..<width {
          let pixel = source.loadUnaligned(fromByteOffset: y &* rowSize &+ x &* 4, as: UInt32.self)
          words[y &* stride &+ x] = premultiplied(pixel)
        }
      }
    }
  }
}
