import Rostrum
import Testing

/// A transition, and whether going is coming run backwards.
private struct Way: Sendable, CustomTestStringConvertible {
  let name: String
  let isSymmetric: Bool
  let make: @MainActor @Sendable () -> AnyTransition
  var testDescription: String { name }

  init(
    _ name: String, isSymmetric: Bool = true,
    _ make: @escaping @MainActor @Sendable () -> AnyTransition
  ) {
    (self.name, self.isSymmetric, self.make) = (name, isSymmetric, make)
  }

  static let all: [Way] = [
    Way("opacity") { .opacity },
    Way("scale") { .scale },
    Way("scale to a corner") { .scale(scale: 0.25, anchor: .bottomTrailing) },
    Way("move to the top") { .move(edge: .top) },
    Way("move to leading") { .move(edge: .leading) },
    Way("offset") { .offset(x: 12, y: -8) },
    Way("blurReplace") { .blurReplace },
    Way("both") { .opacity.combined(with: .offset(x: 20)) },
    Way("modifiers") { .modifier(active: Turned(angle: 90), identity: Turned(angle: 0)) },
    Way("own") { AnyTransition(Sinking()) },
    Way("slide", isSymmetric: false) { .slide },
    Way("push", isSymmetric: false) { .push(from: .bottom) },
    Way("asymmetric", isSymmetric: false) {
      .asymmetric(insertion: .opacity, removal: .offset(y: 30))
    },
  ]
}

private struct Turned: ViewModifier {
  let angle: Double
  func body(content: Content) -> some View { content.rotationEffect(.degrees(angle)) }
}

private struct Sinking: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(y: phase.isIdentity ? 0 : 16).opacity(phase.isIdentity ? 1 : 0.25)
  }
}

@MainActor @Suite("Laws of transitions")
struct TransitionLawTests {
  private func scene(_ way: Way, isThere: Bool) throws -> Stagehand<Bool> {
    let transition = way.make()
    return try Stagehand(isThere) { isThere in
      ZStack {
        if isThere { Tile.of(1, 20, 20).transition(transition) }
      }
    }
  }

  /// The frame of the view at rest.
  private func rest() throws -> String { try list { Tile.of(1, 20, 20) }.description }

  @Test("at the first moment of coming it is as at the last of going", arguments: Way.all)
  fileprivate func ends(way: Way) throws {
    guard way.isSymmetric else { return }
    for share in [0.125, 0.25, 0.5, 0.75, 0.875] {
      let coming = try scene(way, isThere: false).halfWay(to: true, share: share)
      let going = try scene(way, isThere: true).halfWay(to: false, share: 1 - share)
      #expect(coming.frame == going.frame, "at \(share)")
    }
  }

  @Test(
    "those that go another way than they come are not their own mirror image", arguments: Way.all)
  fileprivate func asymmetric(way: Way) throws {
    guard !way.isSymmetric else { return }
    let coming = try scene(way, isThere: false).halfWay(to: true)
    let going = try scene(way, isThere: true).halfWay(to: false)
    #expect(coming.frame != going.frame)
  }

  @Test("come, it is as if it had always been there; gone, as if never", arguments: Way.all)
  fileprivate func after(way: Way) throws {
    for animation in [Animation.linear(duration: 1), .spring, .bouncy] {
      let coming = try scene(way, isThere: false)
      try coming.change(to: true, animation)
      try coming.stage.advance(to: 6)
      #expect(coming.stage.frame == (try rest()))
      #expect(coming.stage.isAtRest)
      let going = try scene(way, isThere: true)
      try going.change(to: false, animation)
      try going.stage.advance(to: 6)
      #expect(going.stage.list.isEmpty && going.stage.isAtRest)
    }
  }

  @Test("without an animation it is there, or gone, in the same moment", arguments: Way.all)
  fileprivate func plain(way: Way) throws {
    let scene = try scene(way, isThere: false)
    try scene.change(to: true)
    #expect(scene.stage.frame == (try rest()))
    try scene.change(to: false)
    #expect(scene.stage.list.isEmpty && scene.stage.isAtRest)
  }

  @Test("what is there from the start on does not come", arguments: Way.all)
  fileprivate func first(way: Way) throws {
    let scene = try scene(way, isThere: true)
    #expect(scene.stage.frame == (try rest()))
    #expect(scene.stage.isAtRest)
  }

  @Test("turned round on the way in or out, nothing that is seen jumps", arguments: Way.all)
  fileprivate func interrupted(way: Way) throws {
    guard way.isSymmetric else { return }
    for isThere in [false, true] {
      for time in [0.1, 0.25, 0.4] {
        let scene = try scene(way, isThere: isThere)
        try scene.change(to: !isThere, .spring)
        try scene.stage.advance(to: time)
        let before = scene.stage.frame
        try scene.change(to: isThere, .spring)
        #expect(scene.stage.frame == before, "at \(time)")
        try scene.stage.advance(to: 8)
        #expect(scene.stage.frame == (isThere ? try rest() : ""))
      }
    }
  }

