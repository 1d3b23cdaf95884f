/// A text style: one of the named sizes of iOS text at the default setting of Dynamic Type.
///
/// - Note: Source: Apple's Human Interface Guidelines, "Typography", table "iOS, Large (default)".
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
  /// Titles of screens, 34 points.
  case largeTitle
  /// Titles of the first rank, 28 points.
  case title
  /// Titles of the second rank, 22 points.
  case title2
  /// Titles of the third rank, 20 points.
  case title3
  /// Headings, 17 points semibold.
  case headline
  /// Subheadings, 15 points.
  case subheadline
  /// Running text, 17 points.
  case body
  /// Callouts, 16 points.
  case callout
  /// Footnotes, 13 points.
  case footnote
  /// Captions, 12 points.
  case caption
  /// Lesser captions, 11 points.
  case caption2

  /// The size in points to the em, at the usual setting of Dynamic Type.
  public var size: Double { size(at: .large) }

  /// The weight of the style unless a scene says otherwise.
  public var weight: FontWeight { self == .headline ? .semibold : .regular }

  /// The leading: points from one baseline to the next, at the usual setting of Dynamic Type.
  public var leading: Double { leading(at: .large) }
}
