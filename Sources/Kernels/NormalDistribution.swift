public import KernelInterface

// Numbers for the tables of blurred rectangles, which are made for each frame anew: Φ and the density in loops of
// floats. `ShadowSpans.swift` has the method.

/// 1/√2: the error function's argument per standard deviation.
@inline(__always)
private var inverseRootOfTwo: Float { 0.70710678 }
/// 1/√(2π): the normal distribution's density at its middle.
@inline(__always)
private var densityAtZero: Float { 0.39894228 }
/// log₂e/2: e to the power of −x²/2 is two to the power of this times −x².
@inline(__always)
private var halfLog2OfE: Float { 0.72134752 }
/// Powers of two below this are as good as 0, and further ones would leave the exponent's bits.
@inline(__always)
private var leastPower: Float { -100 }
/// 1.5·2²³, which rounds numbers of either sign as ``wholeFloat`` does those that are not below 0.
@inline(__always)
private var wholeSignedFloat: Float { 12_582_912 }

extension Table {
  @inline(never)
  public static func normalIntegrals(
    at places: EvenPlaces, into values: inout MutableSpan<Float>, from offset: Int
  ) {
    let (start, step, count) = (places.start, places.step, places.count)
    precondition(offset >= 0 && count >= 0 && offset + count <= values.count, "too few values")
    for index in 0..<count {
      let place = start + step * Float(Int32(truncatingIfNeeded: index))
      let size = abs(place) * inverseRootOfTwo
      let sum =
        1 + size
        * (0.0705230784 + size
          * (0.0422820123 + size
            * (0.0092705272 + size * (0.0001520143 + size * (0.0002765672 + size * 0.0000430638)))))
      let squared = sum * sum
      let fourth = squared * squared
      let eighth = fourth * fourth
      let tail = 0.5 / (eighth * eighth)
      unsafe values[unchecked: offset &+ index] = place > 0 ? 1 - tail : tail
    }
  }
}

extension Table {
  @inline(never)
  public static func addNormalDensities(
    at places: EvenPlaces, times factor: Float, to values: inout MutableSpan<Float>,
    from offset: Int
  ) {
    let (start, step, count) = (places.start, places.step, places.count)
    precondition(offset >= 0 && count >= 0 && offset + count <= values.count, "too few values")
    let scale = factor * densityAtZero
    for index in 0..<count {
      let place = start + step * Float(Int32(truncatingIfNeeded: index))
      // 2 to the power of −place²/2·log₂e: a whole number for the exponent's bits, a series for the rest.
      let power = place * place * -halfLog2OfE
      let clamped = power > leastPower ? power : leastPower
      let shifted = clamped + wholeSignedFloat
      let rest = clamped - (shifted - wholeSignedFloat)
      let series =
        1 + rest
        * (0.69314718 + rest
          * (0.24022651 + rest
            * (0.05550411 + rest * (0.00961813 + rest * (0.00133336 + rest * 0.000154)))))
      let value = Float(bitPattern: series.bitPattern &+ (shifted.bitPattern &<< 23))
      unsafe values[unchecked: offset &+ index] += value * scale
    }
  }
}
