/// A blend mode that is not plain source-over: the W3C's Compositing and Blending, level 1, and two sums.
public enum BlendFunction: Int32, Sendable {
  /// The product: never lighter than either.
  case multiply
  /// The inverted product of the inverses: never darker than either.
  case screen
  /// Multiply where the backdrop is dark, screen where it is light.
  case overlay
  /// The darker of both, component by component.
  case darken
  /// The lighter of both, component by component.
  case lighten
  /// The backdrop brightened to show the source.
  case colorDodge
  /// The backdrop darkened to show the source.
  case colorBurn
  /// Darkened or lightened as by a diffuse lamp of the source's colour.
  case softLight
  /// Multiply where the source is dark, screen where it is light.
  case hardLight
  /// The greater less the smaller.
  case difference
  /// As difference, with less contrast.
  case exclusion
  /// The source's hue with the backdrop's saturation and luminosity.
  case hue
  /// The source's saturation with the backdrop's hue and luminosity.
  case saturation
  /// The source's hue and saturation with the backdrop's luminosity.
  case color
  /// The source's luminosity with the backdrop's hue and saturation.
  case luminosity
  /// The source where the backdrop is, else the backdrop.
  case sourceAtop
  /// The backdrop over the source.
  case destinationOver
  /// The backdrop where the source is not.
  case destinationOut
  /// The sum less one, premultiplied: both darken.
  case plusDarker
  /// The sum, at most one, premultiplied: both lighten.
  case plusLighter
}

/// A blend mode, and how much of the source it takes.
public struct Blending: Sendable {
  /// How colours mix.
  public var function: BlendFunction
  /// Coverage of all pixels, 0...255, where no bytes say.
  public var coverage: UInt32
  /// A further factor for all.
  public var opacity: Opacity

  /// Creates a blending.
  ///
  /// - Parameters:
  ///   - function: How colours mix.
  ///   - coverage: Coverage of all pixels, 0...255, where no bytes say.
  ///   - opacity: A further factor for all.
  @inlinable
  public init(_ function: BlendFunction, coverage: UInt32, opacity: Opacity) {
    (self.function, self.coverage, self.opacity) = (function, coverage, opacity)
  }
}
