public import KernelInterface

// Colours along a round gradient's course, one row at a time: the place on the course for every pixel, then
// the colour for every place. Between stops each premultiplied component is a straight line, so a ramp
// is a list of pieces: from a place on, component = base + slope·place. A ramp in Oklab is cut into
// pieces so short that straight lines between them are exact to a hundredth of a level.

/// Numbers of one piece: its start, then base and slope of red, green, blue, alpha (0...255).
public let rampStride = 9

extension Table {
  @inline(never)
  public static func radialPlaces(
    on course: RoundCourse, columns: Range<Int>, into places: inout MutableSpan<Float>
  ) {
    let (u, v, du, dv) = (course.u, course.v, course.du, course.dv)
    let (scale, offset, first) = (course.scale, course.offset, columns.lowerBound)
    let count = columns.count
    precondition(count <= places.count, "more places than room")
    for x in 0..<count {
      let at = Float(Int32(truncatingIfNeeded: first &+ x))
      let (a, b) = (u + du * at, v + dv * at)
      unsafe places[unchecked: x] = (a * a + b * b).squareRoot() * scale + offset
    }
  }
}

extension Table {
  @inline(never)
  public static func angularPlaces(
    on course: RoundCourse, columns: Range<Int>, into places: inout MutableSpan<Float>
  ) {
    let (u, v, du, dv) = (course.u, course.v, course.du, course.dv)
    let (scale, first, count) = (course.scale, columns.lowerBound, columns.count)
    precondition(count <= places.count, "more places than room")
    for x in 0..<count {
      let at = Float(Int32(truncatingIfNeeded: first &+ x))
      unsafe places[unchecked: x] = turn(u + du * at, v + dv * at) * scale
    }
  }
}

/// The angle of a direction, 0 up to 2π; error below 2e-7 of a turn.
@inline(__always)
func turn(_ x: Float, _ y: Float) -> Float {
  let (ax, ay) = (abs(x), abs(y))
  let (high, low) = ax > ay ? (ax, ay) : (ay, ax)
  let q = high > 0 ? low / high : 0
  let s = q * q
  // A minimax polynomial for atan q / q on 0...1 in q².
  var p: Float = -0.004_054_058
  p = p * s + 0.021_861_38
  p = p * s - 0.055_909_88
  p = p * s + 0.096_420_02
  p = p * s - 0.139_085_7
  p = p * s + 0.199_465_4
  p = p * s - 0.333_298_56
  p = p * s + 0.999_999_33
  var angle = p * q
  angle = ax > ay ? angle : 1.570_796_3 - angle
  angle = x < 0 ? 3.141_592_7 - angle : angle
  return y < 0 ? 6.283_185_5 - angle : angle
}

extension Table {
  @inline(never)
  public static func shade(
    _ places: Span<Float>, by ramp: Span<Float>, over run: Range<Int>,
    of pixels: inout MutableSpan<UInt32>
  ) {
    let (start, count) = (run.lowerBound, run.count)
    let rampStride = RoundCourse.pieceNumbers
    let pieces = ramp.count / rampStride
    precondition(
      count <= places.count && start >= 0 && run.upperBound <= pixels.count, "run outside")
    precondition(pieces > 0, "ramp too short")
    if pieces == 3 {
      // Two stops: before the first and after the second a place counts as theirs. What is between two
      // colours needs no clamping.
      let (t1, t2) = (ramp[9], ramp[18])
      let (r, g, b, a) = (ramp[10], ramp[12], ramp[14], ramp[16])
      let (dr, dg, db, da) = (ramp[11], ramp[13], ramp[15], ramp[17])
      for x in 0..<count {
        var at = unsafe places[unchecked: x]
        at = at > t1 ? at : t1
        at = at < t2 ? at : t2
        let red = nearestByte(r + dr * at)
        let green = nearestByte(g + dg * at)
        let blue = nearestByte(b + db * at)
        let alpha = nearestByte(a + da * at)
        unsafe pixels[unchecked: start &+ x] = red | (green &<< 8) | (blue &<< 16) | (alpha &<< 24)
      }
      return
    }
    var piece = 0
    for x in 0..<count {
      // Beyond 0...1 nothing changes; no number, as around a centre that is too far away, counts as before.
      var at = unsafe places[unchecked: x]
      at = at > -1 ? at : -1
      at = at < 2 ? at : 2
      // Neighbours mostly share a piece; elsewhere it is found by halving.
      let isHere =
        (piece == 0 || at >= ramp[piece * rampStride])
        && (piece + 1 == pieces || at < ramp[(piece + 1) * rampStride])
      if !isHere {
        var (low, high) = (0, pieces)
        while high - low > 1 {
          let middle = (low + high) / 2
          if at >= ramp[middle * rampStride] { low = middle } else { high = middle }
        }
        piece = low
      }
      let base = piece * rampStride
      let r = ramp[base + 1] + ramp[base + 2] * at
      let g = ramp[base + 3] + ramp[base + 4] * at
      let b = ramp[base + 5] + ramp[base + 6] * at
      let a = ramp[base + 7] + ramp[base + 8] * at
      unsafe pixels[unchecked: start &+ x] =
        byteWord(r) | (byteWord(g) &<< 8) | (byteWord(b) &<< 16) | (byteWord(a) &<< 24)
    }
  }
}
