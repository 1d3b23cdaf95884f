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
  /// The leading: what is left between two lines; below 0 where a style's lines are nearer than the font's are high.
  ///
  /// - Note: In pictures of iOS 26 lines of 11 points, 13.13 high, are 13.0 apart, as their style says.
  public var leading: Double
}

extension FontMetrics {
  /// The greatest of each measure of two fonts, as a line that mixes them has it.
  ///
  /// - Parameters:
  ///   - first: The measures of a font.
  ///   - second: Those of another.
  /// - Returns: The greatest.
  public static func greatest(_ first: FontMetrics, _ second: FontMetrics) -> FontMetrics {
    FontMetrics(
      ascent: max(first.ascent, second.ascent), descent: max(first.descent, second.descent),
      capHeight: max(first.capHeight, second.capHeight),
      xHeight: max(first.xHeight, second.xHeight), leading: max(first.leading, second.leading))
  }
}