  @Test(
    "what goes is not laid out: its neighbour takes its place at once, or on its own way",
    arguments: Way.all)
  fileprivate func neighbours(way: Way) throws {
    let transition = way.make()
    let scene = try Stagehand(true) { isThere in
      VStack(spacing: 0) {
        if isThere { Tile.of(1, 20, 20).transition(transition) }
        Tile.of(2, 20, 20)
      }
    }
    let stage = try scene.halfWay(to: false)
    #expect(stage.tiles[2] == CGRect(x: 40, y: 45, width: 20, height: 20))
    try stage.advance(to: 3)
    #expect(stage.tiles == [2: CGRect(x: 40, y: 40, width: 20, height: 20)])
  }

  @Test("what goes takes no touches", arguments: Way.all)
  fileprivate func touches(way: Way) throws {
    let journal = Journal()
    let transition = way.make()
    let scene = try Stagehand(true) { isThere in
      ZStack {
        if isThere {
          Tile.of(1, 40, 40).onTapGesture { journal.note("tap") }.transition(transition)
        }
      }
    }
    try scene.stage.tap(50, 50, at: 0)
    #expect(journal.lines == ["tap"])
    try scene.change(to: false, .linear(duration: 1))
    try scene.stage.tap(50, 50, at: 0.3)
    #expect(journal.lines == ["tap"])
    #expect(scene.stage.graph.tappables.isEmpty)
  }

  @Test("a frame is the same whatever frames came before, at any rate", arguments: Way.all)
  fileprivate func sampling(way: Way) throws {
    func frame(_ stops: [Double]) throws -> DisplayList {
      let scene = try scene(way, isThere: true)
      try scene.change(to: false, .snappy)
      return try #require(try scene.stage.film(stops + [0.3]).last)
    }
    let direct = try frame([])
    #expect(try frame((1..<18).map { Double($0) / 60 }) == direct)
    #expect(try frame((1..<9).map { Double($0) / 30 }) == direct)
    #expect(try frame([0.001, 0.1234, 0.29]) == direct)
  }

  @Test(
    "a transition's own animation takes its own time, whatever the change's",
    arguments: [
      0.25, 0.5,
    ])
  func ownTime(duration: Double) throws {
    let scene = try Stagehand(true) { isThere in
      ZStack {
        if isThere {
          Tile.of(1, 20, 20).transition(.opacity.animation(.linear(duration: duration)))
        }
      }
    }
    try scene.change(to: false, .linear(duration: 3))
    try scene.stage.advance(to: duration / 2)
    #expect(scene.stage.opacities == [0.5])
    try scene.stage.advance(to: duration)
    #expect(scene.stage.list.isEmpty)
  }

  @Test("combined, each part goes as it would alone")
  func combined() throws {
    let parts: [(AnyTransition, AnyTransition)] = [
      (.opacity, .offset(x: 20)), (.scale(scale: 0.5), .opacity), (.move(edge: .top), .opacity),
    ]
    for (first, second) in parts {
      func halfWay(_ transition: AnyTransition) throws -> Rehearsal {
        try Stagehand(true) { isThere in
          ZStack { if isThere { Tile.of(1, 20, 20).transition(transition) } }
        }.halfWay(to: false)
      }
      let both = try halfWay(first.combined(with: second))
      let other = try halfWay(second.combined(with: first))
      for name in ["opacity", "offset.x", "scale.width"] {
        let alone = try halfWay(first).numbers(name) + halfWay(second).numbers(name)
        #expect(both.numbers(name) == alone)
        #expect(other.numbers(name) == alone)
      }
    }
  }

  @Test("the phases of a transition of the scene's own, with their values")
  func phases() throws {
    struct Telling: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(x: phase.value * 10)
      }
    }
    #expect([TransitionPhase.willAppear, .identity, .didDisappear].map(\.value) == [-1, 0, 1])
    for (isThere, place) in [(true, -5.0), (false, 5)] {
      let scene = try Stagehand(!isThere) { isThere in
        ZStack { if isThere { Tile.of(1, 20, 20).transition(Telling()) } }
      }
      let stage = try scene.halfWay(to: isThere)
      #expect(stage.number("offset.x") == place)
    }
  }

  @Test("each element of a loop comes and goes by itself")
  func loop() throws {
    let scene = try Stagehand([1, 2, 3]) { (items: [Int]) in
      HStack(spacing: 0) {
        ForEach(items, id: \.self) { Tile.of($0, 20, 20).transition(.opacity) }
      }
    }
    let stage = try scene.halfWay(to: [2, 4])
    #expect(stage.tiles.keys.sorted() == [1, 2, 3, 4])
    #expect(stage.opacities == [0.5, 0.5, 0.5])
    try stage.advance(to: 3)
    #expect(stage.tiles.keys.sorted() == [2, 4])
  }
}
