internal import KernelInterface

/// Between which rows of a shape with round corners strips of columns lie, or between which columns rows:
/// eight at a time.
///
/// There is a margin of more than half a pixel's diagonal: these decide what is computed, never what comes
/// out.
struct RoundBounds {
  /// The least place that is touched, from the shape's centre.
  private var low = Lanes(-1e9)
  /// The least that is covered.
  private var innerLow = Lanes(-1e9)
  /// The greatest that is covered.
  private var innerHigh = Lanes(1e9)
  /// The greatest that is touched.
  private var high = Lanes(1e9)

  /// How far what is touched reaches beyond the outline, and what is covered stays within.
  private static var margin: Float { 0.75 }

  /// The rows of strips of eight columns, from lines and circles around and within the shape.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - isCircle: Whether it is a circle; known where this is compiled.
  ///   - middle: The strips' middles, from the shape's centre.
  @inline(__always)
  init(_ shape: RoundShape, isCircle: Bool, strips middle: Lanes) {
    let (reach, depth) = (shape.radius + Self.margin, shape.radius - Self.margin)
    // From a strip's middle to the centres of its outer pixels.
    let rim: Float = 3.5
    if isCircle {
      let size = middle.magnitude
      let (near, far) = ((size - rim).greater(0), size + rim)
      high = (Lanes(reach * reach) - near * near).greater(0).squareRoot
      innerHigh = (Lanes(depth * depth) - far * far).greater(0).squareRoot
      (low, innerLow) = (0 - high, 0 - innerHigh)
    } else {
      // Sides and lines that touch the arcs half-way are around the shape; sides and chords from the arcs'
      // ends to their middles within it.
      let outer = Direction(shape, middle, reach: reach, rim: rim)
      outer.narrow(&low, &high, 1, 0, 1)
      outer.narrow(&low, &high, 0, 1, 1)
      outer.narrow(&low, &high, 0.70710678, 0.70710678, 1)
      outer.narrow(&low, &high, 0.70710678, -0.70710678, 1)
      let inner = Direction(shape, middle, reach: depth, rim: -rim)
      inner.narrow(&innerLow, &innerHigh, 1, 0, 1)
      inner.narrow(&innerLow, &innerHigh, 0, 1, 1)
      inner.narrow(&innerLow, &innerHigh, 0.92387953, 0.38268343, 0.92387953)
      inner.narrow(&innerLow, &innerHigh, 0.92387953, -0.38268343, 0.92387953)
      inner.narrow(&innerLow, &innerHigh, 0.38268343, 0.92387953, 0.92387953)
      inner.narrow(&innerLow, &innerHigh, 0.38268343, -0.92387953, 0.92387953)
    }
  }

  /// The columns of rows, where the outline, moved out and in, crosses their middles.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - isCircle: Whether it is a circle; known where this is compiled.
  ///   - middle: The rows' middles, from the shape's centre.
  @inline(__always)
  init(_ shape: RoundShape, isCircle: Bool, rows middle: Lanes) {
    let (reach, depth) = (shape.radius + Self.margin, shape.radius - Self.margin)
    if isCircle {
      let square = middle * middle
      high = (Lanes(reach * reach) - square).greater(0).squareRoot
      innerHigh = (Lanes(depth * depth) - square).greater(0).squareRoot
      (low, innerLow) = (0 - high, 0 - innerHigh)
    } else {
      // The two sides that face right; those that face left are the same turned about the centre.
      let (c, s) = (shape.cosine, shape.sine)
      let first =
        c < 0
        ? Side(-c, -s, shape.halfWidth, shape.halfHeight)
        : Side(c, s, shape.halfWidth, shape.halfHeight)
      let second =
        s > 0
        ? Side(s, -c, shape.halfHeight, shape.halfWidth)
        : Side(-s, c, shape.halfHeight, shape.halfWidth)
      let (opposite, radius) = (0 - middle, shape.radius)
      high = first.end(middle, radius, 1).greater(second.end(middle, radius, 1))
      innerHigh = first.end(middle, radius, -1).greater(second.end(middle, radius, -1))
      low = 0 - first.end(opposite, radius, 1).greater(second.end(opposite, radius, 1))
      innerLow = 0 - first.end(opposite, radius, -1).greater(second.end(opposite, radius, -1))
    }
  }

