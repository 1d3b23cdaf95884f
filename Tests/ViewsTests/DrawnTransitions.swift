import MediaSupport
import Rostrum

/// Transitions and places for views that come and go, drawn by lot from a seed.
@MainActor struct TransitionLots {
  private var chance: SplitMix

  init(seed: UInt64) { chance = SplitMix(seed: seed) }

  /// A whole number below `limit`.
  mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &chance) }

  /// One of `choices`.
  mutating func one<T>(of choices: [T]) -> T { choices[number(below: choices.count)] }

  /// A transition, of others at most `depth` deep.
  mutating func transition(depth: Int = 2) -> AnyTransition {
    switch number(below: depth > 0 ? 4 : 2) {
    case 0: plain()
    case 1: own()
    case 2:
      number(below: 2) == 0
        ? .asymmetric(
          insertion: transition(depth: depth - 1), removal: transition(depth: depth - 1))
        : transition(depth: depth - 1).combined(with: transition(depth: depth - 1))
    default: transition(depth: depth - 1).animation(.linear(duration: 0.5))
    }
  }

  private mutating func plain() -> AnyTransition {
    switch number(below: 12) {
    case 0: .opacity
    case 1: .identity
    case 2: .scale
    case 3: .scale(scale: 1)
    case 4: .scale(scale: 0.5, anchor: .topLeading)
    case 5: .slide
    case 6: .move(edge: one(of: Edge.allCases))
    case 7: .push(from: one(of: Edge.allCases))
    case 8: .offset(x: 12, y: -7)
    case 9: .offset(.zero)
    case 10: .blurReplace
    default: .modifier(active: Shift(way: 9), identity: Shift(way: 0))
    }
  }

  private mutating func own() -> AnyTransition {
    switch number(below: 8) {
    case 0: AnyTransition(Resizing())
    case 1: AnyTransition(Padding())
    case 2: AnyTransition(Positioning())
    case 3: AnyTransition(Unveiling())
    case 4: AnyTransition(Measuring())
    case 5: AnyTransition(Stacking())
    case 6: AnyTransition(Unchanging())
    default: AnyTransition(Fading())
    }
  }
}

private struct Shift: ViewModifier {
  let way: CGFloat
  func body(content: Content) -> some View { content.offset(x: way) }
}

/// A transition by the view's size, which its container sees.
struct Resizing: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.frame(width: phase.isIdentity ? nil : 4, height: phase.isIdentity ? nil : 2)
  }
}

/// A transition by the space around the view.
struct Padding: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.padding(.leading, phase.isIdentity ? 0 : 10)
  }
}

/// A transition by the view's place in the space that it is offered.
struct Positioning: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.position(x: phase.isIdentity ? 20 : 0, y: 10).frame(width: 40, height: 20)
  }
}

/// A transition by a mask that grows.
struct Unveiling: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.mask { Rectangle().frame(width: phase.isIdentity ? 50 : 0) }
  }
}

/// A transition by a size that is read.
struct Measuring: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    GeometryReader { proxy in content.offset(x: phase.isIdentity ? 0 : proxy.size.width) }
      .frame(width: 20, height: 20)
  }
}

/// A transition in a container.
struct Stacking: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    VStack(spacing: phase.isIdentity ? 0 : 8) {
      content
      Color.clear.frame(width: 1, height: 1)
    }
  }
}

/// A transition that changes nothing.
struct Unchanging: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View { content.padding(0) }
}

private struct Fading: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0.25).rotationEffect(.degrees(phase.value * 40))
  }
}

/// A place in which one of four views stands: none, 1, 2 or 3.
enum TransitionPlace: Int, CaseIterable, Sendable {
  case pile, column, row, group, loop, loopOutside, identity, identityOutside, ownView, cases
  case nested, overlay
}

/// A view whose body is a condition.
private struct Shy: View {
  let number: Int
  var body: some View { if number > 0 { Tile.of(number, 20, 20) } }
}

/// A scene with a view that comes and goes in some place, between neighbours that stay.
struct TransitionScene: View {
  let place: TransitionPlace
  let transition: AnyTransition
  /// Which of the views is there; 0 for none.
  let number: Int

  private var numbers: [Int] { number > 0 ? [number, 10 + number] : [] }

  var body: some View {
    switch place {
    case .pile:
      ZStack {
        Tile.of(90, 60, 60); alone
      }
    case .column:
      VStack {
        Tile.of(90, 30, 10); alone; Tile.of(91, 10, 10)
      }
    case .row:
      HStack {
        alone; Tile.of(90, 30, 10)
      }
    case .group:
      ZStack {
        Group { Shy(number: number) }.padding(2).mask { Rectangle() }.transition(transition)
      }
    case .loop:
      HStack { ForEach(numbers, id: \.self) { Tile.of($0, 15, 20).transition(transition) } }
    case .loopOutside:
      HStack { ForEach(numbers, id: \.self) { Tile.of($0, 15, 20) }.transition(transition) }
    case .identity: ZStack { Tile.of(9, 20, 20).transition(transition).id(number) }
    case .identityOutside:
      VStack {
        Tile.of(9, 20, 20).id(number).padding(3).background(Tile(80)).transition(transition);
        Tile.of(90, 9, 9)
      }
    case .ownView:
      VStack {
        Shy(number: number).transition(transition); Tile.of(90, 30, 10)
      }
    case .cases: ZStack { cases }
    case .nested:
      VStack {
        nested; Tile.of(90, 30, 10)
      }
    case .overlay: Tile.of(90, 60, 60).overlay(alignment: .bottom) { alone }
    }
  }

  @ViewBuilder private var alone: some View {
    if number > 0 { Tile.of(1, 20, 20).transition(transition) }
  }

  @ViewBuilder private var cases: some View {
    switch number {
    case 1: Tile.of(1, 20, 20).transition(transition)
    case 2: Tile.of(2, 30, 20).transition(transition)
    case 3: Tile.of(3, 20, 30).transition(transition)
    default: EmptyView()
    }
  }

  @ViewBuilder private var nested: some View {
    if number > 1 {
      Group {
        if number == 2 { Tile.of(2, 20, 20) } else { Tile.of(3, 30, 20) }
      }
      .transition(transition)
    } else if number == 1 {
      Tile.of(1, 20, 30).transition(transition)
    }
  }
}
