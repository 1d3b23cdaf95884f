/// The metrics of a font: how tall its letters and lines are, in points.
public struct FontMetrics: Hashable, Sendable {
  /// The ascent, from the baseline up to the edge of a line.
  public var ascent: Double
  /// The descent, from the baseline down to the edge of a line.
  public var descent: Double
  /// The height of capitals; 0 where the font does not say.
  public var capHeight: Double
  /// The height of small letters; 0 where the font does not say.
  public var xHeight: Double
}
