internal import KernelInterface

/// The choice of frame types for pictures in which little changes, so that libx264 need not try.
///
/// libx264's look-ahead finds out which pictures are B frames by trying both ways at half size: a quarter of the
/// look-ahead's time. A picture is calm if it differs from the last by little where it does: things that slide, grow
/// and fade, a few pixels at a time. There three B frames and a P frame do better, if what appears anew is in a
/// P frame. Scrolling text, sudden changes and noise are not calm; they remain the encoder's choice.
struct FrameKinds {
  /// The type of a frame.
  enum Kind {
    /// As libx264 finds best.
    case any
    /// A P frame, predicted from earlier frames.
    case predicted
    /// A B frame, predicted from both sides.
    case bidirectional
  }

  /// 256ths of a level by which the pixels of changing blocks may change on the average.
  ///
  /// Calm films have up to 4 levels, fast ones 8 to 12, scrolling text 13 to 60, noise 50. With 4 to 10 films are
  /// as large within a hundredth.
  private static let mostChange = 8 << 8
  /// How much more than twice the last picture's change is a sudden one.
  private static let jump = 128
  /// B frames in a row, which is as many as the encoder's preset has.
  private static let run = 3
  /// Every fourth row is compared: a quarter of the work.
  private static let rowStep = 4
  /// Compared rows of a block of 16 × 16 pixels.
  private static let blockRows = 4

  private let width: Int
  private let height: Int
  private var old: [UInt8] = []
  private var new: [UInt8] = []
  /// B frames since the last of another kind.
  private var runCount = 0
  /// By how much the last picture changed.
  private var lastChange = mostChange

  /// Begins a film of pictures of a size in pixels.
  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
  }

  /// The type of the next picture.
  ///
  /// - Parameter luma: Its luma, row by row.
  /// - Returns: What the encoder is told.
  mutating func next(_ luma: [UInt8]) -> Kind {
    new.removeAll(keepingCapacity: true)
    for y in stride(from: 0, to: height, by: Self.rowStep) {
      new.append(contentsOf: luma[y * width..<(y + 1) * width])
    }
    swap(&new, &old)
    guard new.count == old.count else { return .any }
    let change = change
    defer { lastChange = change }
    if change > Self.mostChange {
      runCount = 0
      return .any
    }
    if runCount == Self.run || change > 2 * lastChange + Self.jump {
      runCount = 0
      return .predicted
    }
    runCount += 1
    return .bidirectional
  }

  /// 256ths of a level by which the pixels of changing blocks differ, on the average, between the last two
  /// pictures.
  private var change: Int {
    var (sum, count) = (0, 0)
    let lines = old.count / width
    for line in stride(from: 0, to: lines, by: Self.blockRows) {
      let rows = min(Self.blockRows, lines - line)
      let part = change(of: rows, from: line * width)
      sum += part.sum
      count += part.blocks * rows * 16
    }
    return (sum << 8) / max(count, 1)
  }

  private func change(of rows: Int, from start: Int) -> (blocks: Int, sum: Int) {
    VideoKernelSet.best.blockChange(
      of: new.span, since: old.span,
      in: BlockRow(start: start, stride: width, rows: rows, count: width / 16))
  }
}
