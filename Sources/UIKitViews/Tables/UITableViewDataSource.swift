public import Foundation

/// The data source of a table: how many rows there are, and the cell of each.
@MainActor @preconcurrency public protocol UITableViewDataSource: AnyObject {
  /// The number of rows.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - section: The section's number, from 0.
  /// - Returns: How many rows the section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row, which comes near what is seen.
  ///
  /// - Parameters:
  ///   - tableView: The table, which hands out cells to use again.
  ///   - indexPath: The row's place.
  /// - Returns: The cell, filled.
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell
  /// The number of sections; 1 unless it is said.
  func numberOfSections(in tableView: UITableView) -> Int
  /// The words above a section.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - section: The section's number, from 0.
  /// - Returns: The words; `nil` for no header.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The words below a section.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - section: The section's number, from 0.
  /// - Returns: The words; `nil` for no footer.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Whether a row can be edited: a swipe shows a button that deletes it, where the data have a way to.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row's place.
  /// - Returns: Whether it can.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Whether a row can be carried elsewhere.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row's place.
  /// - Returns: Whether it can.
  /// - Note: Accepted; no effect. `canMoveRowAt`: rows are not carried by fingers.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Called when a finger has deleted a row.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - editingStyle: What it has done.
  ///   - indexPath: The row's place.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  /// Whether the source has a method of its own that deletes rows: where a scene's text has one, this is written beside it.
  var _deletesRows: Bool { get }
  /// Called when a finger has carried a row elsewhere.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - sourceIndexPath: The row's place before.
  ///   - destinationIndexPath: Its place after.
  /// - Note: Accepted; no effect. `moveRowAt`: rows are not carried by fingers.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  public var _deletesRows: Bool { false }
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
