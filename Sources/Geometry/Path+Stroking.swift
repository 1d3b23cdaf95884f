internal import Foundation

extension Path {
  /// The tolerance of a stroke's outline, in points; small paths get a ten-thousandth of their size
  /// instead.
  private static let strokeTolerance = (greatest: 0.01, share: 1e-4, least: 1e-9)

  /// The outline of a stroke along this path.
  ///
  /// - Parameter style: The pen.
  /// - Returns: A path of straight lines, within 0.01 units of the true outline; fill it by the
  ///   non-zero rule. A pen whose width is not above 0 draws nothing.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let bounds = boundingRect
    guard !bounds.isNull else { return Path() }
    let extent = Double(max(bounds.width, bounds.height)) + Double(style.lineWidth)
    let limits = Self.strokeTolerance
    let tolerance = max(min(limits.greatest, extent * limits.share), limits.least)
    return FlattenedPath(self, tolerance: tolerance).stroked(with: style, tolerance: tolerance).path
  }
}

extension StrokeStyle {
  /// The reach of a stroke beyond its path, caps and joins included; more than enough.
  public var reach: Double {
    lineJoin == .miter ? max(bodyReach, Double(lineWidth * miterLimit) / 2) : bodyReach
  }

  /// The reach of a stroke beyond a path without corners, caps included; more than enough.
  public var bodyReach: Double { Double(lineWidth) }
}

extension FlattenedPath {
  /// The chains as a path.
  public var path: Path {
    var elements: [Path.Element] = []
    elements.reserveCapacity(points.count + 2 * chains.count)
    for chain in chains {
      elements.append(.move(to: CGPoint(points[chain.start])))
      for index in chain.start + 1..<max(chain.end, chain.start + 1) {
        elements.append(.line(to: CGPoint(points[index])))
      }
      if chain.isClosed { elements.append(.closeSubpath) }
    }
    return Path(elements: elements)
  }

  /// The outlines of strokes along these chains, to be filled by the non-zero rule.
  ///
  /// - Parameters:
  ///   - style: The pen, in the units of the chains.
  ///   - tolerance: Greatest distance of round joins and caps from true circles.
  ///   - area: Where the line will be looked at, in the units of the chains; what the pen draws beyond it
  ///     may be left out.
  /// - Returns: Closed chains. A pen whose width is not above 0 draws nothing.
  public func stroked(
    with style: StrokeStyle, tolerance: Double, area: VisibleArea? = nil
  ) -> FlattenedPath {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return FlattenedPath() }
    var pen = StrokePen(style: style, tolerance: tolerance, area: area)
    var source = style.dash.isEmpty ? self : dashed(with: style, tolerance: tolerance, area: area)
    if let area {
      source = source.withoutLines(beyond: area.expanded(by: style.reach))
      let seen = area.expanded(by: 1)
      if source.covers(seen, with: Double(style.lineWidth) / 2) { return FlattenedPath(seen) }
    }
    pen.outline.points.reserveCapacity(source.points.count * 2 + 16)
    for chain in source.chains { pen.draw(chain, of: source) }
    var outline = pen.outline.withoutOverlaps(of: pen.lines, isFolded: pen.isFolded)
    outline.isSmooth = [Bool](repeating: false, count: outline.points.count)
    return outline
  }
}

/// A corner, where two segments of a stroke meet.
private struct Corner {
  var place: Vector2
  /// The directions of the segments.
  var from: Vector2
  var to: Vector2
  /// The directions in which the line comes and goes.
  var arrival: Vector2
  var departure: Vector2
  /// The length of the shorter segment.
  var room: Double
  /// Whether the line bends on here.
  var isSmooth: Bool

  /// The corner for who walks the other way.
  var reversed: Corner {
    Corner(
      place: place, from: -to, to: -from, arrival: -departure, departure: -arrival, room: room,
      isSmooth: isSmooth)
  }
}

