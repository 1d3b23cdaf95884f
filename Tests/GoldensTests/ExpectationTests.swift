import Foundation
import Goldens
import Testing

/// Expectations: each kind met and not met, and how they are read.
@Suite("Expectations") struct ExpectationTests {
  /// A card that bounces in, three rows that follow each other, a dot that jumps, a band that always turns.
  private static let record: MotionRecord = {
    func spring(_ frame: Int, from start: Int, _ damping: Double = 0.5) -> Double {
      SampleMotion.spring(Double(frame - start) / 60, response: 0.4, damping: damping)
    }
    let words = "spring(duration: 0.4, bounce: 0.5)"
    var tracks = [
      SampleMotion.track("Page/Card", "scale.width", target: 1, by: words, from: 6) {
        0.5 + 0.5 * spring($0, from: 6)
      },
      SampleMotion.track("Page/Card", "scale.height", target: 1, by: words, from: 6) {
        0.5 + 0.5 * spring($0, from: 6)
      },
      SampleMotion.track("Page/Card", "opacity", target: 1, by: words, from: 6) {
        min(1, spring($0, from: 6, 0.9))
      },
      SampleMotion.track("Page/Card", "frame.x", target: 100) { _ in 100 },
      SampleMotion.track("Page/Card", "frame.y", target: 100) { _ in 100 },
      SampleMotion.track("Page/Card", "frame.width", target: 200) { _ in 200 },
      SampleMotion.track("Page/Card", "frame.height", target: 80) { _ in 80 },
      SampleMotion.track("Page/Dot", "offset.x", target: 60) { $0 < 40 ? 0 : 60 },
      SampleMotion.track("Page/Band", "rotation.degrees", target: 0) { 3 * Double($0) },
      SampleMotion.track("Page/Bar", "offset.y", target: 90, by: "linear(duration: 0.5)", from: 10)
      {
        min(max(Double($0 - 10) * 3, 0), 90)
      },
    ]
    for row in 0..<3 {
      tracks.append(
        SampleMotion.track(
          "List/Row/\(row)", "offset.y", target: 0, by: words + ".delay(\(row))", from: 12
        ) { 40 - 40 * spring($0, from: 12 + 4 * row, 0.9) })
    }
    return SampleMotion.record(tracks)
  }()

  private func unmet(_ fields: (key: String, value: String)...) throws -> [String] {
    try Expectation(fields: fields).unmet(in: Self.record, width: 390, height: 844)
  }

  @Test(
    "met",
    arguments: [
      [("node", "Card"), ("property", "scale"), ("overshoot", "≤ 17 %"), ("settles", "< 800 ms")],
      [("node", "Page/Card"), ("property", "scale"), ("overshoot", "10..20 %")],
      [("node", "Card"), ("property", "scale.width"), ("peak-speed", "≤ 6 /s")],
      [("node", "Band"), ("peak speed", "= 180 °/s")],
      [("node", "Card"), ("jump", "no"), ("velocity-jump", "no")],
      [("node", "Dot"), ("jump", "≤ 60 pt")], [("node", "Bar"), ("jump", "no")],
      [("order", "Row/0, Row/1, Row/2")], [("order", "Card,Bar")],
      [("node", "Row/*"), ("stagger", "67 ms")], [("node", "Row/*"), ("stagger", "50..80 ms")],
      [("node", "Card"), ("inside", "stage")],
      [("node", "Card"), ("appears", "≤ 0.25 s")],
      [("node", "Band"), ("keeps-moving", "yes")], [("node", "Bar"), ("pause", "≤ 900 ms")],
      [("node", "Dot"), ("still", "yes"), ("to", "0.6 s")],
      [("node", "Dot"), ("ends", "60 pt")],
      [("node", "Card"), ("property", "opacity"), ("ends", "100 %")],
      [("node", "Card"), ("property", "scale"), ("ends", "0.99..1.01")],
      [("node", "Dot"), ("ends", "= 0"), ("to", "500 ms")],
    ] as [[(String, String)]])
  func met(fields: [(String, String)]) throws {
    let fields = fields.map { (key: $0.0, value: $0.1) }
    let expectation = try Expectation(fields: fields)
    #expect(expectation.unmet(in: Self.record, width: 390, height: 844) == [])
    #expect(!expectation.needsPixels)
  }

