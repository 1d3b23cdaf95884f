public import DisplayList
internal import Foundation
internal import Geometry
internal import KernelInterface
public import Pixels
internal import Synchronization

/// Turns display lists into pixels.
///
/// A list is first lowered to flat records in device space: upright rectangles, convex outlines known by
/// their equations, paths as segments, glyph masks, blurs by tables. Then it is painted in bands of rows,
/// each a pure function of the records. The pixels depend on the list, the size, the scale and the
/// background only: not on band height, instruction set, number of workers or what was drawn before.
public struct Rasterizer: Sendable {
  /// The instructions for which the inner loops were built.
  public enum Instructions: String, Sendable, CaseIterable {
    /// What every processor of this kind has.
    case baseline
    /// x86-64-v3: AVX2 and what came with it.
    case v3

    /// The most that this processor has.
    public static var best: Instructions { hasV3 ? .v3 : .baseline }
  }

  /// The revision of the pictures: another number means that some list gives other pixels than before, so that what was
  /// recorded is to be drawn again.
  public static let revision = 1

  /// The instructions used.
  public let instructions: Instructions
  /// Rows of a band.
  public let bandHeight: Int
  var kernels: KernelSet { instructions.kernels }

  /// The background of a picture that has none.
  public static let transparent = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0)

  /// Creates a rasteriser.
  ///
  /// - Parameters:
  ///   - instructions: Those of the inner loops; what the processor lacks falls back to the baseline.
  ///   - bandHeight: Rows painted at a time, at least 1.
  public init(instructions: Instructions = .best, bandHeight: Int = 64) {
    self.instructions = instructions == .v3 && !Instructions.hasV3 ? .baseline : instructions
    self.bandHeight = max(bandHeight, 1)
  }

  /// Draws `list` into a new picture.
  ///
  /// - Parameters:
  ///   - list: What to draw, in points.
  ///   - width: Pixels across, at least 0.
  ///   - height: Pixels down, at least 0.
  ///   - scale: Pixels per point.
  ///   - background: What lies beneath everything.
  ///   - scratch: What the worker keeps from frame to frame.
  ///   - workers: How many threads paint bands side by side.
  /// - Returns: The picture.
  public func render(
    _ list: DisplayList, width: Int, height: Int, scale: Double = 1,
    background: ResolvedColor = Rasterizer.transparent, scratch: RasterScratch = RasterScratch(),
    workers: Int = 1
  ) -> Pixmap {
    var pixmap = Pixmap(width: width, height: height)
    render(
      list, into: &pixmap, scale: scale, background: background, scratch: scratch,
      workers: workers)
    return pixmap
  }

  /// Draws `list` over all of an existing picture.
  ///
  /// As by ``render(_:width:height:scale:background:scratch:workers:)``; nothing
  /// of what was in the picture remains, but what is the same.
  ///
  /// - Parameters:
  ///   - list: What to draw, in points.
  ///   - pixmap: What is drawn over.
  ///   - shown: The list whose picture it is, at the same scale and on the same background; `nil` if it may
  ///     be anything.
  ///   - scale: Pixels per point.
  ///   - background: What lies beneath everything.
  ///   - scratch: What the worker keeps from frame to frame.
  ///   - workers: How many threads paint bands side by side.
  public func render(
    _ list: DisplayList, into pixmap: inout Pixmap, over shown: DisplayList? = nil,
    scale: Double = 1, background: ResolvedColor = Rasterizer.transparent,
    scratch: RasterScratch = RasterScratch(), workers: Int = 1
  ) {
    guard pixmap.width > 0, pixmap.height > 0 else { return }
    scratch.glyphs.trim()
    var (frame, damage) = prepare(
      list, over: workers > 1 ? nil : shown, width: pixmap.width, height: pixmap.height,
      scale: scale, background: background, scratch: scratch)
    if workers > 1, frame.bandCount > 1 {
      paint(frame, onto: &pixmap, workers: workers, scratch: scratch)
    } else if let damage {
      paint(frame, onto: &pixmap, where: damage, scratch: scratch)
    } else {
      BandPainter.paint(frame, onto: &pixmap, kernels: kernels, scratch: scratch)
    }
    swap(&frame, &scratch.frame)
  }

  /// Draws `list` band by band into one small picture, and shows each band to `body`.
  ///
  /// The pixels are those of ``render(_:width:height:scale:background:scratch:workers:)``.
  ///
  /// Where the picture of another list is there already, only what may differ is drawn and shown. In runs
  /// of columns that are shown, the first and last 4 columns are as in that picture, but at its own sides.
  ///
  /// - Parameters:
  ///   - list: What to draw, in points.
  ///   - strip: What is drawn in: as wide as the picture, and ``bandHeight`` rows high.
  ///   - shown: The list whose picture is there already, at the same size and scale and on the same
  ///     background; `nil` if there is none.
  ///   - height: Pixels down of the whole picture.
  ///   - scale: Pixels per point.
  ///   - background: What lies beneath everything.
  ///   - scratch: What the worker keeps from frame to frame.
  ///   - body: Given the strip, the rows of the picture that its first rows are, top to bottom, and which of
  ///     its columns are drawn.
  /// - Throws: What `body` throws.
  public func render(
    _ list: DisplayList, inStrips strip: inout Pixmap, over shown: DisplayList? = nil, height: Int,
    scale: Double = 1, background: ResolvedColor = Rasterizer.transparent,
    scratch: RasterScratch = RasterScratch(),
    _ body: (_ strip: Pixmap, _ rows: Range<Int>, _ columns: Range<Int>) throws -> Void
  ) rethrows {
    precondition(strip.height >= bandHeight, "a strip lower than a band")
    guard strip.width > 0, height > 0 else { return }
    scratch.glyphs.trim()
    var (frame, damage) = prepare(
      list, over: shown, width: strip.width, height: height, scale: scale, background: background,
      scratch: scratch)
    defer { swap(&frame, &scratch.frame) }
    try BandPainter.paint(
      frame, inStrips: &strip, damage: damage, kernels: kernels, scratch: scratch, body)
  }

  /// Lowers a list; of one that is drawn over another, what is seen of it where they may differ, unless
  /// that is nearly everywhere.
  private func prepare(
    _ list: DisplayList, over shown: DisplayList?, width: Int, height: Int, scale: Double,
    background: ResolvedColor, scratch: RasterScratch
  ) -> (frame: PreparedFrame, damage: Damage?) {
    func begin(_ list: DisplayList) -> Preparation {
      Preparation(
        list.commands, base: CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale)),
        scale: scale, viewport: IntRect(x0: 0, y0: 0, x1: width, y1: height),
        background: background.premultiplied(), rasterizer: self, scratch: scratch)
    }
    var preparation = begin(list)
    // What lies beneath a backdrop is seen far around: such lists are drawn whole.
    if let shown, !list.commands.showBackdrop(), !shown.commands.showBackdrop() {
      let damage = ListComparison(begin(shown), preparation, bandHeight: bandHeight).damage
      if !damage.isNearlyAll { preparation.damage = damage }
    }
    swap(&preparation.frame, &scratch.frame)
    preparation.frame.reset(
      viewport: preparation.visible, bandHeight: bandHeight,
      background: background.premultiplied())
    preparation.lower(0..<list.commands.count)
    preparation.frame.sortIntoBands()
    return (preparation.frame, preparation.damage)
  }

  /// Paints damaged parts apart, and copies them: painting a part may go beyond it.
  private func paint(
    _ frame: PreparedFrame, onto pixmap: inout Pixmap, where damage: Damage, scratch: RasterScratch
  ) {
    if scratch.strip.width != pixmap.width || scratch.strip.height < bandHeight {
      scratch.strip = Pixmap(width: pixmap.width, height: bandHeight)
    }
    BandPainter.paint(
      frame, inStrips: &scratch.strip, damage: damage, kernels: kernels, scratch: scratch
    ) { strip, rows, columns in
      for (line, y) in rows.enumerated() {
        let (from, to) = (line * strip.stride, y * pixmap.stride)
        var words = pixmap.words.mutableSpan
        kernels.copy(
          strip.words.span.extracting(from + columns.lowerBound..<from + columns.upperBound),
          over: to + columns.lowerBound..<to + columns.upperBound, of: &words)
      }
    }
  }

  /// Paints runs of bands on threads of their own, each into a picture of its own.
  private func paint(
    _ frame: PreparedFrame, onto pixmap: inout Pixmap, workers: Int, scratch: RasterScratch
  ) {
    let count = min(workers, frame.bandCount)
    let parts = Mutex<[Int: Pixmap]>([:])
    let kernels = kernels
    let masks = scratch.glyphs.pool
    @Sendable func bands(_ worker: Int) -> Range<Int> {
      frame.bandCount * worker / count..<frame.bandCount * (worker + 1) / count
    }
    let width = pixmap.width
    DispatchQueue.concurrentPerform(iterations: count) { worker in
      let own = bands(worker)
      guard !own.isEmpty else { return }
      let height =
        frame.rows(of: own.upperBound - 1).upperBound - frame.rows(of: own.lowerBound).lowerBound
      var part = Pixmap(width: width, height: height)
      let scratch = RasterScratch()
      scratch.glyphs.borrow(masks)
      BandPainter.paint(frame, bands: own, onto: &part, kernels: kernels, scratch: scratch)
      parts.withLock { $0[worker] = part }
    }
    let finished = parts.withLock { $0 }
    for worker in 0..<count {
      guard let part = finished[worker] else { continue }
      let start = frame.rows(of: bands(worker).lowerBound).lowerBound * pixmap.stride
      pixmap.words.replaceSubrange(start..<start + part.words.count, with: part.words)
    }
  }
}
