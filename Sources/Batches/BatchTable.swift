/// A table of rows: what a CSV file, JSON Lines or a manifest's own list say, cell by cell.
///
/// A million rows are four arrays, not a million objects: all cells' bytes one behind the other, and where each ends. A row
/// has the cells that it was given; a cell that is not there is another thing than an empty one.
public struct BatchTable: Sendable {
  /// A cell: which column it is of, and where its bytes end.
  private struct Cell {
    var column: UInt32
    var end: UInt32
  }

  /// The most rows, columns and bytes of a table.
  public static let (mostRows, mostColumns, mostBytes) = (10_000_000, 1000, 2_000_000_000)

  /// What the table is called in messages: its file.
  public let file: String
  /// The names of the columns, in the order in which they were met.
  public private(set) var columns: [String] = []
  private var places: [String: Int] = [:]
  private var cells: [Cell] = []
  private(set) var bytes: [UInt8] = []
  /// Where each row's cells end.
  private var rowEnds: [UInt32] = []
  /// The line in which each row begins.
  private var lines: [UInt32] = []

  /// Creates a table without rows.
  ///
  /// - Parameter file: What it is called in messages.
  public init(file: String) { self.file = file }

  /// How many columns there are.
  var columnCount: Int { columns.count }
  /// How many rows there are.
  public var rowCount: Int { rowEnds.count }

  /// The column of a name, made where it is missing.
  mutating func column(_ name: String) -> Int {
    if let place = places[name] { return place }
    places[name] = columns.count
    columns.append(name)
    return columns.count - 1
  }

  /// The column of a name; `nil` if there is none.
  public func place(of column: String) -> Int? { places[column] }

  /// The line in which a row begins, from 1.
  public func line(of row: Int) -> Int { Int(lines[row]) }

  /// Room for what a file of so many bytes may hold.
  mutating func reserve(bytes count: Int) { bytes.reserveCapacity(count) }

  /// Adds a cell to the row that is under way.
  mutating func add(_ text: some Collection<UInt8>, column: Int) {
    bytes.append(contentsOf: text)
    endCell(column: column)
  }

  /// Adds a byte to the cell that is under way.
  mutating func add(_ byte: UInt8) { bytes.append(byte) }

  /// Ends the cell that is under way.
  mutating func endCell(column: Int) {
    cells.append(Cell(column: UInt32(column), end: UInt32(bytes.count)))
  }

  /// Ends the row that is under way.
  mutating func endRow(line: Int) {
    rowEnds.append(UInt32(cells.count))
    lines.append(UInt32(clamping: line))
  }

  /// Whether a limit is passed.
  var isFull: Bool {
    rowEnds.count > Self.mostRows || bytes.count > Self.mostBytes
      || columns.count > Self.mostColumns || cells.count >= Int(UInt32.max) / 2
  }

  /// What is told of a table that is too large.
  static let limits =
    "a table has at most \(mostRows) rows, \(mostColumns) columns and \(mostBytes) bytes"

  /// Does something with each cell of a row: its column, and where its bytes are.
  @inline(__always)
  func forEachCell(of row: Int, _ body: (_ column: Int, _ range: Range<Int>) -> Void) {
    let first = row == 0 ? 0 : Int(rowEnds[row - 1])
    for place in first..<Int(rowEnds[row]) {
      let start = place == 0 ? 0 : Int(cells[place - 1].end)
      body(Int(cells[place].column), start..<Int(cells[place].end))
    }
  }

  /// The text of a row's cell; `nil` if the row has none in that column.
  ///
  /// - Parameters:
  ///   - row: The row, from 0.
  ///   - column: The column's name.
  /// - Returns: The text.
  public func text(_ row: Int, _ column: String) -> String? {
    guard let wanted = places[column] else { return nil }
    var found: String?
    forEachCell(of: row) { column, range in
      if column == wanted { found = String(decoding: bytes[range], as: UTF8.self) }
    }
    return found
  }
}
