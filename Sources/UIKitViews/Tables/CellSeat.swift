import Foundation

/// Where a row stands in its table, as far as it looks by it.
struct CellSeat: Equatable {
  var style = UITableView.Style.plain
  /// Whether it is the first and the last of its section.
  var isFirst = false
  var isLast = false
  /// Whether a line is below it.
  var hasLine = false
  /// The insets of that line; `nil` for the system's.
  var separatorInset: UIEdgeInsets?
  /// The colour of that line.
  var separatorColor: UIColor?
}
