internal import Pixels

/// A packer of scanlines: packs the rows of a picture behind their filter bytes, filtered or not.
struct RowPacker {
  private let rows: PNGRows
  private var filter: PNGFilter
  /// The row that was filtered last.
  private var lastRow = -1
  private var above: [UInt8]

  init(_ rows: PNGRows) {
    self.rows = rows
    filter = PNGFilter(rowSize: rows.rowSize - 1, pixelSize: rows.pixelSize)
    above = [UInt8](repeating: 0, count: rows.rowSize + PNGRows.slack)
  }

  /// Writes row `y` and its filter byte; up to 12 bytes after them are overwritten.
  @inline(__always)
  mutating func pack(
    _ y: Int, of words: UnsafeBufferPointer<UInt32>, isFiltered: Bool,
    to row: UnsafeMutablePointer<UInt8>
  ) {
    row.pointee = 0
    rows.pack(y, of: words, to: row + 1)
    if isFiltered { filter(y, of: words, row) }
  }

  @inline(never)
  private mutating func filter(
    _ y: Int, of words: UnsafeBufferPointer<UInt32>, _ row: UnsafeMutablePointer<UInt8>
  ) {
    if y > 0, lastRow != y - 1 {
      above.withUnsafeMutableBufferPointer { above in
        guard let start = above.baseAddress else { return }
        rows.pack(y - 1, of: words, to: start)
        filter.setAbove(start)
      }
    } else if y == 0 {
      filter.setNothingAbove()
    }
    row.pointee = filter.apply(to: row + 1)
    lastRow = y
  }
}
