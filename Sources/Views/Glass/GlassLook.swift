import DisplayList
import Foundation
@_spi(Engine) import ViewEngine

/// How the variants of glass look, from pictures of iOS 26; lengths in points.
enum GlassLook {
  /// Width of the rim that bends light, and how far it does.
  private static let (bevel, bend) = (14.0, 16.0)
  /// The greatest part of a shape's smaller side that its rim takes.
  private static let greatestPart = 0.45
  /// The same of a knob's lens, which bends light the other way; measured at a switch of iOS 26.
  private static let (lensBevel, lensBend) = (16.0, -16.0)
  /// The smaller sides from which to which glass grows thicker: it blurs more, and lets less through.
  private static let (thinSide, thickSide) = (64.0, 160.0)
  /// Width of the line of light along the edge.
  private static let rim = 1.5
  /// How far the shadow goes, and how far down it lies: around a capsule on (242,242,247) the ground is 5 levels darker above
  /// and 11 below, and the shadow is no longer seen 23 points above and 36 below; ours is within two levels of that.
  private static let (shadeReach, shadeDrop) = (40.0, 7.0)
  /// How dark the shadow is at the edge: as measured in the light, a guess in the dark.
  private static let (shade, darkShade) = (0.04, 0.08)
  /// How much of a tint covers what shows through.
  private static let tintOpacity: Float = 0.78
  /// How much light a finger brings.
  private static let pressedLight: Float = 0.22
  /// Points by which glass grows under a finger, at most a part of its size.
  private static let (growth, greatestGrowth) = (CGFloat(7), CGFloat(0.12))

  /// The glass of a variant.
  ///
  /// - Parameters:
  ///   - variant: The variant; not the identity, which is none.
  ///   - scheme: Whether it lies on a light page or on a dark one.
  ///   - size: The size of the shape, in points: the rim of a small one is narrower.
  /// - Returns: The kind.
  static func kind(
    _ variant: Glass.Variant, _ scheme: ColorScheme, size: CGSize
  ) -> GlassPaint.Kind {
    var kind = GlassPaint.Kind()
    let side = Double(min(size.width, size.height))
    kind.bevel = min(bevel, greatestPart * side)
    kind.bend = bend * kind.bevel / bevel
    (kind.rim, kind.shadeReach, kind.shadeDrop) = (rim, shadeReach, shadeDrop)
    let thickness = min(max((side - thinSide) / (thickSide - thinSide), 0), 1)
    func grey(_ level: Float, _ opacity: Float) -> ResolvedColor {
      ResolvedColor(red: level, green: level, blue: level, opacity: opacity)
    }
    switch (variant, scheme) {
    case (.lens, _):
      (kind.bevel, kind.bend) = (min(lensBevel, greatestPart * side), lensBend)
      (kind.rim, kind.shadeReach, kind.shadeDrop) = (1, 10, 2)
      kind.veil = grey(1, 0.06)
      (kind.light, kind.glow, kind.shade) = (0.6, 0.1, 0.14)
    case (.clear, _):
      (kind.blur, kind.saturation) = (1, 1.15)
      kind.veil = grey(scheme == .light ? 1 : 0, 0.08)
      (kind.light, kind.glow, kind.shade) = (0.75, 0.14, shade)
    case (_, .light):
      (kind.blur, kind.saturation) = (4 + 5 * thickness, 1.3)
      kind.veil = grey(1, 0.46 + 0.14 * Float(thickness))
      (kind.light, kind.glow, kind.shade) = (0.8, 0.14, shade)
    case (_, .dark):
      (kind.blur, kind.saturation) = (4 + 5 * thickness, 1.3)
      // On black the glass of bars is (25,25,25) or, in later releases, (31,31,31), its edge (48,48,48) or (82,82,82).
      kind.veil = grey(0.17, 0.6 + 0.14 * Float(thickness))
      (kind.light, kind.glow, kind.shade) = (0.22, 0.05, darkShade)
    }
    return kind
  }

  /// What covers the glass.
  ///
  /// - Parameters:
  ///   - color: The tint as the scene has it; `nil` for none.
  ///   - press: How far a finger presses the glass, 0...1.
  /// - Returns: The colour over what shows through.
  static func tint(_ color: ResolvedColor, press: Double) -> ResolvedColor {
    let light = pressedLight * Float(min(max(press, 0), 1))
    let covered = color.opacity * tintOpacity * (1 - light)
    let opacity = light + covered
    guard opacity > 0 else { return color.opacity(0) }
    func mixed(_ component: Float) -> Float { (light + component * covered) / opacity }
    return ResolvedColor(
      red: mixed(color.red), green: mixed(color.green), blue: mixed(color.blue), opacity: opacity)
  }

  /// How large glass is that a finger presses.
  ///
  /// - Parameters:
  ///   - press: How far, 0...1, or beyond as a spring goes.
  ///   - size: The size at rest, in points.
  /// - Returns: The factor.
  static func scale(press: Double, size: CGSize) -> CGFloat {
    1 + CGFloat(press) * min(growth / max(size.width, size.height, 1), greatestGrowth)
  }

  /// What glass is made of where transparency is to be reduced.
  static func solid(_ scheme: ColorScheme) -> ResolvedColor {
    let level: Float = scheme == .light ? 0.97 : 0.17
    return ResolvedColor(red: level, green: level, blue: level)
  }
}
