import Testing

@testable import Goldens

/// One change of a record, by hand: which kind of finding it is, where it is, and by how much.
@Suite("Kinds of causes") struct CauseKindTests {
  private static func track(
    _ view: String, _ property: String, _ values: [Double], to goals: [Double]? = nil,
    by words: String = "", _ run: ClosedRange<Int> = 10...20
  ) -> MotionTrack {
    MotionTrack(
      view: view, property: property, first: 0, values: values.map { .number($0) },
      targets: (goals ?? values).map { .number($0) },
      runs: words.isEmpty
        ? [] : [.init(first: run.lowerBound, last: run.upperBound, animation: words)])
  }

  /// A line from 0 to a goal, which sets off at frame 10 and takes ten frames.
  private static func line(
    _ goal: Double, late: Int = 0, by words: String = "linear(duration: 0.1667)"
  )
    -> MotionTrack
  {
    let values = (0..<60).map { goal * Double(min(max($0 - 10 - late, 0), 10)) / 10 }
    let goals = (0..<60).map { $0 < 10 + late ? 0 : goal }
    return track("Page/Card", "offset.x", values, to: goals, by: words, 10 + late...20 + late)
  }

  private static func record(_ tracks: [MotionTrack], events: [MotionEvent] = []) -> MotionRecord {
    MotionRecord(framesPerSecond: 60, frameCount: 60, tracks: tracks, events: events)
  }

  private static func finding(_ before: [MotionTrack], _ after: [MotionTrack]) throws -> Finding {
    let findings = MotionComparison(before: record(before), after: record(after)).findings
    #expect(findings.count == 1)
    return try #require(findings.first)
  }

  private static let still = track("Page/Dot", "opacity", [Double](repeating: 1, count: 60))

  @Test("another goal: a target, by the difference of the goals")
  func target() throws {
    let finding = try Self.finding([Self.line(100), Self.still], [Self.line(130), Self.still])
    #expect(finding.kind == .target && finding.view == "Page/Card" && finding.unit == "pt")
    #expect(finding.deviation == 30 && finding.first == 11 && finding.last == 59)
    #expect(finding.worst == 20, "the first frame that is as far off")
  }

  @Test("the same, later: a delay in milliseconds", arguments: [3, 6, 12])
  func delay(frames: Int) throws {
    let (early, late) = ([Self.line(100)], [Self.line(100, late: frames)])
    let finding = try Self.finding(early, late)
    #expect(finding.kind == .delay)
    #expect(abs((finding.shift ?? 0) - Double(frames) * 1000 / 60) < 1e-6)
    let back = try Self.finding(late, early)
    #expect(abs((back.shift ?? 0) + Double(frames) * 1000 / 60) < 1e-6)
  }

  @Test("another value at rest: a constant")
  func constant() throws {
    let other = Self.track("Page/Dot", "opacity", [Double](repeating: 0.75, count: 60))
    let finding = try Self.finding([Self.line(100), Self.still], [Self.line(100), other])
    #expect(
      finding.kind == .constant && finding.view == "Page/Dot" && finding.properties == ["opacity"])
    #expect(finding.deviation == 0.25 && finding.first == 0 && finding.last == 59)
  }

  @Test("a view that is in one record only is new, or gone")
  func views() throws {
    let (one, both) = ([Self.line(100)], [Self.line(100), Self.still])
    let added = try Self.finding(one, both)
    #expect(
      added.kind == .added && added.view == "Page/Dot" && added.first == 0 && added.last == 59)
    let gone = try Self.finding(both, one)
    #expect(gone.kind == .gone && gone.view == "Page/Dot" && gone.first == 0 && gone.last == 59)
  }

  @Test("what no longer moves, and what moves now")
  func motion() throws {
    let rest = Self.track("Page/Card", "offset.x", [Double](repeating: 0, count: 60))
    for (before, after) in [(Self.line(100), rest), (rest, Self.line(100))] {
      let finding = try Self.finding([before, Self.still], [after, Self.still])
      #expect(finding.kind == .motion && finding.view == "Page/Card")
      #expect(finding.deviation == 100 && finding.first == 11)
    }
  }

  @Test("another animation between the same ends: a curve")
  func curve() throws {
    let values = (0..<60).map { frame -> Double in
      let share = Double(min(max(frame - 10, 0), 10)) / 10
      return 100 * share * share
    }
    let goals = (0..<60).map { $0 < 10 ? 0.0 : 100 }
    let eased = Self.track(
      "Page/Card", "offset.x", values, to: goals, by: "easeIn(duration: 0.1667)")
    let finding = try Self.finding([Self.line(100)], [eased])
    #expect(finding.kind == .curve && finding.first == 11 && finding.last == 19)
    #expect(abs((finding.deviation ?? 0) - 25) < 1e-9 && finding.worst == 15)
    #expect(finding.before?.overshoot == 0 && finding.after?.overshoot == 0)
  }

  @Test("whatever the order of the tracks, a record does not differ from itself")
  func same() {
    let tracks = [
      Self.line(100), Self.still, Self.track("A", "x", [Double](repeating: 3, count: 60)),
    ]
    for shift in tracks.indices {
      let turned = Array(tracks[shift...] + tracks[..<shift])
      let comparison = MotionComparison(before: Self.record(tracks), after: Self.record(turned))
      #expect(comparison.findings.isEmpty)
    }
  }
}
