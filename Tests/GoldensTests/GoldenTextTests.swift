import Goldens
import Testing

@Suite("Text of goldens")
struct GoldenTextTests {
  private static func golden(_ seed: UInt64) -> Golden {
    var generator = GoldenGenerator(seed: seed)
    return generator.golden()
  }

  @Test(
    "what is written is read as it was, and written again as it is",
    arguments: 0..<150 as Range<UInt64>)
  func roundTrip(seed: UInt64) throws {
    let golden = Self.golden(seed)
    let text = golden.text
    let read = try Golden(text: text)
    #expect(read == golden)
    #expect(read.text == text)
    #expect(try MotionRecord(text: golden.motion.text, of: golden.header) == golden.motion)
  }

  @Test("rounding twice is rounding once", arguments: 0..<20 as Range<UInt64>)
  func rounded(seed: UInt64) {
    let motion = Self.golden(seed).motion
    #expect(motion.rounded == motion)
  }

  /// A golden with everything in it.
  private static let rich = golden(12)

  @Test("no beginning of a golden is one")
  func truncations() {
    let bytes = Array(Self.rich.text.utf8)
    for length in 0..<bytes.count {
      let text = String(decoding: bytes[..<length], as: UTF8.self)
      let error = #expect(throws: GoldenError.self, "\(length) bytes") { try Golden(text: text) }
      #expect((error?.line ?? 0) >= 1)
      if length > 20 { #expect(error?.kind == .truncated) }
    }
  }

  @Test("every line that is lost, doubled, moved or changed is refused, with a line")
  func damages() {
    let lines = Self.rich.text.split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
    for (index, line) in lines.enumerated() {
      var damaged = [lines, lines, lines, lines, lines, lines]
      damaged[0].remove(at: index)
      damaged[1].insert(line, at: index)
      if index > 0 { damaged[2].swapAt(index, index - 1) } else { damaged[2][0] = "" }
      damaged[3][index] = line + "x"
      damaged[4][index] = String(line.dropLast())
      damaged[5][index] = String(line.map { $0 == "1" ? "2" : $0 == "a" ? "b" : $0 }) + " "
      for (way, lines) in damaged.enumerated() where lines.count != 0 {
        let text = lines.joined(separator: "\n") + "\n"
        guard text != Self.rich.text else { continue }
        let error = #expect(throws: GoldenError.self, "line \(index + 1), \(way)") {
          try Golden(text: text)
        }
        #expect((1...lines.count + 1).contains(error?.line ?? 0))
      }
    }
  }

