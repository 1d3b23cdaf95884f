public import KernelInterface

// Blend modes of the W3C's Compositing and Blending, level 1, and SwiftUI's additions, on encoded
// components. With backdrop colour Cb at alpha αb and source colour Cs at alpha αs, all of them give
// premultiplied αs·(1 − αb)·Cs + αs·αb·B(Cb, Cs) + (1 − αs)·αb·Cb at alpha αs + αb − αs·αb; the last
// five are Porter–Duff operators and sums. Computed in floats, rounded once.

extension Table {
  @inline(never)
  public static func blend(
    _ source: Span<UInt32>, by mode: Blending, coverage: Span<UInt8>, over run: Range<Int>,
    of pixels: inout MutableSpan<UInt32>
  ) {
    let (start, count) = (run.lowerBound, run.count)
    let hasBytes = !coverage.isEmpty
    precondition(start >= 0 && run.upperBound <= pixels.count, "run outside the pixels")
    precondition(count <= source.count, "run outside the source")
    precondition(!hasBytes || count <= coverage.count, "run without coverage")
    let factor = Float(mode.opacity.parts) * (1 / 65536 as Float)
    for x in 0..<count {
      let covered = hasBytes ? UInt32(unsafe coverage[unchecked: x]) : mode.coverage
      guard covered > 0 else { continue }
      let word = unsafe source[unchecked: x]
      let beneath = unsafe pixels[unchecked: start &+ x]
      let share = float(covered) * (1 / 255 as Float) * factor
      unsafe pixels[unchecked: start &+ x] = mix(mode.function, word, beneath, share)
    }
  }
}

private typealias Color = SIMD3<Float>

@inline(__always)
private func color(_ word: UInt32) -> Color {
  Color(float(word & 0xff), float((word &>> 8) & 0xff), float((word &>> 16) & 0xff)) / 255
}

private func mix(_ function: BlendFunction, _ word: UInt32, _ beneath: UInt32, _ share: Float)
  -> UInt32
{
  let (source, backdrop) = (color(word) * share, color(beneath))
  let sourceAlpha = float(word &>> 24) / 255 * share
  let backdropAlpha = float(beneath &>> 24) / 255
  let one = Color(repeating: 1)
  switch function {
  case .sourceAtop:
    return packed(source * backdropAlpha + backdrop * (1 - sourceAlpha), backdropAlpha)
  case .destinationOver:
    return packed(
      backdrop + source * (1 - backdropAlpha), backdropAlpha + sourceAlpha * (1 - backdropAlpha))
  case .destinationOut:
    return packed(backdrop * (1 - sourceAlpha), backdropAlpha * (1 - sourceAlpha))
  case .plusLighter:
    let alpha = min(sourceAlpha + backdropAlpha, 1)
    return packed(lesser(source + backdrop, one * alpha), alpha)
  case .plusDarker:
    // Apple's: the sum of the complements, complemented; premultiplied.
    let alpha = min(sourceAlpha + backdropAlpha, 1)
    let sum = (one * sourceAlpha - source) + (one * backdropAlpha - backdrop)
    return packed(greater(one * alpha - sum, Color()), alpha)
  default:
    let cs = sourceAlpha > 0 ? source / sourceAlpha : Color()
    let cb = backdropAlpha > 0 ? backdrop / backdropAlpha : Color()
    let mixed = blended(function, cb, cs)
    return packed(
      source * (1 - backdropAlpha) + mixed * (sourceAlpha * backdropAlpha)
        + backdrop * (1 - sourceAlpha),
      sourceAlpha + backdropAlpha - sourceAlpha * backdropAlpha)
  }
}

@inline(__always)
private func packed(_ color: Color, _ alpha: Float) -> UInt32 {
  // Rounding may not lift a component above alpha.
  let covered = byteWord(alpha * 255)
  return min(byteWord(color.x * 255), covered) | (min(byteWord(color.y * 255), covered) &<< 8)
    | (min(byteWord(color.z * 255), covered) &<< 16) | (covered &<< 24)
}

/// B(Cb, Cs) for the modes that mix colours.
private func blended(_ function: BlendFunction, _ cb: Color, _ cs: Color) -> Color {
  let one = Color(repeating: 1)
  switch function {
  case .multiply: return cb * cs
  case .screen: return cb + cs - cb * cs
  case .overlay: return hardLight(cs, cb)
  case .hardLight: return hardLight(cb, cs)
  case .darken: return lesser(cb, cs)
  case .lighten: return greater(cb, cs)
  case .difference: return greater(cb, cs) - lesser(cb, cs)
  case .exclusion: return cb + cs - 2 * cb * cs
  case .colorDodge:
    return each(cb, cs) { b, s in b <= 0 ? 0 : (s >= 1 ? 1 : min(1, b / (1 - s))) }
  case .colorBurn:
    return each(cb, cs) { b, s in b >= 1 ? 1 : (s <= 0 ? 0 : 1 - min(1, (1 - b) / s)) }
  case .softLight:
    return each(cb, cs) { b, s in
      if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
      let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
      return b + (2 * s - 1) * (d - b)
    }
  case .hue: return withLuminosity(withSaturation(cs, saturation(cb)), luminosity(cb))
  case .saturation: return withLuminosity(withSaturation(cb, saturation(cs)), luminosity(cb))
  case .color: return withLuminosity(cs, luminosity(cb))
  case .luminosity: return withLuminosity(cb, luminosity(cs))
  case .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter: return one
  }
}

@inline(__always)
private func each(_ cb: Color, _ cs: Color, _ body: (Float, Float) -> Float) -> Color {
  Color(body(cb.x, cs.x), body(cb.y, cs.y), body(cb.z, cs.z))
}

private func hardLight(_ cb: Color, _ cs: Color) -> Color {
  each(cb, cs) { b, s in s <= 0.5 ? 2 * b * s : 1 - 2 * (1 - b) * (1 - s) }
}

private func luminosity(_ c: Color) -> Float { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }
private func saturation(_ c: Color) -> Float { max(c.x, c.y, c.z) - min(c.x, c.y, c.z) }

private func withSaturation(_ c: Color, _ wanted: Float) -> Color {
  let (low, high) = (min(c.x, c.y, c.z), max(c.x, c.y, c.z))
  guard high > low else { return Color() }
  return (c - Color(repeating: low)) * (wanted / (high - low))
}

private func withLuminosity(_ c: Color, _ wanted: Float) -> Color {
  var result = c + Color(repeating: wanted - luminosity(c))
  let light = luminosity(result)
  let low = min(result.x, result.y, result.z)
  let high = max(result.x, result.y, result.z)
  let grey = Color(repeating: light)
  // A grey whose rounding alone lies outside has nothing to be drawn in.
  if low < 0, low < light { result = grey + (result - grey) * (light / (light - low)) }
  if high > 1, high > light { result = grey + (result - grey) * ((1 - light) / (high - light)) }
  return result
}

// The library's own are generics, which both builds of this folder would share.

/// The lesser of each component.
@inline(__always)
private func lesser(_ a: Color, _ b: Color) -> Color {
  Color(b.x < a.x ? b.x : a.x, b.y < a.y ? b.y : a.y, b.z < a.z ? b.z : a.z)
}

/// The greater of each component.
@inline(__always)
private func greater(_ a: Color, _ b: Color) -> Color {
  Color(b.x >= a.x ? b.x : a.x, b.y >= a.y ? b.y : a.y, b.z >= a.z ? b.z : a.z)
}
