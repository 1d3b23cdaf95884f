internal import Foundation

extension Path {
  /// Returns the outline of a line drawn along this path.
  ///
  /// - Parameter style: The pen.
  /// - Returns: A path of straight lines, within 0.01 units of the true outline; fill it by the
  ///   non-zero rule. A pen whose width is not above 0 draws nothing.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let bounds = boundingRect
    guard !bounds.isNull else { return Path() }
    let extent = Double(max(bounds.width, bounds.height)) + Double(style.lineWidth)
    let tolerance = max(min(0.01, extent * 1e-4), 1e-9)
    return FlattenedPath(self, tolerance: tolerance).stroked(with: style, tolerance: tolerance).path
  }
}

extension StrokeStyle {
  /// How far from its path the pen can paint, caps and joins included; more than enough.
  public var reach: Double {
    Double(lineWidth) * (lineJoin == .miter ? max(Double(miterLimit), 2) : 2) / 2
  }
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

  /// Returns the outlines of lines drawn along these chains, to be filled by the non-zero rule.
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
    var source =
      style.dash.isEmpty
      ? self : dashed(style.dash.map { Double($0) }, phase: Double(style.dashPhase))
    if let area { source = source.withoutLines(beyond: area.expanded(by: style.reach)) }
    pen.outline.points.reserveCapacity(source.points.count * 2 + 16)
    for chain in source.chains { pen.draw(chain, of: source) }
    pen.outline.isSmooth = [Bool](repeating: false, count: pen.outline.points.count)
    return pen.outline
  }
}

/// Walks along chains and writes the outline of the line, one side after the other.
///
/// Each side is offset by half the width. On the outer side of a corner the join is drawn; on the
/// inner side the offset lines are cut where they meet, or, where a segment is too short for that, led
/// through the corner itself, so that the outline winds around every painted place in one direction.
private struct StrokePen {
  let half: Double
  let style: StrokeStyle
  let tolerance: Double
  let area: VisibleArea?
  var outline = FlattenedPath()
  /// Places that wide arcs may still have; where even what is seen of them asks for more, they get coarse.
  private var arcRoom = 1 << 18

  init(style: StrokeStyle, tolerance: Double, area: VisibleArea?) {
    (self.style, self.tolerance, self.area) = (style, tolerance, area)
    half = Double(style.lineWidth) / 2
  }

  mutating func draw(_ chain: FlattenedPath.Chain, of path: FlattenedPath) {
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
    func join(at corner: Int, after edge: Int, before next: Int, reversed: Bool) {
      let sign: Double = reversed ? -1 : 1
      addJoin(
        at: path.points[chain.start + corner], from: directions[edge] * sign,
        to: directions[next] * sign, room: min(lengths[edge], lengths[next]),
        smooth: path.isSmooth[chain.start + corner])
    }
    if chain.isClosed {
      for corner in 0..<count {
        join(at: corner, after: (corner + count - 1) % count, before: corner, reversed: false)
      }
      end(from: start)
      let second = outline.points.count
      for corner in (0..<count).reversed() {
        join(at: corner, after: corner, before: (corner + count - 1) % count, reversed: true)
      }
      end(from: second)
    } else {
      let (first, last) = (path.points[chain.start], path.points[chain.end - 1])
      add(first + directions[0].turned * half)
      for corner in 1..<max(count - 1, 1) {
        join(at: corner, after: corner - 1, before: corner, reversed: false)
      }
      addCap(at: last, along: directions[edges - 1])
      for corner in (1..<max(count - 1, 1)).reversed() {
        join(at: corner, after: corner, before: corner - 1, reversed: true)
      }
      addCap(at: first, along: -directions[0])
      end(from: start)
    }
  }

  private mutating func add(_ place: Vector2) { outline.points.append(place) }

  private mutating func end(from start: Int) {
    let end = outline.points.count
    guard end > start else { return }
    outline.chains.append(FlattenedPath.Chain(start: start, end: end, isClosed: true))
  }

  /// A part without length: a dot for round caps, a square for square ones.
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

  /// The end of a line that came along `direction`, from its right side to its left.
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

  /// The right side of a corner.
  private mutating func addJoin(
    at corner: Vector2, from: Vector2, to: Vector2, room: Double, smooth: Bool
  ) {
    let cosine = from.dot(to)
    let sine = from.cross(to)
    let (before, after) = (from.turned, to.turned)
    // Where the two offset lines meet, as long as the line does not double back.
    let meeting = (before + after) * (half / max(1 + cosine, 1e-9))
    if sine > 0 {
      if half * sine <= room * (1 + cosine) {
        add(corner + meeting)
      } else {
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

  /// Places strictly inside an arc that turns anticlockwise on the screen from the direction `from` by
  /// the angle with the given cosine.
  private mutating func addArc(around center: Vector2, from: Vector2, cosine: Double) {
    if let area, half > 1e4 * tolerance {
      return addSeenArc(around: center, from: from, cosine: min(max(cosine, -1), 1), area, depth: 0)
    }
    // Halve the angle until a chord is near enough; all steps are even.
    var (cosine, pieces) = (min(max(cosine, -1), 1), 1)
    var halfCosine = ((1 + cosine) / 2).squareRoot()
    while half * (1 - halfCosine) > tolerance, pieces < 1024 {
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
    guard half * (1 - halfCosine) > tolerance, depth < 20, arcRoom > 0 else { return }
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
