import Foundation
import Geometry

/// The measures of lists and forms in points, as in pictures of iOS 18.
enum ListMetrics {
  /// The inset of rounded groups from the list's sides, and of separators from a row's leading edge.
  static let inset: CGFloat = 16
  /// The least height of a row.
  static let rowHeight: CGFloat = 44
  /// The insets of a row's content: a line of body text, 22 high, makes a row of the least height.
  static let rowInsets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  /// The insets of a header.
  static let headerInsets = EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
  /// The insets of a footer; the gap beneath it is the next group's.
  static let footerInsets = EdgeInsets(top: 6, leading: 16, bottom: 0, trailing: 16)
  /// The gap above a header that follows another group; its insets come on top: 55 in all between two
  /// groups where the header's text has 12 points.
  static let headerGap: CGFloat = 86.0 / 3
  /// The gap between groups without a header, measured as 35.3.
  static let groupGap: CGFloat = 35
  /// The gap above the first group and below the last.
  static let endGap: CGFloat = 16
  /// The corner radius of a rounded group.
  static let cornerRadius: CGFloat = 10
  /// The size of a list where none is proposed: the first iPhone's screen.
  static let idealSize = CGSize(width: 320, height: 480)
}
