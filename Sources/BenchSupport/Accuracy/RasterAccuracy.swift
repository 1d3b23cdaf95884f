public import Raster

/// How far pictures are from what they should be, with the bars that they are held to.
///
/// The truth comes from other methods than the rasteriser's: areas of polygons, formulas in doubles, plain
/// convolutions. Shapes are placed by a fixed sequence of pseudo-random numbers.
public enum RasterAccuracy {
  /// What errors are counted in.
  public enum Unit: String, Sendable, Encodable {
    /// Shares of a pixel: 1 is a whole one.
    case coverage
    /// Steps of an 8-bit component.
    case levels
  }

  /// What errors may be at most; `nil` for no bar.
  public struct Bars: Sendable, Encodable {
    /// The most that the mean may be; `nil` for no bar.
    public var mean: Double?
    /// The most that any error may be; `nil` for no bar.
    public var greatest: Double?
    /// The most that the mean with its sign may be; `nil` for no bar.
    public var bias: Double?
  }

  /// The errors of one kind of drawing.
  public struct Finding: Sendable, Encodable {
    /// What was measured.
    public var name: String
    /// What the errors are counted in.
    public var unit: Unit
    /// Mean magnitude; of coverage over the pixels that are partly covered.
    public var mean: Double
    /// Greatest magnitude over all pixels.
    public var greatest: Double
    /// Mean with its sign, where it is asked for.
    public var bias: Double?
    /// Pixels that the mean is over.
    public var pixels: Int
    /// What is asked of it.
    public var bars: Bars

    /// Whether no bar is missed; a measurement of nothing misses all.
    public var holds: Bool {
      pixels > 0 && mean <= bars.mean ?? .infinity && greatest <= bars.greatest ?? .infinity
        && abs(bias ?? 0) <= bars.bias ?? .infinity
    }
  }

  /// Measures coverage, movement, gradients, blurs and shadows.
  ///
  /// - Parameters:
  ///   - rasterizer: The rasteriser to measure.
  ///   - count: Shapes of each kind, at least 1.
  /// - Returns: The findings, kind by kind.
  public static func measure(_ rasterizer: Rasterizer, count: Int = 100) -> [Finding] {
    CoverageAccuracy(rasterizer: rasterizer, count: max(count, 1)).findings()
      + MovementAccuracy(rasterizer: rasterizer).findings()
      + GradientAccuracy(rasterizer: rasterizer).findings()
      + BlurAccuracy(rasterizer: rasterizer).findings()
  }
}
