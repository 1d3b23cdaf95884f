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

@MainActor @Suite("Animation")
struct AnimationTests {
  final class Hook<Value> {
    var binding: Binding<Value>?
  }

  /// The horizontal scale of each shape on the stage.
  private func scales(_ rehearsal: Rehearsal) -> [Double] {
    rehearsal.graph.displayList().commands.compactMap {
      if case .fill(_, _, _, let transform) = $0 { Double(transform.a) } else { nil }
    }
  }

  /// The frame of each shape on the stage.
  private func frames(_ rehearsal: Rehearsal) -> [CGRect] {
    rehearsal.graph.displayList().commands.compactMap {
      if case .fill(let path, _, _, let transform) = $0 {
        path.boundingRect.applying(transform)
      } else {
        nil
      }
    }
  }

  struct Growing: View {
    @State private var isLarge = false
    let hook: Hook<Bool>
    var animation: Animation?
    var body: some View {
      hook.binding = $isLarge
      return Rectangle().frame(width: 50, height: 50).scaleEffect(isLarge ? 1 : 0.4)
        .animation(animation, value: isLarge)
    }
  }

  struct Plain: View {
    @State private var isLarge = false
    let hook: Hook<Bool>
    var body: some View {
      hook.binding = $isLarge
      return Rectangle().frame(width: 50, height: 50).scaleEffect(isLarge ? 1 : 0.4)
    }
  }

  @Test("withAnimation moves what changes along the spring, and ends where the law says")
  func explicit() throws {
    let hook = Hook<Bool>()
    let rehearsal = try Rehearsal { Plain(hook: hook) }
    try rehearsal.advance(to: 0.5)
    try rehearsal.now { withAnimation(.default) { hook.binding?.wrappedValue = true } }
    for (time, value) in [(0.6, 0.6146), (0.75, 0.8926), (1.0, 0.9918)] {
      try rehearsal.advance(to: time)
      #expect(abs(scales(rehearsal)[0] - value) < 1e-4)
    }
    try rehearsal.advance(to: 0.5 + 0.7916)
    #expect(scales(rehearsal)[0] != 1)
    try rehearsal.advance(to: 0.5 + 0.7917)
    #expect(scales(rehearsal)[0] == 1)
    #expect(rehearsal.graph.nextEvent == nil)
  }

  @Test("animation(_:value:) moves the same way, and a plain change jumps without it")
  func implicit() throws {
    let hook = Hook<Bool>()
    let rehearsal = try Rehearsal { Growing(hook: hook, animation: .default) }
    try rehearsal.now { hook.binding?.wrappedValue = true }
    try rehearsal.advance(to: 0.1)
    #expect(abs(scales(rehearsal)[0] - 0.6146) < 1e-4)
    let other = Hook<Bool>()
    let still = try Rehearsal { Plain(hook: other) }
    try still.now { other.binding?.wrappedValue = true }
    #expect(scales(still) == [1])
  }

  @Test("a spring is turned round in flight and keeps its velocity")
  func retarget() throws {
    let hook = Hook<Bool>()
    let rehearsal = try Rehearsal { Plain(hook: hook) }
    try rehearsal.advance(to: 0.5)
    try rehearsal.now { withAnimation(.default) { hook.binding?.wrappedValue = true } }
    try rehearsal.advance(to: 0.7)
    try rehearsal.now { withAnimation(.default) { hook.binding?.wrappedValue = false } }
    #expect(abs(scales(rehearsal)[0] - 0.8292) < 1e-4)
    for (time, value) in [(0.718, 0.8418), (0.8, 0.7194), (0.9, 0.5470)] {
      try rehearsal.advance(to: time)
      #expect(abs(scales(rehearsal)[0] - value) < 1.5e-4)
    }
    try rehearsal.advance(to: 3)
    #expect(scales(rehearsal) == [0.4])
  }

  struct Gotcha: View {
    @State private var left = false
    @State private var right = false
    let leftHook: Hook<Bool>
    let rightHook: Hook<Bool>
    let isScoped: Bool
    var body: some View {
      leftHook.binding = $left
      rightHook.binding = $right
      return HStack(spacing: 0) {
        if isScoped {
          Rectangle().animation(.default) { $0.scaleEffect(left ? 1 : 0.5) }
          Rectangle().scaleEffect(right ? 1 : 0.5)
        } else {
          Rectangle().scaleEffect(left ? 1 : 0.5)
          Rectangle().scaleEffect(right ? 1 : 0.5)
        }
      }.animation(isScoped ? nil : .default, value: left)
    }
  }

