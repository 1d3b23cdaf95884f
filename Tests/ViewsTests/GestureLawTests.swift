import Rostrum
import Testing

@MainActor @Suite("Laws of gestures")
struct GestureLawTests {
  private let journal = Journal()

  /// Taps so often, each 0.05 s long, with so long a pause between one's end and the next one's beginning.
  private func tap(_ stage: Rehearsal, times: Int, pause: Double) throws {
    for number in 0..<times { try stage.tap(50, 50, at: 1 + Double(number) * (0.05 + pause)) }
    try stage.advance(to: 10)
  }

  // MARK: Taps

  @Test(
    "a gesture of n taps is told once after n quick ones, twice after twice as many",
    arguments: 1...4)
  func counts(count: Int) throws {
    for times in 1...8 {
      journal.clear()
      let stage = try Rehearsal(.small) {
        Tile(1).onTapGesture(count: count) { journal.note("tap") }
      }
      try tap(stage, times: times, pause: 0.1)
      #expect(journal.lines.count == times / count, "\(times) taps")
    }
  }

  @Test("taps that come too slowly are not counted together")
  func slow() throws {
    let stage = try Rehearsal(.small) { Tile(1).onTapGesture(count: 2) { journal.note("tap") } }
    try tap(stage, times: 2, pause: 0.5)
    #expect(journal.lines.isEmpty)
  }

  @Test(
    "a finger may waver while it taps, but not leave",
    arguments: [
      (4.0, true), (9, true), (11, false), (40, false),
    ])
  func wavering(way: Double, isTap: Bool) throws {
    let stage = try Rehearsal(.small) { Tile(1).onTapGesture { journal.note("tap") } }
    try stage.finger(.began, 50, 50)
    try stage.finger(.moved, 50 + way, 50)
    try stage.finger(.ended, 50 + way, 50)
    #expect(journal.lines.isEmpty != isTap)
  }

  @Test("a tap that the system takes away is none")
  func cancelled() throws {
    let stage = try Rehearsal(.small) { Tile(1).onTapGesture { journal.note("tap") } }
    try stage.finger(.began, 50, 50)
    try stage.finger(.cancelled, 50, 50)
    #expect(journal.lines.isEmpty)
    try stage.tap(50, 50, at: 1)
    #expect(journal.lines == ["tap"])
  }

  @Test("one tap around two waits until two can no longer come; three around two as well")
  func nestedCounts() throws {
    let stage = try Rehearsal(.small) {
      Tile(1).onTapGesture(count: 3) { journal.note("3") }
        .onTapGesture(count: 2) { journal.note("2") }.onTapGesture { journal.note("1") }
    }
    for times in 1...3 {
      journal.clear()
      let start = Double(times * 10)
      for number in 0..<times { try stage.tap(50, 50, at: start + Double(number) * 0.15) }
      try stage.advance(to: start + 5)
      #expect(journal.lines == ["\(times)"])
    }
  }

  // MARK: Long presses

  @Test(
    "a press succeeds at exactly its time, and not a tick before", arguments: [0.1, 0.5, 1, 2.5])
  func duration(duration: Double) throws {
    let stage = try Rehearsal(.small) {
      Tile(1).onLongPressGesture(minimumDuration: duration) { journal.note("done") }
    }
    try stage.advance(to: 1)
    try stage.finger(.began, 50, 50)
    try stage.graph.advance(to: Instant(seconds: 1 + duration) - Instant(ticks: 1))
    #expect(journal.lines.isEmpty)
    try stage.graph.advance(to: Instant(seconds: 1 + duration))
    #expect(journal.lines == ["done"])
    try stage.finger(.ended, 50, 50)
    try stage.advance(to: 20)
    #expect(journal.lines == ["done"])
  }

