import Goldens

/// What a recording holds besides the digests of the display lists.
struct GoldenParts: OptionSet, Hashable, Sendable {
  let rawValue: Int

  /// The values of all views at every frame.
  static let motion = GoldenParts(rawValue: 1)
  /// The digests of the pixels; what is drawn otherwise is drawn once.
  static let pixels = GoldenParts(rawValue: 2)

  private static let names: [(name: String, part: GoldenParts)] = [
    ("motion", .motion), ("pixels", .pixels),
  ]

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
  /// What the scene's process remarked: what never settles, letters without a font.
  var notes: [String]

  /// The golden, if all parts are there.
  var golden: Golden? {
    guard let pixels, let motion else { return nil }
    let frames = zip(lists, pixels).map { FrameDigests(list: $0, pixels: $1) }
    return Golden(header: header, frames: frames, motion: motion, drawings: drawings ?? [])
  }
}

/// A recording as the scene's process tells it.
struct RecordedScene: Codable {
  var header: GoldenHeader
  var lists: [String]
  var pixels: [String]?
  var drawings: [ViewDrawing]?
  /// As `MotionRecord.text` writes it: a fiftieth of the same in JSON.
  var motion: String?
}