/// The segments of a chain to be stroked, and how the curves that they stand for begin and end.
private struct Course {
  let directions: [Vector2]
  let lengths: [Double]
  /// For each place, whether the line bends on there; that of a closed chain's start is repeated.
  let isSmooth: [Bool]
  /// Half the line width.
  let half: Double
  /// The least cosine between a chord and a tangent that is no cusp's, and how much of a segment its
  /// turned ends may take.
  private static let (leastCosine, widestPart) = (0.9, 0.95)

  /// The direction in which the line leaves the start of a segment.
  func departure(of edge: Int) -> Vector2 {
    guard !isSmooth[edge], isSmooth[edge + 1], edge + 1 < directions.count else {
      return directions[edge]
    }
    return tangent(of: edge, beside: edge + 1)
  }

  /// The direction in which the line comes to the end of a segment.
  func arrival(of edge: Int) -> Vector2 {
    guard !isSmooth[edge + 1], isSmooth[edge], edge > 0 else { return directions[edge] }
    return tangent(of: edge, beside: edge - 1)
  }

  /// The tangent at a segment's end: a chord of an arc makes the same angle with the arc at both of
  /// its ends, and that at which it meets the next one is known: it is divided as their lengths
  /// are.
  private func tangent(of edge: Int, beside other: Int) -> Vector2 {
    let chord = directions[edge]
    let near = (chord * lengths[other] + directions[other] * lengths[edge]).normalized
    let cosine = chord.dot(near)
    let tangent = chord * (2 * cosine) - near
    // Not about a cusp, nor where the pen is so wide that its ends would pass each other.
    let isLong = half * abs(chord.cross(tangent)) < lengths[edge] * Self.widestPart
    return cosine > Self.leastCosine && isLong ? tangent : chord
  }
}

/// Strokes chains: writes the outline of the stroke, one side after the other.
///
/// Each side is offset by half the width. On the outer side of a corner the join is drawn; on the
/// inner side the offset lines are led through the corner itself. So the outline is the sum of what each
/// segment and each join paints, and winds around every painted place in one direction. Where both
/// segments paint all that lies between the corner and the place where their offset lines meet, they are cut
/// there instead: this takes one of two windings. A place in k cuts is in more than k segments, unless the
/// chain is closed and all of its corners' cuts have a place in common; then one of them is not made.
private struct StrokePen {
  let half: Double
  let style: StrokeStyle
  let tolerance: Double
  let area: VisibleArea?
  var outline = FlattenedPath()
  /// For each chain of the outline, the number of the chain along which it was drawn.
  private(set) var lines: [Int] = []
  /// Whether an outline goes through one of its corners.
  private(set) var isFolded = false
  private var line = 0
  /// Places that wide arcs may still have; where even what is seen of them asks for more, they get coarse.
  private var arcRoom = Self.mostArcPoints

  /// The most points that wide arcs have together, and how often one is halved.
  private static let (mostArcPoints, arcDepth) = (1 << 18, 20)
  /// An arc of more tolerances than these is wide: only what is seen of it is halved.
  private static let wideArc = 1e4
  /// The most pieces of any other arc.
  private static let mostPieces = 1024
  /// The least that 1 + cosine counts where a line doubles back: offset lines meet nowhere then.
  private static let doublingBack = 1e-9

  init(style: StrokeStyle, tolerance: Double, area: VisibleArea?) {
    (self.style, self.tolerance, self.area) = (style, tolerance, area)
    half = Double(style.lineWidth) / 2
  }

