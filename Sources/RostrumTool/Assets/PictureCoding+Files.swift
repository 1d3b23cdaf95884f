import Codecs
import Foundation
import Raster
import ViewEngine

extension PictureCoding {
  /// By the formats that the tool reads, and as PNG.
  static let ofFiles = PictureCoding(
    decode: { try? StillReader.decode($0, path: "data") },
    contents: { FileManager.default.contents(atPath: $0).map([UInt8].init) },
    encode: { list, width, height, scale in
      try? PNGEncoder().encode(
        Rasterizer().render(list, width: width, height: height, scale: scale))
    },
    draw: { list, width, height, scale in
      Rasterizer().render(list, width: width, height: height, scale: scale)
    },
    frames: { try? PictureCoding.pictures(of: $0) })

  /// All pictures of a file in memory: of those that move, and the one of others.
  private static func pictures(of bytes: [UInt8]) throws(CodecError) -> [Frame] {
    var reader: any ClipReader
    if bytes.starts(with: "GIF8".utf8) {
      reader = try GIFReader(bytes, path: "data")
    } else if bytes.starts(with: "RIFF".utf8) {
      reader = try WebPReader(bytes, path: "data")
    } else {
      return [Frame(try StillReader.decode(bytes, path: "data"), seconds: 0)]
    }
    let durations = reader.durations
    var frames: [Frame] = []
    while let picture = try reader.nextPicture() {
      let time = frames.count < durations.count ? durations[frames.count] : ExactTime(0, over: 1)
      frames.append(Frame(picture, seconds: time.seconds))
    }
    return frames
  }
}
