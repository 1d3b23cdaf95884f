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

@MainActor @Suite("Effects of geometry and of symbols")
struct VisualEffectTests {
  struct Shifting: View {
    @State private var isOn = false
    let hook: Hook<Bool>
    var body: some View {
      hook.binding = $isOn
      return Rectangle().frame(width: 20, height: 20).visualEffect { content, proxy in
        content.offset(x: isOn ? proxy.size.width : 0).opacity(isOn ? 0.5 : 1)
      }
    }
  }

  @Test("a visual effect knows the size, and moves with the change")
  func visualEffect() throws {
    let hook = Hook<Bool>()
    let rehearsal = try Rehearsal { Shifting(hook: hook) }
    try rehearsal.now { withAnimation(.linear(duration: 1)) { hook.value = true } }
    try rehearsal.advance(to: 0.5)
    #expect(rehearsal.frames.map(\.midX) == [60] && rehearsal.opacities == [0.75])
  }

  @Test("onGeometryChange tells the first size and each that follows")
  func geometryChange() throws {
    struct Scene: View {
      @State private var isWide = false
      let hook: Hook<Bool>
      let told: (CGFloat, CGFloat) -> Void
      var body: some View {
        hook.binding = $isWide
        return Rectangle().frame(width: isWide ? 60 : 20, height: 20)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            told($0, $1)
          }
      }
    }
    let hook = Hook<Bool>()
    var told: [[CGFloat]] = []
    let rehearsal = try Rehearsal { Scene(hook: hook, told: { told.append([$0, $1]) }) }
    try rehearsal.now { hook.value = true }
    #expect(told == [[20, 20], [20, 60]])
  }

  struct Grouped: View {
    @State private var isRight = false
    let hook: Hook<Bool>
    let isGroup: Bool
    var body: some View {
      hook.binding = $isRight
      let content = ZStack {
        Rectangle().fill(.black).frame(width: 20, height: 20)
        if isRight { Rectangle().fill(.white).frame(width: 10, height: 10) }
      }
      return ZStack(alignment: isRight ? .trailing : .leading) {
        Color.clear
        if isGroup { content.geometryGroup() } else { content }
      }
    }
  }

  @Test("in a group, what is new comes along with the group that moves")
  func geometryGroup() throws {
    for isGroup in [false, true] {
      let hook = Hook<Bool>()
      let rehearsal = try Rehearsal { Grouped(hook: hook, isGroup: isGroup) }
      try rehearsal.now { withAnimation(.linear(duration: 1)) { hook.value = true } }
      try rehearsal.advance(to: 0.5)
      #expect(rehearsal.frames.map(\.midX) == (isGroup ? [50, 50] : [50, 90]))
    }
  }

  struct Symbol: View {
    @State private var count = 0
    let hook: Hook<Int>
    var options = SymbolEffectOptions.default
    var body: some View {
      hook.binding = $count
      return Rectangle().frame(width: 20, height: 20)
        .symbolEffect(.bounce, options: options, value: count)
    }
  }

  @Test("a bounce runs once for each change, and rests")
  func bounce() throws {
    let hook = Hook<Int>()
    let rehearsal = try Rehearsal { Symbol(hook: hook) }
    #expect(rehearsal.graph.nextEvent == nil)
    try rehearsal.now { hook.value = 1 }
    try rehearsal.follow([(0, 1), (0.1, 0.9), (0.3, 1.22), (0.45, 0.98), (0.6, 1)], within: 1e-9) {
      $0.scales.first
    }
    #expect(rehearsal.graph.nextEvent == nil)
    let fast = Hook<Int>()
    let quick = try Rehearsal { Symbol(hook: fast, options: .repeat(2).speed(2)) }
    try quick.now { fast.value = 1 }
    try quick.follow([(0.15, 1.22), (0.3, 1), (0.45, 1.22), (0.6, 1)], within: 1e-6) {
      $0.scales.first
    }
  }

  @Test("a pulse goes on while active, and finishes its cycle")
  func pulse() throws {
    struct Scene: View {
      @State private var isActive = true
      let hook: Hook<Bool>
      var body: some View {
        hook.binding = $isActive
        return Rectangle().frame(width: 20, height: 20).symbolEffect(.pulse, isActive: isActive)
      }
    }
    let hook = Hook<Bool>()
    let rehearsal = try Rehearsal { Scene(hook: hook) }
    #expect(rehearsal.graph.restless == "symbolEffect")
    try rehearsal.follow([(0.6, 0.35), (1.8, 0.35)], within: 1e-6) { $0.opacities.first }
    try rehearsal.now { hook.value = false }
    #expect(rehearsal.graph.restless == nil)
    try rehearsal.advance(to: 2.1)
    #expect(rehearsal.opacities.count == 1)
    try rehearsal.advance(to: 2.4)
    #expect(rehearsal.opacities.isEmpty && rehearsal.graph.nextEvent == nil)
  }

  @Test("at the edge of a window a view looks as its phase says, by how much of it is out")
  func scrollTransition() throws {
    let rehearsal = try Rehearsal {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<4) { _ in
            Rectangle().frame(width: 20, height: 40).scrollTransition { content, phase in
              content.opacity(phase.isIdentity ? 1 : 0)
            }
          }
        }
      }
    }
    // The third is half out at the bottom; the fourth is out of sight.
    #expect(rehearsal.opacities == [0.5])
  }

  @Test("a shape draws in its own coordinates, wherever it is")
  func ownCoordinates() throws {
    struct Corner: Shape {
      nonisolated func path(in rect: CGRect) -> Path {
        Path(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height / 2))
      }
    }
    let rehearsal = try Rehearsal { Corner().frame(width: 20, height: 20) }
    #expect(rehearsal.frames == [CGRect(x: 40, y: 40, width: 10, height: 10)])
  }
}
