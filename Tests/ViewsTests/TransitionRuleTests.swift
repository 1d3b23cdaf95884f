import Rostrum
import Testing

@testable import ViewEngine

@MainActor @Suite("One rule for transitions")
struct TransitionRuleTests {
  private func pile(_ transition: AnyTransition, isThere: Bool) throws -> Stagehand<Bool> {
    try Stagehand(isThere) { isThere in
      ZStack {
        Tile.of(90, 10, 10)
        if isThere { Tile(1).transition(transition) }
      }
      .frame(width: 40, height: 20)
    }
  }

  @Test("a removal that starts nothing is over at once, whatever the animation")
  func nothingStarted() throws {
    let still: [AnyTransition] = [
      .identity, .offset(.zero), .scale(scale: 1), AnyTransition(Unchanging()),
      .asymmetric(insertion: .slide, removal: .identity),
      .identity.combined(with: .offset(.zero)), .identity.animation(.linear(duration: 3)),
    ]
    for transition in still {
      let scene = try pile(transition, isThere: true)
      try scene.change(to: false, .linear(duration: 1))
      #expect(scene.stage.paintedTiles == [90], "\(transition.base)")
      #expect(scene.stage.graph.nextEvent == nil, "\(transition.base)")
    }
  }

  @Test("of two cards with one geometry and no fade, only the new one is there")
  func hero() throws {
    struct Hero: View {
      @Namespace private var space
      let isOpen: Bool
      var body: some View {
        ZStack {
          if isOpen {
            Tile(2).matchedGeometryEffect(id: "card", in: space).transition(.identity)
          } else {
            Tile(1).matchedGeometryEffect(id: "card", in: space).transition(.identity)
              .frame(width: 20, height: 20)
          }
        }
      }
    }
    let scene = try Stagehand(false) { Hero(isOpen: $0) }
    let stage = try scene.halfWay(to: true)
    #expect(stage.tiles == [2: CGRect(x: 20, y: 20, width: 60, height: 60)])
    try stage.advance(to: 2)
    #expect(stage.tiles == [2: CGRect(x: 0, y: 0, width: 100, height: 100)])
  }

  @Test(
    "what changes the layout comes from where it is laid out before it appears",
    arguments: [false, true])
  func layout(isThere: Bool) throws {
    func half(_ transition: some Transition) throws -> CGRect {
      let scene = try pile(AnyTransition(transition), isThere: isThere)
      let tile = try scene.halfWay(to: !isThere).tile(1)
      try scene.stage.advance(to: 2)
      #expect(scene.stage.tiles.count == (isThere ? 1 : 2) && scene.stage.isAtRest)
      return tile
    }
    // The space is 30...70 by 40...60.
    #expect(try half(Resizing()) == CGRect(x: 39, y: 44.5, width: 22, height: 11))
    #expect(try half(Padding()) == CGRect(x: 35, y: 40, width: 35, height: 20))
    #expect(try half(Positioning()) == CGRect(x: 20, y: 40, width: 40, height: 20))
  }

  @Test("a mask with a frame opens, and a size that is read moves")
  func inside() throws {
    let masked = try pile(AnyTransition(Unveiling()), isThere: false).halfWay(to: true)
    let clips = masked.layers.compactMap { $0.mask?.commands }.flatMap { $0 }.compactMap {
      if case .fill(let path, _, _, _) = $0 { path.boundingRect } else { nil }
    }
    #expect(clips == [CGRect(x: 37.5, y: 40, width: 25, height: 20)])
    let measured = try pile(AnyTransition(Measuring()), isThere: false).halfWay(to: true)
    #expect(measured.number("offset.x") == 10)
  }

  @Test("a container around the view comes and goes with it, and takes no space as it goes")
  func container() throws {
    let scene = try Stagehand(true) { isThere in
      VStack(spacing: 0) {
        if isThere { Tile.of(1, 20, 20).transition(Stacking()) }
        Tile.of(2, 20, 20)
      }
    }
    let stage = try scene.halfWay(to: false)
    #expect(stage.tiles[2] == CGRect(x: 40, y: 45.5, width: 20, height: 20))
    try stage.advance(to: 1)
    #expect(stage.tiles == [2: CGRect(x: 40, y: 40, width: 20, height: 20)])
  }

  @Test("neighbours of what comes by its size go one straight way")
  func neighbours() throws {
    let scene = try Stagehand(false) { isThere in
      VStack(spacing: 0) {
        Tile.of(2, 20, 20)
        if isThere { Tile(1).transition(Resizing()) }
      }
      .frame(height: 60)
    }
    try scene.change(to: true, .easeIn(duration: 1))
    let (start, end) = (40.0, 20.0)
    let curve = UnitCurve.easeIn
    for time in [0.25, 0.5, 0.75] {
      try scene.stage.advance(to: time)
      let place = start + (end - start) * curve.value(at: time)
      #expect(abs(try scene.stage.tile(2).minY - place) < 1e-4)
    }
  }

