import Foundation

/// A place at which a body touches another, or a boundary.
package struct DynamicContact {
  package let first: DynamicBody
  /// `nil` for a boundary.
  package let second: DynamicBody?
  package let point: DynamicVector
  /// The way out of the other for the first body.
  package let normal: DynamicVector
  /// How deep the one is in the other, in points.
  let depth: Double
}

/// A line that bodies do not pass, or the inside of a rectangle.
package struct DynamicBoundary {
  /// The name; `nil` for the reference view's bounds.
  let identifier: (any NSCopying)?
  let start: DynamicVector
  let end: DynamicVector
  /// Whether bodies stay on one side of it, however far they are: on that to which ``inward`` points.
  let isWall: Bool

  init(identifier: (any NSCopying)?, start: DynamicVector, end: DynamicVector, isWall: Bool) {
    (self.identifier, self.start, self.end, self.isWall) = (identifier, start, end, isWall)
  }
  /// Creates a line without a name, which bodies pass on neither side.
  package init(from start: DynamicVector, to end: DynamicVector) {
    self.init(identifier: nil, start: start, end: end, isWall: false)
  }

  /// The direction at a right angle to the line.
  var inward: DynamicVector { (end - start).unit?.turned ?? DynamicVector(0, 1) }
}

/// Finds where bodies touch.
@MainActor package enum DynamicContacts {
  /// Where a body touches a boundary.
  package static func find(_ body: DynamicBody, _ boundary: DynamicBoundary) -> [DynamicContact] {
    if boundary.isWall { return wall(body, boundary) }
    if body.isRound {
      let nearest = nearest(to: body.position, from: boundary.start, to: boundary.end)
      return round(body, nil, at: nearest, reach: body.radius)
    }
    return flat(body, nil, body.corners, [boundary.start, boundary.end])
  }

  /// Where two bodies touch.
  package static func find(_ first: DynamicBody, _ second: DynamicBody) -> [DynamicContact] {
    let reach = first.half.length + second.half.length
    guard (first.position - second.position).length < reach else { return [] }
    switch (first.isRound, second.isRound) {
    case (true, true):
      return round(first, second, at: second.position, reach: first.radius + second.radius)
    case (true, false): return round(first, second, against: second.corners)
    case (false, true):
      return round(second, first, against: first.corners).map {
        DynamicContact(
          first: first, second: second, point: $0.point, normal: -$0.normal, depth: $0.depth)
      }
    case (false, false): return flat(first, second, first.corners, second.corners)
    }
  }

  private static func wall(_ body: DynamicBody, _ boundary: DynamicBoundary) -> [DynamicContact] {
    let normal = boundary.inward
    let places = body.isRound ? [body.position - normal * body.radius] : body.corners
    return places.compactMap { place in
      let depth = (boundary.start - place).dot(normal)
      guard depth > 0 else { return nil }
      return DynamicContact(
        first: body, second: nil, point: place, normal: normal, depth: depth)
    }
  }

  /// The place of a line that is nearest to another.
  private static func nearest(
    to place: DynamicVector, from start: DynamicVector, to end: DynamicVector
  ) -> DynamicVector {
    let way = end - start
    let square = way.dot(way)
    guard square > 0 else { return start }
    return start + way * min(max((place - start).dot(way) / square, 0), 1)
  }

  /// Where a round body touches a place, within a reach from its centre.
  private static func round(
    _ body: DynamicBody, _ other: DynamicBody?, at place: DynamicVector, reach: Double
  ) -> [DynamicContact] {
    let way = body.position - place
    let depth = reach - way.length
    guard depth > 0 else { return [] }
    let normal = way.unit ?? DynamicVector(0, -1)
    return [
      DynamicContact(
        first: body, second: other, point: body.position - normal * body.radius, normal: normal,
        depth: depth)
    ]
  }

  /// Where a round body touches one with corners.
  private static func round(
    _ body: DynamicBody, _ other: DynamicBody, against corners: [DynamicVector]
  ) -> [DynamicContact] {
    var best: (place: DynamicVector, distance: Double)?
    var isInside = true
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      if (body.position - corner).dot((next - corner).turned) < 0 { isInside = false }
      let place = nearest(to: body.position, from: corner, to: next)
      let distance = (body.position - place).length
      if distance < best?.distance ?? Double.infinity { best = (place, distance) }
    }
    guard let best else { return [] }
    guard isInside else { return round(body, other, at: best.place, reach: body.radius) }
    guard let way = (best.place - body.position).unit else { return [] }
    return [
      DynamicContact(
        first: body, second: other, point: best.place, normal: way,
        depth: body.radius + best.distance)
    ]
  }

  /// The side of an outline beyond which another lies the most, or in which it is the least deep.
  private static func separation(
    _ own: [DynamicVector], _ other: [DynamicVector]
  ) -> (side: Int, normal: DynamicVector, distance: Double)? {
    var best: (side: Int, normal: DynamicVector, distance: Double)?
    for (index, corner) in own.enumerated() {
      let next = own[(index + 1) % own.count]
      guard let along = (next - corner).unit else { continue }
      // Corners go about the centre so that the outside is on the other side than where the way is turned to.
      let normal = -along.turned
      let distance = other.map { ($0 - corner).dot(normal) }.min() ?? 0
      if distance > best?.distance ?? -Double.infinity { best = (index, normal, distance) }
    }
    return best
  }

  /// Where two outlines of corners touch: where the one's nearest side lies in the other.
  private static func flat(
    _ first: DynamicBody, _ second: DynamicBody?, _ own: [DynamicVector], _ other: [DynamicVector]
  ) -> [DynamicContact] {
    guard let ours = separation(own, other), let theirs = separation(other, own),
      ours.distance < 0, theirs.distance < 0
    else { return [] }
    // Of two that are as good as equal the same one each time.
    let isOurs = ours.distance > theirs.distance + 1e-3
    let (face, faces, points) =
      isOurs ? (ours, own, other) : (theirs, other, own)
    let (start, end) = (faces[face.side], faces[(face.side + 1) % faces.count])
    guard let along = (end - start).unit else { return [] }
    let (low, high) = (start.dot(along), end.dot(along))
    let normal = isOurs ? -face.normal : face.normal
    let deep = points.compactMap { place -> (DynamicVector, Double)? in
      let depth = -(place - start).dot(face.normal)
      let side = place.dot(along)
      return depth > 0 && side >= low - 1e-6 && side <= high + 1e-6 ? (place, depth) : nil
    }
    let found = deep.sorted { $0.1 > $1.1 }.prefix(2)
    if found.isEmpty {
      // The side ends in the other: its ends are what touches.
      let ends = [start, end].filter { place in
        separation(points, [place]).map { $0.distance < 0 } ?? false
      }
      return ends.map {
        DynamicContact(
          first: first, second: second, point: $0, normal: normal, depth: -face.distance)
      }
    }
    return found.map {
      DynamicContact(first: first, second: second, point: $0.0, normal: normal, depth: $0.1)
    }
  }
}
