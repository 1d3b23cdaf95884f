public import DisplayList

/// A material: a translucent background that blurs what lies beneath it and lets its colours through, strengthened.
public struct Material: PrimitiveStyle {
  public typealias Resolved = Never
  /// The opacity of the tint over what is blurred.
  let opacity: Float
  /// The grey of every material, in light and in dark: encoded sRGB.
  private static let (lightGrey, darkGrey) = (Float(0.965), Float(0.145))
  /// Standard deviation of the blur, in points.
  private static let radius = 29.5
  /// Factor of the distance from grey of what is blurred.
  private static let saturation = 1.8
  /// The most translucent material.
  public static let ultraThin = Self(opacity: 0.5)
  /// A material more translucent than the regular one.
  public static let thin = Self(opacity: 0.62)
  /// The regular material.
  public static let regular = Self(opacity: 0.74)
  /// A material less translucent than the regular one.
  public static let thick = Self(opacity: 0.84)
  /// The least translucent material.
  public static let ultraThick = Self(opacity: 0.92)
  /// The material of the system's bars.
  public static let bar = Self(opacity: 0.85)

  func numbers(in environment: EnvironmentValues) -> StyleNumbers {
    .material(backdrop(in: environment))
  }

  /// What it paints, by the colour scheme of `environment`.
  @_spi(Engine) public func backdrop(in environment: EnvironmentValues) -> BackdropPaint {
    let white = environment.colorScheme == .light ? Self.lightGrey : Self.darkGrey
    let tint = ResolvedColor(red: white, green: white, blue: white, opacity: opacity)
    return BackdropPaint(radius: Self.radius, saturation: Self.saturation, tint: tint)
  }
}

extension ShapeStyle where Self == Material {
  /// The most translucent material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material more translucent than the regular one.
  public static var thinMaterial: Material { .thin }
  /// The regular material.
  public static var regularMaterial: Material { .regular }
  /// A material less translucent than the regular one.
  public static var thickMaterial: Material { .thick }
  /// The least translucent material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of the system's bars.
  public static var bar: Material { .bar }
}
