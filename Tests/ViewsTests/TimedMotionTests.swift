import Rostrum
import Testing

/// What moves by itself once it is there or once something has changed.
private struct Mover: Sendable, CustomTestStringConvertible {
  let name: String
  let view: @MainActor @Sendable (Int) -> AnyView
  var testDescription: String { name }

  init(_ name: String, @ViewBuilder _ view: @escaping @MainActor @Sendable (Int) -> some View) {
    self.name = name
    self.view = { AnyView(view($0)) }
  }

  @MainActor private static var square: some View { Color.red.frame(width: 20, height: 20) }

  static let all: [Mover] = [
    Mover("phases") { _ in
      PhaseAnimator([0.0, 10, 20]) {
        square.offset(x: $0)
      } animation: { _ in
        .spring(duration: 0.2)
      }
    },
    Mover("phases by a trigger") { number in
      PhaseAnimator([0.0, 10, 20], trigger: number) {
        square.offset(x: $0)
      } animation: { _ in
        .linear(duration: 0.2)
      }
    },
    Mover("keyframes") { _ in
      square.keyframeAnimator(initialValue: 0.0) { content, value in
        content.offset(x: value)
      } keyframes: { _ in
        KeyframeTrack {
          LinearKeyframe(20.0, duration: 0.3)
          SpringKeyframe(-10.0, duration: 0.4)
          CubicKeyframe(0.0, duration: 0.2)
        }
      }
    },
    Mover("keyframes by a trigger") { number in
      square.keyframeAnimator(initialValue: 1.0, trigger: number) { content, value in
        content.scaleEffect(value)
      } keyframes: { _ in
        KeyframeTrack {
          CubicKeyframe(2.0, duration: 0.25)
          CubicKeyframe(1.0, duration: 0.25)
        }
      }
    },
    Mover("a timeline") { _ in
      TimelineView(.animation) { context in
        square.offset(x: context.date.timeIntervalSince(Stage.usualCalendarStart) * 10)
      }
    },
    Mover("a slow timeline") { _ in
      TimelineView(.periodic(from: Stage.usualCalendarStart, by: 0.1)) { context in
        square.offset(x: context.date.timeIntervalSince(Stage.usualCalendarStart) * 10)
      }
    },
    Mover("a spinner") { _ in ProgressView() },
    Mover("an endless animation") { _ in Endless() },
    Mover("a bounce") { number in
      Image(systemName: "star").symbolEffect(.bounce, value: number)
    },
    Mover("a pulse") { _ in Image(systemName: "star").symbolEffect(.pulse) },
    Mover("a wiggle") { number in
      Image(systemName: "star").symbolEffect(.wiggle, value: number)
    },
    Mover("a turn") { number in Image(systemName: "star").symbolEffect(.rotate, value: number) },
    Mover("breathing") { _ in Image(systemName: "star").symbolEffect(.breathe) },
    Mover("another symbol") { number in
      Image(systemName: number == 0 ? "star" : "heart").contentTransition(.symbolEffect(.replace))
        .animation(.default, value: number)
    },
    Mover("numbers") { number in
      Text("\(number * 7)").contentTransition(.numericText()).animation(.default, value: number)
    },
    Mover("a clock") { _ in Text(Stage.usualCalendarStart, style: .timer) },
  ]
}

private struct Endless: View {
  @State private var isRight = false
  var body: some View {
    Color.red.frame(width: 20, height: 20).offset(x: isRight ? 20 : 0)
      .onAppear {
        withAnimation(.easeInOut(duration: 0.3).repeatForever()) { isRight = true }
      }
  }
}

@MainActor @Suite("Motion by itself")
struct TimedMotionTests {
  private func started(_ mover: Mover) throws -> Rehearsal {
    let scene = try Stagehand(0, mover.view)
    try scene.stage.advance(to: 0.1)
    try scene.change(to: 1)
    return scene.stage
  }

  @Test("it moves, or it would prove nothing", arguments: Mover.all)
  fileprivate func moves(mover: Mover) throws {
    let stage = try started(mover)
    let frames = try stage.film([0.15, 0.25, 0.4, 0.55, 1.3])
    #expect(Set(frames).count > 1)
  }

  @Test("a frame is the same whether or not others were taken before it", arguments: Mover.all)
  fileprivate func direct(mover: Mover) throws {
    for time in [0.37, 0.5, 1.23] {
      let (far, along) = (try started(mover), try started(mover))
      _ = try along.film(stride(from: 0.11, to: time, by: 0.013))
      try far.advance(to: time)
      try along.advance(to: time)
      #expect(along.list == far.list, "at \(time)")
    }
  }

  @Test("thirty frames a second are every second one of sixty", arguments: Mover.all)
  fileprivate func halfRate(mover: Mover) throws {
    func film(_ rate: Int64) throws -> [DisplayList] {
      let stage = try started(mover)
      return try ((rate / 10)...rate).map { frame in
        try stage.graph.advance(to: Instant(ticks: frame * Instant.ticksPerSecond / rate))
        return stage.list
      }
    }
    let (slow, fast) = (try film(30), try film(60))
    #expect(slow == stride(from: 0, to: fast.count, by: 2).map { fast[$0] })
  }

