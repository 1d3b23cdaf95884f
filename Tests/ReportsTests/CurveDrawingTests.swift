import Goldens
import Testing

@testable import Reports

/// Curves of a report: what is drawn of which values, and that it stays within the drawing.
@Suite("Curves of reports") struct CurveDrawingTests {
  private static func record(
    _ tracks: [(String, [Double?])], frames: Int, events: [Double] = [], view: String = "Card"
  ) -> MotionRecord {
    MotionRecord(
      framesPerSecond: 10, frameCount: frames,
      tracks: tracks.map { property, numbers in
        let values = numbers.map { $0.map { MotionTrack.Value.number($0) } }
        return MotionTrack(
          view: view, property: property, first: 0, values: values, targets: values, runs: [])
      }, events: events.map { MotionEvent(time: $0, causes: ["touch", "a<b"]) })
  }

  private static func clip(_ before: MotionRecord?, _ after: MotionRecord?) -> ReportClip {
    ReportClip(
      name: "Card", before: .init(motion: before, frames: [], origin: ""),
      after: .init(motion: after, frames: [], origin: ""))
  }

  private static func finding(_ properties: [String], _ frames: ClosedRange<Int> = 0...3) -> Finding
  {
    var finding = Finding(
      .curve, view: "Card", properties: properties, frames: frames, sentence: "")
    finding.unit = "pt"
    return finding
  }

  private static func curve(_ before: [Double?], _ after: [Double?], events: [Double] = []) throws
    -> Curve
  {
    let clip = clip(
      record([("x", before)], frames: before.count),
      record([("x", after)], frames: after.count, events: events))
    return try #require(Curve.all(of: finding(["x"]), in: clip).first)
  }

  @Test("a value for each frame of the longer film")
  func values() throws {
    let curve = try Self.curve([1, 2], [nil, 5, 6, 7, 8])
    #expect(curve.frameCount == 5 && curve.framesPerSecond == 10)
    #expect(curve.before == [1, 2, nil, nil, nil])
    #expect(curve.after == [nil, 5, 6, 7, 8])
    #expect(curve.frames == 0...3)
  }

  @Test(
    "the finding's frames, within the film",
    arguments: [
      (0...3, 0...3), (2...9, 2...4), (7...9, 4...4), (-3...1, 0...1), (-5 ... -2, 0...0),
    ] as [(ClosedRange<Int>, ClosedRange<Int>)])
  func frames(of finding: ClosedRange<Int>, shown: ClosedRange<Int>) throws {
    let record = Self.record([("x", [1, 2, 3, 4, 5])], frames: 5)
    let curves = Curve.all(of: Self.finding(["x"], finding), in: Self.clip(record, record))
    #expect(curves.map(\.frames) == [shown])
  }

  @Test("the finding's properties in its order, with their parts, at most two")
  func choice() {
    let record = Self.record(
      [
        ("blur", [1]), ("scale.width", [1]), ("scaled", [1]), ("frame.x", [1]),
        ("scale.height", [2]),
      ],
      frames: 1)
    func names(_ properties: [String], _ clip: ReportClip) -> [String] {
      Curve.all(of: Self.finding(properties), in: clip).map(\.property)
    }
    let both = Self.clip(record, record)
    #expect(names(["frame.x", "scale"], both) == ["frame.x", "scale.width"])
    #expect(names(["scale", "frame.x"], both) == ["scale.width", "scale.height"])
    #expect(names(["blur"], both) == ["blur"])
    #expect(names(["scale"], Self.clip(nil, record)) == ["scale.width", "scale.height"])
    #expect(names(["scale"], Self.clip(record, nil)) == ["scale.width", "scale.height"])
    #expect(names(["frame"], both) == ["frame.x"])
    #expect(names([], both).isEmpty && names(["colour"], both).isEmpty)
    #expect(names(["scale"], Self.clip(nil, nil)).isEmpty)
  }

