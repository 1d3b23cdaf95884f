import Testing

@testable import Goldens

/// The lines of a record of motion, by hand, and what is refused.
@Suite("Text of motion") struct MotionTextTests {
  private static func header(_ frames: Int) -> GoldenHeader {
    GoldenHeader(
      renderer: 1, scene: "A.swift", sceneDigest: String(repeating: "0", count: 64), preview: "1",
      width: 1, height: 1, scale: 1, rate: "60", frameCount: frames, length: .period)
  }

  private static func track(
    _ property: String, _ values: [Double?], to targets: [Double?]? = nil, first: Int = 0,
    view: String = "Card", by runs: [MotionTrack.Run] = []
  ) -> MotionTrack {
    func all(_ numbers: [Double?]) -> [MotionTrack.Value?] {
      numbers.map { $0.map { .number($0) } }
    }
    return MotionTrack(
      view: view, property: property, first: first, values: all(values),
      targets: all(targets ?? values), runs: runs)
  }

  private static func record(
    _ tracks: [MotionTrack], frames: Int = 4, events: [MotionEvent] = []
  ) -> MotionRecord {
    MotionRecord(framesPerSecond: 60, frameCount: frames, tracks: tracks, events: events)
  }

  /// The lines between the first and the last, after they were read again.
  private static func lines(_ record: MotionRecord) throws -> [String] {
    #expect(try MotionRecord(text: record.text, of: header(record.frameCount)) == record.rounded)
    return record.text.split(separator: "\n").dropFirst().dropLast().map(String.init)
  }

