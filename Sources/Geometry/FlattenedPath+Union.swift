// Outlines of pens that overlap themselves are drawn anew by a sweep, up to 4,000 lines; their areas are not
// summed as they lie, as twice half a pixel is not a whole one: that was 27 levels off at a corner tighter
// than its pen. Longer outlines would take 250 ms instead of 3, and stay as they are.

extension FlattenedPath {
  /// The union of what these closed chains enclose by the non-zero rule, as outlines that do not
  /// overlap.
  ///
  /// Where an outline overlaps another, the area left and right of it does not say how much of a pixel is
  /// covered: twice the one half is not the whole. A pen overlaps itself in tight bends and where lines cross.
  ///
  /// - Parameters:
  ///   - lines: For each chain, to what it belongs; what belongs together does not overlap without crossing.
  ///   - isFolded: Whether chains may overlap nevertheless.
  /// - Returns: Closed chains; these chains themselves where nothing overlaps, and where there is so much of
  ///   them (more than 4,000 lines, or 300,000 pieces of lines) that drawing them anew would take longer than
  ///   filling them.
  func withoutOverlaps(of lines: [Int], isFolded: Bool) -> FlattenedPath {
    guard points.count <= OverlapEdges.mostLines, let edges = OverlapEdges(self, of: lines) else {
      return self
    }
    let (crossings, isNear) = edges.crossings()
    guard isFolded || isNear || !crossings.isEmpty, crossings.count <= OverlapEdges.mostPieces,
      let heights = edges.heights(with: crossings)
    else { return self }
    var sweep = OverlapSweep(edges)
    for (top, bottom) in zip(heights, heights.dropFirst()) { sweep.descend(from: top, to: bottom) }
    return sweep.outlines()
  }
}

/// The lines of closed chains that are not level, each from its top to its bottom.
private struct OverlapEdges {
  struct Edge {
    var top: Vector2
    var bottom: Vector2
    /// 1 where the chain goes down, −1 where it goes up.
    var winding: Int
    /// What it belongs to.
    var line: Int

    /// The column at a height within or, by the rounding of heights, about the edge.
    @inline(__always)
    func x(at y: Double) -> Double {
      if y <= top.y { return top.x }
      if y >= bottom.y { return bottom.x }
      let x = top.x + (bottom.x - top.x) * ((y - top.y) / (bottom.y - top.y))
      return Swift.min(Swift.max(x, Swift.min(top.x, bottom.x)), Swift.max(top.x, bottom.x))
    }
  }

  /// The bounds of some edges in a row.
  private struct Run {
    var edges: Range<Int>
    var low: Vector2
    var high: Vector2
  }

  /// Edges of a run: neighbours lie together, so that most pairs need not be looked at one by one.
  private static let runLength = 8
  /// Outlines of more lines are left as they are.
  static let mostLines = 4_000
  /// More pieces between heights are never taken up.
  static let mostPieces = 300_000

  private(set) var edges: [Edge] = []
  /// What counts as nothing, as a part of the greatest coordinate: digits that rounding takes.
  private static let leastPart = 1e-12
  /// How much smaller than all of it something must be to count as nothing.
  let least: Double

  /// Creates the edges of `path`; `nil` if it has a place that is not finite.
  init?(_ path: FlattenedPath, of lines: [Int]) {
    edges.reserveCapacity(path.points.count)
    var size = 0.0
    for (chain, line) in zip(path.chains, lines) where chain.end - chain.start > 1 {
      var previous = path.points[chain.end - 1]
      for place in path.points[chain.start..<chain.end] {
        // A maximum would let go what is no number.
        guard place.x.isFinite, place.y.isFinite else { return nil }
        size = max(size, abs(place.x), abs(place.y))
        if place.y > previous.y {
          edges.append(Edge(top: previous, bottom: place, winding: 1, line: line))
        } else if place.y < previous.y {
          edges.append(Edge(top: place, bottom: previous, winding: -1, line: line))
        }
        previous = place
      }
    }
    least = size * Self.leastPart
  }

