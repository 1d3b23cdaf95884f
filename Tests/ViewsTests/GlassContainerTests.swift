import DisplayList
import Foundation
import Geometry
import Rostrum
import Testing

@MainActor @Suite("Glass containers")
struct GlassContainerTests {
  /// A button, and beside it tools that come and go.
  private struct Tools: View {
    let hook: Hook<Bool>
    var spacing: CGFloat = 12
    var transition = GlassEffectTransition.matchedGeometry
    @State private var isOpen = false
    @Namespace private var glass
    var body: some View {
      hook.binding = $isOpen
      return GlassEffectContainer(spacing: spacing) {
        HStack(spacing: 10) {
          if isOpen {
            ForEach(0..<2) { number in
              Color.clear.frame(width: 20, height: 20).glassEffect(in: .circle)
                .glassEffectID("tool \(number)", in: glass)
                .glassEffectTransition(transition)
            }
          }
          Color.clear.frame(width: 20, height: 20).glassEffect(in: .circle)
            .glassEffectID("button", in: glass)
        }
      }
    }
  }

  private func row(spacing: CGFloat, apart: CGFloat) throws -> [GlassPaint] {
    glasses(
      try list {
        GlassEffectContainer(spacing: spacing) {
          HStack(spacing: apart) {
            ForEach(0..<3) { _ in
              Color.red.frame(width: 20, height: 20).glassEffect(in: .circle)
            }
          }
        }
      })
  }

  @Test(
    "shapes no further from each other than the spacing are one command, before all that lies on them"
  )
  func clusters() throws {
    let near = try row(spacing: 10, apart: 10)
    #expect(near.map(\.panes.count) == [3] && near[0].spacing == 10)
    #expect(near[0].panes.map(\.bounds.minX) == [10, 40, 70])
    #expect(try row(spacing: 9, apart: 10).map(\.panes.count) == [1, 1, 1])
    #expect(try row(spacing: -5, apart: 0).map(\.panes.count) == [3])
    let list = try list {
      GlassEffectContainer(spacing: 20) {
        HStack(spacing: 10) {
          Color.red.frame(width: 20, height: 20).glassEffect(in: .circle)
          Color.blue.frame(width: 20, height: 20).glassEffect(in: .circle)
        }
      }
    }
    #expect(list.commands.count == 3)
    guard case .fill(_, _, .glass, _) = list.commands[0] else {
      Issue.record("the glass does not come first")
      return
    }
  }

  @Test("clear and regular glass do not melt")
  func kinds() throws {
    let found = glasses(
      try list {
        GlassEffectContainer(spacing: 20) {
          HStack(spacing: 10) {
            Color.red.frame(width: 20, height: 20).glassEffect(.clear, in: .circle)
            Color.blue.frame(width: 20, height: 20).glassEffect(in: .circle)
          }
        }
      })
    #expect(found.map(\.panes.count) == [1, 1])
  }

  private struct United: View {
    @Namespace private var glass
    var body: some View {
      GlassEffectContainer(spacing: 0) {
        HStack(spacing: 30) {
          ForEach(0..<2) { _ in
            Color.red.frame(width: 20, height: 20).glassEffect()
              .glassEffectUnion(id: "both", namespace: glass)
          }
        }
      }
    }
  }

