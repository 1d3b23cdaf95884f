import DisplayList
import Foundation

/// A premultiplied colour in doubles, 0...1.
struct Ink {
  var red: Double
  var green: Double
  var blue: Double
  var alpha: Double

  /// The colour that a stored pixel stands for.
  init(word: UInt32) {
    red = Double(word & 255) / 255
    green = Double(word >> 8 & 255) / 255
    blue = Double(word >> 16 & 255) / 255
    alpha = Double(word >> 24) / 255
  }

  /// Straight components with an alpha, as people write colours.
  init(straight r: Double, _ g: Double, _ b: Double, alpha: Double) {
    (red, green, blue, self.alpha) = (r * alpha, g * alpha, b * alpha, alpha)
  }

  init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// The colour where only `share` of a pixel has it.
  func faded(by share: Double) -> Ink {
    Ink(red * share, green * share, blue * share, alpha * share)
  }

  /// The colour on the way to another, component by component.
  func mixed(with other: Ink, by share: Double) -> Ink {
    Ink(
      red + (other.red - red) * share, green + (other.green - green) * share,
      blue + (other.blue - blue) * share, alpha + (other.alpha - alpha) * share)
  }

  /// The greatest of the four differences from a stored pixel, in levels of 255.
  func error(of word: UInt32) -> Double {
    let r = abs(Double(word & 255) - red * 255)
    let g = abs(Double(word >> 8 & 255) - green * 255)
    let b = abs(Double(word >> 16 & 255) - blue * 255)
    let a = abs(Double(word >> 24) - alpha * 255)
    let rg = r > g ? r : g
    let ba = b > a ? b : a
    return rg > ba ? rg : ba
  }
}

extension BlendMode {
  /// The W3C's Compositing and Blending, level 1, in doubles, and its level 2 for the two sums: the source
  /// meets the backdrop, both premultiplied.
  func composite(_ s: Ink, onto b: Ink) -> Ink {
    switch self {
    case .normal: porterDuff(s, 1, b, 1 - s.alpha)
    case .sourceAtop: porterDuff(s, b.alpha, b, 1 - s.alpha)
    case .destinationOver: porterDuff(s, 1 - b.alpha, b, 1)
    case .destinationOut: porterDuff(s, 0, b, 1 - s.alpha)
    case .plusLighter: lighterSum(s, b)
    case .plusDarker: darkerSum(s, b)
    default: blended(s, b)
    }
  }

  /// Whether B takes each component alone; `false` for operators without B too.
  var isSeparable: Bool {
    switch self {
    case .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
      .hardLight, .difference, .exclusion:
      true
    default: false
    }
  }

  /// co = s·Fa + b·Fb.
  private func porterDuff(_ s: Ink, _ fa: Double, _ b: Ink, _ fb: Double) -> Ink {
    Ink(
      s.red * fa + b.red * fb, s.green * fa + b.green * fb, s.blue * fa + b.blue * fb,
      s.alpha * fa + b.alpha * fb)
  }

  private func lighterSum(_ s: Ink, _ b: Ink) -> Ink {
    func sum(_ x: Double, _ y: Double) -> Double { x + y < 1 ? x + y : 1 }
    return Ink(
      sum(s.red, b.red), sum(s.green, b.green), sum(s.blue, b.blue), sum(s.alpha, b.alpha))
  }

  /// What both lack of white adds up, and black is the most that can be lacking.
  private func darkerSum(_ s: Ink, _ b: Ink) -> Ink {
    let alpha = s.alpha + b.alpha < 1 ? s.alpha + b.alpha : 1
    func sum(_ x: Double, _ y: Double) -> Double {
      let lacking = (s.alpha - x) + (b.alpha - y)
      return lacking < alpha ? alpha - lacking : 0
    }
    return Ink(sum(s.red, b.red), sum(s.green, b.green), sum(s.blue, b.blue), alpha)
  }

