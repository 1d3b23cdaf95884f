public import Foundation

/// Lines through many places.
public enum Polyline {
  /// The places that a line needs so that none of the others is farther from it than `tolerance`.
  ///
  /// - Parameters:
  ///   - places: The places, in order.
  ///   - tolerance: The greatest distance, in their unit.
  /// - Returns: Some of them, with the first and the last.
  /// - Note: Source: D. Douglas, T. Peucker, "Algorithms for the reduction of the number of points required to represent a
  ///   digitized line or its caricature", 1973.
  public static func simplified(_ places: [CGPoint], within tolerance: Double) -> [CGPoint] {
    guard places.count > 2 else { return places }
    var isKept = [Bool](repeating: false, count: places.count)
    (isKept[0], isKept[places.count - 1]) = (true, true)
    var open = [(0, places.count - 1)]
    while let (start, end) = open.popLast() {
      guard end - start > 1 else { continue }
      var (farthest, index) = (tolerance, start)
      for middle in start + 1..<end {
        let distance = distance(of: places[middle], from: places[start], to: places[end])
        if distance > farthest { (farthest, index) = (distance, middle) }
      }
      guard index > start else { continue }
      isKept[index] = true
      open.append((start, index))
      open.append((index, end))
    }
    return zip(places, isKept).filter(\.1).map(\.0)
  }

  /// The parts of a line that lie in a rectangle.
  ///
  /// - Parameters:
  ///   - places: The line's places, in order.
  ///   - area: The rectangle.
  /// - Returns: The parts, in order; each begins and ends at one of the places or on the rectangle's rim.
  /// - Note: Source: Y.-D. Liang, B. Barsky, "A new concept and method for line clipping", 1984.
  static func parts(of places: [CGPoint], in area: CGRect) -> [[CGPoint]] {
    var parts: [[CGPoint]] = []
    for (start, end) in zip(places, places.dropFirst()) {
      guard let (from, to) = stretch(from: start, to: end, in: area) else { continue }
      if parts.last?.last == from {
        parts[parts.count - 1].append(to)
      } else {
        parts.append([from, to])
      }
    }
    return parts
  }

  /// The part of a stretch that lies in a rectangle.
  private static func stretch(
    from start: CGPoint, to end: CGPoint, in area: CGRect
  ) -> (CGPoint, CGPoint)? {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    var (first, last) = (CGFloat(0), CGFloat(1))
    let edges = [
      (-dx, start.x - area.minX), (dx, area.maxX - start.x), (-dy, start.y - area.minY),
      (dy, area.maxY - start.y),
    ]
    for (slope, room) in edges {
      if slope == 0, room < 0 { return nil }
      if slope < 0 { first = max(first, room / slope) }
      if slope > 0 { last = min(last, room / slope) }
    }
    guard first <= last else { return nil }
    func place(_ share: CGFloat) -> CGPoint {
      CGPoint(x: start.x + share * dx, y: start.y + share * dy)
    }
    return (first == 0 ? start : place(first), last == 1 ? end : place(last))
  }

  /// How far a place is from a stretch.
  private static func distance(of place: CGPoint, from start: CGPoint, to end: CGPoint) -> Double {
    let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
    let (px, py) = (Double(place.x - start.x), Double(place.y - start.y))
    let square = dx * dx + dy * dy
    let share = square > 0 ? min(max((px * dx + py * dy) / square, 0), 1) : 0
    let (ex, ey) = (px - share * dx, py - share * dy)
    return (ex * ex + ey * ey).squareRoot()
  }
}