  @Test("not met: one sentence, with what was measured")
  func failing() throws {
    #expect(
      try unmet(
        ("node", "Card"), ("property", "scale"), ("overshoot", "≤ 2 %"), ("settles", "≤ 450 ms")
      )
      .map { $0.replacing(/\d+(\.\d+)? (?=%:|ms,|%,)/, with: "N ") } == [
        "Page/Card · scale.width: overshoots N %, expected ≤ 2 %",
        "Page/Card · scale.width: settles after N ms, expected ≤ 450 ms",
      ])
    let overshoot = try unmet(("node", "Card"), ("property", "scale"), ("overshoot", "≤ 2 %"))
    // exp(−ζπ/√(1−ζ²)) of ζ = ½ is 16.3 %; frames miss the very top.
    #expect(overshoot[0].contains("overshoots 16."))
    #expect(
      try unmet(("node", "Band"), ("peak-speed", "≤ 90 °/s"))
        == ["Page/Band · rotation.degrees: is at most 180°/s fast, expected ≤ 90 °/s"])
    #expect(
      try unmet(("node", "Dot"), ("jump", "no"))
        == ["Page/Dot · offset.x: jumps by 60 pt at frame 40, expected no jump"])
    #expect(
      try unmet(("node", "Bar"), ("velocity-jump", "no"))
        == [
          "Page/Bar · offset.y: changes its velocity at once by 180 pt/s at frame 11, expected no jump"
        ])
    #expect(
      try unmet(("order", "Row/1, Row/0"))
        == ["Row/0 sets off at 200 ms, before Row/1 at 267 ms, expected order Row/1, Row/0"])
    #expect(try unmet(("node", "Row/*"), ("stagger", "40 ms")).count == 2)
    #expect(
      try unmet(("node", "Row/*"), ("stagger", "40 ms"))[0]
        == "List/Row/1 sets off 67 ms after List/Row/0, expected 40 ms")
    #expect(
      try unmet(("node", "Card"), ("appears", "≤ 100 ms"))[0].hasPrefix("Page/Card: appears after ")
    )
    #expect(
      try unmet(("node", "Bar"), ("keeps-moving", "yes"))
        == ["Page/Bar: rests for 833 ms from frame 40 on, expected to keep moving"])
    #expect(
      try unmet(("node", "Band"), ("still", "yes"), ("from", "1 s"))
        == ["Page/Band · rotation.degrees: moves by 90° from frame 61 on, expected still"])
    #expect(
      try unmet(("node", "Dot"), ("ends", "50 pt"))
        == ["Page/Dot · offset.x: ends at 60 pt, expected 50 pt"])
    #expect(
      try unmet(("node", "Dot"), ("ends", "90°"))
        == ["Page/Dot · offset.x is in pt, expected 90°"])
  }

  @Test("outside the stage, by how much and when")
  func outside() throws {
    let expectation = try Expectation(fields: [("node", "Card"), ("inside", "stage")])
    let sentences = expectation.unmet(in: Self.record, width: 305, height: 844)
    #expect(sentences.count == 1)
    // Half of 200 points, 1.081 times as large, about 200.
    #expect(
      sentences[0].hasPrefix("Page/Card: is 3.")
        && sentences[0].contains("beyond the stage's right edge at frame 2"))
    #expect(expectation.unmet(in: Self.record, width: 390, height: 100)[0].contains("bottom edge"))
  }

  @Test("what is not there is told with what is; what rests does not pass")
  func missing() throws {
    let names = "Page/Card, Page/Dot, Page/Band, Page/Bar, List/Row/0, List/Row/1, List/Row/2"
    #expect(
      try unmet(("node", "Cart"), ("overshoot", "≤ 2 %"))
        == ["there is no view 'Cart'; there are: \(names)"])
    #expect(
      try unmet(("node", "Dot"), ("property", "scale"), ("overshoot", "≤ 2 %"))
        == ["Page/Dot has no 'scale'; it has: offset.x"])
    #expect(
      try unmet(("node", "Card"), ("property", "frame.x"), ("settles", "≤ 1 s"))
        == ["Page/Card does not move its frame.x, expected ≤ 1 s"])
    #expect(
      try unmet(("node", "Band"), ("flashes", "never")) == [
        "flashes were not measured: no pixels were drawn"
      ])
    #expect(
      try unmet(("node", "Dot"), ("still", "yes"), ("from", "9 s"))[0].contains("ends at 1.517 s"))
    let empty = MotionRecord(framesPerSecond: 60, frameCount: 0, tracks: [], events: [])
    let still = try Expectation(fields: [("still", "yes")])
    #expect(still.unmet(in: empty, width: 1, height: 1) == ["the film has no frames"])
  }

  @Test(
    "wrong words are refused with what is accepted",
    arguments: [
      ("overshoot", "2 %", "overshoot is '2 %'; accepted is a comparison with a share"),
      ("overshoot", "≤ 2 ms", "overshoot is '≤ 2 ms'"), ("settles", "≤ fast", "≤ 450 ms"),
      ("settles", "500..400 ms", "200..300 ms"),
      ("jump", "maybe", "accepted is no, or a comparison"),
      ("overshot", "≤ 2 %", "expect is 'overshot'; accepted is overshoot, or: node, property"),
      ("colour", "red", "accepted is node, property, from, to"),
      ("inside", "box", "accepted is stage or yes"),
      ("order", "card", "names of views in the order"), ("from", "soon", "a time of the film"),
      ("node", "", "a view's name"),
    ])
  func refused(key: String, value: String, part: String) {
    let error = #expect(throws: ExpectationError.self) {
      try Expectation(fields: [("still", "yes"), (key, value)])
    }
    #expect(error.map { "\($0)".contains(part) } == true, "\(String(describing: error))")
  }

  @Test("an expectation asserts something, once, in a part of the film")
  func whole() {
    #expect(throws: ExpectationError.self) { try Expectation(fields: [("node", "card")]) }
    #expect(throws: ExpectationError.self) {
      try Expectation(fields: [("still", "yes"), ("still", "yes")])
    }
    #expect(throws: ExpectationError.self) {
      try Expectation(fields: [("still", "yes"), ("from", "2 s"), ("to", "1 s")])
    }
  }

  @Test("comparison words mean the same in both spellings")
  func spellings() throws {
    for (one, other) in [("≤ 60 pt", "<= 60 pt"), ("≥ 60 pt", ">=60pt"), ("= 60", "== 60")] {
      #expect(try unmet(("node", "Dot"), ("ends", one)) == [])
      #expect(try unmet(("node", "Dot"), ("ends", other)) == [])
    }
    for word in ["< 60", "> 60", "61..70", "≤ 59.9", "≥ 60.1"] {
      #expect(try unmet(("node", "Dot"), ("ends", word)).count == 1)
    }
  }
}