  mutating func draw(_ chain: FlattenedPath.Chain, of path: FlattenedPath) {
    line += 1
    let count = chain.end - chain.start
    let start = outline.points.count
    guard count > 1 else {
      drawDot(at: path.points[chain.start])
      end(from: start)
      return
    }
    let edges = chain.isClosed ? count : count - 1
    var directions: [Vector2] = []
    var lengths: [Double] = []
    directions.reserveCapacity(edges)
    lengths.reserveCapacity(edges)
    for edge in 0..<edges {
      let next = edge + 1 == count ? chain.start : chain.start + edge + 1
      let step = path.points[next] - path.points[chain.start + edge]
      let length = step.length
      directions.append(step / length)
      lengths.append(length)
    }
    let isSmooth = path.isSmooth[chain.start..<chain.end]
    let course = Course(
      directions: directions, lengths: lengths,
      isSmooth: Array(chain.isClosed ? isSmooth + isSmooth.prefix(1) : isSmooth), half: half)
    var corners = (chain.isClosed ? 0..<count : 1..<count - 1).map { corner in
      let edge = corner == 0 ? edges - 1 : corner - 1
      let (arrival, departure) = (course.arrival(of: edge), course.departure(of: corner))
      // Which side of a line that doubles back is the outer one is up to its true directions.
      let turnsBack = arrival.dot(departure) < 0
      return Corner(
        place: path.points[chain.start + corner], from: turnsBack ? arrival : directions[edge],
        to: turnsBack ? departure : directions[corner], arrival: arrival, departure: departure,
        room: min(lengths[edge], lengths[corner]),
        isSmooth: course.isSmooth[corner])
    }
    if chain.isClosed, cutsMeet(corners) { corners[0].room = 0 }
    if !chain.isClosed { add(path.points[chain.start] + course.departure(of: 0).turned * half) }
    for corner in corners { addJoin(corner) }
    let second = outline.points.count
    if chain.isClosed {
      end(from: start)
    } else {
      addCap(at: path.points[chain.end - 1], along: course.arrival(of: edges - 1))
    }
    for corner in corners.reversed() { addJoin(corner.reversed) }
    if !chain.isClosed { addCap(at: path.points[chain.start], along: -course.departure(of: 0)) }
    end(from: chain.isClosed ? second : start)
  }

  /// Whether the offset lines of segments that meet are cut, where they turn with this sine and cosine.
  private func isCut(_ sine: Double, _ cosine: Double, room: Double) -> Bool {
    half * sine <= room * min(1, 1 + cosine)
  }

  /// Whether all of a closed chain's corners are cut, and the cuts' bounds have a place in common.
  private func cutsMeet(_ corners: [Corner]) -> Bool {
    var (low, high) = (Vector2(repeating: -.infinity), Vector2(repeating: .infinity))
    for corner in corners {
      let (place, from, to) = (corner.place, corner.from, corner.to)
      let (sine, cosine) = (from.cross(to), from.dot(to))
      guard isCut(abs(sine), cosine, room: corner.room) else { return false }
      let side = sine > 0 ? half : -half
      let (before, after) = (place + from.turned * side, place + to.turned * side)
      let meeting = place + (from + to).turned * (side / max(1 + cosine, Self.doublingBack))
      low = pointwiseMax(
        low, pointwiseMin(pointwiseMin(place, meeting), pointwiseMin(before, after)))
      high = pointwiseMin(
        high, pointwiseMax(pointwiseMax(place, meeting), pointwiseMax(before, after)))
      if low.x > high.x || low.y > high.y { return false }
    }
    return true
  }

  private mutating func add(_ place: Vector2) { outline.points.append(place) }

  private mutating func end(from start: Int) {
    let end = outline.points.count
    guard end > start else { return }
    lines.append(line)
    outline.chains.append(FlattenedPath.Chain(start: start, end: end, isClosed: true))
  }

  /// Adds a dot for a chain without length: a disc for round caps, a square for square ones.
  private mutating func drawDot(at place: Vector2) {
    switch style.lineCap {
    case .butt: return
    case .round:
      addArc(around: place, from: Vector2(0, 1), cosine: -1)
      addArc(around: place, from: Vector2(0, -1), cosine: -1)
    case .square:
      for corner in [Vector2(1, 1), Vector2(1, -1), Vector2(-1, -1), Vector2(-1, 1)] {
        add(place + corner * half)
      }
    }
  }