  private struct Own: View {
    let isThere: Bool
    var body: some View { if isThere { Tile.of(1, 20, 20) } }
  }

  @Test("set outside of an identity, a group, a loop or an own view, it reaches each view inside")
  func traits() throws {
    let transition = AnyTransition.offset(x: 10)
    func offsets(_ content: @escaping (Bool) -> some View) throws -> [Double] {
      let scene = try Stagehand(false) { isThere in ZStack { content(isThere) } }
      let stage = try scene.halfWay(to: true)
      let shown = stage.numbers("offset.x")
      #expect(stage.opacities.isEmpty)
      try stage.advance(to: 3)
      #expect(stage.isAtRest)
      return shown.sorted()
    }
    #expect(try offsets { Own(isThere: $0).transition(transition) } == [5])
    #expect(try offsets { Tile.of(1, 20, 20).id($0).transition(transition) } == [5, 5])
    #expect(
      try offsets { isThere in
        Group { if isThere { Tile.of(1, 20, 20) } }.padding().transition(transition)
      } == [5])
    #expect(
      try offsets { isThere in
        ForEach(isThere ? [1, 2] : [2, 3], id: \.self) { Tile.of($0, 20, 20) }
          .transition(transition)
      } == [5, 5])
  }

  @Test("a pushed number goes one way and its successor follows, with the ground that both have")
  func push() throws {
    let scene = try Stagehand(1) { number in
      ZStack { Tile.of(number, 20, 20).id(number).padding(5).transition(.push(from: .leading)) }
    }
    let stage = try scene.halfWay(to: 2)
    #expect(stage.tiles[1]?.midX == 65 && stage.tiles[2]?.midX == 35)
    #expect(stage.opacities == [0.5, 0.5])
  }

  @Test("a ground outside of an identity is each view's own, and stays with the new one")
  func grounds() throws {
    let scene = try Stagehand(1) { number in
      ZStack { Tile.of(number, 20, 20).id(number).background(Tile(7)).transition(.offset(x: 20)) }
    }
    let stage = try scene.halfWay(to: 2)
    #expect(stage.paintedTiles == [7, 1, 7, 2])
    #expect(Set(stage.list.tiles.map(\.frame.midX)) == [60])
    try stage.advance(to: 2)
    #expect(stage.paintedTiles == [7, 2])
  }

  @Test("modifiers outside of a condition come and go with what is inside")
  func ground() throws {
    let scene = try Stagehand(true) { isThere in
      VStack { Own(isThere: isThere).background(Tile(7)).transition(.offset(y: 30)) }
    }
    let stage = try scene.halfWay(to: false)
    let moved = CGRect(x: 40, y: 55, width: 20, height: 20)
    #expect(stage.tiles == [1: moved, 7: moved])
  }

  @Test("the animation of one half is for that half alone")
  func halves() throws {
    let slow = AnyTransition.offset(x: 20).animation(.linear(duration: 2))
    for both in [slow.combined(with: .opacity), AnyTransition.opacity.combined(with: slow)] {
      let stage = try pile(both, isThere: true).halfWay(to: false)
      #expect(stage.number("offset.x") == 5 && stage.opacities == [0.5])
    }
    for (insertion, removal) in [(slow, AnyTransition.opacity), (.opacity, slow)] {
      let both = AnyTransition.asymmetric(insertion: insertion, removal: removal)
      let coming = try pile(both, isThere: false).halfWay(to: true)
      let going = try pile(both, isThere: true).halfWay(to: false)
      let (faded, moved) =
        removal.isPlain && insertion.base is OpacityTransition
        ? (coming, going) : (going, coming)
      #expect(faded.opacities == [0.5] && faded.number("offset.x") == 0)
      #expect(moved.opacities.isEmpty && [5, 15].contains(moved.number("offset.x")))
    }
  }

  @Test("its own animation moves the layout that it changes, and nothing else")
  func ownLayout() throws {
    let transition = AnyTransition(Resizing()).animation(.linear(duration: 2))
    let stage = try pile(transition, isThere: true).halfWay(to: false)
    #expect(try stage.tile(1).width == 31)
  }

  @Test("interrupted in a switch of three, each case goes its own way")
  func switched() throws {
    let scene = try Stagehand(1) { number in
      ZStack {
        switch number {
        case 1: Tile.of(1, 20, 20)
        case 2: Tile.of(2, 20, 20)
        default: Tile.of(3, 20, 20)
        }
      }
    }
    _ = try scene.halfWay(to: 3)
    let stage = try scene.halfWay(to: 2, share: 0.25)
    // The first goes on; the third blends from 0.75 to 0; the second has begun.
    #expect(stage.opacities.sorted() == [0.25, 0.25, 0.5625])
    try stage.advance(to: 3)
    #expect(stage.paintedTiles == [2] && stage.isAtRest)
  }
}
