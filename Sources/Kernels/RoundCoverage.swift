internal import Pixels

// How much of a pixel a shape with round corners covers, from the distance of the pixel's centre.
//
// Near a pixel, the shape's outline is a line across the way from the centre to the nearest place of the
// outline, and where it is an arc, the arc's sagitta less. Let that way have the components a ≥ b ≥ 0 and
// the length l. The line crosses the pixel's middle rows or columns at t = (r − l)·l/a from the centre, and
// its part within the pixel reaches b/a across. So half a pixel and t are covered, less the parabola
// (t + b/2a − ½)²·a/2b where one end is beyond the pixel. What lies between a chord of length c and its arc is
// c³/12r. Eight pixels at a time, without a branch, with one root and 1/ab.

/// The constants of a shape's coverage.
struct RoundCoverage {
  private let radius: Float
  private let bend: Float
  private let late: Float

  init(_ shape: RoundShape) {
    radius = shape.radius
    // Chords are not quite about the middle of their arcs: 0.02 more is right on average.
    bend = 64 * 1.02 / (24 * 255 * 255 * shape.radius)
    // An arc leaves the pixel a little later than the line that touches it.
    late = 1 - 0.08 / shape.radius
  }

  /// No component of a vector counts as less, so that none is divided by 0.
  static var least: Float { 1e-4 }
  /// The product of this and 1/ab is what ``shares(_:)`` takes as `inverse`.
  static var unit: Float { 255 / 8 }

  /// What is known of eight pixels: of vectors from the inner rectangle to their centres.
  struct Start {
    /// Their lengths.
    var length: Lanes
    /// The greater magnitudes of their components.
    var steep: Lanes
    /// The lesser.
    var flat: Lanes
    /// ``unit`` over the product of both.
    var inverse: Lanes
    /// How much of the outline near each pixel is an arc, 0...1.
    var arc: Lanes
  }

  /// Shares of eight pixels, as floats in whose lowest bytes they are, 0...255.
  @inline(__always)
  func shares(_ start: Start) -> Lanes {
    let (steep, flat, length, inverse) = (start.steep, start.flat, start.length, start.inverse)
    let depth = Lanes(radius) - length
    let reach = depth.magnitude
    // All lengths from here on are times 2a.
    let place = (reach + reach) * length
    let lean = flat - steep
    let near = place.lesser(flat + steep)
    let beyond = (near + lean).greater(0)
    let width = flat + flat
    let share = (((near + near) * width - beyond * beyond) * inverse).sign(of: depth) + 127.5
    let cut = (place * late + lean).greater(0).lesser(width)
    let chord = length * inverse * (width - cut)
    let sagitta = chord * chord * (chord * (start.arc * bend))
    return (share - sagitta).greater(0) + 8_388_608
  }
}
