import Codecs
import Raster
import ViewEngine

extension PictureCoding {
  /// By the formats that the tool reads, and as PNG.
  static let ofFiles = PictureCoding(
    decode: { try? StillReader.decode($0, path: "data") },
    encode: { list, width, height, scale in
      try? PNGEncoder().encode(
        Rasterizer().render(list, width: width, height: height, scale: scale))
    })
}
