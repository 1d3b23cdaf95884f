public import Pixels

/// The comparison of two pictures by a rule: which pixels count as other ones, and how near the rule's limit the rest is.
public struct PixelComparison: Sendable {
  /// The rule.
  public let rule: PixelRule
  /// Pixels that were compared: all but those that are ignored.
  public let pixelCount: Int
  /// Pixels that differ by more than the rule allows.
  public let differingCount: Int
  /// Pixels that do, but look antialiased, where the rule leaves these out.
  public let antialiasedCount: Int
  /// The greatest difference of a component, 0...255, whatever the rule.
  public let greatest: Int
  /// How near the limit the farthest pixel is that counts: at most 1 where nothing differs; `nil` where the limit is 0.
  public let closeness: Double?
  /// The smallest rectangle around the pixels that differ; `nil` without any.
  public let box: Difference.Box?
  /// Where most of them are together; `nil` without any.
  public let densest: DensestWindow?
  /// For each pixel, row by row, 1 if it differs; empty if none does.
  private let marks: [UInt8]
  private let width: Int

  /// Whether no pixel differs by more than the rule allows.
  public var isSame: Bool { differingCount == 0 }

  /// Compares two pictures of one size.
  ///
  /// - Parameters:
  ///   - a: One picture.
  ///   - b: The other; exchanging them changes nothing.
  ///   - rule: When two pixels are alike.
  ///   - ignored: What is not compared, in pixels; may go beyond the picture.
  /// - Throws: ``ImageDiffError/unequalSizes(width:height:otherWidth:otherHeight:)``.
  /// - Complexity: O(`width × height`); rows that are equal are passed over.
  public init(
    _ a: Pixmap, _ b: Pixmap, _ rule: PixelRule = .exact, ignoring ignored: [Difference.Box] = []
  ) throws(ImageDiffError) {
    try ImageDiffError.requireEqualSizes(a, b)
    var pass = ComparisonPass(a, b, rule)
    let masks = ignored.map { IgnoredBox($0, width: a.width, height: a.height) }
    var hidden = 0
    for y in 0..<a.height {
      let cuts = masks.filter { $0.rows.contains(y) }.map(\.columns)
      if cuts.isEmpty {
        pass.compare(row: y, 0..<a.width)
      } else {
        for columns in Self.open(cuts, width: a.width) {
          hidden -= columns.count
          pass.compare(row: y, columns)
        }
        hidden += a.width
      }
    }
    self.rule = rule
    width = a.width
    pixelCount = a.width * a.height - hidden
    differingCount = pass.differing
    antialiasedCount = pass.antialiased
    greatest = Int(pass.greatest)
    closeness = pass.closeness
    box = pass.box
    marks = pass.marks
    densest = pass.box.map {
      DensestWindow(pass.marks.span, width: a.width, height: a.height, bounds: $0)
    }
  }

  /// The columns that no mask covers, in order.
  private static func open(_ cuts: [Range<Int>], width: Int) -> [Range<Int>] {
    var (open, start) = ([Range<Int>](), 0)
    for cut in cuts.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if cut.lowerBound > start { open.append(start..<cut.lowerBound) }
      start = max(start, cut.upperBound)
    }
    if start < width { open.append(start..<width) }
    return open
  }

  /// Whether the pixel in column `x` of row `y` differs by more than the rule allows.
  ///
  /// - Parameters:
  ///   - x: The column.
  ///   - y: The row.
  /// - Returns: `false` for pixels that are ignored, too.
  public func differs(x: Int, y: Int) -> Bool { !marks.isEmpty && marks[y * width + x] != 0 }
}

/// A part that is not compared, inside the picture.
private struct IgnoredBox {
  let columns: Range<Int>
  let rows: Range<Int>

  init(_ box: Difference.Box, width: Int, height: Int) {
    columns = box.x.clamped(width)..<max(box.x.clamped(width), (box.x + box.width).clamped(width))
    rows = box.y.clamped(height)..<max(box.y.clamped(height), (box.y + box.height).clamped(height))
  }
}

extension Int {
  fileprivate func clamped(_ limit: Int) -> Int { Swift.min(Swift.max(self, 0), limit) }
}
