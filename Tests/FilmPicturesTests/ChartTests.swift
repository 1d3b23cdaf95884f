import DisplayList
import Foundation
import Geometry
import Testing
import Typography

@testable import FilmPictures

/// Laws of drawn charts: nothing overlaps, nothing is cut, in light and dark.
@Suite("Charts") struct ChartTests {
  /// Linear congruences: the same charts everywhere.
  private struct Dice {
    var state: UInt64
    mutating func roll(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
  }

  private func curves(_ dice: inout Dice) -> [MotionCurve] {
    let views = [
      "Button", "SubmitButton/Button/Text 'Submit an order'", "List/HStack[a very long key]/Image",
      "漢字/Text '𝄞'",
    ]
    let springs = [
      "spring(duration: 0.5, bounce: 0.2)", "easeInOut(duration: 0.35)",
      "interpolatingSpring(mass: 1, stiffness: 170, damping: 15)",
    ]
    return (0..<1 + dice.roll(6)).compactMap { index in
      let scale = [0.001, 0.7, 12, 950, 123_456][dice.roll(5)]
      let start = Double(dice.roll(100)) / 50
      let animation = springs[dice.roll(3)]
      let samples = (0...120).map { step in
        let time = Double(step) / 120
        return SampledValue.Sample(
          time: start + time, value: scale * (time * (3 - 2.2 * time) + Double(index)),
          target: scale * (Double(index) + 0.8), animation: animation)
      }
      return MotionCurve(
        SampledValue(
          view: views[dice.roll(4)], property: ["frame.x", "opacity", "scale.width"][dice.roll(3)],
          samples: samples))
    }
  }

  private func sheet(_ seed: UInt64, _ theme: ChartTheme) throws -> Sketch {
    var dice = Dice(state: seed)
    let events = (0..<dice.roll(12)).map { index in
      FilmEvent(
        time: Double(dice.roll(300)) / 100,
        label: ["", "touch Text 'Submit an order'", "release", "timer", "phase"][dice.roll(5)])
    }
    return CurveSheet(
      curves(&dice), events: events.sorted { $0.time < $1.time }, end: 3.5,
      title: "Scene.swift, a preview", theme: theme, fonts: try FontBook()
    ).sketch
  }

  private func words(_ sketch: Sketch) -> [Sketch.Words] {
    sketch.figures.compactMap { if case .words(let words) = $0 { words } else { nil } }
  }

  @Test("no words stand over others or beyond the sheet", arguments: 0..<24)
  func noOverlap(seed: UInt64) throws {
    let sketch = try sheet(seed, .light)
    let words = words(sketch)
    #expect(words.count >= 8)
    let sheet = CGRect(x: 0, y: 0, width: sketch.width, height: sketch.height)
    for (index, word) in words.enumerated() {
      #expect(sheet.contains(word.bounds), "\(word.text) at \(word.bounds)")
      for other in words[(index + 1)...] {
        // Lines of text may touch; letters have room in their lines.
        let overlap = word.bounds.insetBy(dx: 0.5, dy: 2).intersection(
          other.bounds.insetBy(dx: 0.5, dy: 2))
        #expect(overlap.isNull || overlap.isEmpty, "'\(word.text)' over '\(other.text)'")
      }
    }
  }

  @Test("a dark sheet is a light one in other colours; the same gives the same", arguments: 0..<6)
  func themes(seed: UInt64) throws {
    let (light, dark) = (try sheet(seed, .light), try sheet(seed, .dark))
    #expect(words(light).map(\.bounds) == words(dark).map(\.bounds))
    #expect(light.svg != dark.svg)
    #expect(try sheet(seed, .light).svg == light.svg)
    #expect(try sheet(seed, .light).painted() == light.painted())
  }

  @Test("words are readable on their ground: contrast 4.5 and more", arguments: [false, true])
  func contrast(isDark: Bool) {
    let theme = isDark ? ChartTheme.dark : .light
    func luminance(_ color: ResolvedColor) -> Double {
      // sRGB's curve, near enough, as a square and a cube: good to two digits.
      func linear(_ part: Float) -> Double {
        let x = Double(part)
        return 0.012 * x + x * x * (0.682 + 0.306 * x)
      }
      return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }
    func contrast(_ one: ResolvedColor, _ other: ResolvedColor) -> Double {
      let (a, b) = (luminance(one), luminance(other))
      return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }
    for color in [theme.ink, theme.faint, theme.value, theme.target] {
      #expect(contrast(color, theme.ground) >= 4.5)
    }
    for color in [theme.value, theme.velocity, theme.alarm, theme.target] + theme.series {
      #expect(contrast(color, theme.panel) >= 3)
    }
  }

