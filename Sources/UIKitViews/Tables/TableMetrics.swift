import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

/// The figures of a table, those of the system's lists where they say them.
@MainActor struct TableMetrics {
  let style: UITableView.Style
  let lists: SystemLook.Lists
  /// A pixel, in points.
  let pixel: CGFloat
  let isRightToLeft: Bool

  /// The height of the words above a section of a plain table, and the room above them: guesses.
  static let (plainHeader, plainHeaderPadding) = (CGFloat(28), CGFloat(22))
  /// The width of what stands at the end of a row, and the space before it: guesses.
  static let (accessory, accessoryGap) = (CGFloat(20), CGFloat(8))
  /// The space between a row's picture and its words, a guess.
  static let imageGap: CGFloat = 16
  /// The height of a row of two lines of words: a guess.
  static let twoLines: CGFloat = 60

  init(_ style: UITableView.Style, _ environment: EnvironmentValues) {
    self.style = style
    lists = environment.systemLook.lists
    pixel = 1 / max(environment.displayScale, 1)
    isRightToLeft = environment.layoutDirection == .rightToLeft
  }

  /// How far rows are from the table's sides.
  var margin: CGFloat { style == .insetGrouped ? lists.inset : 0 }
  /// How far what rows show is from their edges.
  var inset: CGFloat { lists.rowInsets.leading }
  /// The thickness of a separator.
  var line: CGFloat { lists.lineThickness ?? pixel }
  /// The radius of a group's corners.
  var radius: CGFloat { style == .insetGrouped ? lists.cornerRadius : 0 }

  /// The gap above a section without words, by what is above it.
  func gap(isFirst: Bool, followsFooter: Bool) -> CGFloat {
    if style == .plain { return 0 }
    if isFirst { return lists.topGap }
    return followsFooter ? lists.groupGapAfterFooter : lists.groupGap
  }
  /// The gap above the words of a section, by what is above them.
  func headerGap(isFirst: Bool, followsFooter: Bool) -> CGFloat {
    if style == .plain { return 0 }
    if isFirst { return lists.firstHeaderGap }
    return followsFooter ? lists.headerGapAfterFooter : lists.headerGap
  }

  /// A frame as it stands where lines begin: mirrored from right to left.
  ///
  /// - Parameters:
  ///   - frame: The frame as it is from left to right.
  ///   - width: The width of the view that it is in.
  /// - Returns: The frame.
  func directed(_ frame: CGRect, in width: CGFloat) -> CGRect {
    guard isRightToLeft else { return frame }
    return CGRect(
      x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }
}
