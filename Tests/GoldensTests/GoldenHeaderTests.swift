import Testing

@testable import Goldens

/// A golden's header: every field, as it is written, and as it is refused.
@Suite("Headers of goldens") struct GoldenHeaderTests {
  private static let digest = String(repeating: "0a", count: 32)
  private static let other = String(repeating: "b1", count: 32)

  private static var plain: GoldenHeader {
    GoldenHeader(
      renderer: 3, scene: "Card.swift", sceneDigest: digest, preview: "1", width: 390,
      height: 844.5,
      scale: 2, rate: "60", frameCount: 0, length: .named)
  }

  /// A golden of no frames with a header.
  private static func golden(_ header: GoldenHeader) -> Golden {
    let motion = MotionRecord(
      framesPerSecond: header.framesPerSecond ?? 0, frameCount: header.frameCount, tracks: [],
      events: [])
    return Golden(header: header, frames: [], motion: motion)
  }

  /// A header's lines with another one in a line's place, closed with its own digest.
  private static func text(_ line: Int, _ other: String?) -> String {
    var lines = plain.lines
    if let other { lines[line] = other } else { lines.remove(at: line) }
    return GoldenText.closed(lines)
  }

  @Test("the plain header, line by line")
  func lines() {
    #expect(
      Self.plain.lines == [
        "rostrum golden 1", "renderer 3", "scene \(Self.digest) Card.swift", "preview 1",
        "size 390 844.5 scale 2", "rate 60", "frames 0 named", "pixels rgba8 premultiplied srgb",
        "level exact",
      ])
  }

  @Test("what is not usual has its lines, in their order")
  func particulars() {
    var header = Self.plain
    header.preview = ""
    header.variant = ["--color-scheme dark", "--locale de"]
    header.isByFlags = true
    header.inputDigest = Self.other
    header.fonts = [
      .init(name: "Inter Bold", digest: Self.digest), .init(name: "", digest: Self.other),
    ]
    header.masks = [
      .node(name: "clock", from: nil, to: nil), .rectangle(x: 0, y: 1, width: 2, height: 3),
    ]
    let lines = header.lines
    #expect(lines[3] == "preview")
    #expect(
      Array(lines[4...9]) == [
        "variant --color-scheme dark", "variant --locale de", "by flags", "inputs \(Self.other)",
        "font \(Self.digest) Inter Bold", "font \(Self.other)",
      ])
    #expect(lines.suffix(3) == ["level exact", "mask node:clock", "mask rect:0,1,2,3"])
  }

  /// Headers that differ from the plain one in one field each.
  private static var variations: [GoldenHeader] {
    let changes: [(inout GoldenHeader) -> Void] = [
      { $0.renderer = 0 }, { $0.renderer = -4 }, { $0.scene = "" },
      { $0.scene = "a b\\c\nd.swift" },
      { $0.sceneDigest = other }, { $0.preview = "" }, { $0.preview = "Dark, large" },
      { $0.variant = [""] }, { $0.variant = ["--a", "--b c"] }, { $0.isByFlags = true },
      { $0.inputDigest = digest }, { $0.fonts = [.init(name: "F\tG", digest: other)] },
      { $0.width = 0.1 }, { $0.height = 1e-7 }, { $0.scale = 1.0 / 3 }, { $0.rate = "30000/1001" },
      { $0.rate = "1" }, { $0.length = .settled }, { $0.length = .period },
      { $0.pixels = "" }, { $0.pixels = "rgb16" }, { $0.level = .delta(255) },
      { $0.level = .perceptual(.oklab, 0.25, ignoresAntialiasing: true) },
      { $0.level = .motion(milliseconds: 8.5, points: 0) },
      {
        $0.masks = [
          .node(name: "a@b..c", from: nil, to: nil), .node(name: "x", from: 0.25, to: nil),
        ]
      },
    ]
    return changes.map { change in
      var header = plain
      change(&header)
      return header
    }
  }

  @Test("every field is read as it was written")
  func roundTrip() throws {
    for header in Self.variations {
      let golden = Self.golden(header)
      let read = try Golden(text: golden.text)
      #expect(read == golden)
      #expect(read.text == golden.text)
    }
  }

  @Test("no two headers have one text")
  func injective() {
    let all = [Self.plain] + Self.variations
    #expect(Set(all.map { Self.golden($0).text }).count == all.count)
  }

  @Test(
    "damaged lines, with the words",
    arguments: [
      (1, "renderer", "'renderer N'"), (2, "scene Card.swift", "'scene DIGEST NAME'"),
      (3, "title 1", "'preview NAME'"),
      (4, "size 390 844", "'size WIDTH HEIGHT scale SCALE'"),
      (4, "size 390 0 scale 2", "'size WIDTH HEIGHT scale SCALE'"),
      (4, "size 390 844 times 2", "'size WIDTH HEIGHT scale SCALE'"),
      (4, "size 390  844 scale 2", "'size WIDTH HEIGHT scale SCALE'"),
      (4, "size -1 844 scale 2", "'size WIDTH HEIGHT scale SCALE'"),
      (5, "rate 0", "'rate N' or 'rate N/D', frames a second"),
      (5, "rate 60/0", "'rate N' or 'rate N/D', frames a second"),
      (5, "rate 60/1/1", "'rate N' or 'rate N/D', frames a second"),
      (5, "rate", "'rate N' or 'rate N/D', frames a second"),
      (6, "frames 0 long", "'frames COUNT LENGTH' with one of settled, period or named"),
      (6, "frames -1 named", "'frames COUNT LENGTH' with one of settled, period or named"),
      (6, "frames 10000001 named", "'frames COUNT LENGTH' with one of settled, period or named"),
      (7, "pixel rgba8", "'pixels LAYOUT'"),
      (8, "level delta:0", "'level LEVEL' with \(ComparisonLevel.accepted)"),
    ])
  func damaged(line: Int, found: String, accepted: String) {
    let error = #expect(throws: GoldenError.self) { try Golden(text: Self.text(line, found)) }
    #expect(error?.description == "line \(line + 1): found '\(found)'; accepted is \(accepted)")
    #expect(error?.kind == .malformed)
  }

  @Test(
    "lines before the size that are no such",
    arguments: [
      ("by hand", "'by flags', once"), ("inputs 12", "'inputs DIGEST', once"),
      ("font Inter", "'font DIGEST NAME'"),
    ])
  func inserted(found: String, accepted: String) {
    var lines = Self.plain.lines
    lines.insert(found, at: 4)
    let error = #expect(throws: GoldenError.self) { try Golden(text: GoldenText.closed(lines)) }
    #expect(error?.description == "line 5: found '\(found)'; accepted is \(accepted)")
  }

  @Test("a line that may be there once is refused where it is again", arguments: [1, 2, 5])
  func again(times: Int) {
    let digest = String(repeating: "a", count: 64)
    for (found, accepted) in [
      ("by flags", "'by flags', once"), ("inputs \(digest)", "'inputs DIGEST', once"),
    ] {
      var lines = Self.plain.lines
      lines.insert(contentsOf: Array(repeating: found, count: times + 1), at: 4)
      let error = #expect(throws: GoldenError.self) { try Golden(text: GoldenText.closed(lines)) }
      #expect(error?.line == 6 && error?.accepted == accepted)
      // A long line is told by its beginning.
      let shown = error?.found ?? ""
      #expect(shown.hasSuffix("…") ? found.hasPrefix(shown.dropLast()) : found == shown)
    }
  }

  @Test("a mask that is none, at its line")
  func mask() {
    let error = #expect(throws: GoldenError.self) {
      try Golden(text: GoldenText.closed(Self.plain.lines + ["mask card"]))
    }
    #expect(error?.line == 10 && error?.found == "mask card")
    #expect(error?.accepted == "'mask MASK' with \(GoldenMask.accepted)")
  }

  @Test("a line that is left out is missed where it should stand", arguments: 1..<9)
  func missing(line: Int) {
    let error = #expect(throws: GoldenError.self) { try Golden(text: Self.text(line, nil)) }
    #expect(error?.line == line + 1)
  }

  @Test(
    "what is written otherwise than the tool does is changed",
    arguments: [
      (1, "renderer +3"), (4, "size 390.0 844.5 scale 2"), (4, "size 3.9e2 844.5 scale 2"),
      (8, "level perceptual:0.1"), (6, "frames +0 named"),
    ])
  func otherwise(line: Int, found: String) {
    let error = #expect(throws: GoldenError.self) { try Golden(text: Self.text(line, found)) }
    #expect(error?.kind == .changed && error?.line == line + 1 && error?.found == found)
  }

  @Test("rates as numbers")
  func rates() {
    func rate(_ text: String) -> Double? {
      var header = Self.plain
      header.rate = text
      return header.framesPerSecond
    }
    #expect(rate("60") == 60 && rate("120/2") == 60)
    #expect(rate("30000/1001") == 30000.0 / 1001)
    for text in ["", "0", "-60", "60/", "/1", "60/-1", "60.0", "a", "1/2/3"] {
      #expect(rate(text) == nil)
    }
  }

  @Test("a long line is shown by its first sixty letters")
  func long() {
    let found = "renderer " + String(repeating: "é", count: 100)
    let error = #expect(throws: GoldenError.self) { try Golden(text: Self.text(1, found)) }
    #expect(error?.found == String(found.prefix(60)) + "…")
  }
}