  /// A side of the inner rectangle that faces right.
  private struct Side {
    let x: Float
    let y: Float
    let distance: Float
    let half: Float
    let inverse: Float

    /// - Parameters:
    ///   - x: Component across of the direction that it faces, at least 0.
    ///   - y: Component downwards.
    ///   - distance: How far it is from the centre.
    ///   - half: Half its length.
    @inline(__always)
    init(_ x: Float, _ y: Float, _ distance: Float, _ half: Float) {
      (self.x, self.y, self.distance, self.half) = (x, y, distance, half)
      inverse = 1 / (x > 1e-6 ? x : 1e-6)
    }

    /// Where all that is within a radius of the side ends in rows, and a margin on top if `way` is 1, or
    /// less if it is −1; far to the left where it does not reach them.
    @inline(__always)
    func end(_ middle: Lanes, _ radius: Float, _ way: Float) -> Lanes {
      let reach = radius + way * RoundBounds.margin
      // The place on the side that is nearest to the row's end.
      let place = (middle - (reach + distance) * y) * inverse
      let along = place.greater(-half).lesser(half)
      let down = middle - (along * x + distance * y)
      let square = Lanes(reach * reach) - down * down
      let round = square.greater(0).squareRoot + square.step * 1e6 - along * y
      // Where only the side is near, a pixel is cut as a line at its angle cuts one. A thousandth less than
      // that is not seen, and leaves what lies on the edges of pixels whole.
      let near = radius + way * (0.499 * (x + abs(y)))
      let straight = (Lanes(distance + near) - middle * y) * inverse
      let isStraight = (Lanes(half - 2) - place.magnitude).step
      let curved = round + (distance * x - 1e6)
      return curved + (straight - curved) * isStraight
    }
  }

  /// Lines parallel to directions of the shape, between which strips lie.
  private struct Direction {
    let shape: RoundShape
    let middle: Lanes
    let reach: Float
    let rim: Float

    @inline(__always)
    init(_ shape: RoundShape, _ middle: Lanes, reach: Float, rim: Float) {
      (self.shape, self.middle, self.reach, self.rim) = (shape, middle, reach, rim)
    }

    /// Narrows heights down to where all of a strip, or a part of it, lies between two lines.
    ///
    /// - Parameters:
    ///   - low: The least height, from the shape's centre.
    ///   - high: The greatest.
    ///   - u: Component, along the shape's width, of the direction across the lines.
    ///   - v: Its component along the height.
    ///   - share: Share of the radius by which the lines are further out than the inner rectangle.
    @inline(__always)
    func narrow(_ low: inout Lanes, _ high: inout Lanes, _ u: Float, _ v: Float, _ share: Float) {
      let x = u * shape.cosine - v * shape.sine
      let y = u * shape.sine + v * shape.cosine
      let size = abs(y)
      let inverse = 1 / (size > 1e-6 ? size : 1e-6)
      let half =
        (shape.halfWidth * abs(u) + shape.halfHeight * abs(v) + reach * share + rim * abs(x))
        * inverse
      let center = middle * (y < 0 ? x * inverse : -x * inverse)
      low = low.greater(center - half)
      high = high.lesser(center + half)
    }
  }

  /// Notes the first rows or columns that are touched and covered, and those behind the last.
  ///
  /// - Parameters:
  ///   - places: Receives the first touched, the first covered, the one behind the last covered and the
  ///     one behind the last touched, eight each.
  ///   - index: Where the first eight go.
  ///   - step: How far the others are.
  ///   - center: The shape's centre, counted from the first row or column, less a half.
  ///   - last: How many there are.
  @inline(__always)
  func store(
    _ places: inout MutableSpan<Int32>, at index: Int, step: Int, center: Float, last: Float
  ) {
    unsafe (low + (center + 0.99)).greater(0).lesser(last).storeWhole(&places, at: index)
    unsafe (innerLow + (center + 1)).greater(0).lesser(last).storeWhole(
      &places, at: index &+ step)
    unsafe (innerHigh + (center + 1)).greater(0).lesser(last).storeWhole(
      &places, at: index &+ 2 &* step)
    unsafe (high + (center + 1)).greater(0).lesser(last).storeWhole(
      &places, at: index &+ 3 &* step)
  }
}
