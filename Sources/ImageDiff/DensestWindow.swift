/// The densest window: the square of a picture in which most pixels differ.
///
/// A fault is solid, noise is scattered: 36 pixels in one place weigh more than 36 all over, though their share of the
/// picture is the same.
public struct DensestWindow: Hashable, Sendable {
  /// Pixels of a window's side.
  public static let side = 16

  /// How many pixels of it differ.
  public let count: Int
  /// Where it is, the first in reading order of those with as many; cut off at the picture's end.
  public let box: Difference.Box

  /// Finds the window.
  ///
  /// - Parameters:
  ///   - marks: For each pixel, row by row, 1 if it differs and 0 if not.
  ///   - width: Pixels across.
  ///   - height: Pixels down.
  ///   - bounds: What holds all that differ.
  init(_ marks: Span<UInt8>, width: Int, height: Int, bounds: Difference.Box) {
    let (across, down) = (min(Self.side, width), min(Self.side, height))
    // Windows that begin left of the bounds or above them hold no more than those that begin there.
    let columns = Self.starts(bounds.x, bounds.width, across, width)
    let rows = Self.starts(bounds.y, bounds.height, down, height)
    // How many differ in each column of the bounds, in the rows of the window.
    var sums = [Int](repeating: 0, count: width)
    func add(_ row: Int, _ sign: Int) {
      for x in bounds.x..<bounds.x + bounds.width {
        sums[x] += sign * Int(marks[row &* width &+ x])
      }
    }
    var best = (count: -1, x: 0, y: 0)
    for row in rows.lowerBound..<rows.lowerBound + down { add(row, 1) }
    for y in rows {
      if y > rows.lowerBound {
        add(y - 1, -1)
        add(y + down - 1, 1)
      }
      var sum = sums[columns.lowerBound..<columns.lowerBound + across].reduce(0, +)
      for x in columns {
        if x > columns.lowerBound { sum += sums[x + across - 1] - sums[x - 1] }
        if sum > best.count { best = (sum, x, y) }
      }
    }
    count = best.count
    box = Difference.Box(x: best.x, y: best.y, width: across, height: down)
  }

  /// Where windows begin along a side: from the first that differs to the last place at which one brings more.
  private static func starts(
    _ first: Int, _ length: Int, _ side: Int, _ whole: Int
  ) -> ClosedRange<Int> {
    let start = min(first, whole - side)
    return start...min(max(start, first + length - side), whole - side)
  }
}
