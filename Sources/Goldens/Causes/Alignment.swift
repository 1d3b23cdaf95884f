/// A shift in time: by how many frames a curve is later than another, and what differs when it is taken away.
struct Alignment: Hashable {
  /// Frames; more than 0 is later.
  var shift: Double
  /// The greatest difference that is left, in the curves' unit.
  var residual: Double

  /// The shift that leaves the smallest sum of squares; whole shifts are exact.
  ///
  /// - Parameters:
  ///   - before: A curve.
  ///   - after: The curve that may be later.
  ///   - frames: The frames that are compared.
  ///   - limit: The greatest shift, in frames; 0 for none.
  init(_ before: [Double?], _ after: [Double?], in frames: ClosedRange<Int>, upTo limit: Int) {
    let before = Self.filled(before)
    let samples = frames.compactMap { frame in after[frame].map { (frame, $0) } }
    func cost(_ shift: Double) -> Double {
      samples.reduce(0) { sum, sample in
        let difference = sample.1 - Self.value(of: before, at: Double(sample.0) - shift)
        return sum + difference * difference
      }
    }
    var (best, least) = (0.0, cost(0))
    // The nearest to none of those that are equally good.
    for distance in 1..<(limit + 1) {
      for shift in [Double(distance), -Double(distance)] {
        let cost = cost(shift)
        if cost < least { (best, least) = (shift, cost) }
      }
    }
    if least > 0, limit > 0 {
      let refined = Self.minimum(from: best - 1, to: best + 1, cost)
      if cost(refined) < 0.98 * least { best = refined }
    }
    shift = best
    residual = samples.reduce(0) { most, sample in
      max(most, abs(sample.1 - Self.value(of: before, at: Double(sample.0) - best)))
    }
  }

  /// Golden section search.
  ///
  /// - Parameters:
  ///   - low: The interval's lower end.
  ///   - high: Its upper end.
  ///   - cost: What is to be small, with one valley.
  /// - Returns: Where it is smallest, to a thousandth of a frame.
  private static func minimum(
    from low: Double, to high: Double, _ cost: (Double) -> Double
  ) -> Double {
    let ratio = 0.6180339887498949
    var (low, high) = (low, high)
    var (left, right) = (high - ratio * (high - low), low + ratio * (high - low))
    var (leftCost, rightCost) = (cost(left), cost(right))
    while high - low > 0.0005 {
      if leftCost < rightCost {
        (high, right, rightCost) = (right, left, leftCost)
        left = high - ratio * (high - low)
        leftCost = cost(left)
      } else {
        (low, left, leftCost) = (left, right, rightCost)
        right = low + ratio * (high - low)
        rightCost = cost(right)
      }
    }
    return (low + high) / 2
  }

  /// The curve held where it is not there.
  private static func filled(_ curve: [Double?]) -> [Double] {
    var held = curve.lazy.compactMap { $0 }.first ?? 0
    return curve.map { value in
      held = value ?? held
      return held
    }
  }

  /// A curve between its frames: the cubic of Catmull and Rom; held beyond its ends.
  private static func value(of curve: [Double], at frame: Double) -> Double {
    guard let last = curve.indices.last else { return 0 }
    let place = frame.rounded(.down)
    let (index, share) = (Int(place), frame - place)
    func point(_ index: Int) -> Double { curve[min(max(index, 0), last)] }
    let (b, c) = (point(index), point(index + 1))
    guard share > 0 else { return b }
    let (a, d) = (point(index - 1), point(index + 2))
    let (m, n) = ((c - a) / 2, (d - b) / 2)
    let t = share
    return b + t * (m + t * (3 * (c - b) - 2 * m - n + t * (2 * (b - c) + m + n)))
  }
}
