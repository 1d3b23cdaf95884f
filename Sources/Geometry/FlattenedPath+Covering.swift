// A pen much wider than what is seen of its work paints all of that, wherever its line goes through.

extension FlattenedPath {
  /// Creates the outline of `area`.
  init(_ area: VisibleArea) {
    points = area.corners
    isSmooth = [Bool](repeating: false, count: points.count)
    chains = [Chain(start: 0, end: points.count, isClosed: true)]
  }

  /// Whether a stroke of the given half width is known to cover all of `area`; `false` if it must
  /// be drawn to see.
  func covers(_ area: VisibleArea, with half: Double) -> Bool {
    guard half > 2 * area.diagonal else { return false }
    let corners = area.corners
    return chains.contains { covers(corners, with: half, along: $0) }
  }

  /// How near a corner every join of no more than a right angle covers its outer side: a little less
  /// than a bevel's reach, the square of cos 45° half widths.
  private static let joinReach = 0.49

  /// Follows the stroke along a chain: what is ahead of its pen comes to lie behind it, and what
  /// was beside it then is covered.
  ///
  /// A place comes to lie behind beside a line, whose strip it is in if it is near, or at the outer side of a
  /// corner, where the join is, if that is not too sharp.
  private func covers(_ corners: [Vector2], with half: Double, along chain: Chain) -> Bool {
    let count = chain.end - chain.start
    guard count > 1 else { return false }
    // A closed chain is walked along twice, as what is ahead at its end may be behind after its start.
    let edges = chain.isClosed ? 2 * count : count - 1
    var isAhead = false
    var arrival = Vector2.zero
    for edge in 0..<edges {
      let from = points[chain.start + edge % count]
      let step = points[chain.start + (edge + 1) % count] - from
      let length = step.length
      let direction = step / length
      let isGentle =
        arrival.dot(direction) > 0
        && corners.allSatisfy { ($0 - from).squaredLength < half * half * Self.joinReach }
      isAhead =
        (isAhead && isGentle) || corners.allSatisfy { ($0 - from).dot(direction) >= 0 }
      isAhead = isAhead && corners.allSatisfy { abs(($0 - from).cross(direction)) <= half }
      if isAhead, corners.allSatisfy({ ($0 - from).dot(direction) <= length }) { return true }
      arrival = direction
    }
    return false
  }
}

extension VisibleArea {
  /// The corners, in order.
  fileprivate var corners: [Vector2] {
    [low, Vector2(high.x, low.y), high, Vector2(low.x, high.y)]
  }

  /// The distance between corners that face each other.
  fileprivate var diagonal: Double { (high - low).length }
}
