import KernelInterface
import Testing

/// Blend modes against the formulas of the W3C's Compositing and Blending, level 1, in doubles.
@Suite("Blend modes") struct BlendTests {
  private typealias Color = SIMD3<Double>

  /// Alphas and levels at the corners, in the middle and between.
  private static let alphas = [0, 1, 64, 128, 200, 254, 255]
  private static let shares = [0.0, 1, 0.25, 0.5, 0.77]

  /// Pixels of all alphas above, with components of all kinds.
  private static let pixels: [UInt32] = alphas.flatMap { alpha in
    [
      SIMD3(0.0, 0.5, 1), SIMD3(1, 1, 1), SIMD3(0, 0, 0), SIMD3(0.2, 0.24, 0.7),
      SIMD3(0.6, 0.6, 0.1),
    ]
    .map { color in
      pixel((0..<3).map { Int((color[$0] * Double(alpha)).rounded()) } + [alpha])
    }
  }

  @Test(
    "are the W3C's formulas, to the nearest level",
    arguments: (0..<20).compactMap { BlendFunction(rawValue: $0) })
  func formulas(function: BlendFunction) {
    let count = Self.pixels.count
    var wrong: [String] = []
    for share in Self.shares {
      for backdrop in Self.pixels {
        let mode = Blending(function, coverage: 255, opacity: Opacity(share))
        let result = changed([UInt32](repeating: backdrop, count: count)) {
          $0.blend(Self.pixels.span, by: mode, coverage: [UInt8]().span, over: 0..<count, of: &$1)
        }
        for (source, found) in zip(Self.pixels, result) {
          let wanted = Self.blended(function, source, backdrop, share)
          if !isNearest(found, wanted) { wrong.append("\(source) over \(backdrop) at \(share)") }
        }
      }
    }
    #expect(wrong == [])
  }

  /// Whether a pixel is nearest to a colour, where rounding lifts no component above alpha.
  private func isNearest(_ found: UInt32, _ wanted: [Double]) -> Bool {
    let levels = components(found)
    return zip(levels, wanted).allSatisfy { level, exact in
      abs(Double(level) - min(exact, Double(levels[3]) + 0.5)) < 0.502
    }
  }

  @Test("take each pixel's own coverage, and none where there is none", arguments: 0...67)
  func coverage(length: Int) {
    let (source, backdrop) = (samplePixels(80, seed: 1), samplePixels(80, seed: 2))
    let bytes = (0..<80).map { UInt8(truncatingIfNeeded: $0 &* 51) }
    let mode = Blending(.multiply, coverage: 9, opacity: .full)
    let result = changed(backdrop) {
      $0.blend(
        source.span, by: mode, coverage: bytes.span, over: 5..<5 + length, of: &$1)
    }
    for index in backdrop.indices {
      guard index >= 5, index < 5 + length, bytes[index - 5] > 0 else {
        #expect(result[index] == backdrop[index])
        continue
      }
      let share = Double(bytes[index - 5]) / 255
      #expect(
        isNearest(
          result[index], Self.blended(.multiply, source[index - 5], backdrop[index], share)))
    }
  }

  // MARK: The statement

  /// The four components of the result, 0...255, none above alpha.
  private static func blended(
    _ function: BlendFunction, _ source: UInt32, _ backdrop: UInt32, _ share: Double
  ) -> [Double] {
    let (s, b) = (components(source).map(Double.init), components(backdrop).map(Double.init))
    let (sa, ba) = (s[3] / 255 * share, b[3] / 255)
    let source = SIMD3(s[0], s[1], s[2]) / 255 * share
    let backdrop = SIMD3(b[0], b[1], b[2]) / 255
    var (color, alpha): (Color, Double)
    switch function {
    case .sourceAtop: (color, alpha) = (source * ba + backdrop * (1 - sa), ba)
    case .destinationOver: (color, alpha) = (backdrop + source * (1 - ba), ba + sa * (1 - ba))
    case .destinationOut: (color, alpha) = (backdrop * (1 - sa), ba * (1 - sa))
    case .plusLighter:
      alpha = min(sa + ba, 1)
      color = each(source, backdrop) { min($0 + $1, alpha) }
    case .plusDarker:
      alpha = min(sa + ba, 1)
      color = each(source, backdrop) { max(alpha - (sa - $0) - (ba - $1), 0) }
    default:
      alpha = sa + ba - sa * ba
      let cs = sa > 0 ? source / sa : Color()
      let cb = ba > 0 ? backdrop / ba : Color()
      color =
        source * (1 - ba) + backdrop * (1 - sa) + mixed(function, cb, cs) * (sa * ba)
    }
    return (0..<3).map { color[$0] * 255 } + [alpha * 255]
  }

  private static func mixed(_ function: BlendFunction, _ cb: Color, _ cs: Color) -> Color {
    switch function {
    case .hue: withLuminosity(withSaturation(cs, saturation(cb)), luminosity(cb))
    case .saturation: withLuminosity(withSaturation(cb, saturation(cs)), luminosity(cb))
    case .color: withLuminosity(cs, luminosity(cb))
    case .luminosity: withLuminosity(cb, luminosity(cs))
    default: each(cb, cs) { separable(function, $0, $1) }
    }
  }

  private static func separable(_ function: BlendFunction, _ b: Double, _ s: Double) -> Double {
    switch function {
    case .multiply: b * s
    case .screen: b + s - b * s
    case .overlay: separable(.hardLight, s, b)
    case .hardLight: s <= 0.5 ? b * 2 * s : separable(.screen, b, 2 * s - 1)
    case .darken: min(b, s)
    case .lighten: max(b, s)
    case .difference: abs(b - s)
    case .exclusion: b + s - 2 * b * s
    case .colorDodge: b == 0 ? 0 : (s >= 1 ? 1 : min(1, b / (1 - s)))
    case .colorBurn: b >= 1 ? 1 : (s <= 0 ? 0 : 1 - min(1, (1 - b) / s))
    case .softLight:
      if s <= 0.5 {
        b - (1 - 2 * s) * b * (1 - b)
      } else {
        b + (2 * s - 1) * ((b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()) - b)
      }
    default: .nan
    }
  }

  private static func each(
    _ a: Color, _ b: Color, _ body: (Double, Double) -> Double
  ) -> Color {
    Color(body(a.x, b.x), body(a.y, b.y), body(a.z, b.z))
  }

  private static func luminosity(_ c: Color) -> Double { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }
  private static func saturation(_ c: Color) -> Double { c.max() - c.min() }

  private static func withLuminosity(_ c: Color, _ l: Double) -> Color {
    let moved = c + (l - luminosity(c))
    let (low, high, grey) = (moved.min(), moved.max(), Color(repeating: luminosity(moved)))
    var result = moved
    if low < 0 { result = grey + (result - grey) * (grey.x / (grey.x - low)) }
    if high > 1 { result = grey + (result - grey) * ((1 - grey.x) / (high - grey.x)) }
    return result
  }

  private static func withSaturation(_ c: Color, _ s: Double) -> Color {
    c.max() > c.min() ? (c - c.min()) * (s / (c.max() - c.min())) : Color()
  }
}
