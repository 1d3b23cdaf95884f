internal import KernelInterface

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
  private let shape: RoundShape
  private let bend: Float
  private let late: Float

  init(_ shape: RoundShape) {
    self.shape = shape
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
    let depth = Lanes(shape.radius) - length
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
    return (share - sagitta).greater(0) + wholeFloat
  }

  /// What is known of eight pixels, from their columns and their row.
  @inline(__always)
  func start(_ column: RoundLine, _ row: RoundLine, isCircle: Bool) -> Start {
    if isCircle {
      return Start(
        length: (column.b + row.b).squareRoot, steep: column.a.greater(row.a),
        flat: column.a.lesser(row.a), inverse: column.c * row.c, arc: Lanes(1))
    }
    let (u, v) = (column.a + row.a, column.b + row.b)
    let beyondU = u - u.greater(-shape.halfWidth).lesser(shape.halfWidth)
    let beyondV = v - v.greater(-shape.halfHeight).lesser(shape.halfHeight)
    let least = Self.least
    let x = (beyondU * shape.cosine - beyondV * shape.sine).magnitude.greater(least)
    let y = (beyondU * shape.sine + beyondV * shape.cosine).magnitude.greater(least)
    // Where an arc meets a side, the share of it within the pixel, which is about as wide as 1; arcs at
    // both ends of a side without length are one arc.
    let innerWidth = shape.halfWidth < 0.5 ? 2 * shape.halfWidth - 0.5 : shape.halfWidth
    let innerHeight = shape.halfHeight < 0.5 ? 2 * shape.halfHeight - 0.5 : shape.halfHeight
    let intoArc = (u.magnitude - innerWidth).lesser(v.magnitude - innerHeight)
    return Start(
      length: (x * x + y * y).squareRoot, steep: x.greater(y), flat: x.lesser(y),
      inverse: Lanes(Self.unit) / (x * y), arc: (intoArc + 0.5).greater(0).lesser(1))
  }
}

/// What of distances follows from eight columns alone, or from rows: of circles the distance from the
/// centre, its square and its inverse; else the components along the shape's width and height.
struct RoundLine {
  fileprivate let a: Lanes
  fileprivate let b: Lanes
  fileprivate let c: Lanes

  /// Columns, from the shape's centre.
  @inline(__always)
  init(across: Lanes, _ shape: RoundShape, isCircle: Bool) {
    if isCircle {
      self.init(distance: across, unit: RoundCoverage.unit)
    } else {
      self.init(a: across * shape.cosine, b: across * -shape.sine, c: Lanes(0))
    }
  }

  /// Rows, from the shape's centre.
  @inline(__always)
  init(down: Lanes, _ shape: RoundShape, isCircle: Bool) {
    if isCircle {
      self.init(distance: down, unit: 1)
    } else {
      self.init(a: down * shape.sine, b: down * shape.cosine, c: Lanes(0))
    }
  }

  @inline(__always)
  private init(distance: Lanes, unit: Float) {
    let size = distance.magnitude.greater(RoundCoverage.least)
    self.init(a: size, b: size * size, c: Lanes(unit) / size)
  }

  @inline(__always)
  private init(a: Lanes, b: Lanes, c: Lanes) { (self.a, self.b, self.c) = (a, b, c) }

  /// Reads eight; unchecked.
  @inline(__always)
  init(_ numbers: borrowing MutableSpan<Float>, at index: Int, step: Int) {
    a = unsafe Lanes(numbers, at: index)
    b = unsafe Lanes(numbers, at: index &+ step)
    c = unsafe Lanes(numbers, at: index &+ 2 &* step)
  }

  /// Reads one for all; unchecked.
  @inline(__always)
  init(_ numbers: borrowing MutableSpan<Float>, all index: Int, step: Int) {
    a = Lanes(unsafe numbers[unchecked: index])
    b = Lanes(unsafe numbers[unchecked: index &+ step])
    c = Lanes(unsafe numbers[unchecked: index &+ 2 &* step])
  }

  /// Writes eight; unchecked.
  @inline(__always)
  func store(_ numbers: inout MutableSpan<Float>, at index: Int, step: Int) {
    unsafe a.store(&numbers, at: index)
    unsafe b.store(&numbers, at: index &+ step)
    unsafe c.store(&numbers, at: index &+ 2 &* step)
  }
}