  /// The heights at which edges cross, and whether edges of different lines are near each other.
  func crossings() -> (heights: [Double], isNear: Bool) {
    var isNear = false
    var heights: [Double] = []
    var active: [Run] = []
    // Along the longer side fewer of them lie beside one another.
    let isWide = isWide
    func place(_ point: Vector2) -> Double { isWide ? point.x : point.y }
    func side(_ point: Vector2) -> Double { isWide ? point.y : point.x }
    let runs = runs().sorted {
      (place($0.low), $0.edges.lowerBound) < (place($1.low), $1.edges.lowerBound)
    }
    for run in runs {
      active.removeAll { place($0.high) < place(run.low) }
      for other in active
      where side(other.low) <= side(run.high) && side(other.high) >= side(run.low) {
        isNear = isNear || edges[run.edges.lowerBound].line != edges[other.edges.lowerBound].line
        for a in run.edges { for b in other.edges { addCrossing(a, b, to: &heights) } }
      }
      for a in run.edges {
        for b in run.edges.lowerBound..<a { addCrossing(a, b, to: &heights) }
      }
      active.append(run)
      if heights.count > Self.mostPieces { break }
    }
    return (heights, isNear)
  }

  /// Whether all edges together are wider than high.
  private var isWide: Bool {
    var (low, high) = (Vector2(repeating: .infinity), Vector2(repeating: -.infinity))
    for edge in edges {
      low = pointwiseMin(low, pointwiseMin(edge.top, edge.bottom))
      high = pointwiseMax(high, pointwiseMax(edge.top, edge.bottom))
    }
    return high.x - low.x > high.y - low.y
  }

  /// All edges in runs, as they come.
  private func runs() -> [Run] {
    var result: [Run] = []
    for (number, edge) in edges.enumerated() {
      let low = pointwiseMin(edge.top, edge.bottom)
      let high = pointwiseMax(edge.top, edge.bottom)
      if let last = result.last, last.edges.count < Self.runLength,
        edges[last.edges.lowerBound].line == edge.line
      {
        let at = result.count - 1
        result[at].edges = last.edges.lowerBound..<number + 1
        result[at].low = pointwiseMin(last.low, low)
        result[at].high = pointwiseMax(last.high, high)
      } else {
        result.append(Run(edges: number..<number + 1, low: low, high: high))
      }
    }
    return result
  }

  @inline(__always)
  private func addCrossing(_ first: Int, _ second: Int, to heights: inout [Double]) {
    let (a, b) = (edges[first], edges[second])
    let (top, bottom) = (max(a.top.y, b.top.y), min(a.bottom.y, b.bottom.y))
    guard top < bottom else { return }
    let above = a.x(at: top) - b.x(at: top)
    let below = a.x(at: bottom) - b.x(at: bottom)
    guard (above < 0) != (below < 0), abs(above) > least, abs(below) > least else { return }
    heights.append(top + (bottom - top) * (above / (above - below)))
  }

  /// The heights between which no edge begins, ends or crosses another, in order; `nil` if they are too many.
  func heights(with crossings: [Double]) -> [Double]? {
    var all = crossings
    for edge in edges { all += [edge.top.y, edge.bottom.y] }
    all.sort()
    var heights: [Double] = []
    for height in all where height - (heights.last ?? -.infinity) > least { heights.append(height) }
    func place(_ height: Double) -> Int {
      var (low, high) = (0, heights.count)
      while low < high {
        let middle = (low + high) / 2
        if heights[middle] < height { low = middle + 1 } else { high = middle }
      }
      return low
    }
    var pieces = 0
    for edge in edges {
      pieces += place(edge.bottom.y) - place(edge.top.y)
      if pieces > Self.mostPieces { return nil }
    }
    return heights
  }
}

/// Goes down from height to height and collects the pieces of edges at which being inside begins or ends.
///
/// At each height the pieces that end there and those that begin are joined, two by two from left to right:
/// between the first and the second of a pair there is inside on one side of the height only.
private struct OverlapSweep {
  private struct Piece {
    var top: Vector2
    var bottom: Vector2
    var edge: Int
    /// Whether inside lies to its right; then it is walked down, otherwise up.
    var isLeft: Bool
    /// The piece that is walked after it.
    var next = 0
  }

