import Foundation
import Goldens
import Testing

/// Records of motion made by formulas, as a recording would hold them.
enum SampleMotion {
  static let rate = 60.0
  static let frames = 91

  /// A spring's share of the way at a time after its start.
  ///
  /// - Parameters:
  ///   - time: Seconds after the start.
  ///   - response: The undamped period in seconds.
  ///   - damping: The damping fraction, less than 1.
  /// - Returns: 0 at the start, 1 at the end.
  static func spring(_ time: Double, response: Double, damping: Double) -> Double {
    guard time > 0 else { return 0 }
    let omega = 2 * Double.pi / response
    let damped = omega * (1 - damping * damping).squareRoot()
    let decay = exp(-damping * omega * time)
    return 1 - decay * (cos(damped * time) + damping * omega / damped * sin(damped * time))
  }

  /// A track of numbers, rounded as goldens round them.
  ///
  /// - Parameters:
  ///   - view: The view's name.
  ///   - property: The property.
  ///   - target: Where it goes.
  ///   - words: What moves it; empty for no run.
  ///   - start: The frame at which it sets off.
  ///   - value: Its value at a frame.
  /// - Returns: The track.
  static func track(
    _ view: String, _ property: String, target: Double, by words: String = "", from start: Int = 0,
    _ value: (Int) -> Double
  ) -> MotionTrack {
    let step = TrackUnit.of(property).decimals == 3 ? 1000.0 : 10000
    let values = (0..<frames).map { (value($0) * step).rounded() / step }
    let last = values.lastIndex { $0 != values.last } ?? 0
    let isMoving = !words.isEmpty && last > start
    return MotionTrack(
      view: view, property: property, first: 0, values: values.map { .number($0) },
      targets: (0..<frames).map {
        .number($0 < start ? values[0] : isMoving ? target : values[$0])
      },
      runs: isMoving ? [.init(first: start, last: last, animation: words)] : [])
  }

  static func record(_ tracks: [MotionTrack], events: [MotionEvent] = []) -> MotionRecord {
    MotionRecord(framesPerSecond: rate, frameCount: frames, tracks: tracks, events: events)
  }

  /// A card that slides in and grows, a circle and a capsule that follow: all on one spring.
  ///
  /// - Parameters:
  ///   - response: The spring's response.
  ///   - damping: Its damping fraction.
  ///   - late: By how many frames everything is late.
  ///   - hasWords: Whether the runs name the spring.
  /// - Returns: The record.
  static func clip(
    response: Double = 0.55, damping: Double = 0.825, late: Int = 0, hasWords: Bool = true
  ) -> MotionRecord {
    let words =
      hasWords
      ? "spring(duration: \(response), bounce: \((100 - 100 * damping).rounded() / 100))" : "spring"
    func share(_ frame: Int) -> Double {
      spring(Double(frame - 6 - late) / rate, response: response, damping: damping)
    }
    let start = 6 + late
    return record([
      track("Page/Card", "offset.y", target: 0, by: words, from: start) { 300 * (1 - share($0)) },
      track("Page/Card", "scale.width", target: 1, by: words, from: start) {
        0.9 + 0.1 * share($0)
      },
      track("Page/Card", "scale.height", target: 1, by: words, from: start) {
        0.9 + 0.1 * share($0)
      },
      track("Page/Circle", "frame.x", target: 250, by: words, from: start) { 50 + 200 * share($0) },
      track("Page/Circle", "frame.width", target: 40) { _ in 40 },
      track("Page/Capsule", "opacity", target: 1, by: words, from: start) { share($0) },
    ])
  }
}

@Suite("Comparison of motion") struct MotionComparisonTests {
  private func findings(_ before: MotionRecord, _ after: MotionRecord) -> [Finding] {
    MotionComparison(before: before, after: after).findings
  }

  @Test("a record against itself: nothing")
  func identity() {
    let clip = SampleMotion.clip()
    #expect(findings(clip, clip).isEmpty)
    let closeness = MotionComparison(before: clip, after: clip).closeness(
      milliseconds: 8, points: 0.5)
    #expect(closeness.share == 0 && closeness.isWithin)
  }

