// Goals, in order: true times, few bytes, little error, speed. Method: an image holds only the box
// that changed, pixels that did not change are transparent, a palette is made from the changed
// pixels alone, frames that change nothing lengthen the last delay. Flat pictures are not dithered:
// still ground stays still, and repeats compress. Below quality 100, small differences stay unpainted and the compressor
// may take near colours.
internal import Pixels

/// Writes an animated GIF.
///
/// A canvas without transparency is painted over, image by image. If a frame has pixels that are
/// less than half opaque, images from there on are whole and cleared away, which costs size; alpha
/// of one half and more becomes opaque.
public final class GIFWriter: FrameWriter {
  public let preparation = FramePreparation.none
  private let file: OutputFile
  private let rate: FrameRate
  private let settings: GIFSettings
  private let width: Int
  private let height: Int
  /// The last frame as it was handed in.
  private var previous: Pixmap?
  /// What a player shows: opaque colours, rows without padding.
  private var screen: [UInt32]
  private var clearsImages = false
  /// The last image, whose delay is not known yet.
  private var pending: GIFImage?
  private var quantizer: GIFQuantizer
  private var frameCount = 0
  private var imageCount = 0
  private var greatestDrift = ExactTime.zero

  /// Begins a GIF.
  ///
  /// - Parameters:
  ///   - file: Where it goes; not written to by anyone else.
  ///   - width: Pixels across, 1...65535.
  ///   - height: Pixels down, 1...65535.
  ///   - rate: Frames a second, at most 50; see ``GIFSettings/honestRate(nearest:)``.
  ///   - settings: How it is made.
  /// - Throws: ``CodecError`` if the size or rate does not suit, or the file cannot be written.
  public init(
    _ file: OutputFile, width: Int, height: Int, rate: FrameRate, settings: GIFSettings = .init()
  ) throws(CodecError) {
    guard (1...65535).contains(width), (1...65535).contains(height) else {
      throw .unsupportedSize(
        path: file.path, width: width, height: height, accepted: "sides from 1 to 65535")
    }
    guard rate.frames <= 50 * rate.seconds else {
      throw .unsupported(
        path: file.path,
        reason: "a GIF plays at most 50 frames a second, not \(rate)")
    }
    guard (0...65535).contains(settings.playCount) else {
      throw .unsupported(
        path: file.path, reason: "a GIF plays 0 to 65535 times, not \(settings.playCount)")
    }
    guard (0...100).contains(settings.quality) else {
      throw .unsupported(path: file.path, reason: "a quality is 0 to 100, not \(settings.quality)")
    }
    self.file = file
    self.rate = rate
    self.settings = settings
    (self.width, self.height) = (width, height)
    screen = [UInt32](repeating: 0, count: width * height)
    quantizer = GIFQuantizer(settings)
    try file.write(header)
  }

  private var header: [UInt8] {
    var bytes = Array("GIF89a".utf8)
    bytes += GIFImage.littleEndian(width) + GIFImage.littleEndian(height)
    // No global palette; 8 bits a component.
    bytes += [0x70, 0, 0]
    // A GIF without this block plays once.
    guard settings.playCount != 1 else { return bytes }
    // The block counts repeats; 0 is for ever.
    let repeats = settings.playCount == 0 ? 0 : settings.playCount - 1
    bytes += [0x21, 0xff, 11] + Array("NETSCAPE2.0".utf8) + [3, 1]
    return bytes + GIFImage.littleEndian(repeats) + [0]
  }

  public func write(_ frame: PreparedFrame, number: Int) throws(CodecError) {
    guard case .pixmap(let pixmap) = frame else { preconditionFailure("a GIF takes pixels") }
    guard pixmap.width == width, pixmap.height == height else {
      abandon()
      throw .unequalFrame(
        path: file.path, width: pixmap.width, height: pixmap.height, expectedWidth: width,
        expectedHeight: height)
    }
    let delay = nextDelay()
    if let previous, previous == pixmap {
      pending?.delay += delay
      return
    }
    if !clearsImages, !pixmap.isAtLeastHalfOpaque { try beginClearing() }
    let image = clearsImages ? wholeImage(of: pixmap, delay) : changedImage(to: pixmap, delay)
    try writePending()
    pending = image
    previous = pixmap
  }