  /// co = cs·αs·(1 − αb) + αs·αb·B(cb, cs) + (1 − αs)·αb·cb, straight components within B.
  private func blended(_ s: Ink, _ b: Ink) -> Ink {
    let both = s.alpha * b.alpha
    var mixed = Straight(0, 0, 0)
    if both > 0 {
      let cs = Straight(s.red / s.alpha, s.green / s.alpha, s.blue / s.alpha)
      let cb = Straight(b.red / b.alpha, b.green / b.alpha, b.blue / b.alpha)
      mixed =
        isSeparable
        ? Straight(component(cb.r, cs.r), component(cb.g, cs.g), component(cb.b, cs.b))
        : nonSeparable(cb, cs)
    }
    let (fs, fb) = (1 - b.alpha, 1 - s.alpha)
    return Ink(
      s.red * fs + both * mixed.r + b.red * fb, s.green * fs + both * mixed.g + b.green * fb,
      s.blue * fs + both * mixed.b + b.blue * fb, s.alpha + b.alpha * fb)
  }

  // MARK: Separable

  /// B(cb, cs) of one component, as the recommendation writes it.
  private func component(_ cb: Double, _ cs: Double) -> Double {
    switch self {
    case .multiply: return cb * cs
    case .screen: return 1 - (1 - cb) * (1 - cs)
    case .overlay: return BlendMode.hardLight.component(cs, cb)
    case .darken: return cb < cs ? cb : cs
    case .lighten: return cb < cs ? cs : cb
    case .colorDodge:
      if cb == 0 { return 0 }
      if cs == 1 { return 1 }
      return cb / (1 - cs) < 1 ? cb / (1 - cs) : 1
    case .colorBurn:
      if cb == 1 { return 1 }
      if cs == 0 { return 0 }
      return (1 - cb) / cs < 1 ? 1 - (1 - cb) / cs : 0
    case .hardLight:
      return cs <= 0.5
        ? BlendMode.multiply.component(cb, 2 * cs) : BlendMode.screen.component(cb, 2 * cs - 1)
    case .softLight:
      if cs <= 0.5 { return cb - (1 - 2 * cs) * cb * (1 - cb) }
      let d = cb <= 0.25 ? ((16 * cb - 12) * cb + 4) * cb : cb.squareRoot()
      return cb + (2 * cs - 1) * (d - cb)
    case .difference: return abs(cb - cs)
    case .exclusion: return cb + cs - 2 * cb * cs
    default: return .nan
    }
  }

  // MARK: Non-separable

  /// A straight colour.
  private struct Straight {
    var (r, g, b) = (0.0, 0.0, 0.0)
    init(_ r: Double, _ g: Double, _ b: Double) { (self.r, self.g, self.b) = (r, g, b) }

    var luminosity: Double { 0.3 * r + 0.59 * g + 0.11 * b }
    var least: Double { Swift.min(r, g, b) }
    var most: Double { Swift.max(r, g, b) }
    var saturation: Double { most - least }

    /// SetLum, with ClipColor.
    func with(luminosity wanted: Double) -> Straight {
      let d = wanted - luminosity
      let moved = Straight(r + d, g + d, b + d)
      let (l, n, x) = (moved.luminosity, moved.least, moved.most)
      var result = moved
      if n < 0 { result = result.map { l + ($0 - l) * l / (l - n) } }
      if x > 1 { result = result.map { l + ($0 - l) * (1 - l) / (x - l) } }
      return result
    }

    /// SetSat, by the order of the components as the recommendation has it.
    func with(saturation wanted: Double) -> Straight {
      guard most > least else { return Straight(0, 0, 0) }
      let (low, span) = (least, saturation)
      return map { ($0 - low) * wanted / span }
    }

    private func map(_ change: (Double) -> Double) -> Straight {
      Straight(change(r), change(g), change(b))
    }
  }

  private func nonSeparable(_ cb: Straight, _ cs: Straight) -> Straight {
    switch self {
    case .hue: cs.with(saturation: cb.saturation).with(luminosity: cb.luminosity)
    case .saturation: cb.with(saturation: cs.saturation).with(luminosity: cb.luminosity)
    case .color: cs.with(luminosity: cb.luminosity)
    case .luminosity: cb.with(luminosity: cs.luminosity)
    default: Straight(.nan, .nan, .nan)
    }
  }
}
