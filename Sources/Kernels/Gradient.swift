// Colours along a round gradient's course, one row at a time: the place on the course for every pixel, then
// the colour for every place. Between stops each premultiplied component is a straight line, so a ramp
// is a list of pieces: from a place on, component = base + slope·place. A ramp in Oklab is cut into
// pieces so short that straight lines between them are exact to a hundredth of a level.

/// Numbers of one piece: its start, then base and slope of red, green, blue, alpha (0...255).
public let rampStride = 9

/// Places on a course outwards from a centre: the distance, scaled and moved.
///
/// - Parameters:
///   - u: First coordinate of column 0, about the centre.
///   - v: Second coordinate of column 0.
///   - du: Change of the first coordinate from pixel to pixel.
///   - dv: Change of the second coordinate.
///   - scale: Places per distance.
///   - offset: Place at the centre.
///   - first: Column of the first pixel; a run's places do not depend on where the run starts.
///   - count: How many pixels.
///   - t: Receives the places.
@inline(never)
public func radialCourse(
  u: Float, v: Float, du: Float, dv: Float, scale: Float, offset: Float, first: Int = 0, count: Int,
  into t: inout MutableSpan<Float>
) {
  precondition(count >= 0 && count <= t.count, "more places than room")
  for x in 0..<count {
    let at = Float(Int32(truncatingIfNeeded: first &+ x))
    let (a, b) = (u + du * at, v + dv * at)
    unsafe t[unchecked: x] = (a * a + b * b).squareRoot() * scale + offset
  }
}

/// Places on a course around a centre: the angle from 0 to 2π, scaled and moved.
///
/// - Parameters:
///   - u: First coordinate of column 0, about the centre and turned so that the course starts along the
///     first axis.
///   - v: Second coordinate of column 0.
///   - du: Change of the first coordinate from pixel to pixel.
///   - dv: Change of the second coordinate.
///   - scale: Places per radian.
///   - first: Column of the first pixel.
///   - count: How many pixels.
///   - t: Receives the places.
@inline(never)
public func angularCourse(
  u: Float, v: Float, du: Float, dv: Float, scale: Float, first: Int = 0, count: Int,
  into t: inout MutableSpan<Float>
) {
  precondition(count >= 0 && count <= t.count, "more places than room")
  for x in 0..<count {
    let at = Float(Int32(truncatingIfNeeded: first &+ x))
    unsafe t[unchecked: x] = turn(u + du * at, v + dv * at) * scale
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

/// Colours for places on a course.
///
/// - Parameters:
///   - t: Places.
///   - count: How many.
///   - ramp: Pieces of ``rampStride`` numbers, by rising starts; the first holds from −∞ on.
///   - pieces: How many pieces.
///   - pixels: Receives premultiplied pixels.
///   - start: Index of the first pixel.
@inline(never)
public func shade(
  _ t: Span<Float>, count: Int, ramp: Span<Float>, pieces: Int,
  into pixels: inout MutableSpan<UInt32>, at start: Int
) {
  precondition(count <= t.count && start >= 0 && start + count <= pixels.count, "run outside")
  precondition(pieces > 0 && ramp.count >= pieces * rampStride, "ramp too short")
  if pieces == 3 {
    // Two stops: before the first and after the second a place counts as theirs. What is between two
    // colours needs no clamping.
    let (t1, t2) = (ramp[9], ramp[18])
    let (r, g, b, a) = (ramp[10], ramp[12], ramp[14], ramp[16])
    let (dr, dg, db, da) = (ramp[11], ramp[13], ramp[15], ramp[17])
    for x in 0..<count {
      var at = unsafe t[unchecked: x]
      at = at > t1 ? at : t1
      at = at < t2 ? at : t2
      let red = (r + dr * at + 8_388_608).bitPattern & 0xff
      let green = (g + dg * at + 8_388_608).bitPattern & 0xff
      let blue = (b + db * at + 8_388_608).bitPattern & 0xff
      let alpha = (a + da * at + 8_388_608).bitPattern & 0xff
      unsafe pixels[unchecked: start &+ x] = red | (green &<< 8) | (blue &<< 16) | (alpha &<< 24)
    }
    return
  }
  var piece = 0
  for x in 0..<count {
    // Beyond 0...1 nothing changes; no number, as around a centre that is too far away, counts as before.
    var at = unsafe t[unchecked: x]
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
