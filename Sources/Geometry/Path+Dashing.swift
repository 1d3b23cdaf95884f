internal import Foundation

extension FlattenedPath {
  /// The dashes of a stroke style's pattern, laid along every chain.
  ///
  /// - Parameters:
  ///   - style: The pen and its pattern: lengths of painted and unpainted parts in turn; an odd number repeats
  ///     twice. The phase is how far into the pattern each chain starts.
  ///   - tolerance: A distance too small to see.
  ///   - area: Where the line will be looked at; parts beyond it may be left out.
  /// - Returns: Open chains; this path itself where the pattern says nothing (empty, negative, not
  ///   finite or all 0). A pattern so fine that its parts cannot be told apart comes coarser, in the same
  ///   proportions.
  func dashed(with style: StrokeStyle, tolerance: Double, area: VisibleArea?) -> FlattenedPath {
    guard var pattern = DashPattern(style, tolerance: tolerance) else { return self }
    pattern.coarsen(for: self, area: area)
    var walk = DashWalk(pattern, area: area)
    for chain in chains { walk.draw(chain, of: self) }
    return walk.result
  }
}

/// What rounding may take from a distance along a line, as a part of it.
private let lostDigits = 1e-12
/// From so many periods on, distances have no digits for a place in the pattern.
private let mostExactPeriods = 1e15

/// A dash pattern: the lengths of dashes and gaps in turn, and what of them a stroke leaves open.
private struct DashPattern {
  private(set) var lengths: [Double]
  private(set) var period: Double
  /// The phase in which a chain starts, 0..<period.
  private(set) var phase: Double
  /// Half the line width.
  let half: Double
  /// How far caps reach along the line.
  let capReach: Double
  /// For each length, whether it is a gap and line caps fill it on a straight line.
  let isFilled: [Bool]
  /// Whether line caps fill every gap.
  let isSolid: Bool
  private let tolerance: Double
  /// The most points of a round cap, the most of all dashes' caps together, and the most dashes.
  private static let (mostCapPoints, mostPoints, mostDashes) = (2048.0, 4_000_000.0, 100_000.0)
  /// The length of a dot, as a part of what is too small to see.
  private static let dotPart = 0.01
  /// More periods of the pattern are never laid along what is seen of a path.
  private let mostPeriods: Double

  init?(_ style: StrokeStyle, tolerance: Double) {
    let dash = style.dash.map { Double($0) }
    lengths = dash.count % 2 == 0 ? dash : dash + dash
    period = lengths.reduce(0, +)
    phase = Double(style.dashPhase)
    guard period > 0, period.isFinite, phase.isFinite, lengths.allSatisfy({ $0 >= 0 }) else {
      return nil
    }
    phase = phase.truncatingRemainder(dividingBy: period)
    if phase < 0 { phase += period }
    // A dash of no length is still a dot of its caps: so much of it says which way it looks.
    if style.lineCap != .butt {
      for index in stride(from: 0, to: lengths.count, by: 2) where lengths[index] == 0 {
        lengths[index] = min(tolerance * Self.dotPart, lengths[index + 1])
        lengths[index + 1] -= lengths[index]
      }
    }
    let half = Double(style.lineWidth) / 2
    (self.half, self.tolerance) = (half, tolerance)
    // Round caps have ever more places, the wider they are.
    let places =
      style.lineCap == .round ? min(4 * (half / tolerance).squareRoot(), Self.mostCapPoints) : 0
    mostPeriods = min(Self.mostDashes, Self.mostPoints / max(places, 1))
    capReach = style.lineCap == .butt ? 0 : half
    let longest =
      switch style.lineCap {
      case .butt: 0.0
      case .square: 2 * half
      // Between two round caps the line is narrower by g²/8h on each side.
      case .round: min((8 * half * tolerance).squareRoot(), half)
      }
    isFilled = lengths.indices.map { [lengths] in $0 % 2 == 1 && lengths[$0] <= longest }
    isSolid = lengths.indices.allSatisfy { [isFilled] in $0 % 2 == 0 || isFilled[$0] }
  }

  /// Makes the pattern coarser where its dashes could not be told apart, be it by the eye, by the
  /// digits that distances have, or because there are too many of them.
  mutating func coarsen(for path: FlattenedPath, area: VisibleArea?) {
    var (longest, total) = (0.0, 0.0)
    path.forEachLine { from, to in
      let line = DashedLine(from, to, self, area)
      guard line.length.isFinite else { return }
      longest = max(longest, line.length)
      total += line.seen
    }
    var least = max(2 * tolerance, longest * lostDigits * Double(lengths.count))
    if !isSolid { least = max(least, total / mostPeriods) }
    guard period < least, least.isFinite else { return }
    lengths = lengths.map { $0 / period * least }
    phase = phase / period * least
    period = least
  }
}

/// A straight line under a dash pattern.
private struct DashedLine {
  let length: Double
  /// Distances along it before and behind which nothing is seen but its ends.
  let low: Double
  let high: Double

  var seen: Double { high - low }

