/// Which columns of a band are hidden from a record by what is painted after it.
///
/// A band is cut into at most 64 blocks of columns. A block is hidden once a later record replaces all of
/// its pixels. Painting what is hidden or leaving it out gives the same picture.
struct Occlusion {
  /// Pixels across a block.
  private let blockWidth: Int
  private let viewport: IntRect
  /// For each record of the band, its hidden blocks.
  private(set) var hidden: [UInt64]
  /// Blocks of the background that are hidden.
  private(set) var hiddenBackground: UInt64 = 0

  /// Looks at a band's records from the last to the first; `unwanted` blocks are hidden from all.
  init(_ records: [Int32], of frame: PreparedFrame, rows: Range<Int>, unwanted: UInt64) {
    viewport = frame.viewport
    blockWidth = Self.blockWidth(of: viewport)
    hidden = [UInt64](repeating: 0, count: records.count)
    var covered = unwanted
    var outer: [UInt64] = []
    for index in records.indices.reversed() {
      let record = frame.records[Int(records[index])]
      hidden[index] = covered
      switch record.content {
      case .endLayer: outer.append(covered)
      case .beginMask: covered = outer.last ?? 0
      case .beginLayer:
        covered = outer.popLast() ?? 0
        hidden[index] = covered
      default:
        if !record.covers.isEmpty { covered |= blocks(coveredBy: record.covers, rows) }
        if !record.alsoCovers.isEmpty { covered |= blocks(coveredBy: record.alsoCovers, rows) }
      }
    }
    hiddenBackground = covered
  }

  private func blocks(coveredBy rect: IntRect, _ rows: Range<Int>) -> UInt64 {
    guard rect.y0 <= rows.lowerBound, rect.y1 >= rows.upperBound else { return 0 }
    let first = (rect.x0 - viewport.x0 + blockWidth - 1) / blockWidth
    let end =
      rect.x1 == viewport.x1
      ? (viewport.width + blockWidth - 1) / blockWidth : (rect.x1 - viewport.x0) / blockWidth
    return Self.bits(first, end)
  }

  /// Pixels across a block of a picture.
  static func blockWidth(of viewport: IntRect) -> Int { max(32, (viewport.width + 63) / 64) }

  /// The blocks of a picture that lie wholly beside some of its columns.
  static func blocks(beside columns: Range<Int>, of viewport: IntRect) -> UInt64 {
    let width = blockWidth(of: viewport)
    return ~bits(
      (columns.lowerBound - viewport.x0) / width, (columns.upperBound - 1 - viewport.x0) / width + 1
    )
  }

  /// The bits of `first..<end`.
  static func bits(_ first: Int, _ end: Int) -> UInt64 {
    guard first < end else { return 0 }
    let below: UInt64 = end >= 64 ? .max : (1 << UInt64(end)) - 1
    return below & ~((1 << UInt64(first)) - 1)
  }

  /// Whether no part of `area` lies outside hidden blocks.
  func isHidden(_ area: IntRect, hidden: UInt64) -> Bool {
    guard !area.isEmpty else { return true }
    let first = (area.x0 - viewport.x0) / blockWidth
    let last = (area.x1 - 1 - viewport.x0) / blockWidth
    return Self.bits(first, last + 1) & ~hidden == 0
  }

  /// Calls `body` with the parts of `area` outside hidden blocks, left to right.
  func forEachVisiblePart(of area: IntRect, hidden: UInt64, _ body: (IntRect) -> Void) {
    guard !area.isEmpty else { return }
    guard hidden != 0 else { return body(area) }
    let first = (area.x0 - viewport.x0) / blockWidth
    let last = (area.x1 - 1 - viewport.x0) / blockWidth
    let own = Self.bits(first, last + 1)
    guard own & hidden != 0 else { return body(area) }
    guard own & ~hidden != 0 else { return }
    // Cutting narrow shapes up costs more than it saves.
    guard area.width > 2 * blockWidth else { return body(area) }
    var block = first
    while block <= last {
      guard hidden & (1 << UInt64(block)) == 0 else {
        block += 1
        continue
      }
      let start = block
      while block <= last, hidden & (1 << UInt64(block)) == 0 { block += 1 }
      var part = area
      part.x0 = max(area.x0, viewport.x0 + start * blockWidth)
      part.x1 = min(area.x1, viewport.x0 + block * blockWidth)
      body(part)
    }
  }
}
