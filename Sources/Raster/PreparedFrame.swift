internal import KernelInterface
internal import Pixels

/// A display list as flat device records, ready to be painted band by band.
///
/// Painting a band reads this and writes the band's pixels only; so bands may be painted in any order,
/// by any thread.
struct PreparedFrame {
  /// The pixels to paint, in device space.
  private(set) var viewport: IntRect
  private(set) var bandHeight: Int
  /// What lies beneath everything; premultiplied.
  private(set) var background: UInt32

  var records: [Record] = []
  var rects: [DeviceRect] = []
  var rounds: [RoundShape] = []
  var outlines: [DeviceOutline] = []
  var pieces: [OutlinePiece] = []
  var arcs: [EllipseArc] = []
  var paths: [DevicePath] = []
  /// Segments of all paths, four numbers each.
  var segments: [Float] = []
  /// For each path and band, where in ``bandSegments`` its segments start.
  var bandStarts: [Int32] = []
  /// Segments by number, band after band.
  var bandSegments: [Int32] = []
  var glyphs: [DeviceGlyph] = []
  /// Masks that the glyphs refer to.
  var masks: [UInt8] = []
  var shadows: [ShadowTable] = []
  var layers: [DeviceLayer] = []
  var shaders: [Shader] = []
  /// Records of each band, by number.
  var bands: [[Int32]] = []

  var bandCount: Int { (viewport.height + bandHeight - 1) / bandHeight }

  init(viewport: IntRect, bandHeight: Int, background: UInt32) {
    (self.viewport, self.bandHeight, self.background) = (viewport, bandHeight, background)
  }

  /// Empties the frame for another, keeping its room.
  mutating func reset(viewport: IntRect, bandHeight: Int, background: UInt32) {
    (self.viewport, self.bandHeight, self.background) = (viewport, bandHeight, background)
    records.removeAll(keepingCapacity: true)
    rects.removeAll(keepingCapacity: true)
    rounds.removeAll(keepingCapacity: true)
    outlines.removeAll(keepingCapacity: true)
    pieces.removeAll(keepingCapacity: true)
    arcs.removeAll(keepingCapacity: true)
    paths.removeAll(keepingCapacity: true)
    segments.removeAll(keepingCapacity: true)
    bandStarts.removeAll(keepingCapacity: true)
    bandSegments.removeAll(keepingCapacity: true)
    glyphs.removeAll(keepingCapacity: true)
    masks.removeAll(keepingCapacity: true)
    shadows.removeAll(keepingCapacity: true)
    layers.removeAll(keepingCapacity: true)
    shaders.removeAll(keepingCapacity: true)
  }

  /// What convex outlines refer to, lent to a kernel.
  var outlineLists: OutlineLists {
    @_lifetime(borrow self) get { OutlineLists(pieces: pieces.span, arcs: arcs.span) }
  }

  /// The rows of a band.
  func rows(of band: Int) -> Range<Int> {
    let top = viewport.y0 + band * bandHeight
    return top..<min(top + bandHeight, viewport.y1)
  }

  /// Sorts records into the bands that they touch.
  mutating func sortIntoBands() {
    if bands.count > bandCount { bands.removeLast(bands.count - bandCount) }
    for band in bands.indices { bands[band].removeAll(keepingCapacity: true) }
    while bands.count < bandCount { bands.append([]) }
    for (number, record) in records.enumerated() {
      let first = (record.bounds.y0 - viewport.y0) / bandHeight
      let last = (record.bounds.y1 - 1 - viewport.y0) / bandHeight
      guard !record.bounds.isEmpty else { continue }
      for band in first...last { bands[band].append(Int32(number)) }
    }
  }
}