  @Test(
    "animation(_:value:) outside animates both changes of one update; the scoped form only its own")
  func gotcha() throws {
    for isScoped in [false, true] {
      let (left, right) = (Hook<Bool>(), Hook<Bool>())
      let rehearsal = try Rehearsal {
        Gotcha(leftHook: left, rightHook: right, isScoped: isScoped)
      }
      try rehearsal.now {
        left.binding?.wrappedValue = true
        right.binding?.wrappedValue = true
      }
      try rehearsal.advance(to: 0.1)
      let scales = scales(rehearsal)
      #expect(abs(scales[0] - 0.6789) < 1e-4)
      #expect(isScoped ? scales[1] == 1 : abs(scales[1] - 0.6789) < 1e-4)
    }
  }

  struct Widening: View {
    @State private var isWide = false
    let hook: Hook<Bool>
    var body: some View {
      hook.binding = $isWide
      return HStack(spacing: 0) {
        Rectangle().frame(width: isWide ? 60 : 20, height: 10)
        Rectangle().frame(width: 20, height: 10)
      }
    }
  }

  @Test("a neighbour that is pushed aside moves with the same transaction")
  func layoutFollows() throws {
    let hook = Hook<Bool>()
    let rehearsal = try Rehearsal { Widening(hook: hook) }
    #expect(frames(rehearsal).map(\.minX) == [30, 50])
    try rehearsal.now { withAnimation(.linear(duration: 1)) { hook.binding?.wrappedValue = true } }
    try rehearsal.advance(to: 0.5)
    #expect(frames(rehearsal).map(\.minX) == [20, 60])
    #expect(frames(rehearsal).map(\.width) == [40, 20])
    try rehearsal.advance(to: 1)
    #expect(frames(rehearsal).map(\.minX) == [10, 70])
  }

  struct Coming: View {
    @State private var isThere = true
    let hook: Hook<Bool>
    var transition: AnyTransition = .opacity.combined(with: .scale)
    var body: some View {
      hook.binding = $isThere
      return ZStack {
        if isThere {
          Rectangle().fill(.red).transition(transition)
        } else {
          Circle().fill(.blue).transition(transition)
        }
      }.animation(.spring(duration: 0.3), value: isThere)
    }
  }

  @Test(
    "views cross over by their transitions, and the one that leaves is gone when all is at rest")
  func transition() throws {
    let hook = Hook<Bool>()
    let rehearsal = try Rehearsal { Coming(hook: hook) }
    #expect(scales(rehearsal) == [1])
    try rehearsal.now { hook.binding?.wrappedValue = false }
    try rehearsal.advance(to: 0.1)
    let scales = scales(rehearsal)
    try #require(scales.count == 2)
    #expect(abs(scales[0] - 0.381) < 1e-3)
    #expect(abs(scales[1] - 0.619) < 1e-3)
    let opacities = rehearsal.graph.displayList().commands.compactMap {
      if case .beginLayer(let layer) = $0 { layer.opacity } else { nil }
    }
    #expect(abs(opacities[0] - 0.381) < 1e-3)
    #expect(abs(opacities[1] - 0.619) < 1e-3)
    // Opacity ends at 129/240 s, scale at 133/240 s: what has faded away is not painted any more.
    try rehearsal.advance(to: 0.5374)
    #expect(self.scales(rehearsal).count == 2)
    try rehearsal.advance(to: 0.5541)
    #expect(self.scales(rehearsal) != [1] && rehearsal.graph.nextEvent != nil)
    try rehearsal.advance(to: 0.5542)
    #expect(self.scales(rehearsal) == [1])
    #expect(rehearsal.graph.nextEvent == nil)
  }

  @Test("a view that comes back while it leaves turns round with its state")
  func comeBack() throws {
    let hook = Hook<Bool>()
    let rehearsal = try Rehearsal { Coming(hook: hook) }
    try rehearsal.now { hook.binding?.wrappedValue = false }
    try rehearsal.advance(to: 0.1)
    let before = scales(rehearsal)
    try rehearsal.now { hook.binding?.wrappedValue = true }
    let after = scales(rehearsal).sorted()
    #expect(zip(before.sorted(), after).allSatisfy { abs($0 - $1) < 1e-9 })
    try rehearsal.advance(to: 2)
    #expect(scales(rehearsal) == [1])
  }

  @Test("without an animation the views change places at once")
  func noTransition() throws {
    struct Scene: View {
      @State var flag = true
      let hook: Hook<Bool>
      var body: some View {
        hook.binding = $flag
        return Group { if flag { Rectangle() } else { Circle() } }
      }
    }
    let hook = Hook<Bool>()
    let rehearsal = try Rehearsal { Scene(hook: hook) }
    try rehearsal.now { hook.binding?.wrappedValue = false }
    #expect(rehearsal.graph.displayList().commands.count == 1)
  }

