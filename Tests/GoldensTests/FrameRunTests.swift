import Testing

@testable import Goldens

/// The lines of frames' digests: folded when written, unfolded when read.
@Suite("Runs of frames") struct FrameRunTests {
  /// Digests that differ by a number.
  private static func digests(_ number: Int, _ pixels: Int? = nil) -> FrameDigests {
    func text(_ number: Int) -> String {
      let digits = String(number, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
    return FrameDigests(list: text(number), pixels: text(pixels ?? number))
  }

  private static func lines(_ numbers: [Int]) -> [String] {
    GoldenText.lines(of: numbers.map { digests($0) })
  }

  /// What the form's description says of lines, without the reader: the digests that they stand for.
  private static func unfolded(_ lines: [String]) -> [FrameDigests] {
    var frames: [FrameDigests] = []
    for line in lines {
      let words = line.split(separator: " ").map(String.init)
      guard words[2] == "=" else {
        frames.append(FrameDigests(list: words[2], pixels: words[3]))
        continue
      }
      let own = words[1].split(separator: "-").compactMap { Int($0) }
      let source = words[3].split(separator: "-").compactMap { Int($0) }
      for place in 0...(own.last ?? 0) - own[0] {
        frames.append(frames[source.count == 1 ? source[0] : source[0] + place])
      }
    }
    return frames
  }

  private static func golden(_ frames: [FrameDigests]) -> Golden {
    let header = GoldenHeader(
      renderer: 1, scene: "A.swift", sceneDigest: String(repeating: "0", count: 64), preview: "1",
      width: 1, height: 1, scale: 1, rate: "60", frameCount: frames.count, length: .period)
    return Golden(
      header: header, frames: frames,
      motion: .init(framesPerSecond: 60, frameCount: frames.count, tracks: [], events: []))
  }

  @Test("by hand: what is new, what stays, what comes back, what repeats")
  func byHand() {
    func frame(_ place: Int, _ number: Int) -> String {
      "frame \(place) \(Self.digests(number).list) \(Self.digests(number).pixels)"
    }
    #expect(Self.lines([]).isEmpty)
    #expect(Self.lines([5]) == [frame(0, 5)])
    #expect(Self.lines([1, 1]) == [frame(0, 1), "frame 1 = 0"])
    #expect(Self.lines([1, 1, 1, 1]) == [frame(0, 1), "frame 1-3 = 0"])
    #expect(Self.lines([1, 2, 1]) == [frame(0, 1), frame(1, 2), "frame 2 = 0"])
    #expect(
      Self.lines([1, 2, 3, 1, 2, 3]) == [frame(0, 1), frame(1, 2), frame(2, 3), "frame 3-5 = 0-2"])
    #expect(
      Self.lines([1, 2, 2, 2, 1]) == [frame(0, 1), frame(1, 2), "frame 2-3 = 1", "frame 4 = 0"])
  }

  @Test("frames of one list and other pixels are two")
  func pixels() {
    let frames = [Self.digests(1, 1), Self.digests(1, 2), Self.digests(1, 1)]
    let lines = GoldenText.lines(of: frames)
    #expect(lines.count == 3 && lines[2] == "frame 2 = 0")
    #expect(Self.unfolded(lines) == frames)
  }

  @Test(
    "whatever the film, its lines stand for its frames, and are read as these", arguments: 0..<30)
  func law(seed: Int) throws {
    var state = UInt64(seed) &* 0x9e37_79b9_7f4a_7c15 | 1
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    var numbers: [Int] = []
    while numbers.count < 80 {
      switch next(4) {
      case 0: numbers.append(next(6))
      case 1: numbers += [Int](repeating: next(6), count: next(9) + 1)
      case 2 where !numbers.isEmpty:
        let start = next(numbers.count)
        numbers += numbers[start..<min(numbers.count, start + next(20) + 1)]
      default: numbers.append(100 + numbers.count)
      }
    }
    let frames = numbers.map { Self.digests($0) }
    let lines = GoldenText.lines(of: frames)
    #expect(Self.unfolded(lines) == frames)
    #expect(lines.count { !$0.contains("=") } == Set(numbers).count, "each is written once")
    #expect(try Golden(text: Self.golden(frames).text).frames == frames)
  }

  @Test("a film that rests or repeats is as short as one of a moment")
  func short() {
    #expect(Self.lines([Int](repeating: 9, count: 10_000)).count == 2)
    // Runs of what is known end where the known frames were new: each may be twice as long.
    let period = Array(0..<60)
    let count = Self.lines(Array((0..<10).map { _ in period }.joined())).count
    #expect(count == 60 + 9)
  }

  /// The header of a golden of four frames, and lines of frames below it.
  private static func error(_ lines: [String]) -> GoldenError? {
    let all = [digests(1), digests(2), digests(3), digests(4)]
    let text = GoldenText.closed(golden(all).header.lines + lines)
    return #expect(throws: GoldenError.self) { try Golden(text: text) }
  }

  @Test(
    "damaged lines, with the words",
    arguments: [
      "frame 1 = 0", "frame 0 = 0", "frame 0-3 = 0", "frame 0 0000000000000001",
      "frame 0 0000000000000001 000000000000000", "frame 0-1 0000000000000001 0000000000000001",
      "frame -1 0000000000000001 0000000000000001", "frame 0 0000000000000001 000000000000000G",
      "frame 0  0000000000000001 0000000000000001", "frame",
    ])
  func damaged(line: String) {
    let error = Self.error([line])
    #expect(error?.kind == .malformed && error?.line == 10)
    #expect(
      error?.accepted
        == "'frame N LIST PIXELS', 'frame N-M = K' or 'frame N-M = K-L' with N = 0, 4 frames in all"
    )
    #expect(error?.found == line)
  }

  @Test(
    "a run must be known, as long as its source, and within the film",
    arguments: [
      "frame 1-4 = 0", "frame 2 = 0", "frame 1 = 1", "frame 1-2 = 0-2", "frame 1-3 = 0-1",
      "frame 1-0 = 0", "frame 1-2 = 2-3", "frame 1-2 = 0 0", "frame 1-2 == 0", "frame 1--2 = 0",
    ])
  func unknown(line: String) {
    let first = "frame 0 \(Self.digests(1).list) \(Self.digests(1).pixels)"
    let error = Self.error([first, line])
    #expect(error?.kind == .malformed && error?.line == 11 && error?.found == line)
    #expect(error?.accepted.hasSuffix("with N = 1, 4 frames in all") == true)
  }

  @Test("frames that are missing are asked for")
  func missing() {
    let first = "frame 0 \(Self.digests(1).list) \(Self.digests(1).pixels)"
    let error = Self.error([first, "frame 1-2 = 0"])
    #expect(error?.accepted == "'frame 3 …', of 4 frames")
    #expect(error?.line == 12 && error?.found.hasPrefix("end ") == true)
  }

  @Test("a run that could be folded further is not the tool's")
  func unfoldedRun() {
    let first = "frame 0 \(Self.digests(1).list) \(Self.digests(1).pixels)"
    let error = Self.error([first, "frame 1 = 0", "frame 2-3 = 0"])
    #expect(error?.kind == .changed && error?.line == 11)
    #expect(error?.accepted == "'frame 1-3 = 0'")
  }
}
