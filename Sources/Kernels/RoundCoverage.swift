internal import Pixels

// How much of a pixel a shape with round corners covers, from the distance of the pixel's centre.
//
// Near a pixel, the shape's outline is a line across the way from the centre to the nearest place of the
// outline, and where it is an arc, the arc's sagitta s²/2r less. Along the line's steeper axis, the line
// reaches from t − w/2 to t + w/2 of the pixel's middle, and the pixel's covered share is the mean of
// clamp(u + ½) between them: t + ½, less a parabola where one end is beyond the pixel. What lies between
// line and arc is (s₁³ − s₀³)/6r, where s runs along the line from one end of its part within the pixel to
// the other. Eight pixels at a time, without a branch, one root and one division.

/// The constants of a shape's coverage.
struct RoundCoverage {
  private let radius: Float
  private let bend: Float
  private let late: Float

  init(_ shape: RoundShape) {
    radius = shape.radius
    bend = 1 / (6 * shape.radius)
    // An arc leaves the pixel later than the line that touches it at its top.
    late = 0.02 / shape.radius + 0.5
  }

  /// No component of a vector counts as less, so that none is divided by 0.
  static var least: Float { 1e-4 }

  /// What is known of eight pixels once a root and a division are on their way.
  struct Start {
    fileprivate var length: Lanes
    fileprivate var steep: Lanes
    fileprivate var flat: Lanes
    fileprivate var inverse: Lanes
    fileprivate var arc: Lanes

    /// - Parameters:
    ///   - square: Squares of the lengths of vectors from the inner rectangle to the pixels' centres.
    ///   - across: Magnitudes of the vectors' components along rows, not below ``least``.
    ///   - down: Magnitudes of their components along columns, not below ``least``.
    ///   - arc: How much of the outline near each pixel is an arc, 0...1.
    @inline(__always)
    init(square: Lanes, across: Lanes, down: Lanes, arc: Lanes) {
      (steep, flat) = (across.greater(down), across.lesser(down))
      inverse = Lanes(1) / (steep * flat)
      length = square.squareRoot
      self.arc = arc
    }
  }

  /// Shares of eight pixels, as floats in whose lowest bytes they are, 0...255.
  @inline(__always)
  func shares(_ start: Start) -> Lanes {
    let (steep, flat, length) = (start.steep, start.flat, start.length)
    let (overSteep, overFlat) = (flat * start.inverse, steep * start.inverse)
    let (width, overWidth) = (flat * overSteep, steep * overFlat)
    let half = width * 0.5
    let depth = Lanes(radius) - length
    let reach = depth.magnitude
    let stretch = length * overSteep
    let place = reach * stretch
    // How far one end lies beyond the pixel.
    let near = place.lesser(half + 0.5)
    let beyond = (near + (half - 0.5)).greater(0)
    let share = (near - beyond * beyond * (overWidth * 0.5)).sign(of: depth) + 0.5
    // The line's part within the pixel: its length, and how far its middle is from its foot.
    let cut = (place + (half - late)).greater(0).lesser(width) * (length * overFlat)
    let chord = stretch - cut
    let middle = cut * 0.5 - reach * width
    let sagitta = (middle * middle * 3 + chord * chord * 0.25) * chord
    return (share - sagitta * (start.arc * bend)).greater(0).lesser(1) * 255 + 8_388_608
  }
}