  @Test("events, with what was touched")
  func events() throws {
    let events = [
      MotionEvent(time: 0, causes: []),
      MotionEvent(time: 0.123456, causes: ["touch", "a b"], touched: ["Card/Text 'x\ny'", "B"]),
    ]
    #expect(
      try Self.lines(Self.record([], events: events)) == [
        "event 0", "event 0.1235 touch a\\sb", "  on Card/Text 'x\\ny'", "  on B",
      ])
  }

  @Test("what rests is one line for each group of properties")
  func constants() throws {
    let record = Self.record([
      Self.track("frame.x", [1, 1, 1, 1]), Self.track("frame.y", [2.5, 2.5, 2.5, 2.5]),
      Self.track("opacity", [1, 1], first: 1),
      Self.track("frame.x", [1, 1, 1, 1], view: "Dot"),
    ])
    #expect(
      try Self.lines(record) == [
        "view Card", "  frame.x,y = 1 2.5", "  opacity @1-2 = 1", "view Dot", "  frame.x = 1",
      ])
  }

  @Test("what moves: values, targets, and what moves it")
  func moving() throws {
    let run = MotionTrack.Run(first: 1, last: 2, animation: "easeOut over linear")
    let record = Self.record([
      Self.track("opacity", [0, 0.5, 1, 1], to: [0, 1, 1, 1], by: [run]),
      Self.track("blur", [3, 2, 2, nil], by: [run]), Self.track("angle", [7, 7, 8, 9]),
    ])
    #expect(
      try Self.lines(record) == [
        "view Card", "  opacity 0 0.5 1*2", "    to 0 1*3", "    by 1-2 easeOut over linear",
        "  blur @0-2 3 2*2", "    by the same", "  angle 7*2 8 9",
      ])
  }

  @Test("what follows says so: by an offset, mirrored, later, elsewhere")
  func followers() throws {
    let record = Self.record([
      Self.track("frame.x", [0, 1, 3, 3]), Self.track("offset.x", [5, 6, 8, 8]),
      Self.track("offset.y", [3, 2, 0, 0], view: "Dot"),
      Self.track("inset", [0, 0, 1, 3], view: "Dot"),
    ])
    #expect(
      try Self.lines(record) == [
        "view Card", "  frame.x 0 1 3*2", "  offset.x as frame.x + 5", "view Dot",
        "  offset.y as -frame.x + 3 of Card", "  inset as frame.x later 1 of Card",
        "    to 0*2 1 3",
      ])
  }

  @Test("rounding keeps what matters: decimals by unit, and no empty ends")
  func rounding() {
    let record = Self.record([
      Self.track("frame.x", [nil, 1.23456, nil, nil]), Self.track("opacity", [0.123456, 1, 1, 1]),
      Self.track("gone", [nil, nil]),
    ]).rounded
    #expect(record.tracks.map(\.property) == ["frame.x", "opacity"])
    #expect(record.tracks[0].first == 1)
    #expect(record.tracks[0].values == [.number(1.235)])
    #expect(record.tracks[1].values[0] == .number(0.1235))
    #expect(Self.record([Self.track("x", [.infinity])]).rounded.tracks[0].values == [.words("inf")])
  }

  @Test("tracks of one view come to stand side by side, and keep their order")
  func order() {
    let tracks = [("A", "x"), ("B", "x"), ("A", "y"), ("C", "z"), ("B", "y")].map {
      Self.track($0.1, [1], view: $0.0)
    }
    let rounded = Self.record(tracks).rounded
    #expect(rounded.tracks.map { $0.view + $0.property } == ["Ax", "Ay", "Bx", "By", "Cz"])
    #expect(rounded.rounded == rounded)
  }

  private static func error(_ lines: [String]) -> GoldenError? {
    let text = GoldenText.closed(["rostrum golden 1"] + lines)
    return #expect(throws: GoldenError.self) { try MotionRecord(text: text, of: header(4)) }
  }

  @Test(
    "damaged lists of values, with the words",
    arguments: [
      (
        "  opacity 0 1 x 2",
        "4 values with at most 4 decimals each: V, V*TIMES, \"words\", or - for none"
      ),
      (
        "  opacity 0*5",
        "4 values with at most 4 decimals each: V, V*TIMES, \"words\", or - for none"
      ),
      (
        "  frame.x 0*2 0.0001 1",
        "4 values with at most 3 decimals each: V, V*TIMES, \"words\", or - for none"
      ),
      (
        "  frame.x 0*2 1*1 2",
        "4 values with at most 3 decimals each: V, V*TIMES, \"words\", or - for none"
      ),
      (
        "  text \"a b\" 1 2",
        "4 values with at most 4 decimals each: V, V*TIMES, \"words\", or - for none"
      ),
      ("  frame.x,y = 1", "a value for each of 2"), ("  frame.x = 1 2", "a value for each of 1"),
    ])
  func lists(line: String, accepted: String) {
    let error = Self.error(["view A", line])
    #expect(error?.line == 3 && error?.found == line && error?.accepted == accepted)
  }

  @Test("too few values are asked for at the next line")
  func tooFew() {
    let error = Self.error(["view A", "  opacity 0 1 2"])
    #expect(error?.line == 4 && error?.accepted == "more values: 4, and not 3")
  }

  @Test(
    "damaged lines of values",
    arguments: [
      "  opacity", "  x,x 1*4", "  opacity @0-4 1*5", "  opacity @2-1 1", "  opacity @1 1",
      "  opacity = x",
    ])
  func values(line: String) {
    let error = Self.error(["view A", line])
    #expect(error?.line == 3 && error?.found == line)
    #expect(error?.accepted.hasPrefix("'  PROPERTY,… VALUE …', '  PROPERTY,… = VALUE …'") == true)
  }

  @Test(
    "only what stands above can be followed",
    arguments: [
      "  y as", "  y as z", "  y as y", "  y as x + a", "  y as x later 0.5", "  y as x of B",
      "  y as x and", "  opacity as x",
    ])
  func following(line: String) {
    let error = Self.error(["view A", "  x 0 1 2 3", line])
    #expect(error?.line == 4 && error?.found == line)
    #expect(
      error?.accepted
        == "'  PROPERTY,… as PROPERTY', with '+ OFFSET', 'later FRAMES', and 'of VIEW' of a view above"
    )
  }

  @Test(
    "other damages, with the words",
    arguments: [
      (["event soon"], 2, "'event SECONDS CAUSE …'"),
      (["event 0.12345"], 2, "'event SECONDS CAUSE …'"),
      (["event 1", "  on \\"], 3, "'  on VIEW'"), (["view \\q\\"], 2, "'view NAME'"),
      (["view A"], 3, "'  PROPERTY …', a value of the view above"),
      (["view A", "  x = 1", "  x = 1"], 4, "a value that is not among those above: 'x' is"),
      (["view A", "  x 0 1 2 3", "    by 3-1 linear"], 4, "'    by FIRST-LAST ANIMATION'"),
      (["view A", "  x 0 1 2 3", "    by 1-3"], 4, "'    by FIRST-LAST ANIMATION'"),
      (["moves A"], 2, "'event', 'view', or a value of a view"),
    ])
  func others(lines: [String], line: Int, accepted: String) {
    let error = Self.error(lines)
    #expect(error?.line == line && error?.kind == .malformed)
    #expect(error?.accepted == accepted)
  }
}