  private let edges: [OverlapEdges.Edge]
  private let least: Double
  /// Edges by their tops, and how many of them have been reached.
  private let order: [Int]
  private var reached = 0
  /// The edges about the current height with their columns, from left to right.
  private var active: [(edge: Int, x: Double)] = []
  private var pieces: [Piece] = []
  /// The pieces that end at the current height, from left to right.
  private var ending = 0..<0

  init(_ edges: OverlapEdges) {
    (self.edges, least) = (edges.edges, edges.least)
    let all = edges.edges
    order = all.indices.sorted { (all[$0].top.y, $0) < (all[$1].top.y, $1) }
  }

  mutating func descend(from top: Double, to bottom: Double) {
    let middle = top + (bottom - top) / 2
    active.removeAll { edges[$0.edge].bottom.y <= middle }
    for index in active.indices { active[index].x = edges[active[index].edge].x(at: middle) }
    while reached < order.count, edges[order[reached]].top.y < middle {
      let edge = order[reached]
      if edges[edge].bottom.y > middle { active.append((edge, edges[edge].x(at: middle))) }
      reached += 1
    }
    // Nearly in order from the height before.
    for index in active.indices.dropFirst() {
      let moved = active[index]
      var place = index
      while place > 0, active[place - 1].x > moved.x {
        active[place] = active[place - 1]
        place -= 1
      }
      active[place] = moved
    }
    let first = pieces.count
    var winding = 0
    var lastX = -Double.infinity
    for (edge, x) in active {
      let wasInside = winding != 0
      winding += edges[edge].winding
      guard wasInside != (winding != 0) else { continue }
      if !wasInside, pieces.count > first, x - lastX <= least {
        // What ended here goes on.
        pieces.removeLast()
        continue
      }
      lastX = x
      pieces.append(
        Piece(
          top: Vector2(edges[edge].x(at: top), top),
          bottom: Vector2(edges[edge].x(at: bottom), bottom), edge: edge, isLeft: !wasInside))
    }
    join(first..<pieces.count)
  }

  /// Joins the pieces that end at a height with those that begin there.
  private mutating func join(_ beginning: Range<Int>) {
    var (above, below) = (ending.lowerBound, beginning.lowerBound)
    var (aboveX, belowX) = (-Double.infinity, -Double.infinity)
    var waiting: (piece: Int, isSource: Bool)?
    while above < ending.upperBound || below < beginning.upperBound {
      // Pieces are in order half-way down; by rounding they may not be at their ends.
      if above < ending.upperBound { aboveX = max(aboveX, pieces[above].bottom.x) }
      if below < beginning.upperBound { belowX = max(belowX, pieces[below].top.x) }
      let takesAbove =
        below == beginning.upperBound || (above < ending.upperBound && aboveX <= belowX)
      let piece = takesAbove ? above : below
      // Those from above that are walked down lead here, and those from below that are walked up.
      let isSource = pieces[piece].isLeft == takesAbove
      if takesAbove { above += 1 } else { below += 1 }
      if let other = waiting {
        if other.isSource {
          pieces[other.piece].next = piece
        } else {
          pieces[piece].next = other.piece
        }
        waiting = nil
      } else {
        waiting = (piece, isSource)
      }
    }
    ending = beginning
  }

  /// Walks along the pieces.
  mutating func outlines() -> FlattenedPath {
    join(pieces.count..<pieces.count)
    var result = FlattenedPath()
    var isWalked = [Bool](repeating: false, count: pieces.count)
    for first in pieces.indices where !isWalked[first] {
      let start = result.points.count
      var piece = first
      var lastEdge = -1
      while !isWalked[piece] {
        isWalked[piece] = true
        let part = pieces[piece]
        let (from, to) = part.isLeft ? (part.top, part.bottom) : (part.bottom, part.top)
        if result.points.count > start, result.points[result.points.count - 1] == from {
          // An edge that goes on needs no place between.
          if part.edge == lastEdge { result.points.removeLast() }
        } else {
          result.points.append(from)
        }
        result.points.append(to)
        (lastEdge, piece) = (part.edge, part.next)
      }
      if result.points.count - start > 2 {
        result.chains.append(
          FlattenedPath.Chain(start: start, end: result.points.count, isClosed: true))
      } else {
        result.points.removeSubrange(start...)
      }
    }
    return result
  }
}