  @Test("a union is one shape around all of its own, however far apart")
  func union() throws {
    let found = glasses(try list { United() })
    #expect(
      found.map { $0.panes.map(\.outline) }
        == [[.rounded(CGRect(x: 15, y: 40, width: 70, height: 20), radius: 10)]])
    // From right to left it is the same.
    let mirrored = try list { United().environment(\.layoutDirection, .rightToLeft) }
    #expect(glasses(mirrored).map(\.panes) == found.map(\.panes))
  }

  @Test("under a scale, lengths of the glass and its spacing are scaled, too")
  func scaled() throws {
    func glass(_ scale: CGFloat) throws -> GlassPaint {
      try #require(
        glasses(
          try list {
            GlassEffectContainer(spacing: 12) {
              HStack(spacing: 10) {
                Color.red.frame(width: 20, height: 20).glassEffect(in: .circle)
                Color.red.frame(width: 20, height: 20).glassEffect(in: .circle)
              }
            }
            .scaleEffect(scale)
          }
        ).first)
    }
    let (plain, double) = (try glass(1), try glass(2))
    #expect(double.spacing == 24 && double.kind.bevel == 2 * plain.kind.bevel)
    #expect(double.panes[0].bounds.width == 40)
  }

  // MARK: Coming and going

  private func open(
    _ transition: GlassEffectTransition = .matchedGeometry, spacing: CGFloat = 12
  ) throws -> (Rehearsal, Hook<Bool>) {
    let hook = Hook<Bool>()
    let rehearsal = try Rehearsal {
      Tools(hook: hook, spacing: spacing, transition: transition)
    }
    try rehearsal.now { withAnimation(.linear(duration: 1)) { hook.value = true } }
    return (rehearsal, hook)
  }

  @Test("shapes that come grow out of the one that was there, and all are one glass on the way")
  func comes() throws {
    let (rehearsal, _) = try open()
    // The button goes from 40 to 70, the tools come to stand at 10 and 40.
    for (time, places) in [
      (0.25, [38.125, 45.625, 47.5]), (0.5, [32.5, 47.5, 55]), (1, [10, 40, 70]),
    ] as [(Double, [CGFloat])] {
      try rehearsal.advance(to: time)
      let found = glasses(rehearsal.list)
      #expect(found.count == 1)
      let panes = try #require(found.first).panes
      #expect(panes.allSatisfy { $0.presence == 1 })
      #expect(zip(panes.map(\.bounds.minX), places).allSatisfy { abs($0 - $1) < 0.01 })
    }
  }

  @Test("and go back into it")
  func goes() throws {
    let (rehearsal, hook) = try open()
    try rehearsal.advance(to: 1)
    try rehearsal.now { withAnimation(.linear(duration: 1)) { hook.value = false } }
    try rehearsal.advance(to: 1.5)
    let panes = try #require(glasses(rehearsal.list).first).panes
    #expect(panes.count == 3)
    // The button is half the way back at 55, and they are half the way to it.
    let places = panes.map { Double($0.bounds.minX) }.sorted()
    #expect(zip(places, [32.5, 47.5, 55]).allSatisfy { abs($0 - $1) < 0.01 })
    try rehearsal.advance(to: 2.1)
    #expect(glasses(rehearsal.list).map(\.panes.count) == [1])
  }

  @Test("what lies on a shape that comes goes with it")
  func content() throws {
    let (rehearsal, _) = try open()
    try rehearsal.advance(to: 0.5)
    let places = rehearsal.list.commands.compactMap { command -> CGFloat? in
      guard case .fill(let path, _, .solid, let transform) = command else { return nil }
      return path.boundingRect.applying(transform).minX
    }
    #expect(zip(places.sorted(), [32.5, 47.5, 55]).allSatisfy { abs($0 - $1) < 0.01 })
  }

  @Test("shapes far from all others, and those that materialise, form where they are")
  func materialises() throws {
    // Of the two, the second comes where the button still is.
    for (stage, places) in [(try open(spacing: 3), [10]), (try open(.materialize), [10, 40])]
      as [((Rehearsal, Hook<Bool>), [CGFloat])]
    {
      try stage.0.advance(to: 0.25)
      let panes = glasses(stage.0.list).flatMap(\.panes).filter { $0.presence < 1 }
      #expect(panes.map(\.bounds.minX).sorted() == places)
      #expect(panes.allSatisfy { abs($0.presence - 0.25) < 0.01 })
    }
    let (rehearsal, _) = try open(.identity)
    try rehearsal.advance(to: 0.25)
    #expect(glasses(rehearsal.list).flatMap(\.panes).map(\.presence) == [1, 1, 1])
  }

  private struct Swapped: View {
    let hook: Hook<Bool>
    @State private var isLarge = false
    @Namespace private var glass
    var body: some View {
      hook.binding = $isLarge
      return GlassEffectContainer {
        VStack(spacing: 0) {
          if isLarge {
            Color.clear.frame(width: 60, height: 40).glassEffect(in: .rect(cornerRadius: 12))
              .glassEffectID("one", in: glass)
          }
          Spacer(minLength: 0)
          if !isLarge {
            Color.clear.frame(width: 20, height: 20).glassEffect(in: .circle)
              .glassEffectID("one", in: glass)
          }
        }
      }
    }
  }

  @Test("a shape becomes another of the same identity")
  func identity() throws {
    let hook = Hook<Bool>()
    let rehearsal = try Rehearsal { Swapped(hook: hook) }
    try rehearsal.now { withAnimation(.linear(duration: 1)) { hook.value = true } }
    try rehearsal.advance(to: 0.5)
    let panes = glasses(rehearsal.list).flatMap(\.panes)
    #expect(panes.count == 2)
    // Both are half the way between the two.
    for pane in panes {
      #expect(abs(pane.bounds.width - 40) < 0.01 && abs(pane.bounds.height - 30) < 0.01)
      #expect(abs(pane.bounds.midX - 50) < 0.01 && abs(pane.bounds.midY - 55) < 0.01)
    }
  }

  @Test("who draws what is told for shapes that melt, and for what lies on them")
  func account() throws {
    let stage = try Rehearsal {
      GlassEffectContainer(spacing: 40) {
        HStack(spacing: 10) {
          Color.red.frame(width: 20, height: 20).glassEffect(in: .circle)
            .accessibilityIdentifier("one")
          Color.red.frame(width: 20, height: 20).glassEffect(in: .circle)
            .accessibilityIdentifier("two")
        }
      }
      .accessibilityIdentifier("both")
    }
    let frame = stage.graph.drawn()
    #expect(frame.list == stage.list && frame.views.count == 3)
    #expect(frame.views[1...] == ["one", "two"])
    let left = stage.graph.drawn(leavingOut: { $0 == "one" })
    #expect(glasses(left.list).map(\.panes.count) == [1])
    #expect(left.leftOut.map(\.view) == ["one"])
  }

  @Test("an account of shapes on their way is as long as the list")
  func accountOnTheWay() throws {
    let (rehearsal, _) = try open()
    for time in [0.1, 0.4, 0.7] {
      try rehearsal.advance(to: time)
      let frame = rehearsal.graph.drawn()
      #expect(frame.list == rehearsal.list)
      #expect(frame.views.count == frame.list.commands.count)
    }
  }

  @Test("under a view that fades, the glass of a container comes as it does")
  func fades() throws {
    let list = try list {
      GlassEffectContainer(spacing: 12) {
        HStack(spacing: 10) {
          Color.red.frame(width: 20, height: 20).glassEffect(in: .circle).opacity(0.25)
          Color.red.frame(width: 20, height: 20).glassEffect(in: .circle)
        }
      }
    }
    // The views there have no transition: the glass is only fainter, and stands where it is.
    let panes = glasses(list).flatMap(\.panes)
    #expect(panes.map(\.presence) == [0.25, 1])
    #expect(panes.map(\.bounds.minX) == [25, 55])
    guard case .fill(_, _, .glass, _) = list.commands[0] else {
      Issue.record("the glass is in the layer that fades")
      return
    }
  }

  @Test("from right to left a row of glass is mirrored")
  func mirrored() throws {
    func panes(_ direction: LayoutDirection) throws -> [CGFloat] {
      glasses(
        try list {
          GlassEffectContainer(spacing: 12) {
            HStack(spacing: 10) {
              Color.red.frame(width: 20, height: 20).glassEffect(in: .circle)
              Color.red.frame(width: 40, height: 20).glassEffect()
            }
          }
          .environment(\.layoutDirection, direction)
        }
      ).flatMap(\.panes).map(\.bounds.minX)
    }
    #expect(try panes(.leftToRight) == [15, 45])
    #expect(try panes(.rightToLeft) == [65, 15])
  }

  @Test("in a clip glass stays where it is drawn")
  func clipped() throws {
    let list = try list {
      GlassEffectContainer(spacing: 40) {
        HStack(spacing: 10) {
          Color.red.frame(width: 20, height: 20).glassEffect(in: .circle)
          Color.red.frame(width: 20, height: 20).glassEffect(in: .circle).clipped()
        }
      }
    }
    #expect(glasses(list).map(\.panes.count) == [1, 1])
  }
}
