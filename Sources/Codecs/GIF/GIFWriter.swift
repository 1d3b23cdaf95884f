// Goals, in order: true times, few bytes, little error, speed. Method: an image holds only the box
// that changed, pixels that did not change are transparent, a palette is made from the changed
// pixels alone, frames that change nothing lengthen the last delay. Flat pictures are not dithered:
// still ground stays still, and repeats compress. Below quality 100, small differences stay unpainted and the compressor
// may take near colours.
//
// Where something vanishes from a clear GIF, the last image's rectangle is cleared, widened over what vanishes, instead
// of all that is visible being painted anew for each image: an image holds what changed. Many small moves at once still
// cost their common box.
internal import Pixels

/// A writer of animated GIFs.
///
/// The canvas is painted over, image by image. Where something is to vanish, less than half opaque, the
/// image before is cleared away with its rectangle, which is made to reach over what vanishes; what
/// stays visible there is painted anew. Alpha of one half and more becomes opaque.
public final class GIFWriter: FrameWriter {
  public let preparation = FramePreparation.none
  private let file: OutputFile
  private let rate: FrameRate
  private let settings: GIFSettings
  private let width: Int
  private let height: Int
  /// The last frame as it was handed in.
  private var previous: Pixmap?
  /// What a player shows: opaque colours or 0 for none, rows without padding.
  private var screen: [UInt32]
  /// The last image, of which is not known yet how long it is shown and whether it is cleared away.
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
    guard (1...GIFImage.greatest).contains(width), (1...GIFImage.greatest).contains(height) else {
      throw .unsupportedSize(
        path: file.path, width: width, height: height, accepted: "sides from 1 to 65535")
    }
    guard rate.frames <= GIFSettings.fastestRate.frames * rate.seconds else {
      throw .unsupported(
        path: file.path,
        reason: "a GIF plays at most 50 frames a second, not \(rate)")
    }
    guard (0...GIFImage.greatest).contains(settings.playCount) else {
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
    // No global palette; 8 bits a component, less one, in three bits.
    bytes += [7 << 4, 0, 0]
    // A GIF without this block plays once.
    guard settings.playCount != 1 else { return bytes }
    // The block counts repeats; 0 is for ever.
    let repeats = settings.playCount == 0 ? 0 : settings.playCount - 1
    bytes +=
      [GIFImage.Label.extensionBlock, GIFImage.Label.application, 11] + Array("NETSCAPE2.0".utf8)
      + [3, 1]
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
    let cleared = clear(whatVanishesIn: pixmap)
    let image = image(of: pixmap, cleared: cleared, delay)
    try writePending()
    pending = image
    previous = pixmap
  }

  /// The next frame's time on screen in 1/100 s: the rounding of its end less that of its start.
  private func nextDelay() -> Int {
    let start = rate.start(of: frameCount)
    let rounded = start.rounded(to: GIFSettings.ticks)
    let drift = ExactTime(rounded, over: GIFSettings.ticks).since(start)
    greatestDrift = max(greatestDrift, ExactTime(abs(drift.numerator), over: drift.denominator))
    frameCount += 1
    return rate.start(of: frameCount).rounded(to: GIFSettings.ticks) - rounded
  }

  /// Has the pending image cleared away, if that is what it takes to hide what `pixmap` does not show.
  ///
  /// - Returns: The part of the screen that is empty then.
  private func clear(whatVanishesIn pixmap: Pixmap) -> PixelBox? {
    guard var image = pending, !pixmap.isAtLeastHalfOpaque,
      let vanishing = PixelBox.hidden(in: pixmap, of: screen)
    else { return nil }
    let box = image.box.union(vanishing)
    quantizer.clear(&image, box)
    pending = image
    for y in box.y..<box.y + box.height {
      let row = y * width
      for x in box.x..<box.x + box.width { screen[row + x] = 0 }
    }
    return box
  }

  /// The image that turns the screen into `pixmap`, laid over what is there.
  private func image(of pixmap: Pixmap, cleared: PixelBox?, _ delay: Int) -> GIFImage {
    let old = previous
    var box: PixelBox?
    if let old {
      box = PixelBox.difference(old, pixmap)
      if let cleared { box = box?.union(cleared) ?? cleared }
    } else {
      box = PixelBox(of: pixmap)
    }
    // Nothing need be painted that is not visible.
    if let visible = PixelBox.visible(in: pixmap) {
      box = box?.intersection(visible)
    } else {
      box = nil
    }
    guard let box else { return quantizer.pause(delay) }
    return quantizer.image(
      of: pixmap, box, over: old, cleared: cleared, screen: &screen, screenWidth: width,
      delay: delay)
  }

  private func writePending() throws(CodecError) {
    guard var image = pending else { return }
    pending = nil
    // A delay has two bytes; the rest passes over images that show nothing, and the last of them clears.
    var rest = image.delay - min(image.delay, GIFImage.greatest)
    guard rest > 0 else { return try append(image) }
    image.delay -= rest
    let (box, disposal) = (image.box, image.disposal)
    image.disposal = .keep
    try append(image)
    while rest > 0 {
      var pause = quantizer.pause(min(rest, GIFImage.greatest))
      rest -= pause.delay
      if rest == 0, disposal == .clear {
        (pause.box.x, pause.box.y) = (box.x, box.y)
        quantizer.clear(&pause, box)
      }
      try append(pause)
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
    try file.write([GIFImage.Label.end])
    try file.finish()
    return FileSummary(
      path: file.path, byteCount: file.byteCount, format: "gif", codec: "gif",
      pixelFormat: "bgra", width: width, height: height, storedFrames: imageCount,
      frames: frameCount,
      duration: ExactTime(
        rate.start(of: frameCount).rounded(to: GIFSettings.ticks), over: GIFSettings.ticks),
      roundingDrift: greatestDrift)
  }

  public func abandon() { file.abandon() }
}

extension Pixmap {
  /// Whether no pixel has an alpha below one half.
  fileprivate var isAtLeastHalfOpaque: Bool {
    words.withUnsafeBufferPointer { words in
      for y in 0..<height {
        var all = Alpha.half
        for x in 0..<width { all &= words[y &* stride &+ x] }
        if all & Alpha.half == 0 { return false }
      }
      return true
    }
  }
}