  @Test(
    "a finger that moves further than allowed fails, one that stays near does not",
    arguments: [
      (5.0, 4.0, true), (5, 6, false), (30, 29, true), (30, 31, false),
    ])
  func distance(allowed: Double, way: Double, succeeds: Bool) throws {
    let stage = try Rehearsal(.small) {
      Tile(1).onLongPressGesture(maximumDistance: allowed) {
        journal.note("done")
      } onPressingChanged: {
        journal.note("\($0)")
      }
    }
    try stage.finger(.began, 50, 50)
    try stage.finger(.moved, 50, 50 + way)
    try stage.advance(to: 2)
    #expect(journal.lines == (succeeds ? ["true", "false", "done"] : ["true", "false"]))
  }

  // MARK: Drags

  /// The values of a drag from (20, 50), by 2 points in each 1/120 s.
  private func drag(
    minimum: CGFloat = 10, space: CoordinateSpace = .local, steps: Int = 20
  ) throws -> [DragGesture.Value] {
    var values: [DragGesture.Value] = []
    let stage = try Rehearsal(.small) {
      Tile(1).frame(width: 80, height: 80).gesture(
        DragGesture(minimumDistance: minimum, coordinateSpace: space)
          .onChanged { values.append($0) }.onEnded { values.append($0) }
      )
      .padding(5).coordinateSpace(name: "box")
    }
    try stage.drag(
      from: CGPoint(x: 20, y: 50), to: CGPoint(x: 20 + 2 * steps, y: 50), at: 1, steps: steps)
    return values
  }

  @Test("a drag begins where the finger has gone its least way", arguments: [0.0, 2, 10, 25])
  func minimum(minimum: CGFloat) throws {
    let values = try drag(minimum: minimum)
    let first = try #require(values.first)
    #expect(first.translation.width >= minimum && first.translation.width < minimum + 2.001)
    #expect(first.startLocation == CGPoint(x: 10, y: 40))
  }

