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
