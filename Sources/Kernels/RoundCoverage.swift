internal import Pixels

// How much of a pixel a shape with round corners covers, from the distance of the pixel's centre.
//
// Near a pixel, the shape's outline is a line across the way from the centre to the nearest place of the
// outline, and where it is an arc, the arc's sagitta s²/2r less. The line's share of the pixel is exact: along
// the line's flatter axis it is the mean of clamp(u) between two places, two parabolas and a difference.
// What lies between line and arc is (s₁³ − s₀³)/6r, where s runs along the line from one end of its part
// within the pixel to the other. Eight pixels at a time, without a branch, one root and one division.

/// The constants of a shape's coverage.
struct RoundCoverage {
  private let radius: Float
  private let bend: Float
  private let roof: Float

  init(_ shape: RoundShape) {
    radius = shape.radius
    bend = 1 / (6 * shape.radius)
    // An arc leaves the pixel later than the line that touches it at its top.
    roof = 1 + 0.03 / shape.radius
  }

  /// The covered shares of eight pixels, 0...1.
  ///
  /// - Parameters:
  ///   - square: Squares of the lengths of vectors from the inner rectangle to the pixels' centres.
  ///   - across: Magnitudes of the vectors' components along rows.
  ///   - down: Magnitudes of their components along columns.
  ///   - arc: How much of the outline near each pixel is an arc, 0...1.
  @inline(__always)
  func shares(square: Lanes, across: Lanes, down: Lanes, arc: Lanes) -> Lanes {
    // Within the rectangle everything is 0; these bounds make that far inside.
    let length = square.greater(1e-12).squareRoot
    let steep = across.greater(down).greater(8e-7)
    let flat = across.lesser(down).greater(steep * (1 / 256))
    let inverse = Lanes(1) / (steep * flat)
    let overSteep = flat * inverse
    // How far the line moves along the steeper axis over one pixel of the flatter, and one over that.
    let width = flat * overSteep
    let overWidth = steep * (steep * inverse)
    let stretch = length * overSteep
    let distance = length - radius
    // Where the line crosses the pixel's middle; beyond these bounds it crosses it nowhere.
    let middle = (0.5 - distance * stretch).greater(-0.7).lesser(1.7)
    let half = width * 0.5
    let (from, to) = (middle - half, middle + half)
    let (low, high) = (from.greater(0), to.greater(0))
    let (start, end) = (low.lesser(1), high.lesser(1))
    let share = (end * (to - end * 0.5) - start * (from - start * 0.5)) * overWidth
    let slope = overWidth * stretch
    let foot = stretch * 0.5 + distance * width
    let first = foot - (low.lesser(roof) - from) * slope
    let last = foot - (high.lesser(roof) - from) * slope
    let sagitta = (first - last) * (first * first + first * last + last * last)
    return (share - sagitta * (arc * bend)).greater(0).lesser(1)
  }
}
