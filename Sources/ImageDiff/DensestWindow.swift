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
    var sums = [UInt16](repeating: 0, count: width)
    var windows = sums
    func add(_ row: Int, _ sign: UInt16) {
      var target = sums.mutableSpan
      for x in bounds.x..<bounds.x + bounds.width {
        target[x] &+= sign &* UInt16(marks[row &* width &+ x])
      }
    }
    var best = (count: -1, x: 0, y: 0)
    for row in rows.lowerBound..<rows.lowerBound + down { add(row, 1) }
    for y in rows {
      if y > rows.lowerBound {
        add(y - 1, .max)
        add(y + down - 1, 1)
      }
      let most = Self.addUp(sums.span, across, columns, into: &windows)
      if Int(most) > best.count {
        let x = windows[columns].firstIndex(of: most) ?? columns.lowerBound
        best = (Int(most), x, y)
        // Nothing is denser than a window that is full.
        if best.count == across * down { break }
      }
    }
    count = best.count
    box = Difference.Box(x: best.x, y: best.y, width: across, height: down)
  }

  /// Adds up the columns of windows, each time two halves: loops without a way out, which the compiler turns into vectors.
  ///
  /// - Parameters:
  ///   - sums: How many differ in each column.
  ///   - across: Columns of a window.
  ///   - columns: Where windows begin.
  ///   - windows: Receives how many differ in each.
  /// - Returns: The greatest of them.
  private static func addUp(
    _ sums: Span<UInt16>, _ across: Int, _ columns: ClosedRange<Int>, into windows: inout [UInt16]
  ) -> UInt16 {
    var target = windows.mutableSpan
    var most: UInt16 = 0
    guard across == side else {
      // A picture narrower than a window has few.
      for x in columns {
        target[x] = 0
        for step in 0..<across { target[x] &+= sums[x + step] }
        most = max(most, target[x])
      }
      return most
    }
    let end = columns.upperBound + side
    for x in columns.lowerBound..<end { target[x] = sums[x] }
    var half = 1
    while half < side {
      for x in columns.lowerBound..<end - half { target[x] = target[x] &+ target[x &+ half] }
      half *= 2
    }
    for x in columns { most = max(most, target[x]) }
    return most
  }

  /// Where windows begin along a side: from the first that differs to the last place at which one brings more.
  private static func starts(
    _ first: Int, _ length: Int, _ side: Int, _ whole: Int
  ) -> ClosedRange<Int> {
    let start = min(first, whole - side)
    return start...min(max(start, first + length - side), whole - side)
  }
}
