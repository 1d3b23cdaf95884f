internal import Pixels

/// Which parts of a picture may differ from those of another list's picture.
///
/// Bands are cut into the blocks of columns that ``Occlusion`` knows. What is outside the damage need not
/// be painted where the other list's picture already is.
struct Damage {
  /// Columns at either side of a damaged run that are as they were, but at the picture's own sides:
  /// chroma is filtered across.
  static let margin = 4
  /// Pixels by which bounds may be too small: some are rounded in other ways than what is painted.
  static let slack = 2

  private let viewport: IntRect
  private let bandHeight: Int
  private let blockWidth: Int
  private let blockCount: Int
  /// Damaged blocks of each band.
  private var bands: [UInt64]
  /// How many blocks are damaged.
  private var count = 0

  init(viewport: IntRect, bandHeight: Int) {
    (self.viewport, self.bandHeight) = (viewport, bandHeight)
    blockWidth = Occlusion.blockWidth(of: viewport)
    blockCount = (viewport.width + blockWidth - 1) / blockWidth
    bands = [UInt64](repeating: 0, count: (viewport.height + bandHeight - 1) / bandHeight)
  }

  /// Whether so much is damaged that leaving out the rest does not pay.
  var isNearlyAll: Bool { count * 8 >= bands.count * blockCount * 7 }

  /// The damaged blocks of a band.
  subscript(band: Int) -> UInt64 { bands[band] }

  /// Adds what may be painted within `rect`; everything for `nil`.
  mutating func add(_ rect: IntRect?) {
    guard let places = places(rect ?? viewport, beside: Self.margin) else { return }
    for band in places.bands {
      count += (places.blocks & ~bands[band]).nonzeroBitCount
      bands[band] |= places.blocks
    }
  }

  /// Whether what is painted within `rect` may be seen in damaged parts; `nil` stands for everywhere.
  func touches(_ rect: IntRect?) -> Bool {
    guard let rect else { return count > 0 }
    guard count > 0, let places = places(rect, beside: 0) else { return false }
    return places.bands.contains { bands[$0] & places.blocks != 0 }
  }

  private func places(
    _ rect: IntRect, beside margin: Int
  ) -> (bands: ClosedRange<Int>, blocks: UInt64)? {
    guard !rect.isEmpty else { return nil }
    var wide = rect.expanded(by: Self.slack)
    (wide.x0, wide.x1) = (wide.x0 - margin, wide.x1 + margin)
    let seen = wide.intersection(viewport)
    guard !seen.isEmpty else { return nil }
    let first = (seen.x0 - viewport.x0) / blockWidth
    let last = (seen.x1 - 1 - viewport.x0) / blockWidth
    let top = (seen.y0 - viewport.y0) / bandHeight
    let bottom = (seen.y1 - 1 - viewport.y0) / bandHeight
    return (top...bottom, Occlusion.bits(first, last + 1))
  }

  /// Calls `body` with the runs of damaged columns of a band, left to right, counted from the picture's
  /// left.
  func forEachRun(of band: Int, _ body: (Range<Int>) throws -> Void) rethrows {
    var block = 0
    while block < blockCount {
      guard bands[band] & 1 << UInt64(block) != 0 else {
        block += 1
        continue
      }
      let start = block
      while block < blockCount, bands[band] & 1 << UInt64(block) != 0 { block += 1 }
      try body(start * blockWidth..<min(block * blockWidth, viewport.width))
    }
  }
}
