public import Pixels

/// The planes of a picture as video codecs take it: luma and chroma, limited-range BT.709.
public struct VideoPlanes: Hashable, Sendable {
  /// A pixel format: which planes there are, in libav's names.
  public enum Layout: String, Hashable, Sendable {
    /// Luma, and two planes of chroma at half size each way; 8 bits.
    case yuv420p
    /// Luma and chroma at full size; 8 bits.
    case yuv444p
    /// As ``yuv420p``, with a plane of alpha, 0...255.
    case yuva420p
    /// Luma, chroma and alpha at full size; 10 bits in two bytes, lower first.
    case yuva444p10le
    /// One plane of red, green and blue, 4 bytes a pixel in the order B, G, R, 0.
    case bgr0

    /// Whether alpha is kept; otherwise pictures are taken as they lie on black.
    public var hasAlpha: Bool { self == .yuva420p || self == .yuva444p10le }

    /// What ffprobe says of a stream that an encoder made of these planes.
    ///
    /// ProRes is decoded to 12 bits, and VP9 keeps alpha in a stream of its own, which it does not count.
    var probedName: String {
      switch self {
      case .bgr0: "gbrp"
      case .yuva444p10le: "yuva444p12le"
      case .yuva420p: VideoPlanes.Layout.yuv420p.rawValue
      case .yuv420p, .yuv444p: rawValue
      }
    }
  }

  /// The pixel format.
  public let layout: Layout
  /// Pixels across.
  public let width: Int
  /// Pixels down.
  public let height: Int
  /// The planes, row by row from the top, rows without padding.
  public internal(set) var planes: [[UInt8]]
  /// Bytes of a row in each plane.
  public let rowSizes: [Int]
}

extension Pixmap {
  /// Converts this picture for a video encoder.
  ///
  /// Components are taken as encoded (gamma-compressed), 0...255. Without a plane of alpha the
  /// picture is taken as it lies on black, so composite it onto its background first; with one,
  /// colours become straight. At 4:2:0 a chroma sample is the mean of two rows, and across the filter
  /// (11 6 −1)/16 from the left pixel of its block on, the last pixel repeated beyond the edge; an odd
  /// last row or column has a chroma sample of its own. The filter's middle lies a quarter of a pixel
  /// right of the left pixel: streams are tagged as sited left, players take them so or as sited
  /// between the pixels (libswscale does), and this is within 0.15 dB of the best filter for the
  /// ones and within 0.1 dB of libswscale's own for the others, where (1 2 1)/4 loses 1.3 dB.
  ///
  /// - Parameter layout: Which planes to make.
  /// - Returns: The planes; each code value is the conversion in real numbers, rounded, but for ties
  ///   closer than 0.02 code values (0.06 at 10 bits).
  /// - Complexity: O(`width × height`).
  /// - Note: Source: ITU-R BT.709-6, items 3.2 and 3.3 (weights), section 4 (code values).
  public func planes(_ layout: VideoPlanes.Layout) -> VideoPlanes {
    var builder = PlaneBuilder(layout, width: width, height: height)
    builder.add(self, rows: 0..<height)
    return builder.finish()
  }

  /// Makes premultiplied pixels straight: divides each by its alpha.
  mutating func makeStraight() {
    words.withUnsafeMutableBufferPointer { words in
      for i in 0..<words.count { words[i] = straight(words[i]) }
    }
  }
}