  @Test("what was changed together with its digest is refused, if the tool would not write it")
  func forged() throws {
    let golden = Self.golden(3)
    var lines = golden.text.split(separator: "\n").map(String.init)
    let place = try #require(lines.firstIndex { $0.hasPrefix("frame ") })
    lines.insert("moves Card · opacity: 0 → 1, settles at 1 s", at: place)
    // The digest of the text so far stands in the error.
    let text = lines.joined(separator: "\n") + "\n"
    let first = #expect(throws: GoldenError.self) { try Golden(text: text) }
    let right = try #require(first?.accepted.split(separator: "'").first)
    lines[lines.count - 1] = String(right)
    let second = #expect(throws: GoldenError.self) {
      try Golden(text: lines.joined(separator: "\n") + "\n")
    }
    #expect(second?.kind == .changed)
    #expect(second?.line == place + 1)
  }

  @Test(
    "errors say what was found and what is accepted",
    arguments: [
      ("", "line 1: found nothing; accepted is 'rostrum golden 1', a golden's first line"),
      ("PNG\n", "line 1: found 'PNG'; accepted is 'rostrum golden 1', a golden's first line"),
      (
        "rostrum golden 2\nend 0123456789abcdef\n",
        "line 1: found 'rostrum golden 2'; accepted is version 1 of the form; record it again"
      ),
      (
        "rostrum golden 1\n<<<<<<< HEAD\n",
        "line 2: found '<<<<<<< HEAD'; accepted is one of the two texts that were merged, whole; "
          + "or record it again"
      ),
      (
        "rostrum golden 1\nrenderer 1\n",
        "line 2: found 'renderer 1'; accepted is a last line 'end DIGEST': the file is cut off"
      ),
      (
        "rostrum golden 1\nrenderer one\nend 0123456789abcdef\n",
        "line 2: found 'renderer one'; accepted is 'renderer N'"
      ),
    ])
  func errors(text: String, words: String) {
    let error = #expect(throws: GoldenError.self) { try Golden(text: text) }
    #expect(error?.description == words)
  }

  @Test("a clip of 90 frames is short, and says what moves in a sentence")
  func short() {
    let frames = 0..<91
    func track(_ property: String, _ value: (Int) -> Double, _ target: Double) -> MotionTrack {
      MotionTrack(
        view: "Card/Capsule", property: property, first: 0,
        values: frames.map { .number(value($0)) },
        targets: frames.map { _ in .number(target) },
        runs: [.init(first: 0, last: 60, animation: "easeOut")])
    }
    let ease = { (frame: Int) in min(1, Double(frame) / 60) * (2 - min(1, Double(frame) / 60)) }
    var header = GoldenHeader(
      renderer: 1, scene: "Card.swift", sceneDigest: String(repeating: "0", count: 64),
      preview: "1", width: 390, height: 844, scale: 2, rate: "60", frameCount: 91, length: .settled)
    header.level = .delta(1)
    let digests = frames.map { frame in
      let digits = String(min(frame, 61), radix: 16)
      let digest = String(repeating: "0", count: 16 - digits.count) + digits
      return FrameDigests(list: digest, pixels: digest)
    }
    let motion = MotionRecord(
      framesPerSecond: 60, frameCount: 91,
      tracks: [
        track("frame.x", { 120 - 80 * ease($0) }, 40),
        track("frame.y", { 150.5 - 80 * ease($0) }, 70.5),
        track("scale.width", { 1 + ease($0) }, 2), track("scale.height", { 1 + ease($0) }, 2),
        track("offset.x", { 80 * ease(max(0, $0 - 6)) }, 80),
      ], events: [])
    let lines = Golden(header: header, frames: digests, motion: motion).text
      .split(separator: "\n").map(String.init)
    #expect(lines.joined(separator: "\n").utf8.count < 5000)
    #expect(
      lines.filter { $0.hasPrefix("moves") } == [
        "moves Card/Capsule · frame.x: 120 → 40 pt, settles at 0.9 s, fastest 158.6 pt/s",
        "moves Card/Capsule · scale.width,height: 1 → 2, settles at 0.9 s, fastest 1.986/s",
      ])
    #expect(lines.contains("frame 62-90 = 61"))
    #expect(lines.contains("  frame.y as frame.x + 30.5"))
    #expect(lines.contains { $0.hasPrefix("  scale.width,height 1 1.0331 ") })
    #expect(lines.contains("  offset.x as -frame.x + 120 later 6"))
    #expect(lines.count { $0 == "    by the same" } == 1)
  }

  @Test(
    "levels and masks are read as they are written",
    arguments: [
      "exact", "delta:2", "perceptual:0.1,pixelmatch-7.2", "perceptual:0.05,ignore-aa,oklab",
      "motion:dt=8.5,dx=0.25",
    ])
  func levels(text: String) { #expect(ComparisonLevel(text: text)?.text == text) }

  @Test(
    "no other levels",
    arguments: [
      "", "same", "delta", "delta:0", "delta:256", "delta:1.5", "perceptual:2",
      "perceptual:0.1,oklab,oklab", "motion:dt=1", "motion:dx=1,dt=1", "motion:dt=-1,dx=1",
    ])
  func noLevels(text: String) { #expect(ComparisonLevel(text: text) == nil) }

  @Test(
    "masks",
    arguments: [
      ("node:card", .node(name: "card", from: nil, to: nil)),
      ("node:a@b@0.2..0.5", .node(name: "a@b", from: 0.2, to: 0.5)),
      ("node:a@..2", .node(name: "a", from: nil, to: 2)),
      ("rect:0,-4.5,20,10", .rectangle(x: 0, y: -4.5, width: 20, height: 10)),
    ] as [(String, GoldenMask)])
  func masks(text: String, mask: GoldenMask) {
    #expect(GoldenMask(text: text) == mask)
    #expect(mask.text == text)
  }

  @Test(
    "no other masks",
    arguments: ["card", "node:", "node:a@2..1", "node:a@x..1", "rect:1,2,3", "rect:1,2,0,4"])
  func noMasks(text: String) { #expect(GoldenMask(text: text) == nil) }
}