  @Test(
    "all values lie within the range, with room",
    arguments: [
      [0, 1], [-3, -3], [0, 0], [100, 200, 150], [-0.001, 0.001], [5],
    ] as [[Double]])
  func range(values: [Double]) throws {
    let range = try Self.curve(values, values).range
    let (least, most) = (values.min() ?? 0, values.max() ?? 0)
    #expect(range.lowerBound < least && range.upperBound > most)
    // As much above as below.
    #expect(abs((least - range.lowerBound) - (range.upperBound - most)) < 1e-9)
    if most > least { #expect(abs(least - range.lowerBound - 0.06 * (most - least)) < 1e-9) }
  }

  /// The points of a drawing's line, of `before` or `after`.
  private static func points(_ html: String, _ name: String) throws -> [(
    pen: Character, x: Double, y: Double
  )] {
    let start = try #require(html.firstRange(of: "<path class=\"\(name)\" d=\""))
    let path = html[start.upperBound...].prefix { $0 != "\"" }
    var points: [(pen: Character, x: Double, y: Double)] = []
    for part in path.replacing("M", with: "|M").replacing("L", with: "|L").split(separator: "|") {
      let numbers = part.dropFirst().split(separator: " ").compactMap { Double($0) }
      try #require(numbers.count == 2)
      points.append((part.first ?? " ", numbers[0], numbers[1]))
    }
    return points
  }

  @Test(
    "lines go from left to right, within the drawing",
    arguments: [
      [0, 1, 4, 9, 16, 25], [25, 16, 9, 4, 1, 0], [7, 7, 7, 7, 7, 7], [-1, 1, -1, 1, -1, 1],
    ] as [[Double]])
  func lines(values: [Double]) throws {
    let curve = try Self.curve(values, values.map { $0 * 2 - 3 })
    let drawing = CurveDrawing(curve: curve)
    for html in [drawing.figure(label: "x", index: 0), drawing.spark()] {
      for name in ["before", "after"] {
        let points = try Self.points(html, name)
        #expect(points.first?.x == 0 && points.last?.x == 1000)
        #expect(points.allSatisfy { 0...240 ~= $0.y })
        #expect(points.map(\.x) == points.map(\.x).sorted())
        #expect(points.first?.pen == "M" && points.dropFirst().allSatisfy { $0.pen == "L" })
      }
    }
  }

  @Test("what is greater is drawn higher, in proportion")
  func proportion() throws {
    let values: [Double] = [0, 10, 5, 2.5]
    let html = CurveDrawing(curve: try Self.curve(values, values)).figure(label: "", index: 0)
    let points = try Self.points(html, "after")
    // Room of 6 % on both sides: 240 units for 11.2.
    for (value, point) in zip(values, points) {
      #expect(abs(point.y - 240 * (10.6 - value) / 11.2) <= 0.0501)
    }
    #expect(points.map(\.x) == [0, 333.3, 666.7, 1000])
  }

  @Test("where there is no value the line breaks; what rests needs its ends alone")
  func breaks() throws {
    let curve = try Self.curve([1, 2, nil, nil, 3, 4], [5, 5, 5, 5, 5, 6])
    let html = CurveDrawing(curve: curve).figure(label: "", index: 0)
    #expect(try Self.points(html, "before").map(\.pen) == ["M", "L", "M", "L"])
    #expect(try Self.points(html, "before").map(\.x) == [0, 200, 800, 1000])
    #expect(try Self.points(html, "after").map(\.x) == [0, 800, 1000])
  }

  @Test("a view that was not there has no line of before")
  func absent() throws {
    let clip = Self.clip(
      Self.record([("y", [1, 2])], frames: 2), Self.record([("x", [1, 2])], frames: 2))
    let curve = try #require(Curve.all(of: Self.finding(["x"]), in: clip).first)
    #expect(curve.before == [nil, nil])
    #expect(!CurveDrawing(curve: curve).spark().contains("class=\"before\""))
  }

  @Test("events are marked where they happen, with their causes as text")
  func events() throws {
    let curve = try Self.curve([1, 2, 3, 4, 5], [1, 2, 3, 4, 5], events: [0, 0.2, 0.4, 7])
    #expect(curve.events.map(\.frame) == [0, 2, 4, 70])
    let html = CurveDrawing(curve: curve).figure(label: "", index: 3)
    #expect(
      html.contains("<i class=\"event\" style=\"left:50%\" title=\"touch, a&lt;b at 0.2 s\"></i>"))
    #expect(html.split(separator: "class=\"event\"").count == 4, "three are within the film")
    #expect(html.contains("data-curve=\"3\""))
  }

  @Test("no more marks than leave the curve to be seen")
  func ticking() throws {
    let values = [Double?](repeating: 1, count: 50)
    let curve = try Self.curve(values, values, events: (0..<40).map { Double($0) / 10 })
    let html = CurveDrawing(curve: curve).figure(label: "", index: 0)
    #expect(html.split(separator: "class=\"event\"").count == 25)
  }

  @Test("what is said of a curve is text")
  func label() throws {
    let html = CurveDrawing(curve: try Self.curve([1, 2], [1, 3])).figure(
      label: "a<b>\"c\"", index: 0)
    #expect(html.contains("aria-label=\"a&lt;b&gt;&quot;c&quot;\""))
    #expect(html.contains("<span class=\"unit\">pt</span>"))
  }
}
