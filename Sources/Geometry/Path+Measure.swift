public import Foundation

extension Path {
  /// The length of all lines and curves together, in points; moves have none.
  public var length: Double { segments.reduce(0) { $0 + $1.length } }

  /// Trims the path to the part between two fractions of its whole length.
  ///
  /// - Parameters:
  ///   - startFraction: Where it starts, 0...1.
  ///   - endFraction: Where it ends, 0...1; nothing remains when it is not after the start.
  /// - Returns: The part, measured along the outline itself; the whole path for 0 and 1.
  public func trimmedPath(from startFraction: CGFloat, to endFraction: CGFloat) -> Path {
    let (from, to) = (Double(startFraction), Double(endFraction))
    guard from > 0 || to < 1 else { return from.isNaN || to.isNaN ? Path() : self }
    let segments = segments
    let lengths = segments.map(\.length)
    let whole = lengths.reduce(0, +)
    guard from < to, whole > 0, whole.isFinite else { return Path() }
    let (first, last) = (max(from, 0) * whole, min(to, 1) * whole)
    var result: [Element] = []
    var walked = 0.0
    var pen: Vector2?
    for (segment, length) in zip(segments, lengths) {
      defer { walked += length }
      guard walked + length > first, walked < last, length > 0 else { continue }
      let t0 = segment.parameter(atLength: first - walked, of: length)
      let t1 = to >= 1 ? 1 : segment.parameter(atLength: last - walked, of: length)
      guard t1 > t0 else { continue }
      let part = segment.curve.part(from: t0, to: t1)
      if segment.startsPart || pen == nil || pen != part.start {
        result.append(.move(to: CGPoint(part.start)))
      }
      result.append(segment.element(of: part))
      pen = part.end
    }
    return Path(elements: result)
  }

  /// The point at a fraction of the whole length, and the direction of the path there.
  ///
  /// - Parameter fraction: 0...1; values beyond count as the ends.
  /// - Returns: The place, and a direction of length 1; `nil` for an outline without length.
  public func place(atFraction fraction: Double) -> (point: CGPoint, direction: CGVector)? {
    let segments = segments.filter { $0.length > 0 }
    let lengths = segments.map(\.length)
    var left = min(max(fraction, 0), 1) * lengths.reduce(0, +)
    for (index, segment) in segments.enumerated() {
      if left > lengths[index], index + 1 < segments.count {
        left -= lengths[index]
        continue
      }
      let t = segment.parameter(atLength: left, of: lengths[index])
      var direction = segment.curve.derivative(at: t).normalized
      if direction == .zero { direction = (segment.curve.end - segment.curve.start).normalized }
      return (CGPoint(segment.curve.point(at: t)), CGVector(dx: direction.x, dy: direction.y))
    }
    return nil
  }
}

extension PathSegment {
  private var isStraight: Bool { form == .line || form == .closing }

  /// The segment's length, in points.
  var length: Double { isStraight ? (curve.end - curve.start).length : curve.length() }

  func parameter(atLength distance: Double, of whole: Double) -> Double {
    guard isStraight else { return curve.parameter(atLength: distance, of: whole) }
    return whole > 0 ? min(max(distance / whole, 0), 1) : 0
  }

  /// The step that draws a part of this segment; a part of a closing line is a line.
  func element(of part: CubicSegment) -> Path.Element {
    isStraight
      ? .line(to: CGPoint(part.end))
      : .curve(
        to: CGPoint(part.end), control1: CGPoint(part.control1), control2: CGPoint(part.control2))
  }
}