  @Test("two stages with one scene show one film", arguments: Mover.all)
  fileprivate func again(mover: Mover) throws {
    let times = stride(from: 0.1, to: 1, by: 0.05)
    #expect(try started(mover).film(times) == started(mover).film(times))
  }

  @Test("taking a frame changes nothing: the same moment twice is one frame", arguments: Mover.all)
  fileprivate func twice(mover: Mover) throws {
    let stage = try started(mover)
    try stage.advance(to: 0.42)
    let first = stage.list
    #expect(stage.list == first)
    try stage.advance(to: 0.42)
    #expect(stage.list == first)
  }

  @Test("gone, nothing of it goes on", arguments: Mover.all)
  fileprivate func gone(mover: Mover) throws {
    let scene = try Stagehand(true) { isThere in
      ZStack { if isThere { mover.view(0) } }
    }
    try scene.stage.advance(to: 0.3)
    try scene.change(to: false)
    try scene.stage.advance(to: 1)
    #expect(scene.stage.list.isEmpty)
    #expect(scene.stage.graph.restless == nil && scene.stage.graph.nextEvent == nil)
  }

  // MARK: Phases

  @Test("without an animation of its own a step takes the default spring", arguments: [0.1, 0.3])
  func defaultPhase(time: Double) throws {
    let stage = try Rehearsal(.small) {
      PhaseAnimator([0.0, 40]) { Tile.of(1, 20, 20).offset(x: $0) }
    }
    try stage.advance(to: time)
    let way = Spring(duration: 0.5, bounce: 0).value(target: 40.0, time: time)
    #expect(abs(try #require(stage.number("offset.x")) - way) < 1e-9)
  }

  @Test("one phase stands still, and a trigger's phases stand still until it changes")
  func still() throws {
    let one = try Rehearsal(.small) { PhaseAnimator([7.0]) { Tile.of(1, 20, 20).offset(x: $0) } }
    try one.advance(to: 2)
    #expect(one.number("offset.x") == 7 && one.isAtRest)
    let waiting = try Rehearsal(.small) {
      PhaseAnimator([7.0, 9], trigger: 0) { Tile.of(1, 20, 20).offset(x: $0) }
    }
    try waiting.advance(to: 2)
    #expect(waiting.number("offset.x") == 7 && waiting.isAtRest)
  }

  @Test("a round of a trigger ends at the first phase, and rests")
  func round() throws {
    let scene = try Stagehand(0) { number in
      PhaseAnimator([0.0, 10, 30], trigger: number) {
        Tile.of(1, 20, 20).offset(x: $0)
      } animation: { _ in
        .linear(duration: 0.5)
      }
    }
    try scene.change(to: 1)
    var seen: [Double] = []
    for time in [0.25, 0.5, 0.75, 1, 1.25, 1.5] {
      try scene.stage.advance(to: time)
      seen.append(try #require(scene.stage.number("offset.x")))
    }
    #expect(seen == [5, 10, 20, 30, 15, 0])
    try scene.stage.advance(to: 3)
    #expect(scene.stage.number("offset.x") == 0 && scene.stage.isAtRest)
  }

  // MARK: Keyframes and timelines

  @Test(
    "keyframes give what their timeline gives at the same time",
    arguments: [
      0.0, 0.1, 0.3, 0.45, 0.7, 0.89,
    ])
  func keyframes(time: Double) throws {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      KeyframeTrack {
        LinearKeyframe(20.0, duration: 0.3)
        SpringKeyframe(-10.0, duration: 0.4)
        CubicKeyframe(0.0, duration: 0.2)
      }
    }
    let stage = try Rehearsal(.small) { Mover.all[2].view(0) }
    try stage.advance(to: time)
    #expect(abs(try #require(stage.number("offset.x")) - timeline.value(time: time)) < 1e-9)
    // The next round is the same one.
    try stage.advance(to: time + 0.9 * 3)
    #expect(abs(try #require(stage.number("offset.x")) - timeline.value(time: time)) < 1e-6)
  }

  @Test("a schedule of moments is shown from each moment until the next")
  func explicit() throws {
    let dates = [0.5, 1.2].map { Stage.usualCalendarStart.addingTimeInterval($0) }
    let stage = try Rehearsal(.small) {
      TimelineView(.explicit(dates)) { context in
        Text("\(Int((context.date.timeIntervalSince(Stage.usualCalendarStart) * 10).rounded()))")
      }
    }
    var seen: [String] = []
    for time in [0.5, 1, 1.2, 5] {
      try stage.advance(to: time)
      seen.append(stage.words ?? "")
    }
    #expect(seen == ["5", "5", "12", "12"])
    #expect(stage.isAtRest)
  }

  @Test("a paused timeline stands still and lets the film end")
  func paused() throws {
    let stage = try Rehearsal(.small) {
      TimelineView(.animation(minimumInterval: nil, paused: true)) { context in
        Tile.of(1, 20, 20).offset(x: context.date.timeIntervalSince(Stage.usualCalendarStart))
      }
    }
    let first = stage.list
    try stage.advance(to: 3)
    #expect(stage.list == first && stage.graph.restless == nil)
  }
}
