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
    })
}
