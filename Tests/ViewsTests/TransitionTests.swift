import DisplayList
import Foundation
import Geometry
import Motion
import Rostrum
import SceneGraph
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Transitions")
struct TransitionTests {
  struct Toggling: View {
    @State private var isThere: Bool
    let hook: Hook<Bool>
    let transition: AnyTransition
    init(_ hook: Hook<Bool>, isThere: Bool, _ transition: AnyTransition) {
      _isThere = State(initialValue: isThere)
      (self.hook, self.transition) = (hook, transition)
    }
    var body: some View {
      hook.binding = $isThere
      return ZStack {
        if isThere {
          Rectangle().frame(width: 20, height: 10).transition(transition)
        }
      }
    }
  }

  /// The view on its way in (or out), half-way along a straight second.
  private func halfWay(
    _ transition: AnyTransition, out: Bool, reduceMotion: Bool = false
  ) throws -> Rehearsal {
    let hook = Hook<Bool>()
    let rehearsal = try Rehearsal(reduceMotion: reduceMotion) {
      Toggling(hook, isThere: out, transition)
    }
    try rehearsal.now { withAnimation(.linear(duration: 1)) { hook.value?.toggle() } }
    try rehearsal.advance(to: 0.5)
    return rehearsal
  }

  @Test("push comes from its edge and leaves to the other one, fading")
  func push() throws {
    for out in [false, true] {
      let rehearsal = try halfWay(.push(from: .leading), out: out)
      #expect(rehearsal.frames[0].midX == (out ? 60 : 40))
      #expect(rehearsal.opacities == [0.5])
    }
  }

  @Test("slide and move go by the view's own size, and do not fade")
  func edges() throws {
    #expect(try halfWay(.slide, out: false).frames[0].midX == 40)
    #expect(try halfWay(.slide, out: true).frames[0].midX == 60)
    for (edge, x, y) in [
      (Edge.top, 50.0, 45.0), (.bottom, 50, 55), (.leading, 40, 50), (.trailing, 60, 50),
    ] {
      for out in [false, true] {
        let rehearsal = try halfWay(.move(edge: edge), out: out)
        #expect(rehearsal.frames[0].midX == x && rehearsal.frames[0].midY == y)
        #expect(rehearsal.opacities.isEmpty)
      }
    }
  }

  @Test("offset goes by its points")
  func offset() throws {
    let rehearsal = try halfWay(.offset(x: 20, y: -10), out: true)
    #expect(rehearsal.frames[0].midX == 60 && rehearsal.frames[0].midY == 45)
  }

  @Test("blurReplace fades, blurs and shrinks; upUp leaves larger")
  func blurReplace() throws {
    for (transition, out, scale) in [
      (AnyTransition(BlurReplaceTransition(configuration: .downUp)), false, 0.95),
      (AnyTransition(BlurReplaceTransition(configuration: .downUp)), true, 0.95),
      (AnyTransition(BlurReplaceTransition(configuration: .upUp)), false, 0.95),
      (AnyTransition(BlurReplaceTransition(configuration: .upUp)), true, 1.05),
    ] {
      let rehearsal = try halfWay(transition, out: out)
      #expect(abs(rehearsal.scales[0] - scale) < 1e-12)
      #expect(rehearsal.opacities == [0.5])
      #expect(abs(rehearsal.blurs[0] - 3.5 * scale) < 1e-9)
    }
  }

  @Test("scale starts at a hundred-thousandth, about its anchor")
  func scale() throws {
    #expect(abs(try halfWay(.scale, out: false).scales[0] - 0.500005) < 1e-12)
    let cornered = try halfWay(.scale(scale: 0.5, anchor: .topLeading), out: false)
    #expect(cornered.scales == [0.75])
    #expect(cornered.frames[0].minX == 40)
  }

  @Test("an asymmetric transition goes in by one and out by the other: S4-23")
  func asymmetric() throws {
    let transition = AnyTransition.asymmetric(
      insertion: .scale.combined(with: .opacity),
      removal: .move(edge: .bottom).combined(with: .opacity))
    let inwards = try halfWay(transition, out: false)
    #expect(abs(inwards.scales[0] - 0.5) < 1e-5)
    #expect(inwards.frames[0].midY == 50)
    #expect(inwards.opacities == [0.5])
    let outwards = try halfWay(transition, out: true)
    #expect(outwards.scales == [1])
    #expect(outwards.frames[0].midY == 55)
    #expect(outwards.opacities == [0.5])
  }