  @Test(
    "each fault that hides in pixels is named: view, property, first frame, size",
    arguments: [
      (0.551, 0.825, 0, Finding.Kind.curve, 0.05...1.0), (0.56, 0.825, 0, .curve, 1...8),
      (0.55, 0.80, 0, .curve, 1...12), (0.55, 0.825, 1, .delay, 5...60),
    ] as [(Double, Double, Int, Finding.Kind, ClosedRange<Double>)],
    [true, false])
  func faults(
    fault: (Double, Double, Int, Finding.Kind, ClosedRange<Double>), hasWords: Bool
  ) throws {
    let (response, damping, late, kind, size) = fault
    let before = SampleMotion.clip(hasWords: hasWords)
    let after = SampleMotion.clip(
      response: response, damping: damping, late: late, hasWords: hasWords)
    let found = findings(before, after)
    #expect(found.count <= 2)
    let first = try #require(found.first)
    #expect(first.kind == kind)
    #expect(first.view == "Page/Card")
    #expect(first.properties.first?.hasPrefix("scale") == true)
    let guilty = try #require(found.first { $0.properties.contains("offset.y") || hasWords })
    #expect((7...9).contains(guilty.first))
    let deviation = try #require(first.deviation)
    // The scale goes a tenth, the offset 300 points.
    #expect(size.contains(deviation * 3000))
    #expect(first.sentence.contains("Page/Card · scale") && first.sentence.contains("from frame"))
    if kind == .delay { #expect(first.shift.map { abs($0 - 1000 / 60) < 1e-9 } == true) }
  }

  @Test("whole frames of delay are found exactly", arguments: [-20, -3, -1, 1, 2, 7, 30])
  func shift(frames: Int) throws {
    func moved(_ late: Int) -> MotionRecord {
      SampleMotion.record([
        SampleMotion.track("A/Dot", "frame.x", target: 100, by: "spring", from: 25 + late) {
          100 * SampleMotion.spring(Double($0 - 25 - late) / 60, response: 0.3, damping: 0.8)
        }
      ])
    }
    let finding = try #require(findings(moved(0), moved(frames)).first)
    #expect(finding.kind == .delay)
    #expect(finding.shift == Double(frames) / 60 * 1000)
    let word = frames > 0 ? "later" : "earlier"
    #expect(finding.sentence.contains(word))
  }

  @Test(
    "parts of frames of delay are found to a tenth of a frame", arguments: [0.25, 0.5, 1.4, -0.7])
  func partShift(frames: Double) throws {
    func moved(_ late: Double) -> MotionRecord {
      SampleMotion.record([
        SampleMotion.track("A/Dot", "frame.x", target: 100, by: "spring", from: 20) {
          100 * SampleMotion.spring((Double($0) - 20.5 - late) / 60, response: 0.5, damping: 0.9)
        }
      ])
    }
    let finding = try #require(findings(moved(0), moved(frames)).first)
    #expect(finding.kind == .delay)
    let shift = try #require(finding.shift) / 1000 * 60
    #expect(abs(shift - frames) < 0.1)
  }

  @Test("swapping before and after swaps the figures")
  func swapping() {
    let changed = [
      SampleMotion.clip(response: 0.6), SampleMotion.clip(damping: 0.7), SampleMotion.clip(late: 3),
    ]
    let clip = SampleMotion.clip()
    for other in changed {
      let (there, back) = (findings(clip, other), findings(other, clip))
      #expect(!there.isEmpty && there.count == back.count)
      for (one, two) in zip(there, back) {
        #expect(one.kind == two.kind && one.view == two.view && one.properties == two.properties)
        #expect(one.before == two.after && one.after == two.before)
        #expect(one.deviation == two.deviation && one.first == two.first && one.last == two.last)
        if let shift = one.shift { #expect(two.shift.map { abs($0 + shift) < 0.5 } == true) }
      }
    }
  }

  @Test("the order of tracks does not matter")
  func order() {
    let (before, after) = (SampleMotion.clip(), SampleMotion.clip(response: 0.6, late: 2))
    var (turned, shuffled) = (before, after)
    turned.tracks.reverse()
    shuffled.tracks.sort { $0.property < $1.property }
    #expect(findings(before, after) == findings(turned, shuffled))
    #expect(!findings(before, after).isEmpty)
  }

  @Test("a curve's sentence tells settling and overshoot, and what makes it")
  func sentence() throws {
    let found = findings(SampleMotion.clip(damping: 0.9), SampleMotion.clip(damping: 0.6))
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.sentence.hasPrefix("Page/Card · scale and offset.y: settles "))
    #expect(finding.sentence.contains(" later and overshoots 9.5 % instead of 0."))
    #expect(finding.sentence.contains("(spring(duration: 0.55, bounce: 0.4) instead of spring("))
    #expect(finding.sentence.hasSuffix("; with it 2 other views"))
    let (before, after) = (try #require(finding.before), try #require(finding.after))
    #expect(abs(after.overshoot - exp(-0.6 * .pi / 0.8)) < 0.005)
    #expect(after.overshoot > before.overshoot)
  }

  @Test("another target, another value at rest, another colour")
  func targets() throws {
    func record(_ end: Double, _ height: Double, _ red: Double) -> MotionRecord {
      SampleMotion.record([
        SampleMotion.track("A/Card", "offset.x", target: end, by: "smooth", from: 10) {
          end * SampleMotion.spring(Double($0 - 10) / 60, response: 0.4, damping: 0.9)
        },
        SampleMotion.track("A/Bar", "frame.height", target: height) { _ in height },
        SampleMotion.track("A/Pad", "color.red", target: red) { _ in red },
        SampleMotion.track("A/Pad", "color.green", target: 0) { _ in 0 },
        SampleMotion.track("A/Pad", "color.blue", target: 1) { _ in 1 },
      ])
    }
    let base = record(100, 8, 0)
    let target = findings(base, record(120, 8, 0))
    #expect(target.map(\.kind) == [.target])
    #expect(
      target[0].sentence == "A/Card · offset.x: goes to 120 pt instead of 100 pt, from frame 11 on")
    let height = findings(base, record(100, 12, 0))
    #expect(height.map(\.kind) == [.constant] && height[0].deviation == 4 && height[0].unit == "pt")
    #expect(height[0].sentence == "A/Bar · frame.height: is 12 pt instead of 8 pt, from frame 0 on")
    let color = findings(base, record(100, 8, 1))
    #expect(
      color.map(\.sentence) == ["A/Pad · color: is #FF00FF instead of #0000FF, from frame 0 on"])
    #expect(findings(base, record(120, 12, 1)).count == 3)
  }

