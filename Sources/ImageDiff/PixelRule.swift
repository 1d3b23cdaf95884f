/// A rule that says when two pixels are alike.
public struct PixelRule: Hashable, Sendable {
  /// A measure of how far two pixels are apart, with the greatest distance that is still alike.
  public enum Measure: Hashable, Sendable {
    /// The greatest difference of a component, 0...255, premultiplied.
    case channels(Int)
    /// The distance in YIQ, as a share of that from black to white, 0...1: see ``YIQDistance``.
    case yiq(Double)
    /// The distance in Oklab, as a share of that from black to white, 0...1: see ``PerceptualDistance``.
    case oklab(Double)
  }

  /// The measure and its limit.
  public var measure: Measure
  /// Whether pixels that look antialiased in either picture do not count: see ``AntialiasingDetector``.
  ///
  /// A small movement changes just these, so whoever leaves them out does not see it: of a circle that moves by half a
  /// pixel, 344 pixels differ, and none counts.
  public var ignoresAntialiasing: Bool

  /// Every pixel must be the same.
  public static let exact = PixelRule(.channels(0))

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - measure: The measure and its limit.
  ///   - ignoresAntialiasing: Whether pixels that look antialiased do not count.
  public init(_ measure: Measure, ignoresAntialiasing: Bool = false) {
    (self.measure, self.ignoresAntialiasing) = (measure, ignoresAntialiasing)
  }
}
