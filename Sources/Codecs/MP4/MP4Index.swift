/// The index of an MP4 (its `moov` box), which stands before the pictures: one track of H.264 at a
/// constant rate.
///
/// Pictures are stored in the order of decoding and follow the index without gaps.
///
/// - Note: Source: ISO/IEC 14496-12 (boxes), 14496-15 (`avcC`).
struct MP4Index {
  /// Colour tags as ITU-T H.273 numbers them.
  struct Colors {
    let primaries: UInt16
    let transfer: UInt16
    let matrix: UInt16
    let isFullRange: Bool

    /// BT.709 as primaries, transfer and matrix.
    static let bt709: UInt16 = 1
    /// IEC 61966-2-1, sRGB, as a transfer.
    static let sRGB: UInt16 = 13
    /// Red, green and blue themselves, as a matrix.
    static let identity: UInt16 = 0
  }

  /// Numbers of the format.
  private enum Number {
    /// 1 in fixed point, 16 bits before the point and 16 after: a usual rate, a whole scale.
    static let one: UInt32 = 1 << 16
    /// 1 with 30 bits after the point, as the corner of a matrix has it.
    static let corner: UInt32 = 1 << 30
    /// Full volume, 8 bits after the point.
    static let volume: UInt16 = 1 << 8
    /// 72 pixels an inch, which is what everybody writes.
    static let resolution = 72 * one
    /// No language: "und" in five bits a letter.
    static let noLanguage: UInt16 = 0x55c4
    /// Bits of a pixel, without alpha.
    static let depth: UInt16 = 24
    /// No table of colours.
    static let noTable: UInt16 = 0xffff
    /// The profile from which on parameter sets tell of samples: High.
    static let highProfile: UInt8 = 100
    /// The flags of a track that is enabled and part of the presentation.
    static let shownTrack: UInt32 = 3
  }

  /// Units of time in a second, at least: some players count in no fewer.
  private static let leastTimescale = 10_000
  /// Beyond which a picture's time is not doubled.
  private static let greatestDuration = 1 << 30
  /// Bytes that the index may take, at most, where places have four bytes.
  private static let indexRoom = 1 << 28

  /// A picture that is stored, in twelve bytes, as a long film has many.
  struct Picture {
    let size: UInt32
    /// Its place in the order of presentation.
    let place: UInt32
    let isKey: Bool

    var number: Int { Int(place) }
  }

  let width: Int
  let height: Int
  let colors: Colors
  /// Whether chroma is subsampled: a sample stands for a block of 2 × 2 pixels.
  let isHalved: Bool
  /// The stream's sequence and picture parameter sets.
  let parameterSets: (sequence: [UInt8], picture: [UInt8])
  /// The timescale: units of time in a second.
  private let timescale: Int
  /// Units of time that a picture is shown.
  private let duration: Int
  /// The pictures in a chunk of the file: those of at most a second, as players read them.
  private let chunk: Int
  private(set) var pictures: [Picture] = []
  private var mediaSize = 0

  /// Creates the index of a film without pictures.
  init(
    width: Int, height: Int, rate: FrameRate, colors: Colors, isHalved: Bool,
    parameterSets: (sequence: [UInt8], picture: [UInt8])
  ) {
    (self.width, self.height) = (width, height)
    (self.colors, self.isHalved) = (colors, isHalved)
    self.parameterSets = parameterSets
    var (timescale, duration) = (rate.frames, rate.seconds)
    while timescale < Self.leastTimescale, duration < Self.greatestDuration {
      (timescale, duration) = (timescale * 2, duration * 2)
    }
    (self.timescale, self.duration) = (timescale, duration)
    chunk = max(1, rate.frames / rate.seconds)
  }

  var count: Int { pictures.count }

  /// How long the film is, as the file has it.
  var length: ExactTime { ExactTime(pictures.count * duration, over: timescale) }

  /// Adds the picture that is stored next.
  ///
  /// - Parameters:
  ///   - size: Its bytes.
  ///   - number: Its place in the order of showing, from 0.
  ///   - isKey: Whether it can be decoded without others.
  mutating func add(size: Int, number: Int, isKey: Bool) {
    pictures.append(Picture(size: UInt32(size), place: UInt32(number), isKey: isKey))
    mediaSize += size
  }

