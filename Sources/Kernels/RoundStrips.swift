public import Pixels

// Shapes with round corners are painted in strips of eight columns, from the top down. Where a strip leaves
// the shape and where all of it is inside follows for eight rows at a time from the distance, with a margin
// of more than half a pixel's diagonal: it decides what is computed, never what comes out.

/// Numbers that ``paintRound`` needs.
public let roundNumbers = 8 * 64

/// Paints one colour over a shape with round corners.
///
/// Every pixel is a function of the shape and its place alone.
///
/// - Parameters:
///   - shape: The shape.
///   - color: Premultiplied colour, no component above alpha.
///   - column: Column, in the target, of the pixel that the shape is relative to.
///   - row: Row of that pixel.
///   - columns: Columns of the target that may be painted.
///   - rows: Rows that may be painted.
///   - numbers: Room for ``roundNumbers`` numbers.
///   - pixels: Rows of the target.
///   - stride: Pixels from one row of the target to the next, at least 8.
@inline(never)
public func paintRound(
  _ shape: RoundShape, _ color: UInt32, column: Int, row: Int, columns: Range<Int>,
  rows: Range<Int>, numbers: inout MutableSpan<Float>, onto pixels: inout MutableSpan<UInt32>,
  stride: Int
) {
  precondition(numbers.count >= roundNumbers, "no room for shares")
  precondition(
    columns.lowerBound >= 0 && columns.upperBound <= stride && stride >= 8, "columns outside")
  precondition(
    rows.lowerBound >= 0 && stride &* rows.upperBound <= pixels.count, "rows outside")
  if shape.isCircle {
    paintStrips(shape, isCircle: true, color, column, row, columns, rows, &numbers, &pixels, stride)
  } else {
    paintStrips(shape, isCircle: false, color, column, row, columns, rows, &numbers, &pixels, stride)
  }
}

@inline(__always)
private func paintStrips(
  _ shape: RoundShape, isCircle: Bool, _ color: UInt32, _ column: Int, _ row: Int,
  _ columns: Range<Int>, _ rows: Range<Int>, _ numbers: inout MutableSpan<Float>,
  _ pixels: inout MutableSpan<UInt32>, _ stride: Int
) {
  let coverage = RoundCoverage(shape)
  let (evens, odds) = (
    PixelLanes(color & 0x00ff_00ff), PixelLanes((color &>> 8) & 0x00ff_00ff)
  )
  let alphas = PixelLanes((color &>> 24) &* 0x0001_0001)
  let isOpaque = color &>> 24 == 255
  var next = columns.lowerBound
  while next < columns.upperBound {
    // The last strip lies against the end of the rows; what others painted is left out of it.
    let left = next &+ 8 <= stride ? next : stride &- 8
    let selected = Lanes.selected(
      from: Float(Int32(truncatingIfNeeded: next &- left)),
      to: Float(Int32(truncatingIfNeeded: columns.upperBound &- left)))
    let isWhole = left == next && next &+ 8 <= columns.upperBound
    next = left &+ 8
    let strip = RoundStrip(
      shape, isCircle: isCircle, first: Float(Int32(truncatingIfNeeded: left &- column)))
    let all = PixelLanes(factors: selected)
    let (fullEven, fullOdd) = (evens.scaled(by: all), odds.scaled(by: all))
    let fullKept = fullOdd.kept
    var top = rows.lowerBound
    while top < rows.upperBound {
      let count = rows.upperBound &- top < 64 ? rows.upperBound &- top : 64
      let (touched, inside) = strip.classify(from: top &- row, count: count)
      let part = top
      top &+= count
      guard touched != 0 else { continue }
      let first = touched.trailingZeroBitCount
      let end = 64 &- touched.leadingZeroBitCount
      let (fullStart, fullEnd) =
        inside == 0
        ? (end, end) : (inside.trailingZeroBitCount, 64 &- inside.leadingZeroBitCount)
      // Every row's root and division are on their way while the row before is worked out, and pixels
      // come after all shares: nothing waits for them.
      let partly = (fullStart &- first) &+ (end &- fullEnd)
      var line = first == fullStart ? fullEnd : first
      var start = strip.start(Float(Int32(truncatingIfNeeded: part &+ line &- row)))
      for index in 0..<partly {
        line &+= 1
        if line == fullStart { line = fullEnd }
        let following = strip.start(Float(Int32(truncatingIfNeeded: part &+ line &- row)))
        unsafe coverage.shares(start).store(&numbers, at: 8 &* index)
        start = following
      }
      line = first
      for index in 0..<partly {
        if line == fullStart { line = fullEnd }
        let at = (part &+ line) &* stride &+ left
        let covered = PixelLanes(
          factors: unsafe Lanes(numbers, at: 8 &* index).words & selected)
        let kept = alphas.scaled(by: covered).rest
        let pixel = unsafe PixelLanes.load(pixels, at: at)
        unsafe PixelLanes.store(
          evens.scaled(by: covered) + pixel.even.scaled(by: kept),
          odds.scaled(by: covered) + pixel.odd.scaled(by: kept), &pixels, at: at)
        line &+= 1
      }
      var at = (part &+ fullStart) &* stride &+ left
      if isWhole, isOpaque {
        for _ in fullStart..<fullEnd {
          unsafe PixelLanes.store(evens, odds, &pixels, at: at)
          at &+= stride
        }
      } else {
        for _ in fullStart..<fullEnd {
          let pixel = unsafe PixelLanes.load(pixels, at: at)
          unsafe PixelLanes.store(
            fullEven + pixel.even.scaled(by: fullKept),
            fullOdd + pixel.odd.scaled(by: fullKept), &pixels, at: at)
          at &+= stride
        }
      }
    }
  }
}

