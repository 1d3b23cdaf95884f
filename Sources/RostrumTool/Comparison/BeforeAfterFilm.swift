import Codecs
import DisplayList
import Foundation
import Geometry
import Pixels
import Raster
import Typography

/// A film for whoever reviews a change: before, after and what differs, side by side.
///
/// Pictures stand pixel for pixel; what is transparent is on white, and what one film has no picture of is blank.
struct BeforeAfterFilm {
  private static let gap = 16
  private static let labelHeight = 40
  private static let labelSize = 20.0
  /// A light grey, in its encoded components.
  private static let ground: Float = 0xf2 / 255
  private static let ink: Float = 0x33 / 255
  /// Pixels beyond which no film is made: a side that every encoder takes.
  static let greatestSide = 16_384

  private let writer: any FrameWriter
  private var canvas: Pixmap
  private let (width, height): (Int, Int)
  private let rate: FrameRate
  private let background: UInt32
  private var number = 0
  private var end = ExactTime.zero

  /// Begins a film.
  ///
  /// - Parameters:
  ///   - path: Where it goes.
  ///   - format: What it becomes.
  ///   - size: The size of the largest picture, in pixels.
  ///   - rate: Frames a second.
  /// - Throws: ``Failure`` if pictures are too large; `CodecError`, `FontError`.
  init(_ path: String, as format: MediaFormat, size: (width: Int, height: Int), rate: FrameRate)
    throws
  {
    (width, height) = (max(1, size.width), max(1, size.height))
    // Video wants even sides.
    let across = (3 * width + 4 * Self.gap + 1) / 2 * 2
    let down = (height + Self.labelHeight + Self.gap + 1) / 2 * 2
    guard max(across, down) <= Self.greatestSide else {
      throw Failure(.usage, Messages.filmTooLarge(path, across, down, Self.greatestSide))
    }
    canvas = try Self.ground(across, down, panel: width)
    background = canvas[0, 0]
    self.rate = format.rate(nearest: rate)
    writer = try format.makeWriter(to: .path(path), width: across, height: down, rate: self.rate)
  }

  /// Adds a moment: as many frames as begin in its time.
  ///
  /// - Parameters:
  ///   - pair: What is shown.
  ///   - map: Where it differs.
  /// - Throws: `CodecError`.
  mutating func add(_ pair: FramePair, map: Pixmap?) throws {
    end = end.adding(pair.duration)
    guard rate.start(of: number) < end else { return }
    for (place, picture) in [pair.before, pair.after, map].enumerated() {
      put(picture, atPanel: place)
    }
    while rate.start(of: number) < end {
      try writer.write(canvas, number: number)
      number += 1
    }
  }

  /// Completes the film.
  ///
  /// - Returns: What the file stores.
  /// - Throws: `CodecError`; there is no file then.
  func finish() throws -> FileSummary { try writer.finish() }

  private mutating func put(_ picture: Pixmap?, atPanel place: Int) {
    let left = Self.gap + place * (width + Self.gap)
    let picture = picture ?? Pixmap(width: 0, height: 0)
    let isOpaque = picture.isOpaque
    for y in 0..<height {
      let start = (Self.labelHeight + y) * canvas.stride + left
      let shown = y < picture.height ? min(width, picture.width) : 0
      let row = picture.words[
        y < picture.height ? y * picture.stride..<y * picture.stride + shown : 0..<0]
      canvas.words.replaceSubrange(
        start..<start + shown, with: isOpaque ? row : row.map(onWhite)[...])
      for x in shown..<max(shown, width) { canvas.words[start + x] = background }
    }
  }

  /// What stands behind and above the pictures.
  private static func ground(_ across: Int, _ down: Int, panel: Int) throws -> Pixmap {
    let fonts = try FontBook()
    let font = FontDescriptor(size: labelSize, weight: .medium)
    let options = TextLayout.Options(width: Double(panel), lineLimit: 1)
    var list = DisplayList()
    for (place, word) in Messages.panels.enumerated() {
      let text = fonts.layout([StyledRun(word, font: font)], options)
      let left = Double(gap + place * (panel + gap))
      let top = ((Double(labelHeight) - text.metrics.size.height) / 2).rounded(.down)
      text.draw(into: &list, transform: CGAffineTransform(translationX: left, y: top)) { _ in
        .solid(ResolvedColor(red: ink, green: ink, blue: ink))
      }
    }
    return Rasterizer().render(
      list, width: across, height: down,
      background: ResolvedColor(red: ground, green: ground, blue: ground))
  }
}

/// A premultiplied pixel laid on white.
private func onWhite(_ pixel: UInt32) -> UInt32 {
  let rest = 255 - (pixel >> 24)
  if rest == 0 { return pixel }
  func part(_ shift: UInt32) -> UInt32 { min(255, (pixel >> shift & 255) + rest) << shift }
  return part(0) | part(8) | part(16) | 0xff00_0000
}
