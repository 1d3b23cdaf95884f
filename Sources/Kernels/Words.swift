// A pixel is one `UInt32`, red in the lowest byte. Its components are handled two at a time, the even
// bytes (red, blue) and the odd ones (green, alpha), each with eight bits of room above it.

/// Both components of `pair` times `factor` over 255, each rounded to nearest.
///
/// `x/255` to nearest is `(t + t>>8) >> 8` with `t = x + 128`, exact for x up to 255².
@inline(__always)
func scaled(_ pair: UInt32, by factor: UInt32) -> UInt32 {
  let product = pair &* factor &+ 0x0080_0080
  return ((product &+ ((product &>> 8) & 0x00ff_00ff)) &>> 8) & 0x00ff_00ff
}

/// Both components of eight pairs, or of one, times eight factors over 255.
@inline(__always)
func scaled(_ pair: SIMD8<UInt32>, by factor: SIMD8<UInt32>) -> SIMD8<UInt32> {
  let product = pair &* factor &+ 0x0080_0080
  return ((product &+ ((product &>> 8) & 0x00ff_00ff)) &>> 8) & 0x00ff_00ff
}

@inline(__always)
func scaled(_ pair: UInt32, by factor: SIMD8<UInt32>) -> SIMD8<UInt32> {
  scaled(SIMD8(repeating: pair), by: factor)
}

/// All four components of `word` times `factor` over 255, each rounded to nearest.
@inline(__always)
func scaledWord(_ word: UInt32, by factor: UInt32) -> UInt32 {
  scaled(word & 0x00ff_00ff, by: factor) | (scaled((word &>> 8) & 0x00ff_00ff, by: factor) &<< 8)
}

/// `source` over `backdrop`; premultiplied.
@inline(__always)
func over(_ source: UInt32, _ backdrop: UInt32) -> UInt32 {
  source &+ scaledWord(backdrop, by: 255 &- (source &>> 24))
}

/// 2²³, from which on a float has no bits below one: a number of 0...255 added to it is rounded to the nearest
/// whole number, which is then the lowest bits of the pattern.
@inline(__always)
var wholeFloat: Float { 8_388_608 }

/// A value of 0...255 as a byte in a word, to nearest.
@inline(__always)
func nearestByte(_ value: Float) -> UInt32 { (value + wholeFloat).bitPattern & 0xff }

/// A value of 0...255 as a byte in a word, to nearest; values beyond are clamped.
@inline(__always)
func byteWord(_ value: Float) -> UInt32 {
  let clamped = value > 0 ? (value < 255 ? value : 255) : 0
  return nearestByte(clamped)
}

/// A component as a float, without a conversion.
@inline(__always)
func float(_ component: UInt32) -> Float {
  Float(bitPattern: component | wholeFloat.bitPattern) - wholeFloat
}
