internal import Geometry

/// Cuts straight segments to a window and collects them relative to it.
///
/// What lies left of the window is moved to its edge, where it keeps its share in what is inside; however
/// often an outline goes up and down there, only from where to where it comes counts. What lies above, below
/// or right of the window falls away.
struct SegmentBuilder {
  /// Beyond these places doubles have no thousandths of a pixel left.
  private static let low = SIMD2(repeating: -1e12)
  private static let high = SIMD2(repeating: 1e12)

  private let width: Double
  private let height: Double
  private let x: Double
  private let y: Double
  /// Four numbers a segment.
  private(set) var numbers: [Float] = []
  /// The rows from and to which the outline has gone left of the window and that are not yet collected.
  private var left = (from: 0.0, to: 0.0)

  init(window: IntRect) {
    (width, height) = (Double(window.width), Double(window.height))
    (x, y) = (Double(window.x0), Double(window.y0))
  }

  mutating func add(_ path: FlattenedPath) {
    numbers.reserveCapacity(path.points.count * 4 + 16)
    for chain in path.chains where chain.end - chain.start > 1 {
      var previous = path.points[chain.end - 1].clamped(
        lowerBound: Self.low, upperBound: Self.high)
      for index in chain.start..<chain.end {
        let place = path.points[index].clamped(lowerBound: Self.low, upperBound: Self.high)
        add(previous.x - x, previous.y - y, place.x - x, place.y - y)
        previous = place
      }
    }
    collectLeft()
  }

  private mutating func add(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) {
    guard y0 != y1, max(y0, y1) > 0, min(y0, y1) < height else { return }
    var (ax, ay, bx, by) = (x0, y0, x1, y1)
    if ay < 0 || ay > height || by < 0 || by > height {
      let slope = (x1 - x0) / (y1 - y0)
      if ay < 0 { (ax, ay) = (x0 - y0 * slope, 0) }
      if ay > height { (ax, ay) = (x0 + (height - y0) * slope, height) }
      if by < 0 { (bx, by) = (x0 - y0 * slope, 0) }
      if by > height { (bx, by) = (x0 + (height - y0) * slope, height) }
    }
    guard min(ax, bx) < 0 || max(ax, bx) > width else { return append(ax, ay, bx, by) }
    // Cut where the segment crosses the window's sides.
    if ax <= 0, bx <= 0 { return appendLeft(ay, by) }
    if ax >= width, bx >= width { return }
    let slope = (by - ay) / (bx - ax)
    func row(_ column: Double) -> Double {
      let row = ay + (column - ax) * slope
      return min(max(row, min(ay, by)), max(ay, by))
    }
    let (startX, endX) = (min(max(ax, 0), width), min(max(bx, 0), width))
    let (startY, endY) = (startX == ax ? ay : row(startX), endX == bx ? by : row(endX))
    if ax < 0 { appendLeft(ay, startY) }
    append(startX, startY, endX, endY)
    if bx < 0 { appendLeft(endY, by) }
  }

  private mutating func appendLeft(_ from: Double, _ to: Double) {
    if left.to != from {
      collectLeft()
      left.from = from
    }
    left.to = to
  }

  private mutating func collectLeft() { append(0, left.from, 0, left.to) }

  private mutating func append(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) {
    let (start, end) = (Float(y0), Float(y1))
    guard start != end else { return }
    numbers.append(Float(x0))
    numbers.append(start)
    numbers.append(Float(x1))
    numbers.append(end)
  }
}
