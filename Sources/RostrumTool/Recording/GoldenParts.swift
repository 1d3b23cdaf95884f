import Goldens

/// What a recording holds besides the digests of the display lists.
struct GoldenParts: OptionSet, Hashable, Sendable {
  let rawValue: Int

  /// The values of all views at every frame.
  static let motion = GoldenParts(rawValue: 1)
  /// The digests of the pixels; what is drawn otherwise is drawn once.
  static let pixels = GoldenParts(rawValue: 2)
  /// Where the views paint that masks name; every frame is drawn again without each of them.
  static let places = GoldenParts(rawValue: 4)

  /// A filmstrip, for eyes; it needs the motion.
  static let strip = GoldenParts(rawValue: 8)
  /// What an audit needs pixels for; it needs the motion.
  static let audit = GoldenParts(rawValue: 16)

  private static let names: [(name: String, part: GoldenParts)] = [
    ("motion", .motion), ("pixels", .pixels), ("places", .places), ("strip", .strip),
    ("audit", .audit),
  ]

  /// All that a golden is made from.
  ///
  /// - Parameters:
  ///   - level: How it is compared: where pixels are, it must be known where masked views paint.
  ///   - masks: What is not compared.
  /// - Returns: What is recorded.
  static func golden(_ level: ComparisonLevel, _ masks: [GoldenMask]) -> GoldenParts {
    let hasViews = masks.contains { if case .node = $0 { true } else { false } }
    return level.comparesPixels && hasViews ? [.motion, .pixels, .places] : [.motion, .pixels]
  }

  /// Reads `motion,pixels`, in any order; `lists` alone is what there is always.
  init?(text: String) {
    self = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) where word != "lists" {
      guard let found = Self.names.first(where: { $0.name == word }) else { return nil }
      formUnion(found.part)
    }
  }

  init(rawValue: Int) { self.rawValue = rawValue }

  /// The parts in words.
  var text: String {
    let names = Self.names.filter { contains($0.part) }.map(\.name)
    return names.isEmpty ? "lists" : names.joined(separator: ",")
  }
}

/// A recording of a scene: what a golden is made from.
struct GoldenRecording: Sendable {
  /// What was filmed; at the level `exact`, with the masks that were asked for.
  var header: GoldenHeader
  /// The digests of the display lists, one a frame.
  var lists: [String]
  /// The digests of the pixels, if they were asked for.
  var pixels: [String]?
  /// How the values move, if that was asked for; rounded.
  var motion: MotionRecord?
  /// What each view draws, if the motion was asked for.
  var drawings: [ViewDrawing]?
  /// Where the views paint that masks name, if that was asked for.
  var places: [MaskedPlace]?
  /// The line of the preview in the scene's file.
  var line: Int?
  /// What the scene's process remarked: what never settles, letters without a font.
  var notes: [String]
  /// A filmstrip as a PNG, if it was asked for and there is a frame.
  var strip: [UInt8]?
  /// What an audit needs pixels for, if it was asked for.
  var audit: AuditSample?
  /// The pictures that were asked for, as files; none of a film without frames.
  var pictures: [FilmPicture: [UInt8]] = [:]
  /// What the scene read besides its own file, as it was right after; `nil` if that is more than can be watched.
  var files: [SeenFile]? = []

  /// The golden, if all parts are there.
  var golden: Golden? {
    guard let pixels, let motion else { return nil }
    let frames = zip(lists, pixels).map { FrameDigests(list: $0, pixels: $1) }
    return Golden(
      header: header, frames: frames, motion: motion, drawings: drawings ?? [],
      places: places ?? [])
  }
}

/// A recording as the scene's process tells it.
struct RecordedScene: Codable {
  var header: GoldenHeader
  var lists: [String]
  var pixels: [String]?
  var drawings: [ViewDrawing]?
  var places: [MaskedPlace]?
  /// The preview's line.
  var line: Int?
  /// As `MotionRecord.text` writes it: a fiftieth of the same in JSON.
  var motion: String?
  /// A PNG in base 64.
  var strip: String?
  /// What an audit needs pixels for.
  var audit: AuditSample?
  /// Pictures that were asked for, in base 64, by `FilmPicture`'s words.
  var pictures: [String: String]?
  /// What the scene opened to read; `nil` if that is more than is kept.
  var readings: [String]?
  /// What it asked for without opening it.
  var askings: [String]?
}
