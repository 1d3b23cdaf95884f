internal import Pixels

/// Settings of an animated PNG.
public struct APNGSettings: Hashable, Sendable {
  /// The play count: how often the animation plays; 0 for ever.
  public var playCount: Int
  /// The compression of pictures: ``PNGEncoder/Mode/small``, or ``PNGEncoder/Mode/fast`` for half
  /// as much again in a fifth of the time.
  public var mode: PNGEncoder.Mode

  /// Whether a frame that changes nothing lengthens the one before, instead of being a picture of
  /// one transparent pixel: 80 bytes less, and decoders count fewer frames than were made.
  public var mergesFrames: Bool

  /// Creates settings.
  ///
  /// - Parameters:
  ///   - playCount: How often the animation plays; 0 for ever.
  ///   - mode: How pictures are compressed; libpng's mode is taken for the small one.
  ///   - mergesFrames: Whether a frame that changes nothing lengthens the one before.
  public init(playCount: Int = 0, mode: PNGEncoder.Mode = .small, mergesFrames: Bool = false) {
    (self.playCount, self.mode, self.mergesFrames) = (playCount, mode, mergesFrames)
  }
}

/// A writer of animated PNGs: lossless, true times, only what changes.
///
/// The format keeps times as ratios, but players do not: Chromium cuts them to milliseconds and would play 60
/// frames a second 4 % too fast. So times are whole milliseconds, each picture's the rounding of its end less that
/// of its start.
public final class APNGWriter: FrameWriter {
  public let preparation = FramePreparation.none
  private let file: OutputFile
  private let rate: FrameRate
  private let settings: APNGSettings
  private let width: Int
  private let height: Int
  private var colors = APNGColors.alpha
  private var previous: Pixmap?
  private var pending: Picture?
  private var sequenceNumber: UInt32 = 0
  private var pictureCount = 0
  private var frameCount = 0
  /// Frames before the pending picture.
  private var shownFrames = 0

  /// Parts of a second in which times are told.
  private static let ticks = 1000
  /// The longest time of a picture, which has two bytes.
  private static let longest = Int(UInt16.max)
  /// How many pixels of a change must stay as they are, of how many, for blanks to be tried.
  private static let triedBlanks = (of: 16, least: 1)
  /// How many must for blanks to be taken untried.
  private static let plainBlanks = (of: 4, least: 3)

  /// A picture whose time on screen may still grow.
  private struct Picture {
    var box: PixelBox
    var compressed: [UInt8]
    /// Whether it is blended over what is there: transparent pixels leave that.
    var isOver: Bool
    var frames = 1
  }

  /// Begins an animated PNG.
  ///
  /// - Parameters:
  ///   - file: Where it goes; not written to by anyone else.
  ///   - width: Pixels across.
  ///   - height: Pixels down.
  ///   - rate: Frames a second, at most 1000.
  ///   - settings: How it is made.
  /// - Throws: ``CodecError`` if the rate does not suit, or the file cannot be written.
  public init(
    _ file: OutputFile, width: Int, height: Int, rate: FrameRate, settings: APNGSettings = .init()
  ) throws(CodecError) {
    guard width > 0, height > 0 else {
      throw .unsupportedSize(
        path: file.path, width: width, height: height, accepted: "1×1 and more")
    }
    guard rate.frames <= Self.ticks * rate.seconds else {
      throw .unsupported(
        path: file.path,
        reason: "an animated PNG keeps up to \(Self.ticks) frames a second, not \(rate)")
    }
    self.file = file
    self.rate = rate
    self.settings = settings
    (self.width, self.height) = (width, height)
    // The header tells how many pictures follow.
    try file.makeRewritable()
  }

  /// Everything before the first picture.
  private var header: [UInt8] {
    var header = PNGContainer(width: width, height: height, isOpaque: colors.isOpaque)
    header.append("sRGB", [0])
    header.append(
      "acTL",
      PNGContainer.bigEndian(UInt32(pictureCount))
        + PNGContainer.bigEndian(UInt32(clamping: settings.playCount)))
    if let transparency = colors.transparency { header.append("tRNS", transparency) }
    return header.bytes
  }

  public func write(_ frame: PreparedFrame, number: Int) throws(CodecError) {
    guard case .pixmap(let pixmap) = frame else { preconditionFailure("an APNG takes pixels") }
    if frameCount == 0 { colors = APNGColors(suiting: pixmap) }
    try write(pixmap)
  }

  private func write(_ pixmap: Pixmap) throws(CodecError) {
    guard pixmap.width == width, pixmap.height == height else {
      abandon()
      throw .unequalFrame(
        path: file.path, width: pixmap.width, height: pixmap.height, expectedWidth: width,
        expectedHeight: height)
    }
    guard let previous else { return try begin(with: pixmap) }
    let box = PixelBox.difference(previous, pixmap)
    if let box {
      let change = APNGChange(from: previous, to: pixmap, in: box, colors)
      if colors.isOpaque, !change.isOpaque || change.holdsBlank {
        try startOver()
        return try write(pixmap)
      }
      try writePending()
      pending = try picture(of: change)
    } else if settings.mergesFrames {
      pending?.frames += 1
    } else {
      try writePending()
      pending = try nothing()
    }
    frameCount += 1
    self.previous = pixmap
  }

