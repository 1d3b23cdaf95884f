public import Foundation

extension IndexPath {
  /// Creates the place of a row in a table.
  ///
  /// - Parameters:
  ///   - row: Its number in the section, from 0.
  ///   - section: The section's number, from 0.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// Creates the place of an item in a collection.
  ///
  /// - Parameters:
  ///   - item: Its number in the section, from 0.
  ///   - section: The section's number, from 0.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The number of the section, from 0.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
  /// The number of the row in its section, from 0.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  /// The number of the item in its section, from 0.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