  /// All bytes before those of the first picture.
  var bytes: [UInt8] {
    // What the index says of places depends on its size, which does not depend on what it says.
    bytes(pictureStart: bytes(pictureStart: 0).count)
  }

  private func bytes(pictureStart: Int) -> [UInt8] {
    var writer = BoxWriter()
    writer.box("ftyp") {
      $0.add("isom")
      $0.add32(512)
      $0.add("isomiso2avc1mp41")
    }
    writer.box("moov") {
      addMovieHeader(&$0)
      $0.box("trak") {
        addTrackHeader(&$0)
        addEdit(&$0)
        $0.box("mdia") { addMedia(&$0, pictureStart) }
      }
    }
    if mediaSize + 8 > Int(UInt32.max) {
      writer.add32(1)
      writer.add("mdat")
      writer.add64(UInt64(mediaSize + 16))
    } else {
      writer.add32(UInt32(mediaSize + 8))
      writer.add("mdat")
    }
    return writer.bytes
  }

  // MARK: Times

  private var total: Int { pictures.count * duration }

  /// The version of boxes that tell the film's length.
  private var timeVersion: UInt8 { total > Int(UInt32.max) ? 1 : 0 }

  /// The delay of presentation after decoding, in pictures.
  private var lag: Int {
    pictures.indices.reduce(0) { max($0, $1 - pictures[$1].number) }
  }

  private func addMovieHeader(_ writer: inout BoxWriter) {
    writer.fullBox("mvhd", version: timeVersion) {
      addTimes(&$0)
      $0.add32(Number.one)
      $0.add16(Number.volume)
      $0.addZeros(10)
      Self.addUnitMatrix(&$0)
      $0.addZeros(24)
      $0.add32(2)
    }
  }

  /// Adds the times at which something was made and changed, its timescale, and its duration.
  private func addTimes(_ writer: inout BoxWriter) {
    // At no known time: the same film gives the same bytes.
    writer.add(0, version: timeVersion)
    writer.add(0, version: timeVersion)
    writer.add32(UInt32(timescale))
    writer.add(total, version: timeVersion)
  }

  private func addTrackHeader(_ writer: inout BoxWriter) {
    writer.fullBox("tkhd", version: timeVersion, flags: Number.shownTrack) {
      $0.add(0, version: timeVersion)
      $0.add(0, version: timeVersion)
      $0.add32(1)
      $0.add32(0)
      $0.add(total, version: timeVersion)
      $0.addZeros(16)
      Self.addUnitMatrix(&$0)
      $0.add32(UInt32(width) << 16)
      $0.add32(UInt32(height) << 16)
    }
  }

  private static func addUnitMatrix(_ writer: inout BoxWriter) {
    let (one, corner) = (Number.one, Number.corner)
    for value in [one, 0, 0, 0, one, 0, 0, 0, corner] { writer.add32(value) }
  }

  /// Adds the edit list, which shows the first picture at 0, however far presentation lags.
  private func addEdit(_ writer: inout BoxWriter) {
    writer.box("edts") {
      $0.fullBox("elst", version: timeVersion) {
        $0.add32(1)
        $0.add(total, version: timeVersion)
        $0.add(lag * duration, version: timeVersion)
        $0.add32(Number.one)
      }
    }
  }

  // MARK: Media

  private func addMedia(_ writer: inout BoxWriter, _ pictureStart: Int) {
    writer.fullBox("mdhd", version: timeVersion) {
      addTimes(&$0)
      $0.add16(Number.noLanguage)
      $0.add16(0)
    }
    writer.fullBox("hdlr") {
      $0.add32(0)
      $0.add("vide")
      $0.addZeros(12)
      $0.add("VideoHandler\0")
    }
    writer.box("minf") {
      $0.fullBox("vmhd", flags: 1) { $0.addZeros(8) }
      $0.box("dinf") {
        $0.fullBox("dref") {
          $0.add32(1)
          // The pictures are in this file.
          $0.fullBox("url ", flags: 1) { _ in }
        }
      }
      $0.box("stbl") {
        $0.fullBox("stsd") {
          $0.add32(1)
          addDescription(&$0)
        }
        addTables(&$0, pictureStart)
      }
    }
  }