  init(_ from: Vector2, _ to: Vector2, _ pattern: DashPattern, _ area: VisibleArea?) {
    length = (to - from).length
    guard let area, length > 0, length.isFinite else {
      (low, high) = (0, length)
      return
    }
    let direction = (to - from) / length
    guard let range = area.distances(from: from, along: direction, half: pattern.half) else {
      (low, high) = (length, length)
      return
    }
    // As much more as digits may be lost.
    let margin = pattern.capReach + length * lostDigits
    low = min(max(range.lowerBound - margin, 0), length)
    high = min(max(range.upperBound + margin, low), length)
  }
}

/// Walks along chains and collects their dashes.
private struct DashWalk {
  private(set) var result = FlattenedPath()
  private let pattern: DashPattern
  private let area: VisibleArea?
  /// The part of the pattern that the walk is in; even ones are dashes.
  private var index = 0
  /// What is left of it.
  private var left = 0.0
  /// Where in the result the current dash starts.
  private var start = 0

  init(_ pattern: DashPattern, area: VisibleArea?) { (self.pattern, self.area) = (pattern, area) }

  private var isPainting: Bool { index % 2 == 0 }

  private mutating func advance() {
    index = (index + 1) % pattern.lengths.count
    left = pattern.lengths[index]
  }

  private mutating func add(_ place: Vector2, smooth: Bool) {
    result.points.append(place)
    result.isSmooth.append(smooth)
  }

  private mutating func end() {
    if result.points.count > start {
      result.chains.append(
        FlattenedPath.Chain(start: start, end: result.points.count, isClosed: false))
    }
    start = result.points.count
  }

  mutating func draw(_ chain: FlattenedPath.Chain, of path: FlattenedPath) {
    (index, left) = (0, pattern.phase)
    while left >= pattern.lengths[index] {
      left -= pattern.lengths[index]
      index = (index + 1) % pattern.lengths.count
    }
    left = pattern.lengths[index] - left
    let first = result.chains.count
    let startsPainted = isPainting
    start = result.points.count
    if startsPainted { add(path.points[chain.start], smooth: false) }
    let count = chain.end - chain.start
    for number in 1..<(chain.isClosed ? count + 1 : max(count, 1)) {
      let to = chain.start + number % count
      draw(
        from: path.points[chain.start + number - 1], to: path.points[to],
        isSmooth: path.isSmooth[to])
    }
    let endsPainted = isPainting
    end()
    if chain.isClosed, startsPainted, endsPainted { joinEnds(since: first) }
  }

  private mutating func draw(from: Vector2, to: Vector2, isSmooth: Bool) {
    let line = DashedLine(from, to, pattern, area)
    let length = line.length
    guard length.isFinite else {
      // Where in the pattern such a line ends cannot be told.
      if isPainting { add(to, smooth: isSmooth) }
      return
    }
    let isSolid = pattern.isSolid
    var walked = 0.0
    /// Walks whole periods, but not past `distance`.
    func skip(to distance: Double) {
      let periods = ((distance - walked) / pattern.period).rounded(.down)
      if periods >= mostExactPeriods {
        walked = distance
      } else if periods > 0 {
        walked += periods * pattern.period
      }
    }
    while true {
      if isPainting {
        if isSolid { skip(to: length) }
      } else if walked < line.low {
        skip(to: line.low)
      } else if walked > line.high {
        skip(to: length)
      }
      guard walked + left <= length else { break }
      walked += left
      let place = length > 0 ? from.mixed(with: to, walked / length) : to
      if isPainting {
        let gap = (index + 1) % pattern.lengths.count
        if pattern.isFilled[gap], walked > 0, walked + pattern.lengths[gap] < length {
          walked += pattern.lengths[gap]
          advance()
          advance()
          continue
        }
        add(place, smooth: false)
        end()
      }
      advance()
      if isPainting { add(place, smooth: false) }
    }
    left -= length - walked
    if isPainting, walked < length { add(to, smooth: isSmooth) }
  }

  /// On a closed chain a dash that runs over the start is one dash.
  private mutating func joinEnds(since first: Int) {
    let last = result.chains.count - 1
    guard last > first else { return }
    let (head, tail) = (result.chains[first], result.chains[last])
    let rest = min(head.start + 1, head.end)..<head.end
    let joined = Array(result.points[tail.start..<tail.end]) + result.points[rest]
    let flags = Array(result.isSmooth[tail.start..<tail.end]) + result.isSmooth[rest]
    result.points.removeSubrange(tail.start...)
    result.isSmooth.removeSubrange(tail.start...)
    result.chains[last].start = result.points.count
    result.points += joined
    result.isSmooth += flags
    result.chains[last].end = result.points.count
    result.chains.remove(at: first)
  }
}

extension FlattenedPath {
  /// Calls `body` with the ends of each line.
  fileprivate func forEachLine(_ body: (Vector2, Vector2) -> Void) {
    for chain in chains {
      for index in chain.start..<chain.end - 1 { body(points[index], points[index + 1]) }
      if chain.isClosed { body(points[chain.end - 1], points[chain.start]) }
    }
  }
}
