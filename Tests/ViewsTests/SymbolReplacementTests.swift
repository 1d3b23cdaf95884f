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

@MainActor @Suite("Replacing symbols")
struct SymbolReplacementTests {
  struct Player: View {
    @State private var isPlaying = false
    let hook: Hook<Bool>
    let transition: ContentTransition
    var body: some View {
      hook.binding = $isPlaying
      return Image(systemName: isPlaying ? "pause.fill" : "play.fill")
        .contentTransition(transition)
    }
  }

  private func change(_ transition: ContentTransition) throws -> Rehearsal {
    let hook = Hook<Bool>()
    let rehearsal = try Rehearsal { Player(hook: hook, transition: transition) }
    try rehearsal.now { hook.value = true }
    return rehearsal
  }

  /// The way of the spring that drives both, 0.5 s without bounce.
  private func way(_ time: Double) -> Double { Spring(duration: 0.5).value(target: 1, time: time) }

  @Test("the old symbol shrinks over the first half of the way, the new one grows over the second")
  func downUp() throws {
    let rehearsal = try change(.symbolEffect(.replace))
    for time in [0.05, 0.1, 0.2, 0.3] {
      try rehearsal.advance(to: time)
      let share = way(time) < 0.5 ? 1 - 2 * way(time) : 2 * way(time) - 1
      #expect(abs((rehearsal.opacities.first ?? 9) - share) < 1e-6, "at \(time)")
      #expect(abs((rehearsal.scales.first ?? 9) - (0.5 + 0.5 * share)) < 1e-6, "at \(time)")
      // Never both at once.
      #expect(rehearsal.layers.count == 1)
    }
    try rehearsal.advance(to: 3)
    #expect(rehearsal.layers.isEmpty && rehearsal.scales.allSatisfy { $0 == 1 })
  }

  @Test("a fallback by itself is what it is of the replacement")
  func fallbacks() {
    let replace = ReplaceSymbolEffect()
    #expect(replace.magic(fallback: .downUp) == replace.downUp)
    #expect(replace.magic(fallback: .upUp.byLayer) == replace.upUp)
    #expect(replace.magic(fallback: .offUp.wholeSymbol) == replace.offUp)
    #expect(replace.upUp != replace.offUp && replace.downUp != replace.upUp)
  }

  @Test("upwards it grows away; off, it is gone at once; twice as fast takes half the time")
  func others() throws {
    let up = try change(.symbolEffect(.replace.upUp))
    try up.advance(to: 0.1)
    let share = 1 - 2 * way(0.1)
    #expect(abs((up.scales.first ?? 9) - (1.5 - 0.5 * share)) < 1e-6)
    let off = try change(.symbolEffect(.replace.offUp))
    try off.advance(to: 0.1)
    #expect(abs((off.opacities.first ?? 9) - way(0.1)) < 1e-6 && off.layers.count == 1)
    let fast = try change(.symbolEffect(.replace, options: .speed(2)))
    try fast.advance(to: 0.05)
    #expect(abs((fast.opacities.first ?? 9) - share) < 1e-6)
  }

  @Test("a symbol that comes by a transition does so as many times as fast as is said")
  func transitionSpeed() throws {
    func opacities(_ options: SymbolEffectOptions, at time: Double) throws -> [Double] {
      let scene = try Stagehand(false) { isThere in
        ZStack {
          if isThere {
            Image(systemName: "star").transition(.symbolEffect(.appear, options: options))
          }
        }
      }
      try scene.change(to: true, .linear(duration: 1))
      try scene.stage.advance(to: time)
      return scene.stage.opacities
    }
    #expect(try opacities(.default, at: 0.5) == [0.5])
    #expect(try opacities(.speed(2), at: 0.25) == [0.5])
    #expect(try opacities(.speed(2), at: 0.75) == [])
  }

  @Test("other content transitions of pictures still need an animation")
  func plain() throws {
    #expect(try change(.opacity).layers.isEmpty)
    #expect(try change(.identity).layers.isEmpty)
  }

  struct Titles: View {
    let hook: Hook<[Int]>
    let title: String?
    @State private var path: [Int] = []
    var body: some View {
      hook.binding = $path
      return NavigationStack(path: $path) {
        Group {
          if let title { Text("Root").navigationTitle(title) } else { Text("Root") }
        }
        .navigationDestination(for: Int.self) { Text("Number \($0)").navigationTitle("Page \($0)") }
      }
    }
  }

  @Test("the way back bears the title of the page below")
  func wayBack() throws {
    for (title, expected) in [("Library", "Library"), (nil, "Back")] {
      let hook = Hook<[Int]>()
      let rehearsal = try Rehearsal(width: 300, height: 300) { Titles(hook: hook, title: title) }
      try rehearsal.now { hook.value = [1] }
      try rehearsal.advance(to: 2)
      #expect(rehearsal.graph.tappables.contains { $0.label.contains(expected) })
      try rehearsal.now { hook.value = [1, 2] }
      try rehearsal.advance(to: 4)
      #expect(rehearsal.graph.tappables.contains { $0.label.contains("Page 1") })
    }
  }

  struct Traced: View {
    @State private var isOn = false
    @State private var count = 0
    @Namespace private var namespace
    let hook: Hook<Bool>
    var body: some View {
      hook.binding = $isOn
      return VStack {
        Image(systemName: isOn ? "pause.fill" : "play.fill")
          .contentTransition(.symbolEffect(.replace))
        Image(systemName: "bell").symbolEffect(.bounce, value: isOn)
        Text(isOn ? "on" : "off").contentTransition(.opacity)
        if isOn {
          Color.red.matchedGeometryEffect(id: 1, in: namespace).frame(width: 40, height: 10)
        } else {
          Color.red.matchedGeometryEffect(id: 1, in: namespace).frame(width: 10, height: 10)
        }
        Color.blue.frame(width: 5, height: 5)
          .visualEffect { content, proxy in content.offset(x: isOn ? 10 : 0).opacity(isOn ? 1 : 0.5)
          }
          .onGeometryChange(for: Double.self) {
            Double($0.size.width)
          } action: { _ in
          }
      }
      .font(.body)
    }
  }

  @Test(
    "a trace has symbols on their way, fades, shared frames, visual effects and what closures read")
  func trace() throws {
    let hook = Hook<Bool>()
    let rehearsal = try Rehearsal(width: 200, height: 200) { Traced(hook: hook) }
    let trace = ValueTrace(of: rehearsal.graph)
    _ = trace.sample()
    try rehearsal.now { withAnimation(.linear(duration: 1)) { hook.value = true } }
    try rehearsal.advance(to: 0.25)
    let values = trace.sample()
    func shown(_ property: String) throws -> Double {
      let value = try #require(
        values.first { $0.property == property && $0.isMoving }, "no \(property)")
      guard case .number(let number) = value.presentation else { return .nan }
      return number
    }
    #expect(abs(try shown("content.presence") - way(0.25)) < 1e-6)
    #expect(try shown("symbol.scale") != 1)
    #expect(abs(try shown("matched.width") - 17.5) < 1e-6)
    #expect(abs(try shown("visualEffect.offset.x") - 2.5) < 1e-6)
    #expect(abs(try shown("visualEffect.opacity") - 0.625) < 1e-6)
    #expect(values.contains { $0.property == "geometry" && $0.presentation == .number(5) })
  }
}