  @Test("labels of events are beside their lines, and no line crosses one", arguments: 0..<40)
  func lanes(seed: UInt64) {
    var dice = Dice(state: seed)
    let events = (0..<dice.roll(20)).map { _ in
      (x: Double(dice.roll(600)), text: String(repeating: "m", count: dice.roll(12)))
    }.sorted { $0.x < $1.x }
    let lane = EventLane(events, right: 620, most: 3) { Double($0.count) * 6 }
    #expect(lane.labels.count + lane.leftOut == events.count { !$0.text.isEmpty })
    for label in lane.labels {
      let end = label.x + Double(label.text.count) * 6
      #expect(end <= 620 && label.line < 3)
      for other in lane.labels where other != label {
        let otherEnd = other.x + Double(other.text.count) * 6
        if other.line == label.line { #expect(otherEnd < label.x || end < other.x) }
        // A label's line goes down through the lines of words below its own.
        if other.line >= label.line {
          #expect(!(other.x...otherEnd).contains(label.x - 3))
        }
      }
    }
  }

  @Test("marks of an axis are even, within it, and no more than there is room for")
  func ticks() {
    for extent in [0.0004, 0.003, 0.7, 1, 9.99, 10, 47, 1200, 3e6] {
      for start in [0, -0.3 * extent, 17 * extent] {
        for limit in [2, 3, 5, 9] {
          let range = start...start + extent
          let ticks = Measure.ticks(range, atMost: limit)
          #expect(ticks.count <= limit)
          #expect(
            ticks.allSatisfy {
              $0.value >= start - extent * 1e-6 && $0.value <= range.upperBound + extent * 1e-6
            })
          let steps = zip(ticks, ticks.dropFirst()).map { $1.value - $0.value }
          #expect(steps.allSatisfy { abs($0 - steps[0]) < extent * 1e-6 })
          if limit >= 5 { #expect(ticks.count >= 2, "\(range) \(limit)") }
          let scale = Measure.ticks(range, atMost: limit, atLeast: 2)
          #expect(scale.count >= 2 && scale.count <= max(2 * limit, ticks.count))
          if ticks.count >= 2 { #expect(scale.map(\.value) == ticks.map(\.value)) }
          for tick in ticks {
            #expect(abs((Double(tick.text) ?? .nan) - tick.value) <= extent * 1e-3)
          }
        }
      }
    }
  }

  @Test("numbers are rounded to the nearest, without noughts at the end")
  func numbers() {
    #expect(Measure.text(1.25, places: 2) == "1.25" && Measure.text(-0.5, places: 3) == "-0.5")
    #expect(Measure.text(2, places: 4) == "2" && Measure.text(-0.0001, places: 2) == "0")
    #expect(Measure.text(1234.5678, places: 1) == "1234.6" && Measure.short(0.12345) == "0.123")
    #expect(Measure.percent(0.163) == "16.3 %")
  }

  @Test("an SVG holds the words, and none that XML may not")
  func svg() throws {
    var sketch = Sketch(
      width: 100, height: 40, ground: .white, label: "a < b", lettering: Lettering(try FontBook()))
    sketch.words("<&\u{0}\u{1b}>\"", at: CGPoint(x: 10, y: 20), .text, .black)
    let svg = sketch.svg
    #expect(svg.contains("&lt;&amp;&gt;&quot;</text>") && svg.contains("aria-label=\"a &lt; b\""))
    #expect(svg.hasSuffix("</svg>") && !svg.contains("\u{1b}"))
  }

  @Test("words are cut to their width", arguments: [20.0, 60, 133, 400])
  func fitted(width: Double) throws {
    let lettering = Lettering(try FontBook())
    let text = "SubmitButton/Button/Text 'Submit\nthe order'"
    let (start, end) = (
      lettering.fitted(text, .text, width: width),
      lettering.fitted(text, .text, width: width, keepsEnd: true)
    )
    #expect(lettering.width(start, .text) <= width && lettering.width(end, .text) <= width)
    #expect(start.hasPrefix("S") && end.hasSuffix("'") && !start.contains("\n"))
    #expect(width < 400 ? start.hasSuffix("…") && end.hasPrefix("…") : start == end)
    // A path begins with a whole name where one fits.
    if end.contains("/") && width < 400 { #expect(end.hasPrefix("…/")) }
  }

  @Test("a value that rests before and after it moves has its line from side to side")
  func wholeLines() throws {
    let samples = [0, 1, 1.2, 1.4, 4].map { time in
      SampledValue.Sample(
        time: time, value: min(max(time - 1, 0) * 100, 40), target: 40,
        animation: (1..<1.4).contains(time) ? "linear" : nil)
    }
    let curve = try #require(MotionCurve(SampledValue(view: "a", property: "b", samples: samples)))
    var sketch = Sketch(
      width: 300, height: 100, ground: .white, label: "", lettering: Lettering(try FontBook()))
    let frame = CGRect(x: 40, y: 10, width: 200, height: 60)
    let theme = ChartTheme.light
    CurvePlot(curve, times: 0.5...2.5, events: [], theme: theme, form: .value, frame: frame)
      .draw(&sketch)
    let places = sketch.figures.flatMap { figure -> [CGPoint] in
      if case .line(let places, let pen) = figure, pen.color == theme.value { places } else { [] }
    }
    #expect(places.map(\.x).min() == 40 && places.map(\.x).max() == 240)
  }

  @Test("a line keeps what is farther from it than the tolerance")
  func polylines() {
    let places = (0...400).map { step in
      let x = Double(step) / 4
      return CGPoint(x: x, y: x * (100 - x) / 25)
    }
    let kept = Polyline.simplified(places, within: 0.05)
    #expect(kept.count < 80 && kept.first == places.first && kept.last == places.last)
    for place in places {
      let next = kept.firstIndex { $0.x >= place.x } ?? 0
      guard next > 0 else { continue }
      let (a, b) = (kept[next - 1], kept[next])
      let share = (place.x - a.x) / (b.x - a.x)
      #expect(abs(a.y + share * (b.y - a.y) - place.y) < 0.3)
    }
  }
}
