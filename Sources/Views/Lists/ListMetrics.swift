import Foundation

/// The measures of lists and forms that no version of the system changes.
enum ListMetrics {
  /// The size of a list where none is proposed, in points: the first iPhone's screen.
  static let idealSize = CGSize(width: 320, height: 480)
  /// The distance within which one row meets the next, in points: sums of fractions are not exact.
  static let tolerance: CGFloat = 0.01
}
