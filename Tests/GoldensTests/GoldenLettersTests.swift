import Testing

@testable import Goldens

/// Names of any letters: those that combine with the golden's own signs among them.
@Suite("Names of any letters") struct GoldenLettersTests {
  /// What joins with what stands before it, or behind it, and the golden's signs.
  private static let joining: [Unicode.Scalar] = [
    "\u{301}", "\u{20dd}", "\u{fe0f}", "\u{200d}", "\u{600}", "\u{110bd}", "\u{e0101}", "\u{1f1e6}",
    "\u{1f3fd}", "\u{1100}", "\u{1161}", "\u{903}", "\u{0}", "\u{7f}", "\u{85}", "\u{2028}",
    "\u{feff}", "\u{fffd}", "\u{10ffff}",
  ]
  private static let signs: [Unicode.Scalar] = [
    " ", ",", "\"", "\\", "\n", "\r", "\t", "*", "@", ".", ":", "-", "=", "+", "s", "n", "1",
  ]

  /// Strings by a seed: letters that join, signs, and any scalar at all.
  private static func strings(_ seed: UInt64, _ count: Int) -> [String] {
    var state = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493
    func roll(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    return (0..<count).map { _ in
      var scalars = String.UnicodeScalarView()
      for _ in 0...roll(6) {
        switch roll(3) {
        case 0: scalars.append(joining[roll(joining.count)])
        case 1: scalars.append(signs[roll(signs.count)])
        default: scalars.append(Unicode.Scalar(UInt32(roll(0x11_0000))) ?? "x")
        }
      }
      return String(scalars)
    }
  }

  private func isSame(_ one: String?, _ other: String) -> Bool {
    one?.utf8.elementsEqual(other.utf8) ?? false
  }

  @Test("what is escaped is read again, byte by byte, and holds no sign", arguments: 0..<20)
  func escapes(seed: UInt64) {
    for name in Self.strings(seed, 500) {
      let (plain, word) = (GoldenText.escaped(name), GoldenText.escapedWord(name))
      let quoted = GoldenText.quoted(name)
      #expect(isSame(GoldenText.unescaped(plain[...]), name))
      #expect(isSame(GoldenText.unescaped(word[...]), name))
      #expect(isSame(GoldenText.unescaped(Substring(quoted.utf8.dropFirst().dropLast())), name))
      #expect(!plain.utf8.contains { [9, 10, 13].contains($0) })
      #expect(!word.utf8.contains { [9, 10, 13, 32, 44].contains($0) })
      #expect(!quoted.utf8.dropFirst().dropLast().contains { [9, 10, 13, 32, 34].contains($0) })
    }
  }

  @Test("a scalar on its own, whichever it is, is read again")
  func everyScalar() {
    for value in UInt32(0)...0x1_ffff {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let name = String(scalar)
      for text in [GoldenText.escaped(name), GoldenText.escapedWord(name)] {
        guard isSame(GoldenText.unescaped(text[...]), name) else {
          Issue.record("U+\(String(value, radix: 16)) is read otherwise")
          return
        }
      }
      let mask = GoldenMask.node(name: name, from: 0.5, to: nil)
      guard case .node(let read, 0.5, nil) = GoldenMask(text: mask.text), isSame(read, name) else {
        Issue.record("a mask of U+\(String(value, radix: 16)) is read otherwise")
        return
      }
    }
  }

  @Test("a mask of any name is read again", arguments: 0..<20)
  func masks(seed: UInt64) {
    for name in Self.strings(seed, 200) {
      for (from, to) in [(nil, nil), (0.25, nil), (nil, 2), (0.5, 0.5)] as [(Double?, Double?)] {
        let text = GoldenMask.node(name: name, from: from, to: to).text
        guard case .node(let read, let start, let end) = GoldenMask(text: text) else {
          Issue.record("\(name.debugDescription) is no mask: \(text.debugDescription)")
          continue
        }
        #expect(isSame(read, name) && start == from && end == to)
      }
    }
  }

  @Test("a golden in which everything has such names is read again", arguments: 0..<60)
  func goldens(seed: UInt64) throws {
    let names = Self.strings(seed, 12)
    // Values follow one another, are constant, come and go, and are words.
    let values: [[MotionTrack.Value?]] = [
      [.number(0), .number(1), .number(3), .number(3)],
      [.number(5), .number(6), .number(8), .number(8)],
      [.number(2), .number(2), .number(2), .number(2)],
      [.words(names[0]), .words(names[1]), nil, .words(names[2])],
    ]
    var views: [String] = []
    for name in names[3...6] where !views.contains(name) { views.append(name) }
    let tracks = views.flatMap { view in
      zip(["frame.x", "frame.y", "opacity", "text"], values).map { property, values in
        MotionTrack(
          view: view, property: property, first: 0, values: values, targets: values,
          runs: property == "opacity" ? [] : [.init(first: 1, last: 2, animation: names[7])])
      }
    }
    let motion = MotionRecord(
      framesPerSecond: 60, frameCount: 4, tracks: tracks,
      events: [MotionEvent(time: 0.5, causes: [names[8], "touch"], touched: [names[9]])])
    let digest = String(repeating: "0", count: 64)
    var header = GoldenHeader(
      renderer: 1, scene: names[10], sceneDigest: digest, preview: names[11], width: 10, height: 10,
      scale: 2, rate: "60", frameCount: 4, length: .named)
    header.variant = [names[0]]
    header.fonts = [.init(name: names[1], digest: digest)]
    header.masks = [.node(name: names[2], from: 0, to: 1)]
    let short = String(digest.prefix(16))
    let golden = Golden(
      header: header,
      frames: [FrameDigests](repeating: FrameDigests(list: short, pixels: short), count: 4),
      motion: motion,
      drawings: [ViewDrawing(view: names[3], digest: short, commands: [names[4]])], places: [])
    let text = golden.text
    let read = try Golden(text: text)
    #expect(read.text.utf8.elementsEqual(text.utf8))
    for (one, other) in zip(read.motion.tracks, tracks) { #expect(isSame(one.view, other.view)) }
    #expect(isSame(read.motion.events.first?.touched.first, names[9]))
    #expect(isSame(read.header.scene, names[10]) && isSame(read.header.preview, names[11]))
  }
}