  @Test("another order of phases")
  func phases() {
    func record(_ stops: [Double]) -> MotionRecord {
      var track = SampleMotion.track("A/Word", "offset.x", target: 0) { _ in 0 }
      for frame in 10..<70 {
        let phase = (frame - 10) / 15
        let from = phase == 0 ? 0 : stops[phase - 1]
        let share = min(1, Double((frame - 10) % 15 + 1) / 12)
        track.values[frame] = .number(from + (stops[phase] - from) * share)
        track.targets[frame] = .number(stops[phase])
      }
      track.runs = [.init(first: 10, last: 69, animation: "linear(duration: 0.2)")]
      return SampleMotion.record([track])
    }
    let found = findings(record([-10, 10, -5, 0]), record([10, -10, -5, 0]))
    #expect(found.map(\.kind) == [.order])
    #expect(
      found[0].sentence
        == "A/Word · offset.x: goes to 10, -10, -5, 0 pt instead of -10, 10, -5, 0 pt, from frame 10 on"
    )
  }

  @Test("a view that comes in another way")
  func transition() {
    func record(_ property: String, _ from: Double, _ to: Double) -> MotionRecord {
      func late(_ track: MotionTrack) -> MotionTrack {
        var track = track
        track.first = 30
        track.values.removeFirst(30)
        track.targets.removeFirst(30)
        return track
      }
      func share(_ frame: Int) -> Double {
        SampleMotion.spring(Double(frame - 30) / 60, response: 0.3, damping: 0.9)
      }
      return SampleMotion.record([
        late(SampleMotion.track("A/Label", "frame.x", target: 0) { _ in 0 }),
        late(
          SampleMotion.track("A/Label", "opacity", target: 1, by: "spring", from: 30) { share($0) }),
        late(
          SampleMotion.track("A/Label", property, target: to, by: "spring", from: 30) {
            from + (to - from) * share($0)
          }),
      ])
    }
    let kind = findings(record("scale.width", 0, 1), record("offset.x", -50, 0))
    #expect(kind.map(\.kind) == [.transition])
    #expect(
      kind[0].sentence.contains(
        "comes or goes by offset.x and opacity instead of by opacity and scale"))
    let size = findings(record("scale.width", 0.8, 1), record("scale.width", 0.5, 1))
    #expect(size.map(\.kind) == [.transition])
    #expect(size[0].sentence.hasPrefix("A/Label · scale.width: comes from 0.5 instead of 0.8"))
  }

  @Test("rows that all shift are one finding, and so is what gives way to a new view")
  func rows() {
    func record(_ step: Int, count: Int = 5, isTall: Bool = false) -> MotionRecord {
      SampleMotion.record(
        (0..<count).flatMap { row in
          let start = 5 + step * row
          return [
            SampleMotion.track(
              "List/Row/\(row)", "offset.y", target: 0,
              by: "spring.delay(\(step * row))", from: 5
            ) {
              80 - 80 * SampleMotion.spring(Double($0 - start) / 60, response: 0.3, damping: 0.9)
            },
            SampleMotion.track("List/Row/\(row)", "frame.y", target: 0) { _ in Double(row * 44) },
          ]
        } + [SampleMotion.track("List/Footer", "frame.y", target: 0) { _ in Double(count * 44) }])
    }
    let stagger = findings(record(3), record(5))
    #expect(stagger.map(\.kind) == [.delay])
    #expect(
      stagger[0].view.hasPrefix("List/Row")
        && stagger[0].sentence.hasSuffix("; with it 3 other views"))
    let more = findings(record(3), record(3, count: 7))
    #expect(more.map(\.kind) == [.added])
    #expect(more[0].view == "List/Row/5" && more[0].sentence.contains("is new"))
    #expect(findings(record(3, count: 7), record(3)).map(\.kind) == [.gone])
  }

  @Test("what no longer moves, what jumps, what only happens at another time")
  func motions() {
    func record(_ words: String, isMoving: Bool) -> MotionRecord {
      SampleMotion.record([
        SampleMotion.track("A/Dot", "rotation.degrees", target: 90, by: words, from: 12) {
          isMoving
            ? 90 * SampleMotion.spring(Double($0 - 12) / 60, response: 0.4, damping: 0.9)
            : $0 < 13 ? 0 : 90
        }
      ])
    }
    let jump = findings(record("snappy", isMoving: true), record("", isMoving: false))
    #expect(jump.map(\.kind) == [.motion])
    #expect(jump[0].sentence.contains("jumps, and moved by snappy before"))
    let clip = SampleMotion.clip()
    var late = clip
    late.events = [MotionEvent(time: 0.5, causes: ["timer"])]
    #expect(findings(clip, late).map(\.kind) == [.event])
    #expect(
      findings(clip, late)[0].sentence == "timer at 0.5 s instead of nothing, from frame 30 on")
  }

  @Test("other rates are told, not compared")
  func rates() {
    var slow = SampleMotion.clip()
    slow.framesPerSecond = 30
    let found = findings(SampleMotion.clip(), slow)
    #expect(found.map(\.kind) == [.event])
    #expect(found[0].sentence.hasPrefix("30 frames a second instead of 60"))
  }

  @Test("films of no frames or of one are compared too")
  func short() {
    let none = MotionRecord(framesPerSecond: 60, frameCount: 0, tracks: [], events: [])
    #expect(findings(none, none).isEmpty)
    func one(_ value: Double) -> MotionRecord {
      MotionRecord(
        framesPerSecond: 60, frameCount: 1,
        tracks: [
          MotionTrack(
            view: "A", property: "opacity", first: 0, values: [.number(value)],
            targets: [.number(value)], runs: [])
        ], events: [])
    }
    #expect(findings(one(1), one(0.5)).map(\.kind) == [.constant])
    #expect(findings(none, one(1)).map(\.kind) == [.added])
    #expect(findings(one(1), none).map(\.kind) == [.gone])
  }

  // MARK: Level

  @Test("the level motion: within when shifted and off by less, and how near")
  func level() {
    let clip = SampleMotion.clip()
    let late = MotionComparison(before: clip, after: SampleMotion.clip(late: 1))
    let near = late.closeness(milliseconds: 20, points: 0.5)
    #expect(near.isWithin && abs(near.share - 1000.0 / 60 / 20) < 1e-9)
    #expect(!late.closeness(milliseconds: 10, points: 0.5).isWithin)
    // Not a shift: a tenth of a point and more is left.
    let drift = MotionComparison(before: clip, after: SampleMotion.clip(response: 0.551))
    #expect(drift.closeness(milliseconds: 8, points: 1).isWithin)
    #expect(!drift.closeness(milliseconds: 0, points: 0.1).isWithin)
    var other = clip
    other.tracks.removeLast()
    #expect(
      MotionComparison(before: clip, after: other).closeness(milliseconds: 100, points: 100).share
        == .infinity)
  }

  @Test("a move that another takes over is measured until then", arguments: [0.4, 0.5])
  func takenOver(response: Double) throws {
    func record(_ response: Double) -> MotionRecord {
      let (first, second) = (10, 50)
      func share(_ frame: Int, _ start: Int) -> Double {
        SampleMotion.spring(
          Double(frame - start) / SampleMotion.rate, response: response, damping: 0.9)
      }
      let values = (0..<SampleMotion.frames).map { frame in
        ((94 * share(frame, first) + 121 * share(frame, second)) * 1000).rounded() / 1000
      }
      let track = MotionTrack(
        view: "Bar", property: "frame.width", first: 0, values: values.map { .number($0) },
        targets: values.indices.map { .number($0 < first ? 0 : $0 < second ? 94 : 215) },
        runs: [.init(first: first, last: 85, animation: "spring(response: \(response))")])
      return SampleMotion.record([track])
    }
    let finding = try #require(
      MotionComparison(before: record(0.3), after: record(response)).findings.first)
    let (before, after) = (try #require(finding.before), try #require(finding.after))
    #expect(before.overshoot < 0.05 && after.overshoot < 0.05, "\(finding.sentence)")
    #expect(before.settles != nil && after.settles != nil, "\(finding.sentence)")
  }
}