  private func addDescription(_ writer: inout BoxWriter) {
    writer.box("avc1") {
      $0.addZeros(6)
      $0.add16(1)
      $0.addZeros(16)
      $0.add16(UInt16(width))
      $0.add16(UInt16(height))
      $0.add32(Number.resolution)
      $0.add32(Number.resolution)
      $0.add32(0)
      $0.add16(1)
      $0.addZeros(32)
      $0.add16(Number.depth)
      $0.add16(Number.noTable)
      $0.box("avcC", addConfiguration)
      $0.box("colr") {
        $0.add("nclx")
        $0.add16(colors.primaries)
        $0.add16(colors.transfer)
        $0.add16(colors.matrix)
        $0.add8(colors.isFullRange ? 0x80 : 0)
      }
      $0.box("pasp") {
        $0.add32(1)
        $0.add32(1)
      }
    }
  }

  private func addConfiguration(_ writer: inout BoxWriter) {
    let (sequence, picture) = parameterSets
    let profile = sequence[1]
    writer.add8(1)
    writer.add(Array(sequence[1...3]))
    // Sizes of four bytes; one set of each kind.
    writer.add8(0xff)
    writer.add8(0xe1)
    writer.add16(UInt16(sequence.count))
    writer.add(sequence)
    writer.add8(1)
    writer.add16(UInt16(picture.count))
    writer.add(picture)
    guard profile >= Number.highProfile else { return }
    // High profiles tell how colour is sampled, and that components have 8 bits.
    writer.add8(isHalved ? 0xfd : 0xff)
    writer.add8(0xf8)
    writer.add8(0xf8)
    writer.add8(0)
  }

  // MARK: Tables

  private func addTables(_ writer: inout BoxWriter, _ pictureStart: Int) {
    addRuns(&writer, "stts", pictures.map { _ in duration })
    let lag = lag
    let delays = pictures.indices.map { (pictures[$0].number + lag - $0) * duration }
    if delays.contains(where: { $0 != 0 }) { addRuns(&writer, "ctts", delays) }
    if pictures.contains(where: { !$0.isKey }) {
      writer.fullBox("stss") {
        let keys = pictures.indices.filter { pictures[$0].isKey }
        $0.add32(UInt32(keys.count))
        for key in keys { $0.add32(UInt32(key + 1)) }
      }
    }
    let last = pictures.count % chunk
    writer.fullBox("stsc") {
      var runs: [(first: Int, count: Int)] = []
      if pictures.count >= chunk { runs.append((1, chunk)) }
      if last > 0 { runs.append((pictures.count / chunk + 1, last)) }
      $0.add32(UInt32(runs.count))
      for run in runs {
        $0.add32(UInt32(run.first))
        $0.add32(UInt32(run.count))
        $0.add32(1)
      }
    }
    writer.fullBox("stsz") {
      $0.add32(0)
      $0.add32(UInt32(pictures.count))
      for picture in pictures { $0.add32(picture.size) }
    }
    addPlaces(&writer, pictureStart)
  }

  /// Adds a run-length table: values, each with how often it comes in a row.
  private func addRuns(_ writer: inout BoxWriter, _ type: StaticString, _ values: [Int]) {
    var runs: [(count: UInt32, value: Int)] = []
    for value in values {
      if runs.last?.value == value {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((1, value))
      }
    }
    writer.fullBox(type) {
      $0.add32(UInt32(runs.count))
      for run in runs {
        $0.add32(run.count)
        $0.add32(UInt32(run.value))
      }
    }
  }

  /// Adds the chunks' offsets.
  private func addPlaces(_ writer: inout BoxWriter, _ pictureStart: Int) {
    let isLarge = mediaSize > Int(UInt32.max) - Self.indexRoom
    writer.fullBox(isLarge ? "co64" : "stco") {
      $0.add32(UInt32((pictures.count + chunk - 1) / chunk))
      var place = pictureStart
      for (index, picture) in pictures.enumerated() {
        if index % chunk == 0 { $0.add(place, version: isLarge ? 1 : 0) }
        place += Int(picture.size)
      }
    }
  }
}
