/// The visible area of a plane: nothing outside this rectangle will be looked at.
///
/// What lies wholly beyond one of its sides may be replaced by anything beyond the same side: inside, neither
/// area nor winding changes. So outlines that are larger than what is seen by any factor cost what is seen.
public struct VisibleArea: Sendable {
  let low: SIMD2<Double>
  let high: SIMD2<Double>

  /// Creates the area between its least and its greatest place.
  ///
  /// - Parameters:
  ///   - low: The top left corner.
  ///   - high: The bottom right corner.
  public init(low: SIMD2<Double>, high: SIMD2<Double>) { (self.low, self.high) = (low, high) }

  /// The area with its sides moved outwards.
  public func expanded(by margin: Double) -> VisibleArea {
    VisibleArea(low: low - margin, high: high + margin)
  }

  /// The distances from `start` along `direction`, a unit vector, between which a stroke of the
  /// given half width can touch the area, as long as it goes straight on; `nil` if it passes by.
  func distances(
    from start: Vector2, along direction: Vector2, half: Double
  ) -> ClosedRange<Double>? {
    let (middle, reach) = ((low + high) / 2 - start, (high - low) / 2)
    let along = abs(direction.x) * reach.x + abs(direction.y) * reach.y
    let across = abs(direction.y) * reach.x + abs(direction.x) * reach.y
    let place = middle.dot(direction)
    guard abs(middle.cross(direction)) <= across + half, along >= 0, place.isFinite else {
      return nil
    }
    return place - along...place + along
  }

  /// Whether everything between these bounds lies beyond one side.
  private func misses(from least: Vector2, to greatest: Vector2) -> Bool {
    greatest.x < low.x || greatest.y < low.y || least.x > high.x || least.y > high.y
  }

  /// Whether a straight line lies beyond one side.
  func misses(_ a: Vector2, _ b: Vector2) -> Bool {
    misses(from: pointwiseMin(a, b), to: pointwiseMax(a, b))
  }

  /// Whether a triangle lies beyond one side.
  func misses(_ a: Vector2, _ b: Vector2, _ c: Vector2) -> Bool {
    misses(from: pointwiseMin(pointwiseMin(a, b), c), to: pointwiseMax(pointwiseMax(a, b), c))
  }

  /// Whether a curve lies beyond one side, as far as its control places tell.
  func misses(_ curve: CubicSegment) -> Bool {
    misses(
      from: pointwiseMin(
        pointwiseMin(curve.start, curve.end), pointwiseMin(curve.control1, curve.control2)),
      to: pointwiseMax(
        pointwiseMax(curve.start, curve.end), pointwiseMax(curve.control1, curve.control2)))
  }
}

extension FlattenedPath {
  /// Returns the chains without the lines that lie beyond one side of `area`.
  ///
  /// What is cut has open ends beyond that side. It is meant for pens; a fill needs its outlines whole.
  func withoutLines(beyond area: VisibleArea) -> FlattenedPath {
    var result = FlattenedPath()
    var isWhole = true
    for chain in chains {
      let count = chain.end - chain.start
      let edges = chain.isClosed ? count : count - 1
      func isSeen(_ edge: Int) -> Bool {
        let next = edge + 1 == count ? 0 : edge + 1
        return !area.misses(points[chain.start + edge], points[chain.start + next])
      }
      guard let hidden = (0..<max(edges, 1)).first(where: { !isSeen($0) }) else {
        result.append(points[chain.start..<chain.end], isSmooth[chain.start..<chain.end])
        result.endChain(isClosed: chain.isClosed)
        continue
      }
      isWhole = false
      guard count > 1 else { continue }
      // A closed chain is opened at a line that is not seen.
      let start = chain.isClosed ? hidden + 1 : 0
      for step in 0..<edges {
        let edge = (start + step) % count
        if isSeen(edge) {
          let (from, to) = (chain.start + edge, chain.start + (edge + 1) % count)
          if result.hasEndedChain { result.append(points[from...from], isSmooth[from...from]) }
          result.append(points[to...to], isSmooth[to...to])
        } else {
          result.endChain(isClosed: false)
        }
      }
      result.endChain(isClosed: false)
    }
    return isWhole ? self : result
  }

  /// Whether the next place starts a chain.
  private var hasEndedChain: Bool { points.count == (chains.last?.end ?? 0) }

  private mutating func append(_ places: ArraySlice<Vector2>, _ flags: ArraySlice<Bool>) {
    points += places
    isSmooth += flags
  }

  private mutating func endChain(isClosed: Bool) {
    guard !hasEndedChain else { return }
    chains.append(Chain(start: chains.last?.end ?? 0, end: points.count, isClosed: isClosed))
  }
}