  @Test("completions are called at exactly the logical end, and at once when nothing moves")
  func completion() throws {
    let hook = Hook<Bool>()
    var times: [Double] = []
    let rehearsal = try Rehearsal { Plain(hook: hook) }
    let graph = rehearsal.graph
    try rehearsal.now {
      withAnimation(.spring(duration: 0.4)) {
        hook.binding?.wrappedValue = true
      } completion: {
        times.append(MainActor.assumeIsolated { graph.timeline.now.seconds })
      }
    }
    #expect(times.isEmpty)
    try rehearsal.advance(to: 2)
    #expect(times == [0.4])
    try rehearsal.now {
      withAnimation(.default) {
      } completion: {
        times.append(MainActor.assumeIsolated { graph.timeline.now.seconds })
      }
    }
    #expect(times == [0.4, 2])
  }

  @Test("a style moves with the transaction at its modifier, for all that is painted with it")
  func style() throws {
    struct Scene: View {
      @State var flag = false
      let hook: Hook<Bool>
      var body: some View {
        hook.binding = $flag
        return HStack {
          Rectangle()
          Circle()
        }.foregroundStyle(flag ? .red : .blue)
      }
    }
    let hook = Hook<Bool>()
    let rehearsal = try Rehearsal { Scene(hook: hook) }
    try rehearsal.now { withAnimation(.linear(duration: 1)) { hook.binding?.wrappedValue = true } }
    try rehearsal.advance(to: 0.5)
    let colors = rehearsal.graph.displayList().commands.compactMap { command -> ResolvedColor? in
      if case .fill(_, _, .solid(let color), _) = command { color } else { nil }
    }
    #expect(colors.count == 2 && colors[0] == colors[1])
    let bytes = [colors[0].red, colors[0].green, colors[0].blue].map { Double($0) * 255 }
    #expect(zip(bytes, [167.0, 116, 166]).allSatisfy { abs($0 - $1) < 2 })
  }

  struct Radial: Layout {
    var turn: Double
    nonisolated var animatableData: Double {
      get { turn }
      set { turn = newValue }
    }
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for subview in subviews {
        let angle = turn * 2 * .pi
        subview.place(
          at: CGPoint(x: bounds.midX + 40 * cos(angle), y: bounds.midY + 40 * sin(angle)),
          anchor: .center, proposal: ProposedViewSize(width: 2, height: 2))
      }
    }
  }

  @Test("a layout with animatable data moves its views along its own way, not straight")
  func animatableLayout() throws {
    struct Scene: View {
      @State var turn = 0.0
      let hook: Hook<Double>
      var body: some View {
        hook.binding = $turn
        return Radial(turn: turn) { Rectangle() }
      }
    }
    let hook = Hook<Double>()
    let rehearsal = try Rehearsal { Scene(hook: hook) }
    try rehearsal.now { withAnimation(.linear(duration: 1)) { hook.binding?.wrappedValue = 0.5 } }
    try rehearsal.advance(to: 0.5)
    let frame = frames(rehearsal)[0]
    #expect(abs(frame.midX - 50) <= 1 && abs(frame.midY - 90) <= 1)
    try rehearsal.advance(to: 1)
    #expect(abs(frames(rehearsal)[0].midX - 10) <= 1)
  }

  @Test("a phase animator goes on when a step is logically complete")
  func phases() throws {
    struct Scene: View {
      var body: some View {
        Rectangle().frame(width: 10, height: 10).phaseAnimator([1.0, 2, 3]) { content, phase in
          content.scaleEffect(phase)
        } animation: { _ in
          .linear(duration: 0.5)
        }
      }
    }
    let rehearsal = try Rehearsal { Scene() }
    for (time, value) in [
      (0.0, 1.0), (0.25, 1.5), (0.5, 2), (0.75, 2.5), (1, 3), (1.25, 2), (1.5, 1),
    ] {
      try rehearsal.advance(to: time)
      #expect(abs(scales(rehearsal)[0] - value) < 1e-9)
    }
  }

  @Test("every second frame of 60 is a frame of 30", arguments: [0.3, 1.01])
  func frameRates(duration: Double) throws {
    func film(_ rate: Int64) throws -> [DisplayList] {
      let hook = Hook<Bool>()
      let rehearsal = try Rehearsal { Coming(hook: hook) }
      rehearsal.graph.timeline.schedule(at: Instant(seconds: 0.113), .script) {
        hook.binding?.wrappedValue = false
      }
      rehearsal.graph.timeline.schedule(at: Instant(seconds: 0.207), .script) {
        hook.binding?.wrappedValue = true
      }
      var frames: [DisplayList] = []
      for frame in 0..<Int64((duration * Double(rate)).rounded(.up)) {
        try rehearsal.graph.advance(
          to: Instant(ticks: frame * Instant.ticksPerSecond / rate))
        frames.append(rehearsal.graph.displayList())
      }
      return frames
    }
    let (slow, fast) = (try film(30), try film(60))
    for (index, frame) in slow.enumerated() { #expect(frame == fast[2 * index]) }
  }
}
