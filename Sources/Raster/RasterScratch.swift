internal import DisplayList
internal import KernelInterface
internal import Pixels

/// What one worker keeps from frame to frame.
///
/// That is glyph masks, decoded pictures' smaller copies, and room to work in. It changes no pixel, only
/// how fast it comes.
///
/// A worker has its own; two threads may not share one.
public final class RasterScratch {
  var glyphs = GlyphMasks()
  var pictures = PictureLevels()
  var buffers = BandBuffers()
  var outline = OutlineBuilder()
  /// Where parts of a picture are painted before they are taken over.
  var strip = Pixmap(width: 0, height: 0)
  /// The last frame, for the room it takes.
  var frame = PreparedFrame(viewport: .empty, bandHeight: 1, background: 0)

  /// Creates an empty one.
  public init() {}
}

/// Pictures with the copies of them that are halved again and again, made when first asked for.
struct PictureLevels {
  private var levels: [ImageReference: [Pixmap]] = [:]
  private var opaque: [ImageReference: Bool] = [:]
  private var size = 0

  /// Pixels of pictures beyond which their copies are forgotten.
  private static let mostPixels = 64_000_000
  /// Pictures beyond which it is forgotten which are opaque.
  private static let mostAnswers = 4096

  /// The picture and its smaller copies, down to one pixel; only itself where `smaller` is not asked for.
  mutating func levels(of image: ImageReference, smaller: Bool, kernels: KernelSet) -> [Pixmap] {
    guard smaller else { return [image.pixmap] }
    if let known = levels[image] { return known }
    var result = [image.pixmap]
    while let last = result.last, last.width > 1 || last.height > 1 {
      result.append(Self.halved(last, kernels: kernels))
    }
    size += image.pixmap.words.count
    if size > Self.mostPixels {
      levels = [:]
      size = image.pixmap.words.count
    }
    levels[image] = result
    return result
  }

  /// Whether no pixel of the picture lets anything through.
  mutating func isOpaque(_ image: ImageReference) -> Bool {
    if let known = opaque[image] { return known }
    let picture = image.pixmap
    let result = (0..<picture.height).allSatisfy { y in
      picture.words[y * picture.stride..<y * picture.stride + picture.width].allSatisfy {
        $0 >> 24 == 255
      }
    }
    if opaque.count > Self.mostAnswers { opaque = [:] }
    opaque[image] = result
    return result
  }

  private static func halved(_ picture: Pixmap, kernels: KernelSet) -> Pixmap {
    var result = Pixmap(width: (picture.width + 1) / 2, height: (picture.height + 1) / 2)
    let stride = result.stride
    for y in 0..<result.height {
      let upper = 2 * y
      let lower = min(2 * y + 1, picture.height - 1)
      var words = result.words.mutableSpan
      kernels.halve(
        picture.words.span,
        rows: RowPair(
          upper: upper * picture.stride, lower: lower * picture.stride, width: picture.width),
        into: &words, at: y * stride)
    }
    return result
  }
}
