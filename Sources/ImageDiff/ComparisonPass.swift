internal import Pixels

/// A pass over two pictures of one size, which counts what differs.
struct ComparisonPass {
  private let (a, b): (Pixmap, Pixmap)
  private let rule: PixelRule
  private(set) var differing = 0
  private(set) var antialiased = 0
  private(set) var greatest: UInt32 = 0
  /// Components may differ by so much without a pixel being too far, or farther than all before.
  private var harmless: UInt32 = 0
  /// Whether that holds for opaque pixels alone.
  private let isOfOpaque: Bool
  /// The limit of distances in YIQ, squared as they are.
  private let squaredLimit: Double
  /// For each pixel, row by row, 1 if it differs; empty before the first that does.
  private(set) var marks: [UInt8] = []
  /// The farthest distance of a pixel that counts, in the measure's own unit.
  private var farthest = 0.0
  private var (left, right, top, bottom) = (Int.max, -1, 0, 0)
  private let detector: AntialiasingDetector
  private var distances = DistanceCache()

  init(_ a: Pixmap, _ b: Pixmap, _ rule: PixelRule) {
    (self.a, self.b) = (a, b)
    self.rule = rule
    detector = AntialiasingDetector(width: a.width, height: a.height, stride: a.stride)
    if case .yiq(let limit) = rule.measure {
      (isOfOpaque, squaredLimit) = (true, YIQDistance.greatest * limit * limit)
    } else {
      (isOfOpaque, squaredLimit) = (false, 0)
    }
  }

  /// What holds all pixels that differ.
  var box: Difference.Box? {
    differing == 0
      ? nil
      : Difference.Box(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  /// The farthest distance as a share of the limit.
  var closeness: Double? {
    switch rule.measure {
    case .channels(let limit): limit == 0 ? nil : farthest / Double(limit)
    case .yiq(let limit):
      limit == 0 ? nil : (farthest / YIQDistance.greatest).squareRoot() / limit
    case .oklab(let limit): limit == 0 ? nil : farthest / limit
    }
  }

  /// Compares some columns of a row.
  ///
  /// Blocks of pixels are looked at first: where no component differs by more than cannot matter, no distance is taken.
  mutating func compare(row y: Int, _ columns: Range<Int>) {
    let row = y * a.stride
    if isEqual(row + columns.lowerBound..<row + columns.upperBound) { return }
    let (a, b) = (a, b)
    let (words, others) = (a.words.span, b.words.span)
    var start = columns.lowerBound
    while start < columns.upperBound {
      let end = min(start + PixelBlock.side, columns.upperBound)
      let block =
        end - start == PixelBlock.side
        ? PixelBlock(words, others, at: row + start)
        : PixelBlock(words, others, row + start..<row + end)
      if block.greatest > 0 {
        greatest = max(greatest, block.greatest)
        if block.greatest > harmless || (isOfOpaque && !block.isOpaque) {
          for x in start..<end {
            let (pixel, other) = (words[row &+ x], others[row &+ x])
            if pixel != other { compare(pixel, other, x, y) }
          }
        }
      }
      start = end
    }
  }

  /// Whether a run of words is the same in both; without a way out, which the compiler turns into vectors.
  private func isEqual(_ run: Range<Int>) -> Bool {
    let (words, others) = (a.words.span, b.words.span)
    var different: UInt32 = 0
    for place in run { different |= words[place] ^ others[place] }
    return different == 0
  }

  @inline(__always)
  private mutating func compare(_ pixel: UInt32, _ other: UInt32, _ x: Int, _ y: Int) {
    let channels = componentDifferences(pixel, other).greatest
    if channels <= harmless, !isOfOpaque || pixel & other >= 0xff00_0000 { return }
    let (distance, isFar): (Double, Bool)
    switch rule.measure {
    case .channels(let limit): (distance, isFar) = (Double(channels), Int(channels) > limit)
    case .yiq:
      distance = YIQDistance.squared(
        StraightColor.word(pixel), StraightColor.word(other), at: y &* a.width &+ x)
      isFar = distance > squaredLimit
    case .oklab(let limit):
      distance = distances.distance(pixel, other)
      isFar = distance > limit
    }
    guard isFar else {
      note(distance)
      return
    }
    if rule.ignoresAntialiasing, isAntialiased(x, y) {
      antialiased += 1
      return
    }
    note(distance)
    mark(x, y)
  }

  /// Takes a distance that counts.
  private mutating func note(_ distance: Double) {
    guard distance > farthest else { return }
    farthest = distance
    switch rule.measure {
    case .channels(let limit): harmless = UInt32(min(Double(limit), farthest))
    case .yiq:
      // No pixel whose components differ by less is farther than this one, or too far.
      let share = min(squaredLimit, farthest) / YIQDistance.greatestOfUnit
      var steps = UInt32(share.squareRoot())
      while steps > 0, Double(steps * steps) > share { steps -= 1 }
      harmless = steps
    case .oklab: break
    }
  }

  private mutating func mark(_ x: Int, _ y: Int) {
    if marks.isEmpty { marks = [UInt8](repeating: 0, count: a.width * a.height) }
    marks[y * a.width + x] = 1
    if differing == 0 { top = y }
    differing += 1
    (left, right, bottom) = (min(left, x), max(right, x), y)
  }

  private func isAntialiased(_ x: Int, _ y: Int) -> Bool {
    let (words, others) = (a.words.span, b.words.span)
    return detector.isAntialiased(words, others, x: x, y: y)
      || detector.isAntialiased(others, words, x: x, y: y)
  }
}

/// Distances in Oklab that were found lately: pictures have few pairs of colours, and each costs a microsecond.
private struct DistanceCache {
  private static let count = 1 << 12
  private var keys: [UInt64] = []
  private var values: [Double] = []

  /// The distance of two premultiplied pixels that differ.
  mutating func distance(_ a: UInt32, _ b: UInt32) -> Double {
    if keys.isEmpty {
      // Equal pixels are never asked for, so that 0 stands for no pair.
      keys = [UInt64](repeating: 0, count: Self.count)
      values = [Double](repeating: 0, count: Self.count)
    }
    let (low, high) = (UInt64(min(a, b)), UInt64(max(a, b)))
    let key = high << 32 | low
    let place = Int((key &* 0x9e37_79b9_7f4a_7c15) >> 52)
    if keys[place] != key {
      (keys[place], values[place]) = (key, PerceptualDistance.distance(a, b))
    }
    return values[place]
  }
}