  @Test("nested combinations apply each part once")
  func nests() throws {
    let inner = AnyTransition.asymmetric(insertion: .opacity, removal: .slide)
    let transition = inner.combined(with: .scale(scale: 0.5)).combined(with: .offset(x: 10))
    let inwards = try halfWay(transition, out: false)
    #expect(inwards.opacities == [0.5] && inwards.scales == [0.75])
    #expect(inwards.frames[0].midX == 55)
    let outwards = try halfWay(transition, out: true)
    #expect(outwards.opacities.isEmpty && outwards.scales == [0.75])
    #expect(outwards.frames[0].midX == 62.5)
  }

  struct Blurring: Transition {
    var radius: CGFloat
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.blur(radius: phase.isIdentity ? 0 : radius).opacity(phase.isIdentity ? 1 : 0)
    }
  }

  @Test("a transition of the scene's own: S4-25", arguments: [false, true])
  func ownTransition(out: Bool) throws {
    let hook = Hook<Bool>()
    let rehearsal = try Rehearsal {
      Toggling(hook, isThere: out, AnyTransition(Blurring(radius: 10)))
    }
    try rehearsal.now { withAnimation(.easeInOut(duration: 0.5)) { hook.value?.toggle() } }
    let course = [(0.125, 0.1292), (0.25, 0.5), (0.375, 0.8708)].map {
      (time: $0.0, value: out ? 1 - $0.1 : $0.1)
    }
    for (time, value) in course {
      try rehearsal.advance(to: time)
      #expect(abs(rehearsal.opacities[0] - value) < 1e-3)
      #expect(abs(rehearsal.blurs[0] - 10 * (1 - value)) < 1e-2)
    }
    try rehearsal.advance(to: 0.5)
    #expect(rehearsal.frames.count == (out ? 0 : 1))
    #expect(rehearsal.graph.nextEvent == nil)
  }

  struct Blur: ViewModifier {
    var radius: CGFloat
    func body(content: Content) -> some View { content.blur(radius: radius) }
  }

  @Test("modifier(active:identity:) moves between two modifiers: S4-26")
  func modifier() throws {
    let rehearsal = try halfWay(
      .modifier(active: Blur(radius: 10), identity: Blur(radius: 0)), out: true)
    #expect(rehearsal.blurs == [5] && rehearsal.opacities.isEmpty)
  }

  @Test("an animation of the transition's own wins over the change's, for its modifiers only")
  func ownAnimation() throws {
    let transition = AnyTransition.scale(scale: 0.5).animation(.linear(duration: 2))
      .combined(with: .opacity)
    let rehearsal = try halfWay(transition, out: true)
    #expect(rehearsal.scales == [0.875] && rehearsal.opacities == [0.5])
    try rehearsal.advance(to: 1.99)
    #expect(rehearsal.graph.nextEvent != nil)
    try rehearsal.advance(to: 2)
    #expect(rehearsal.frames.isEmpty && rehearsal.graph.nextEvent == nil)
  }

  @Test("an animation of the transition's own needs none of the change's")
  func ownAnimationAlone() throws {
    let hook = Hook<Bool>()
    let rehearsal = try Rehearsal {
      Toggling(hook, isThere: true, .opacity.animation(.linear(duration: 1)))
    }
    try rehearsal.now { hook.value = false }
    try rehearsal.advance(to: 0.25)
    #expect(rehearsal.opacities == [0.75])
    try rehearsal.advance(to: 1)
    #expect(rehearsal.frames.isEmpty)
  }

  @Test("no transition while animations are disabled")
  func disabled() throws {
    let hook = Hook<Bool>()
    let rehearsal = try Rehearsal { Toggling(hook, isThere: true, .opacity) }
    var transaction = Transaction(animation: .default)
    transaction.disablesAnimations = true
    try rehearsal.now { withTransaction(transaction) { hook.value = false } }
    #expect(rehearsal.frames.isEmpty && rehearsal.graph.nextEvent == nil)
  }

  @Test("asked to move less, what moves fades instead")
  func reduceMotion() throws {
    let rehearsal = try halfWay(.slide.combined(with: .scale), out: true, reduceMotion: true)
    #expect(rehearsal.frames[0].midX == 50 && rehearsal.scales == [1])
    #expect(rehearsal.opacities == [0.5])
  }

  struct Sliding: View {
    @State private var isThere = false
    let hook: Hook<Bool>
    var body: some View {
      hook.binding = $isThere
      return VStack {
        Circle().frame(width: 10, height: 10)
        if isThere { Rectangle().frame(width: 200, height: 100).transition(.slide) }
      }.animation(.spring, value: isThere)
    }
  }

  @Test("in a stack, what stays moves up as the new one slides in, and both go back: S4-19")
  func stack() throws {
    let hook = Hook<Bool>()
    let rehearsal = try Rehearsal(width: 400, height: 400) { Sliding(hook: hook) }
    try rehearsal.now { hook.value = true }
    try rehearsal.advance(to: 0.1)
    #expect(abs(rehearsal.frames[1].midX - 200 + 128.5) < 0.05)
    #expect(abs(rehearsal.frames[0].midY - 180.684) < 0.01)
    #expect(rehearsal.opacities.isEmpty)
    try rehearsal.advance(to: 2)
    try rehearsal.now { hook.value = false }
    try rehearsal.advance(to: 2.1)
    let leaving = try #require(rehearsal.frames.first)
    #expect(abs(leaving.midX - 200 - 71.5) < 0.05)
    #expect(rehearsal.frames.count == 2)
    try rehearsal.advance(to: 2 + 1.2666)
    #expect(rehearsal.frames.count == 2)
    try rehearsal.advance(to: 2 + 1.2667)
    #expect(rehearsal.frames.count == 1)
    #expect(rehearsal.graph.nextEvent == nil)
  }

  struct Row: View {
    let number: Int
    @State private var born = Int.random(in: 0...0)
    var body: some View {
      Rectangle().fill(Color(white: Double(number) / 10)).frame(width: 10, height: 10)
    }
  }

  struct Rows: View {
    @State private var numbers = [1, 2, 3]
    let hook: Hook<[Int]>
    var body: some View {
      hook.binding = $numbers
      return VStack(spacing: 0) {
        ForEach(numbers, id: \.self) { Row(number: $0) }
      }
    }
  }

  private func tops(_ rehearsal: Rehearsal) -> [Int: Double] {
    var result: [Int: Double] = [:]
    for (color, frame) in zip(rehearsal.colors, rehearsal.frames) {
      result[Int((color[0] / 25.5).rounded())] = Double(frame.minY)
    }
    return result
  }

  @Test("rows are inserted, moved and removed, each along its own way")
  func rows() throws {
    let hook = Hook<[Int]>()
    let rehearsal = try Rehearsal { Rows(hook: hook) }
    func change(_ numbers: [Int], at time: Double) throws {
      try rehearsal.advance(to: time)
      try rehearsal.now { withAnimation(.linear(duration: 1)) { hook.value = numbers } }
      try rehearsal.advance(to: time + 0.5)
    }
    #expect(tops(rehearsal) == [1: 35, 2: 45, 3: 55])
    try change([1, 4, 2, 3], at: 0)
    // Four rows from 30 on: the new one stands in its place at once and fades in.
    #expect(tops(rehearsal) == [1: 32.5, 4: 40, 2: 47.5, 3: 57.5])
    #expect(rehearsal.opacities == [0.5])
    try change([3, 1, 4, 2], at: 2)
    #expect(tops(rehearsal) == [1: 35, 4: 45, 2: 55, 3: 45])
    #expect(rehearsal.opacities.isEmpty)
    try change([3, 4, 2], at: 4)
    // The row that goes keeps its place and fades; the others close up.
    #expect(tops(rehearsal) == [3: 32.5, 1: 40, 4: 47.5, 2: 57.5])
    #expect(rehearsal.opacities == [0.5])
    try rehearsal.advance(to: 6)
    #expect(tops(rehearsal) == [3: 35, 4: 45, 2: 55])
  }

  @Test("another identity is another view: the old one leaves while the new one comes")
  func identity() throws {
    struct Scene: View {
      @State private var id = 0
      let hook: Hook<Int>
      var body: some View {
        hook.binding = $id
        return ZStack { Rectangle().frame(width: 10, height: 10).transition(.slide).id(id) }
      }
    }
    let hook = Hook<Int>()
    let rehearsal = try Rehearsal { Scene(hook: hook) }
    try rehearsal.now { withAnimation(.linear(duration: 1)) { hook.value = 1 } }
    try rehearsal.advance(to: 0.5)
    #expect(rehearsal.frames.map(\.midX) == [55, 45])
    try rehearsal.now { hook.value = 2 }
    // Without an animation the second one is gone at once; the first one still goes.
    #expect(rehearsal.frames.map(\.midX) == [55, 50])
    try rehearsal.advance(to: 1)
    #expect(rehearsal.frames.map(\.midX) == [50])
  }

  struct Pile: View {
    @State private var isThere = true
    let hook: Hook<Bool>
    let z: (leaving: Double, staying: Double)
    var body: some View {
      hook.binding = $isThere
      return ZStack {
        Rectangle().fill(.black).frame(width: 10, height: 10).zIndex(z.staying)
        if isThere { Rectangle().fill(.white).frame(width: 20, height: 20).zIndex(z.leaving) }
      }
    }
  }

  @Test("what leaves is painted behind its equals, unless a z-index says otherwise")
  func order() throws {
    for (z, isBehind) in [((0.0, 0.0), true), ((1.0, 0.0), false), ((1.0, 1.0), true)] {
      let hook = Hook<Bool>()
      let rehearsal = try Rehearsal { Pile(hook: hook, z: (z.0, z.1)) }
      #expect(rehearsal.frames.map(\.width) == [10, 20])
      try rehearsal.now { withAnimation(.linear(duration: 1)) { hook.value = false } }
      try rehearsal.advance(to: 0.5)
      #expect(rehearsal.frames.map(\.width) == (isBehind ? [20, 10] : [10, 20]))
    }
  }

  struct Counted: View {
    @State private var number: Int
    init(_ counter: Hook<Int>) {
      counter.count += 1
      _number = State(initialValue: counter.count)
    }
    var body: some View { Text("\(number)").transition(.opacity) }
  }

  @Test("one that comes back in mid-removal keeps its state; one that was gone is new")
  func state() throws {
    struct Scene: View {
      @State private var isThere = true
      let hook: Hook<Bool>
      let counter: Hook<Int>
      var body: some View {
        hook.binding = $isThere
        return ZStack { if isThere { Counted(counter) } }
      }
    }
    let (hook, counter) = (Hook<Bool>(), Hook<Int>())
    let rehearsal = try Rehearsal { Scene(hook: hook, counter: counter) }
    func set(_ value: Bool) throws {
      try rehearsal.now { withAnimation(.linear(duration: 1)) { hook.value = value } }
    }
    #expect(rehearsal.words == "1")
    try set(false)
    try rehearsal.advance(to: 0.5)
    try set(true)
    try rehearsal.advance(to: 3)
    #expect(rehearsal.words == "1")
    try set(false)
    try rehearsal.advance(to: 5)
    #expect(rehearsal.words == nil)
    try set(true)
    try rehearsal.advance(to: 7)
    #expect(rehearsal.words != "1")
  }

  @Test("turned round again and again, what is shown never jumps")
  func continuity() throws {
    let hook = Hook<Bool>()
    let rehearsal = try Rehearsal { Toggling(hook, isThere: true, .offset(x: 50)) }
    var last = 50.0
    for step in 0..<200 {
      try rehearsal.advance(to: Double(step) / 100)
      if step % 17 == 3 { try rehearsal.now { withAnimation(.spring) { hook.value?.toggle() } } }
      guard let place = rehearsal.frames.first.map({ Double($0.midX) }) else { continue }
      #expect(abs(place - last) < 3)
      last = place
    }
  }
}