  /// Adds the line cap of a stroke that came along `direction`, from its right side to its left.
  private mutating func addCap(at place: Vector2, along direction: Vector2) {
    let side = direction.turned * half
    add(place + side)
    switch style.lineCap {
    case .butt: break
    case .round: addArc(around: place, from: direction.turned, cosine: -1)
    case .square:
      add(place + side + direction * half)
      add(place - side + direction * half)
    }
    add(place - side)
  }

  /// Adds the line join at the right side of a corner.
  private mutating func addJoin(_ join: Corner) {
    let (corner, smooth) = (join.place, join.isSmooth)
    var (from, to) = (join.from, join.to)
    let sine = from.cross(to)
    if sine < 0, join.arrival.cross(join.departure) < 0 {
      (from, to) = (join.arrival, join.departure)
    }
    let cosine = from.dot(to)
    let (before, after) = (from.turned, to.turned)
    // Where the two offset lines meet, as long as the line does not double back.
    let meeting = (before + after) * (half / max(1 + cosine, Self.doublingBack))
    if sine > 0 {
      if isCut(sine, cosine, room: join.room) {
        add(corner + meeting)
      } else {
        isFolded = true
        add(corner + before * half)
        add(corner)
        add(corner + after * half)
      }
      return
    }
    let halfCosine = (max(1 + cosine, 0) / 2).squareRoot()
    if half * (1 - halfCosine) <= tolerance * halfCosine {
      add(corner + meeting)
      return
    }
    if !smooth, style.lineJoin == .miter, halfCosine * Double(style.miterLimit) >= 1 {
      add(corner + meeting)
      return
    }
    add(corner + before * half)
    if smooth || style.lineJoin == .round { addArc(around: corner, from: before, cosine: cosine) }
    add(corner + after * half)
  }

  /// Adds points strictly inside an arc that turns anticlockwise on the screen from the direction
  /// `from` by the angle with the given cosine.
  private mutating func addArc(around center: Vector2, from: Vector2, cosine: Double) {
    if let area, half > Self.wideArc * tolerance {
      return addSeenArc(around: center, from: from, cosine: min(max(cosine, -1), 1), area, depth: 0)
    }
    // Halve the angle until a chord is near enough; all steps are even.
    var (cosine, pieces) = (min(max(cosine, -1), 1), 1)
    var halfCosine = ((1 + cosine) / 2).squareRoot()
    while half * (1 - halfCosine) > tolerance, pieces < Self.mostPieces {
      cosine = halfCosine
      halfCosine = ((1 + cosine) / 2).squareRoot()
      pieces *= 2
    }
    let sine = max(1 - cosine * cosine, 0).squareRoot()
    var direction = from
    for _ in 1..<max(pieces, 1) {
      direction = Vector2(
        direction.x * cosine + direction.y * sine, direction.y * cosine - direction.x * sine)
      add(center + direction * half)
    }
  }

  /// Halves an arc until its chord is near enough or it is beyond the visible area.
  private mutating func addSeenArc(
    around center: Vector2, from: Vector2, cosine: Double, _ area: VisibleArea, depth: Int
  ) {
    let halfCosine = ((1 + cosine) / 2).squareRoot()
    guard half * (1 - halfCosine) > tolerance, depth < Self.arcDepth, arcRoom > 0 else { return }
    let halfSine = max(1 - halfCosine * halfCosine, 0).squareRoot()
    let middle = Vector2(
      from.x * halfCosine + from.y * halfSine, from.y * halfCosine - from.x * halfSine)
    if cosine > 0 {
      // The arc lies within its chord and the tangents at its ends.
      let to = middle * (2 * halfCosine) - from
      let corner = center + middle * (half / halfCosine)
      if area.misses(center + from * half, corner, center + to * half) { return }
    }
    addSeenArc(around: center, from: from, cosine: halfCosine, area, depth: depth + 1)
    add(center + middle * half)
    arcRoom -= 1
    addSeenArc(around: center, from: middle, cosine: halfCosine, area, depth: depth + 1)
  }
}