  /// The next frame's time on screen in 1/100 s: the rounding of its end less that of its start.
  private func nextDelay() -> Int {
    let start = rate.start(of: frameCount)
    let rounded = start.rounded(to: 100)
    let drift = ExactTime(rounded, over: 100).since(start)
    greatestDrift = max(greatestDrift, ExactTime(abs(drift.numerator), over: drift.denominator))
    frameCount += 1
    return rate.start(of: frameCount).rounded(to: 100) - rounded
  }

  /// The image that turns the screen into `pixmap`, laid over what is there.
  private func changedImage(to pixmap: Pixmap, _ delay: Int) -> GIFImage {
    let old = previous
    let box = old.flatMap { PixelBox.difference($0, pixmap) } ?? PixelBox(of: pixmap)
    return quantizer.image(
      of: pixmap, box, over: old, screen: &screen, screenWidth: width, delay: delay)
  }

  /// An image of all that is visible of `pixmap`, cleared away afterwards.
  private func wholeImage(of pixmap: Pixmap, _ delay: Int) -> GIFImage {
    guard let box = PixelBox.visible(in: pixmap) else {
      return quantizer.pause(delay)
    }
    return quantizer.visibleImage(of: pixmap, box, delay: delay)
  }

  /// From here on images are whole and cleared away; so must the pending one be.
  private func beginClearing() throws(CodecError) {
    clearsImages = true
    guard let previous, let old = pending else { return }
    if imageCount == 0 {
      pending = wholeImage(of: previous, old.delay)
    } else {
      // What was painted earlier is covered by one image of the whole canvas, which is then cleared.
      var image = quantizer.visibleImage(of: previous, PixelBox(of: previous), delay: old.delay)
      image.disposal = .clear
      pending = image
    }
  }

  private func writePending() throws(CodecError) {
    guard var image = pending else { return }
    pending = nil
    // A delay has two bytes; the rest passes over images that show nothing.
    var rest = image.delay - min(image.delay, 65535)
    image.delay -= rest
    let disposal = image.disposal
    if rest > 0, disposal == .clear {
      // Clearing must wait: repeat the image itself.
      while rest > 0 {
        try append(image)
        image.delay = min(rest, 65535)
        rest -= image.delay
      }
      return try append(image)
    }
    try append(image)
    while rest > 0 {
      let part = min(rest, 65535)
      try append(quantizer.pause(part))
      rest -= part
    }
  }

  private func append(_ image: GIFImage) throws(CodecError) {
    try file.write(image.bytes)
    imageCount += 1
  }

  public func finish() throws(CodecError) -> FileSummary {
    guard frameCount > 0 else {
      abandon()
      throw .noFrames(path: file.path)
    }
    try writePending()
    try file.write([0x3b])
    try file.finish()
    return FileSummary(
      path: file.path, byteCount: file.byteCount, format: "gif", codec: "gif",
      pixelFormat: "pal8", width: width, height: height, storedFrames: imageCount,
      frames: frameCount,
      duration: ExactTime(rate.start(of: frameCount).rounded(to: 100), over: 100),
      roundingDrift: greatestDrift)
  }

  public func abandon() { file.abandon() }
}

extension Pixmap {
  /// Whether no pixel has an alpha below one half.
  fileprivate var isAtLeastHalfOpaque: Bool {
    words.withUnsafeBufferPointer { words in
      for y in 0..<height {
        var all: UInt32 = 0x8000_0000
        for x in 0..<width { all &= words[y &* stride &+ x] }
        if all & 0x8000_0000 == 0 { return false }
      }
      return true
    }
  }
}