  @Test("each value's way is from the start to the place, and its prediction lies ahead")
  func values() throws {
    for value in try drag() {
      let way = CGSize(
        width: value.location.x - value.startLocation.x,
        height: value.location.y - value.startLocation.y)
      #expect(value.translation == way)
      #expect(abs(value.velocity.width - 240) < 1e-6 && abs(value.velocity.height) < 1e-9)
      let ahead = value.predictedEndLocation.x - value.location.x
      #expect(ahead > 0)
      #expect(
        abs(value.predictedEndTranslation.width - value.translation.width - ahead) < 1e-9)
    }
  }

  @Test(
    "the same drag in three spaces is the same, moved",
    arguments: [
      (0, 10.0, 40.0), (1, 20, 50), (2, 15, 45),
    ])
  func spaces(number: Int, x: Double, y: Double) throws {
    let values = try drag(space: [.local, .global, .named("box")][number])
    #expect(values.first?.startLocation == CGPoint(x: x, y: y))
    #expect(values.map(\.translation) == (try drag().map(\.translation)))
    #expect(values.map(\.velocity) == (try drag().map(\.velocity)))
  }

  @Test("a drag that never goes far enough tells nothing, not even its end")
  func short() throws {
    #expect(try drag(minimum: 50, steps: 10).isEmpty)
  }

  @Test("a drag that the system takes away has no end, and its state goes back")
  func cancelledDrag() throws {
    struct Scene: View {
      @GestureState private var way = 0.0
      let note: (String) -> Void
      var body: some View {
        Tile.of(1, 80, 80).offset(x: way).gesture(
          DragGesture(minimumDistance: 0).updating($way) { value, state, _ in
            state = Double(value.translation.width)
          }
          .onEnded { _ in note("ended") })
      }
    }
    let stage = try Rehearsal(.small) { Scene(note: journal.note) }
    try stage.finger(.began, 50, 50)
    try stage.finger(.moved, 60, 50)
    #expect(stage.number("offset.x") == 10)
    try stage.finger(.cancelled, 60, 50)
    #expect(stage.number("offset.x") == 0 && journal.lines.isEmpty)
  }

  @Test("a state goes back under the transaction that it is given")
  func resetTransaction() throws {
    struct Scene: View {
      @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1)))
      private var way = 0.0
      var body: some View {
        Tile.of(1, 80, 80).offset(x: way).gesture(
          DragGesture(minimumDistance: 0).updating($way) { value, state, _ in
            state = Double(value.translation.width)
          })
      }
    }
    let stage = try Rehearsal(.small) { Scene() }
    try stage.finger(.began, 50, 50)
    try stage.finger(.moved, 70, 50)
    try stage.finger(.ended, 70, 50)
    try stage.advance(to: 0.5)
    #expect(abs(try #require(stage.number("offset.x")) - 10) < 1e-9)
    try stage.advance(to: 2)
    #expect(stage.number("offset.x") == 0)
  }

  @Test("an object let go goes on at the finger's velocity")
  func handOver() throws {
    struct Scene: View {
      @State private var way = 0.0
      var body: some View {
        Tile.of(1, 20, 20).offset(x: way).gesture(
          DragGesture(minimumDistance: 0).onChanged { way = Double($0.translation.width) }
            .onEnded { _ in withAnimation(.spring(duration: 1)) { way = 0 } })
      }
    }
    let stage = try Rehearsal(.of(400, 100)) { Scene() }
    try stage.drag(from: CGPoint(x: 200, y: 50), to: CGPoint(x: 240, y: 50), at: 0, steps: 20)
    let start = stage.time
    let before = try #require(stage.number("offset.x"))
    try stage.advance(to: start + 1.0 / 512)
    let speed = (try #require(stage.number("offset.x")) - before) * 512
    #expect(speed > 180 && speed < 245)
  }

  // MARK: Together

  @Test("both of two simultaneous gestures are told, each with its own value")
  func simultaneous() throws {
    var seen: [(Bool, CGFloat?)] = []
    let stage = try Rehearsal(.small) {
      Tile(1).gesture(
        LongPressGesture(minimumDuration: 0.2).simultaneously(with: DragGesture(minimumDistance: 0))
          .onChanged { seen.append(($0.first ?? false, $0.second?.translation.width)) })
    }
    try stage.finger(.began, 50, 50)
    try stage.advance(to: 0.3)
    try stage.finger(.moved, 54, 50)
    #expect(seen.last?.0 == true && seen.last?.1 == 4)
  }

  @Test("of two exclusive gestures only one is told", arguments: [false, true])
  func exclusive(isLong: Bool) throws {
    let stage = try Rehearsal(.small) {
      Tile(1).gesture(
        LongPressGesture(minimumDuration: 0.3).onEnded { _ in journal.note("long") }
          .exclusively(before: TapGesture().onEnded { journal.note("tap") }))
    }
    try stage.finger(.began, 50, 50)
    try stage.advance(to: isLong ? 0.5 : 0.1)
    try stage.finger(.ended, 50, 50)
    try stage.advance(to: 2)
    #expect(journal.lines == [isLong ? "long" : "tap"])
  }

  @Test("the second of a sequence begins when the first has succeeded, else never")
  func sequence() throws {
    func told(_ pause: Double) throws -> [String] {
      var told: [String] = []
      let stage = try Rehearsal(.small) {
        Tile(1).gesture(
          LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture(minimumDistance: 0))
            .onChanged { value in
              switch value {
              case .first: told.append("press")
              case .second(_, let drag):
                told.append(drag.map { "drag \(Int($0.translation.width))" } ?? "ready")
              }
            }
            .onEnded { _ in told.append("end") })
      }
      try stage.finger(.began, 50, 50)
      try stage.advance(to: pause)
      try stage.finger(.moved, 58, 50)
      try stage.finger(.moved, 70, 50)
      try stage.finger(.ended, 70, 50)
      try stage.advance(to: 3)
      return told
    }
    let patient = try told(0.4)
    #expect(patient.last == "end" && patient.contains("drag 8") && patient.contains("drag 20"))
    #expect(!(try told(0.1)).contains { $0.hasPrefix("drag") || $0 == "end" })
  }

  @Test("what a gesture tells can be told as something else")
  func map() throws {
    let stage = try Rehearsal(.small) {
      Tile(1).gesture(
        DragGesture(minimumDistance: 0).map { Int($0.translation.width) }
          .onChanged { journal.note("\($0)") })
    }
    try stage.drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 13, y: 50), at: 0, steps: 3)
    #expect(journal.lines == ["0", "1", "2", "3"])
  }

  @Test("a value that stays is not told again")
  func unchanged() throws {
    let stage = try Rehearsal(.small) {
      Tile(1).gesture(
        DragGesture(minimumDistance: 0).map { Int($0.translation.width / 10) }
          .onChanged { journal.note("\($0)") })
    }
    try stage.drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 35, y: 50), at: 0, steps: 25)
    #expect(journal.lines == ["0", "1", "2"])
  }

  @Test("an erased gesture, one of the scene's own, and the plain one tell the same")
  func own() throws {
    struct Own: Gesture {
      let note: (CGFloat) -> Void
      var body: some Gesture {
        DragGesture(minimumDistance: 0).onChanged { note($0.translation.width) }
      }
    }
    func told(_ view: (@escaping (CGFloat) -> Void) -> AnyView) throws -> [CGFloat] {
      var told: [CGFloat] = []
      let stage = try Rehearsal(.small) { view { told.append($0) } }
      try stage.drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 20, y: 50), at: 0, steps: 5)
      return told
    }
    let plain = try told { note in
      AnyView(
        Tile(1).gesture(DragGesture(minimumDistance: 0).onChanged { note($0.translation.width) }))
    }
    #expect(plain == [0, 2, 4, 6, 8, 10])
    #expect(try told { note in AnyView(Tile(1).gesture(Own(note: note))) } == plain)
    #expect(
      try told { note in
        AnyView(
          Tile(1).gesture(
            AnyGesture(DragGesture(minimumDistance: 0)).onChanged { note($0.translation.width) }))
      } == plain)
  }

  @Test("a gesture that is switched off is not there", arguments: [false, true])
  func enabled(isEnabled: Bool) throws {
    let stage = try Rehearsal(.small) {
      Tile(1).gesture(TapGesture().onEnded { journal.note("tap") }, isEnabled: isEnabled)
    }
    try stage.tap(50, 50, at: 0)
    #expect(journal.lines.isEmpty != isEnabled)
  }

  @Test("inside a scroll view a tap taps and a drag scrolls, unless the drag has priority")
  func inScrollView() throws {
    func told(priority: Bool, steps: Int) throws -> (lines: [String], place: CGFloat) {
      journal.clear()
      let drag = DragGesture().onChanged { _ in journal.note("drag") }
      let stage = try Rehearsal(.small) {
        ScrollView {
          if priority {
            Tile(1).frame(height: 300).onTapGesture { journal.note("tap") }
              .highPriorityGesture(drag)
          } else {
            Tile(1).frame(height: 300).onTapGesture { journal.note("tap") }
          }
        }
      }
      if steps == 0 {
        try stage.tap(50, 50, at: 0)
      } else {
        try stage.drag(
          from: CGPoint(x: 50, y: 80), to: CGPoint(x: 50, y: 40), at: 0, steps: steps,
          release: false)
      }
      return (journal.lines, try stage.tile(1).minY)
    }
    #expect(try told(priority: false, steps: 0) == (["tap"], 0))
    #expect(try told(priority: false, steps: 20) == ([], -40))
    #expect(try told(priority: true, steps: 0).lines == ["tap"])
  }

  @Test("a pinch and a turn of the same fingers are told together, each in its own measure")
  func twoFingers() throws {
    var (scales, angles): ([CGFloat], [Double]) = ([], [])
    let stage = try Rehearsal(.small) {
      Tile(1).gesture(MagnifyGesture().onChanged { scales.append($0.magnification) })
        .simultaneousGesture(RotateGesture().onChanged { angles.append($0.rotation.degrees) })
    }
    try stage.finger(.began, 50, 50, id: 0)
    try stage.finger(.began, 60, 50, id: 1)
    try stage.finger(.moved, 50, 70, id: 1)
    #expect(abs(try #require(scales.last) - 2) < 1e-9)
    #expect(abs(try #require(angles.last) - 90) < 1e-9)
  }
}
