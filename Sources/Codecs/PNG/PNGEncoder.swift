internal import CDeflate
public import Pixels

/// The PNG encoder: makes files of pictures, in memory.
///
/// Opaque pictures are written as RGB, others as straight RGBA, 8 bits each, tagged as sRGB. A pure
/// function of its settings and the pixels: ``Mode/fast`` gives the same bytes everywhere,
/// the others for one version of their library.
public struct PNGEncoder: Hashable, Sendable {
  /// The compression of a picture; all are lossless.
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    /// Our own, made for flat pictures: about a sixteenth of libpng's time at less than its size.
    case fast
    /// libdeflate: a sixth of libpng's time, and the smallest files.
    case small
    /// libpng at its defaults.
    case libpng
  }

  /// A text chunk: a keyword and a text that travel in the file.
  public struct Text: Hashable, Sendable {
    /// 1 to 79 Latin-1 characters, such as `Title`.
    public var keyword: String
    /// The text.
    public var text: String
    /// Characters of a keyword, at most.
    static let keywordLength = 79

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - keyword: 1 to 79 Latin-1 characters.
    ///   - text: The text.
    public init(keyword: String, text: String) { (self.keyword, self.text) = (keyword, text) }
  }

  /// The compression of pictures.
  public var mode: Mode
  /// Pixels in a metre of the physical picture, or `nil` to leave it unsaid.
  ///
  /// Not written by libpng's mode.
  public var pixelsPerMeter: Int?
  /// Texts to include, in order.
  ///
  /// Not written by libpng's mode.
  public var texts: [Text]

  /// Creates an encoder.
  ///
  /// - Parameters:
  ///   - mode: How pictures are compressed.
  ///   - pixelsPerMeter: Pixels in a metre of the physical picture; `nil` leaves it unsaid.
  ///   - texts: Texts to include, in order.
  public init(mode: Mode = .fast, pixelsPerMeter: Int? = nil, texts: [Text] = []) {
    (self.mode, self.pixelsPerMeter, self.texts) = (mode, pixelsPerMeter, texts)
  }

  /// The picture as a PNG file.
  ///
  /// - Throws: ``CodecError/unsupportedSize(path:width:height:accepted:)`` for a picture without
  ///   pixels; ``CodecError/library(path:action:number:text:)`` from libpng.
  public func encode(_ pixmap: Pixmap) throws(CodecError) -> [UInt8] {
    try file(of: pixmap).bytes
  }

  /// The encoder's name in summaries.
  var name: String { "png \(mode.rawValue)" }

  func prepare(_ pixmap: Pixmap) throws(CodecError) -> PreparedFrame {
    let (bytes, isOpaque) = try file(of: pixmap)
    return .file(bytes, pixelFormat: isOpaque ? "rgb24" : "rgba")
  }

  private func file(of pixmap: Pixmap) throws(CodecError) -> (bytes: [UInt8], isOpaque: Bool) {
    guard pixmap.width > 0, pixmap.height > 0 else {
      throw .unsupportedSize(
        path: "PNG", width: pixmap.width, height: pixmap.height, accepted: "1×1 and more")
    }
    switch mode {
    case .fast:
      let opaque = PNGRows(pixmap, isOpaque: true).compressedFastIfOpaque()
      let stream = opaque ?? PNGRows(pixmap, isOpaque: false).compressedFast()
      return (file(of: pixmap, isOpaque: opaque != nil, stream), opaque != nil)
    case .small:
      let isOpaque = pixmap.isOpaque
      let stream = try PNGRows(pixmap, isOpaque: isOpaque).compressedSmall()
      return (file(of: pixmap, isOpaque: isOpaque, stream), isOpaque)
    case .libpng:
      let isOpaque = pixmap.isOpaque
      return (try LibPNG.encode(pixmap, isOpaque: isOpaque), isOpaque)
    }
  }

  private func file(of pixmap: Pixmap, isOpaque: Bool, _ stream: [UInt8]) -> [UInt8] {
    var file = PNGContainer(width: pixmap.width, height: pixmap.height, isOpaque: isOpaque)
    file.appendMetadata(of: self)
    file.append("IDAT", stream)
    file.append("IEND", [])
    return file.bytes
  }
}

extension PNGContainer {
  /// Appends what an encoder's settings say besides the pixels.
  mutating func appendMetadata(of encoder: PNGEncoder) {
    append("sRGB", [0])
    if let density = encoder.pixelsPerMeter {
      let word = Self.bigEndian(UInt32(clamping: density))
      append("pHYs", word + word + [1])
    }
    for entry in encoder.texts {
      // Latin-1 texts go into tEXt, which every reader knows; others need iTXt.
      let keyword = entry.keyword.unicodeScalars.prefix(PNGEncoder.Text.keywordLength).map {
        UInt8(truncatingIfNeeded: $0.value)
      }
      let scalars = entry.text.unicodeScalars
      if scalars.allSatisfy({ $0.value < 256 }) {
        append("tEXt", keyword + [0] + scalars.map { UInt8(truncatingIfNeeded: $0.value) })
      } else {
        append("iTXt", keyword + [0, 0, 0, 0, 0] + Array(entry.text.utf8))
      }
    }
  }
}