  private func begin(with pixmap: Pixmap) throws(CodecError) {
    try file.write(header)
    pending = Picture(box: PixelBox(of: pixmap), compressed: try compress(pixmap), isOver: false)
    frameCount = 1
    previous = pixmap
  }

  /// Writes all frames once more with an alpha channel: an animation that began opaque became transparent, or
  /// took the colour of the key.
  private func startOver() throws(CodecError) {
    try complete()
    var reader = try APNGReader(file.temporaryPath ?? file.path)
    try file.restart()
    (colors, previous, pending) = (.alpha, nil, nil)
    (sequenceNumber, pictureCount, frameCount, shownFrames) = (0, 0, 0, 0)
    var end = ExactTime.zero
    while let frame = try reader.nextFrame() {
      // What was merged is merged again: all frames that begin before this one ends.
      end = end.adding(frame.duration)
      while milliseconds(frameCount) < end.rounded(to: Self.ticks) { try write(frame.pixmap) }
    }
  }

  /// What shows `change`: all of the box, or only what changes, whichever is smaller.
  private func picture(of change: APNGChange) throws(CodecError) -> Picture {
    // What is not opaque would mix with what is there.
    guard change.isOpaque else {
      return Picture(box: change.box, compressed: try compress(change.whole), isOver: false)
    }
    let (blanked, count) = change.blanked(with: colors.blank)
    let all = change.box.width * change.box.height
    var isOver = count > 0
    if count * Self.triedBlanks.of < all * Self.triedBlanks.least {
      isOver = false
    } else if count * Self.plainBlanks.of < all * Self.plainBlanks.least {
      // Blanks break the repeats of text that moves. Our own matcher is quick, and tells which it is.
      let (a, b) = (stream(blanked).compressedFast(), stream(change.whole).compressedFast())
      isOver = a.count < b.count
      if settings.mode == .fast {
        return Picture(box: change.box, compressed: isOver ? a : b, isOver: isOver)
      }
    }
    return Picture(
      box: change.box, compressed: try compress(isOver ? blanked : change.whole), isOver: isOver)
  }

  /// One blank pixel: it shows nothing, and time passes.
  private func nothing() throws(CodecError) -> Picture {
    var pixel = Pixmap(width: 1, height: 1)
    pixel[0, 0] = colors.blank
    return Picture(
      box: PixelBox(columns: 0...0, rows: 0...0), compressed: try compress(pixel), isOver: true)
  }

  private func stream(_ pixmap: Pixmap) -> PNGRows { PNGRows(pixmap, isOpaque: colors.isOpaque) }

  private func compress(_ pixmap: Pixmap) throws(CodecError) -> [UInt8] {
    let rows = stream(pixmap)
    return settings.mode == .fast ? rows.compressedFast() : try rows.compressedSmall()
  }

  private func writePending() throws(CodecError) {
    guard let picture = pending else { return }
    pending = nil
    // What is beyond the longest time passes over a picture that shows nothing.
    var rest = milliseconds(shownFrames + picture.frames) - milliseconds(shownFrames)
    shownFrames += picture.frames
    try append(picture, time: min(rest, Self.longest))
    rest -= min(rest, Self.longest)
    while rest > 0 {
      try append(nothing(), time: min(rest, Self.longest))
      rest -= min(rest, Self.longest)
    }
  }

  /// When the frame with this number begins, in whole milliseconds.
  private func milliseconds(_ frame: Int) -> Int { rate.start(of: frame).rounded(to: Self.ticks) }

  private func append(_ picture: Picture, time: Int) throws(CodecError) {
    var control = nextNumber()
    for value in [picture.box.width, picture.box.height, picture.box.x, picture.box.y] {
      control += PNGContainer.bigEndian(UInt32(value))
    }
    for value in [time, Self.ticks] {
      control += [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
    }
    control += [APNGParts.Disposal.keep.rawValue, picture.isOver ? 1 : 0]
    try file.write(PNGContainer.chunk("fcTL", control))
    if pictureCount == 0 {
      try file.write(PNGContainer.chunk("IDAT", picture.compressed))
    } else {
      try file.write(PNGContainer.chunk("fdAT", nextNumber() + picture.compressed))
    }
    pictureCount += 1
  }

  /// The next sequence number of the format.
  private func nextNumber() -> [UInt8] {
    defer { sequenceNumber += 1 }
    return PNGContainer.bigEndian(sequenceNumber)
  }

  private func complete() throws(CodecError) {
    try writePending()
    try file.write(PNGContainer.chunk("IEND", []))
    // Now the number of pictures is known.
    try file.rewriteStart(header)
  }

  public func finish() throws(CodecError) -> FileSummary {
    guard frameCount > 0 else {
      abandon()
      throw .noFrames(path: file.path)
    }
    try complete()
    try file.finish()
    return FileSummary(
      path: file.path, byteCount: file.byteCount, format: "apng",
      codec: "apng \(settings.mode.rawValue)",
      // With a colour for what stays, three channels are read as four.
      pixelFormat: "rgba", colorTags: "sRGB",
      width: width, height: height, storedFrames: pictureCount, frames: frameCount,
      duration: ExactTime(milliseconds(frameCount), over: Self.ticks))
  }

  public func abandon() { file.abandon() }
}