/// Eight columns of a shape.
struct RoundStrip {
  private let isCircle: Bool
  private let shape: RoundShape
  /// The columns' centres in the shape's frame, as far as they do not depend on the row.
  private let (u, v): (Lanes, Lanes)
  /// The same of the strip's middle.
  private let (middleU, middleV): (Float, Float)
  private let looseX: Float
  private let looseY: Float

  /// - Parameters:
  ///   - shape: The shape.
  ///   - isCircle: Whether it is a circle; known where this is compiled.
  ///   - first: First column, relative to the shape's pixel.
  @inline(__always)
  init(_ shape: RoundShape, isCircle: Bool, first: Float) {
    (self.shape, self.isCircle) = (shape, isCircle)
    let across = Lanes.numbers + first + 0.5 - shape.x
    let middle = first + 4 - shape.x
    if isCircle {
      (u, v) = (across.magnitude.greater(RoundCoverage.least), across * across)
      (middleU, middleV) = (middle, 0)
    } else {
      (u, v) = (across * shape.cosine, across * -shape.sine)
      (middleU, middleV) = (middle * shape.cosine, middle * -shape.sine)
    }
    // Arcs at both ends of a side without length are one arc.
    looseX = shape.halfWidth < 0.5 ? 0.5 - shape.halfWidth : 0
    looseY = shape.halfHeight < 0.5 ? 0.5 - shape.halfHeight : 0
  }

  /// Which of up to 64 rows the shape touches, and which it covers.
  @inline(__always)
  func classify(from first: Int, count: Int) -> (touched: UInt64, inside: UInt64) {
    let reach = shape.radius + 0.75
    let depth = shape.radius - 0.75
    let (outer, inner) = (Lanes(reach * reach), Lanes(depth * depth))
    var (touched, inside): (UInt64, UInt64) = (0, 0)
    var line = 0
    while line < count {
      let down =
        Lanes.numbers + (Float(Int32(truncatingIfNeeded: first &+ line)) + 0.5 - shape.y)
      let (near, far): (Lanes, Lanes)
      if isCircle {
        let middle = middleU < 0 ? -middleU : middleU
        let nearest = middle > 3.5 ? middle - 3.5 : 0
        let square = down * down
        near = square + nearest * nearest
        far = square + (middle + 3.5) * (middle + 3.5)
      } else {
        let across = (down * shape.sine + middleU).magnitude - shape.halfWidth
        let along = (down * shape.cosine + middleV).magnitude - shape.halfHeight
        let (cosine, sine) = (abs(shape.cosine) * 3.5, abs(shape.sine) * 3.5)
        near = Self.square((across - cosine).greater(0), (along - sine).greater(0))
        far = Self.square((across + cosine).greater(0), (along + sine).greater(0))
      }
      touched |= near.bits(below: outer) &<< UInt64(truncatingIfNeeded: line)
      inside |= far.bits(below: inner) &<< UInt64(truncatingIfNeeded: line)
      line &+= 8
    }
    let wanted = UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- count)
    return (touched & wanted, inside & wanted)
  }

  /// What ``RoundCoverage`` needs of a row's pixels.
  @inline(__always)
  func start(_ row: Float) -> RoundCoverage.Start {
    let least = RoundCoverage.least
    let down = row + 0.5 - shape.y
    if isCircle {
      let size = abs(down)
      return RoundCoverage.Start(
        square: v + down * down, across: u, down: Lanes(size > least ? size : least),
        arc: Lanes(1))
    }
    let (u, v) = (self.u + down * shape.sine, self.v + down * shape.cosine)
    let beyondU = u - u.greater(-shape.halfWidth).lesser(shape.halfWidth)
    let beyondV = v - v.greater(-shape.halfHeight).lesser(shape.halfHeight)
    // Where an arc meets a side, the share of it within the pixel; a pixel is about as wide as 1.
    let intoArc = (u.magnitude - (shape.halfWidth - looseX))
      .lesser(v.magnitude - (shape.halfHeight - looseY))
    return RoundCoverage.Start(
      square: Self.square(beyondU, beyondV).greater(least * least),
      across: (beyondU * shape.cosine - beyondV * shape.sine).magnitude.greater(least),
      down: (beyondU * shape.sine + beyondV * shape.cosine).magnitude.greater(least),
      arc: (intoArc + 0.5).greater(0).lesser(1))
  }

  @inline(__always)
  private static func square(_ a: Lanes, _ b: Lanes) -> Lanes { a * a + b * b }
}
