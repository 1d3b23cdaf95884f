/// Linear light, 0...1 each.
struct Light: Hashable, Sendable {
  var red = 0.0
  var green = 0.0
  var blue = 0.0

  /// sRGB's transfer function, by byte (IEC 61966-2-1).
  static let table: [Double] = (0..<256).map { byte in
    let value = Double(byte) / 255
    if value <= 0.04045 { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    return base * base * fifthRoot(base * base)
  }

  /// The fifth root, by Newton's method: x to the 2.4 is x² times the fifth root of x².
  private static func fifthRoot(_ value: Double) -> Double {
    var root = 1.0
    for _ in 0..<60 {
      let power = root * root * root * root
      root -= (root * power - value) / (5 * power)
    }
    return root
  }

  /// A pixel's; transparent pixels count as on black.
  ///
  /// - Parameter word: Premultiplied sRGB, red in the lowest byte.
  init(_ word: UInt32) {
    red = Self.table[Int(word & 255)]
    green = Self.table[Int(word >> 8 & 255)]
    blue = Self.table[Int(word >> 16 & 255)]
  }

  init() {}

  func divided(by count: Double) -> Light {
    var light = Light()
    (light.red, light.green, light.blue) = (red / count, green / count, blue / count)
    return light
  }

  /// Relative luminance, as WCAG 2.2 defines it.
  var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
  var isSaturatedRed: Bool {
    let sum = red + green + blue
    return sum > 0 && red / sum >= 0.8
  }
  /// The place in the CIE 1976 diagram; black is where white is.
  var chromaticity: (u: Double, v: Double) {
    let x = 0.4124 * red + 0.3576 * green + 0.1805 * blue
    let y = luminance
    let z = 0.0193 * red + 0.1192 * green + 0.9505 * blue
    let sum = x + 15 * y + 3 * z
    return sum > 0 ? (4 * x / sum, 9 * y / sum) : (0.1978, 0.4683)
  }

  func distance(to other: Light) -> Double {
    let (mine, its) = (chromaticity, other.chromaticity)
    let (u, v) = (mine.u - its.u, mine.v - its.v)
    return (u * u + v * v).squareRoot()
  }
}
