/// The distance of two colours in YIQ, the television standard's lightness and two axes of colour, on encoded components.
///
/// The measure of pixelmatch 7.2, which others follow: the squares of the three differences are weighted and added; what
/// is partly transparent is laid on a pattern that changes from pixel to pixel, so that no background can hide a change
/// of transparency. The operations and their order are those of that version, as counts are compared with its own.
///
/// - Note: Source: Y. Kotsarenko, F. Ramos, "Measuring perceived color difference using YIQ NTSC transmission color
///   space in mobile applications" (2010).
enum YIQDistance {
  /// The squared distance of black and white, by which limits are scaled.
  static let greatest = 35215.0
  /// More than the squared distance of any two opaque pixels whose components differ by 1 at most.
  ///
  /// Red against green and blue: 0.5053 · 0.4022² + 0.299 · 1.192² + 0.1957 · 0.4229² = 0.5416.
  static let greatestOfUnit = 0.5417

  /// The squared distance of two straight pixels, red in the lowest byte.
  ///
  /// - Parameters:
  ///   - a: One pixel.
  ///   - b: The other; exchanging them changes nothing.
  ///   - place: The pixel's number in its picture, counted in rows without padding.
  /// - Returns: 0 to ``greatest``.
  @inline(__always)
  static func squared(_ a: UInt32, _ b: UInt32, at place: Int) -> Double {
    let (red, green, blue) = differences(a, b, at: place)
    let y = luma(red, green, blue)
    let i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
    let q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }

  /// By how much the first of two straight pixels, which differ, is brighter.
  ///
  /// - Parameters:
  ///   - a: One pixel.
  ///   - b: The other.
  ///   - place: The number of the pixel whose background both are laid on.
  /// - Returns: The difference of luma, −255...255.
  @inline(__always)
  static func brightness(_ a: UInt32, over b: UInt32, at place: Int) -> Double {
    let (red, green, blue) = differences(a, b, at: place)
    return luma(red, green, blue)
  }

  @inline(__always)
  private static func luma(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
  }

  /// The differences of red, green and blue.
  @inline(__always)
  private static func differences(
    _ a: UInt32, _ b: UInt32, at place: Int
  ) -> (Double, Double, Double) {
    let (alpha, other) = (Int(a >> 24), Int(b >> 24))
    if alpha == 255, other == 255 {
      func part(_ shift: UInt32) -> Double {
        Double(Int(a &>> shift & 255) &- Int(b &>> shift & 255))
      }
      return (part(0), part(8), part(16))
    }
    let ground = background(at: place)
    func part(_ shift: UInt32, _ ground: Int) -> Double {
      let mixed = Int(a &>> shift & 255) &* alpha &- Int(b &>> shift & 255) &* other
      return Double(mixed &- ground &* (alpha &- other)) / 255
    }
    return (part(0, ground.red), part(8, ground.green), part(16, ground.blue))
  }

  /// The pattern behind transparency: red is dark, green and blue change between dark and light in periods of the golden
  /// ratio and of its square, counted in bytes.
  private static func background(at place: Int) -> (red: Int, green: Int, blue: Int) {
    let (dark, step) = (48, 159)
    let byte = Double(place &* 4)
    let green = Int(byte / 1.618033988749895) & 1
    let blue = Int(byte / 2.618033988749895) & 1
    return (dark, dark &+ step &* green, dark &+ step &* blue)
  }
}
