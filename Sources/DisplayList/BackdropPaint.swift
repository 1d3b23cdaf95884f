/// A paint that shows what was painted beneath: blurred, its colours strengthened, under a tint.
///
/// Beneath is what the list painted so far, as far as it is composited in one piece: within a layer that is blurred or
/// recoloured as a whole, only what that layer painted; layers that fade, clip or blend hide nothing of what lies beneath them.
/// It lies over the ground like any other paint: where that lets light through, so does this, less.
public struct BackdropPaint: Hashable, Sendable {
  /// Standard deviation of the blur, in points, at least 0.
  public var radius: Double
  /// Factor of the distance from grey: 1 leaves colours as they are, 0 makes them grey.
  public var saturation: Double
  /// What lies over the blurred picture; its opacity says how much of it.
  public var tint: ResolvedColor
  /// How much of all this covers what is beneath, 0...1.
  public var opacity: Double

  /// Creates a paint.
  ///
  /// - Parameters:
  ///   - radius: Standard deviation of the blur, in points, at least 0.
  ///   - saturation: Factor of the distance from grey, at least 0.
  ///   - tint: What lies over the blurred picture.
  ///   - opacity: How much of all this covers what is beneath, 0...1.
  public init(
    radius: Double, saturation: Double = 1, tint: ResolvedColor, opacity: Double = 1
  ) {
    (self.radius, self.saturation, self.tint, self.opacity) = (radius, saturation, tint, opacity)
  }
}
