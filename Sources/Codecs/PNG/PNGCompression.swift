// Filters are chosen by bands of eight rows, by trial where a glance does not tell, instead of once for a picture: a
// card with a photograph in a flat picture took a quarter more than by libpng. Flat pictures cost a tenth more time.
internal import CDeflate
internal import Pixels

extension PNGRows {
  /// libdeflate's level, 0 to 12.
  private static let libdeflateLevel: Int32 = 6
  /// A picture is flat if no more than one of so many bands looks otherwise.
  private static let flatBands = 8
  /// Bands for which the last trial holds: a trial costs three times a band.
  private static let trialInterval = 6
  /// A band is tried if at least one of so many bytes belongs to no match.
  private static let literalsToTry = 10
  /// Parts of a plain band's bits that a filtered one may take, of so many: in doubt for the matches that later
  /// rows find in plain ones.
  private static let (filteredBits, plainBits) = (49, 50)

  /// The rows as a zlib stream, by the matcher for flat pictures.
  func compressedFast() -> [UInt8] { compressByTrial().stream }

  /// The same of a picture taken as opaque, or `nil` if it is not.
  ///
  /// Each band is looked at just before it is compressed: to look at a whole picture beforehand would take it through
  /// the processor's caches once more, a tenth of the time.
  func compressedFastIfOpaque() -> [UInt8]? {
    let stream = compressByTrial(stopsAtAlpha: true).stream
    return stream.isEmpty ? nil : stream
  }

  /// The rows as a zlib stream: by libdeflate at level 6, or by our own matcher where that is smaller, as on
  /// noise.
  ///
  /// Higher levels gain 2 % for three times the time.
  func compressedSmall() throws(CodecError) -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(Self.libdeflateLevel) else {
      throw .system(path: "PNG", action: "compressing", number: SystemCall.outOfMemory)
    }
    defer { libdeflate_free_compressor(compressor) }
    // Where nearly all is flat, nothing is gained by trying.
    let looks = looks
    let isFlat = looks.count { $0 != .flat } * Self.flatBands <= looks.count
    let trial = isFlat ? nil : compressByTrial()
    let raw = packed(isFiltered: trial?.isFiltered ?? looks.map { _ in false })
    let bound = libdeflate_zlib_compress_bound(compressor, raw.count)
    let stream = [UInt8](unsafeUninitializedCapacity: bound) { bytes, count in
      count = libdeflate_zlib_compress(
        compressor, raw, raw.count, bytes.baseAddress, bytes.count)
    }
    if let trial, trial.stream.count < stream.count { return trial.stream }
    return stream
  }

  /// All rows behind their filter bytes, for a compressor that wants the whole.
  ///
  /// - Parameter isFiltered: Of each band of ``FlatMatcher/bandHeight`` rows.
  /// - Returns: The bytes.
  private func packed(isFiltered: [Bool]) -> [UInt8] {
    let size = rowSize
    return [UInt8](unsafeUninitializedCapacity: size * pixmap.height + Self.slack) { bytes, count in
      count = size * pixmap.height
      guard let start = bytes.baseAddress else { return }
      var packer = RowPacker(self)
      pixmap.words.withUnsafeBufferPointer { words in
        for y in 0..<pixmap.height {
          packer.pack(
            y, of: words, isFiltered: isFiltered[y / FlatMatcher.bandHeight], to: start + y * size)
        }
      }
    }
  }

  /// The rows as our own matcher compresses them, and which bands were filtered: where it is unclear and many
  /// pixels find no match, whichever way takes fewer bits.
  ///
  /// - Parameter stopsAtAlpha: Whether a pixel that is not opaque makes the answer an empty one.
  /// - Returns: The zlib stream, and of each band whether it was filtered.
  private func compressByTrial(
    stopsAtAlpha: Bool = false
  ) -> (stream: [UInt8], isFiltered: [Bool]) {
    let matcher = FlatMatcher(rowSize: rowSize, pixelSize: pixelSize, rowCount: pixmap.height)
    var packer = RowPacker(self)
    var choices: [Bool] = []
    var (last, untilTrial, isStopped) = (false, 0, false)
    pixmap.words.withUnsafeBufferPointer { words in
      func append(_ rows: Range<Int>, isFiltered: Bool) {
        for y in rows {
          matcher.appendRow(isFiltered: isFiltered) {
            packer.pack(y, of: words, isFiltered: isFiltered, to: $0)
          }
        }
      }
      for (band, look) in looks.enumerated() {
        let top = band * FlatMatcher.bandHeight
        let rows = top..<min(top + FlatMatcher.bandHeight, pixmap.height)
        if stopsAtAlpha, !pixmap.isOpaque(inRows: rows) {
          isStopped = true
          return
        }
        let mark = matcher.beginBand()
        untilTrial -= 1
        var isFiltered = look == .photographic || look == .unclear && untilTrial > 0 && last
        append(rows, isFiltered: isFiltered)
        if look == .unclear, untilTrial <= 0,
          matcher.literalCount(since: mark) * Self.literalsToTry > rows.count * rowSize
        {
          let plain = matcher.bitCount(since: mark)
          matcher.rewind(to: mark)
          append(rows, isFiltered: true)
          isFiltered =
            matcher.bitCount(since: mark) * Self.plainBits < plain * Self.filteredBits
          if !isFiltered {
            matcher.rewind(to: mark)
            append(rows, isFiltered: false)
          }
          untilTrial = Self.trialInterval
        }
        last = isFiltered
        choices.append(isFiltered)
      }
    }
    return isStopped ? ([], []) : (matcher.finish(), choices)
  }
}
