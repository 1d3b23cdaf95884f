// Nothing here calls the system's mathematics, whose last bits differ from machine to machine: roots
// are found by Newton's method in plain arithmetic.

/// A colour by lightness and two opponent axes, in which equal distances look about equal.
///
/// Source: Björn Ottosson, "A perceptual color space for image processing" (2020).
struct Oklab {
  /// Lightness, and the axes from green to red and from blue to yellow.
  let coordinates: SIMD3<Double>

  /// The colour of an opaque pixel: encoded sRGB, red in the lowest byte.
  init(_ pixel: UInt32) {
    let red = Self.linear[Int(pixel & 255)]
    let green = Self.linear[Int(pixel >> 8 & 255)]
    let blue = Self.linear[Int(pixel >> 16 & 255)]
    let long = cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let middle = cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    coordinates = SIMD3(
      0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
      1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
      0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short)
  }

  /// The distance to another colour: black to white is 1, just noticeable about 0.02.
  func distance(to other: Oklab) -> Double {
    let difference = coordinates - other.coordinates
    let squares = difference * difference
    return (squares.x + squares.y + squares.z).squareRoot()
  }

  /// Linear light of each encoded component, after IEC 61966-2-1.
  private static let linear: [Double] = (0...255).map { code in
    let encoded = Double(code) / 255
    guard encoded > 0.04045 else { return encoded / 12.92 }
    let base = (encoded + 0.055) / 1.055
    // The power of 2.4 is the square times the fifth root of the square.
    return base * base * fifthRoot(base * base)
  }
}

/// The cube root of a number from 0 to about 1.
private func cubeRoot(_ value: Double) -> Double {
  guard value > 0 else { return 0 }
  // Start above the root: Newton's steps then only fall, and stop falling when they have arrived.
  var root = value < 1 ? 1 : value
  // From far above each step takes away a third, so begin nearer for small values.
  while root * root * root > 8 * value { root /= 2 }
  while true {
    let next = (2 * root + value / (root * root)) / 3
    guard next < root else { return root }
    root = next
  }
}

/// The fifth root of a number from 0 to 1.
private func fifthRoot(_ value: Double) -> Double {
  guard value > 0 else { return 0 }
  var root = 1.0
  while true {
    let square = root * root
    let next = (4 * root + value / (square * square)) / 5
    guard next < root else { return root }
    root = next
  }
}
