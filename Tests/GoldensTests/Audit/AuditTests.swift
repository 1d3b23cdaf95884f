import Goldens
import Testing

/// Audits: each finding at its bound, on records of known motion.
@Suite("Audits") struct AuditTests {
  private static let header = GoldenHeader(
    renderer: 1, scene: "Card.swift", sceneDigest: String(repeating: "0", count: 64),
    preview: "1", width: 390, height: 844, scale: 2, rate: "60", frameCount: 600, length: .settled)

  private static func track(
    _ view: String, _ property: String, frames: Int = 600, _ value: (Int) -> Double
  ) -> MotionTrack {
    let values = (0..<frames).map { MotionTrack.Value.number(value($0)) }
    return MotionTrack(
      view: view, property: property, first: 0, values: values, targets: values, runs: [])
  }

  private static func record(_ tracks: [MotionTrack], touched: Double? = nil) -> MotionRecord {
    MotionRecord(
      framesPerSecond: 60, frameCount: 600, tracks: tracks,
      events: touched.map { [MotionEvent(time: $0, causes: ["touch"], touched: ["A"])] } ?? [])
  }

  private func findings(
    _ tracks: [MotionTrack], reduced: [MotionTrack]? = nil, texts: [AuditedText] = [],
    flashes: [AuditSample.Flashes] = [], touched: Double? = nil,
    length: GoldenHeader.Length = .settled
  ) -> [AuditFinding] {
    var header = Self.header
    header.length = length
    return Audit(
      header, Self.record(tracks, touched: touched), AuditSample(flashes: flashes, texts: texts),
      reduced: reduced.map { Self.record($0) }
    ).findings
  }

  private func text(_ contrast: Double, size: Double = 17, bold: Bool = false) -> AuditedText {
    AuditedText(
      view: "A/Text 'Hi'", text: "Hi", size: size, isBold: bold, time: 1, contrast: contrast,
      color: "#8E8E93", background: "#FFFFFF")
  }

  @Test(
    "contrast counts by size and weight",
    arguments: [
      (4.5, 17.0, false, true), (4.499, 17, false, false), (3, 24, false, true),
      (2.999, 24, false, false), (3.2, 19, true, true), (3.2, 18.6, true, false),
      (3.2, 19, false, false),
    ])
  func contrast(ratio: Double, size: Double, bold: Bool, isEnough: Bool) {
    let found = findings([], texts: [text(ratio, size: size, bold: bold)])
    #expect(found.isEmpty == isEnough)
    #expect(
      found.allSatisfy { $0.rule == .contrast && $0.criterion == "1.4.3" && $0.level == "AA" })
  }

  @Test("a ratio is rounded down, so that what is said is below what is needed")
  func rounding() throws {
    let found = try #require(findings([], texts: [text(4.499)]).first)
    #expect(found.text.contains("4.49:1"))
  }

  @Test("three flashes are accepted, four are not", arguments: ["general", "red"])
  func flashes(kind: String) {
    #expect(findings([], flashes: [.init(kind: kind, count: 3, time: 1)]).isEmpty)
    let found = findings([], flashes: [.init(kind: kind, count: 4, time: 1)])
    #expect(found.map(\.rule) == [kind == "red" ? .redFlashes : .flashes])
  }

  @Test("five seconds of motion are accepted, more are not; a rest ends them")
  func longMotion() {
    func ramp(_ frames: Int, rest: Range<Int> = 0..<0) -> MotionTrack {
      Self.track("Band", "rotation.degrees") {
        rest.contains($0) ? Double(rest.lowerBound) : Double(min($0, frames))
      }
    }
    #expect(findings([ramp(300)]).isEmpty)
    #expect(findings([ramp(301)]).map(\.rule) == [.longMotion])
    #expect(findings([ramp(500, rest: 250..<282)]).isEmpty)
    #expect(findings([ramp(500, rest: 250..<270)]).map(\.rule) == [.longMotion])
  }

  @Test("what somebody started by a touch is his own doing")
  func touched() {
    let moving = Self.track("Band", "rotation.degrees") { Double(max(0, $0 - 30)) }
    #expect(findings([moving], touched: 0.5).isEmpty)
    #expect(findings([moving], touched: 0.2).map(\.rule) == [.longMotion])
  }

  @Test("what never rests moves without end, however short its period is")
  func endless() throws {
    let turning = Self.track("Band", "rotation.degrees") { Double($0 % 60) }
    let found = try #require(findings([turning], length: .period).first)
    #expect(found.rule == .longMotion && found.value == nil)
    #expect(found.text.contains("without end"))
  }

  @Test("motion that reduced motion leaves is found, what it takes away is not")
  func reduced() throws {
    func slide(_ way: Double) -> MotionTrack {
      Self.track("Card", "offset.x") { min(way, Double($0) * way / 60) }
    }
    #expect(findings([slide(300)], reduced: [slide(0)]).isEmpty)
    #expect(findings([slide(300)], reduced: []).isEmpty)
    #expect(findings([slide(300)]).isEmpty)
    let found = try #require(findings([slide(300)], reduced: [slide(300)]).first)
    #expect(found.rule == .reducedMotion && found.view == "Card" && found.value == 300)
    // Small ways are no strain.
    #expect(findings([slide(30)], reduced: [slide(30)]).isEmpty)
  }

  @Test("a view that says something else with reduced motion is the same view")
  func renamed() {
    let one = Self.track("Page/Text 'Go'", "offset.y") { min(200, Double($0)) }
    let other = Self.track("Page/Text 'Stop'", "offset.y") { min(200, Double($0)) }
    #expect(findings([one], reduced: [other]).map(\.rule) == [.reducedMotion])
  }

  @Test("what sets off at once is one finding, by what moves farthest")
  func together() throws {
    let tracks = [("A", 100.0), ("B", 300), ("C", 200)].map { view, way in
      Self.track(view, "offset.y") { min(way, Double($0) * 10) }
    }
    let found = findings(tracks, reduced: tracks)
    #expect(found.map(\.view) == ["B"])
    #expect(found.first?.text.hasSuffix("2 more views do so") == true)
  }

  @Test("a text is as large as its font was asked to be, and as it is scaled")
  func sizes() throws {
    var pale = text(3.2, size: 22.9)
    (pale.scale, pale.time) = (2, 0)
    let font = Self.track(pale.view, "font.size") { _ in 12 }
    #expect(findings([], texts: [pale]).count == 1)
    #expect(findings([font], texts: [pale]).isEmpty)
  }

  @Test("findings come in the order of time")
  func order() {
    let found = findings(
      [Self.track("Band", "rotation.degrees") { Double($0) }],
      texts: [text(2)], flashes: [.init(kind: "general", count: 9, time: 0.5)])
    #expect(found.map(\.rule) == [.longMotion, .flashes, .contrast])
    #expect(found.map(\.time) == found.map(\.time).sorted())
  }
}
