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

@MainActor @Suite("Content transition")
struct TextTransitionTests {
  final class Hook<Value> {
    var binding: Binding<Value>?
  }

  struct Counter: View {
    @State var text: String
    let hook: Hook<String>
    let transition: (String) -> ContentTransition
    var body: some View {
      hook.binding = $text
      return Text(text).contentTransition(transition(text))
    }
  }

  private func play(
    _ text: String, _ transition: @escaping (String) -> ContentTransition
  ) throws -> (Rehearsal, (String, Animation?) throws -> Void) {
    let hook = Hook<String>()
    let rehearsal = try Rehearsal(width: 200, height: 100) {
      Counter(text: text, hook: hook, transition: transition)
    }
    return (
      rehearsal,
      { text, animation in
        try rehearsal.now { withAnimation(animation) { hook.binding?.wrappedValue = text } }
      }
    )
  }

  /// A letter or text on the stage: what it says, the opacity of the group around it, its height on
  /// the stage and its place across.
  private struct Seen: Equatable {
    var text: String
    var opacity: Double
    var isBlurred: Bool
    var x: Double
    var y: Double
    var scale: Double
  }

  private func seen(_ rehearsal: Rehearsal) -> [Seen] {
    var layers: [Layer] = []
    var result: [Seen] = []
    for command in rehearsal.graph.displayList().commands {
      switch command {
      case .beginLayer(let layer): layers.append(layer)
      case .endLayer: layers.removeLast()
      case .glyphs(let run, _, let transform):
        let place = run.glyphs[0].position.applying(transform)
        result.append(
          Seen(
            text: run.text, opacity: layers.reduce(1) { $0 * $1.opacity },
            isBlurred: layers.contains { !$0.filters.isEmpty }, x: place.x, y: place.y,
            scale: transform.a))
      default: break
      }
    }
    return result
  }

  @Test("letters between those that stay roll out and in, and nothing else is ever shown")
  func numericText() throws {
    let (rehearsal, change) = try play("0%") { _ in .numericText() }
    let before = try #require(seen(rehearsal).first)
    try change("80%", .linear(duration: 0.2))
    try rehearsal.advance(to: 0.1)
    let middle = seen(rehearsal)
    #expect(Set(middle.map(\.text)).isSubset(of: ["0", "%", "0%", "8", "80%"]))
    let eight = try #require(middle.first { $0.text.hasPrefix("8") })
    #expect(eight.opacity > 0 && eight.opacity < 1)
    #expect(eight.isBlurred && eight.scale < 1 && eight.scale > 0.398)
    #expect(eight.y > before.y, "a number that grows comes from below")
    for other in middle where other.text != eight.text {
      #expect(other.opacity == 1 && !other.isBlurred && other.y == before.y)
    }
    try rehearsal.advance(to: 2)
    #expect(rehearsal.frame.hasPrefix("glyphs \"80%\""))
    #expect(seen(rehearsal).count == 1)
  }

  @Test("a text is changed only by rolling letters: at rest before and after it is plain")
  func restIsPlain() throws {
    let (rehearsal, change) = try play("123") { _ in .numericText() }
    let (other, _) = try play("177") { _ in .identity }
    try change("177", .default)
    #expect(seen(rehearsal).contains { $0.text == "1" && $0.opacity == 1 })
    #expect(seen(rehearsal).contains { $0.text == "2" && $0.opacity == 1 })
    try rehearsal.advance(to: 3)
    #expect(rehearsal.frame == other.frame)
  }

  @Test("rolling needs an animation")
  func withoutAnimation() throws {
    let (rehearsal, change) = try play("0") { _ in .numericText() }
    try change("7", nil)
    #expect(seen(rehearsal).map(\.text) == ["7"])
    try change("8", .default)
    try rehearsal.advance(to: 0.1)
    #expect(seen(rehearsal).map(\.text) == ["7", "8"])
    try change("9", nil)
    #expect(seen(rehearsal).map(\.text) == ["9"])
    #expect(seen(rehearsal).allSatisfy { $0.opacity == 1 })
  }

  @Test("letters roll down when counting down, or when the value shrinks")
  func direction() throws {
    func entering(_ transition: @escaping (String) -> ContentTransition, to text: String) throws
      -> Double
    {
      let (rehearsal, change) = try play("5") { transition($0) }
      let place = try #require(seen(rehearsal).first).y
      try change(text, .default)
      try rehearsal.advance(to: 0.05)
      return try #require(seen(rehearsal).first { $0.text == text }).y - place
    }
    #expect(try entering({ _ in .numericText() }, to: "6") > 0)
    #expect(try entering({ _ in .numericText(countsDown: true) }, to: "6") < 0)
    #expect(try entering({ .numericText(value: Double($0) ?? 0) }, to: "6") > 0)
    #expect(try entering({ .numericText(value: Double($0) ?? 0) }, to: "4") < 0)
  }

  @Test("letters follow one another from the leading side")
  func stagger() throws {
    let (rehearsal, change) = try play("111") { _ in .numericText() }
    try change("222", .default)
    try rehearsal.advance(to: 0.15)
    let shares = seen(rehearsal).filter { $0.text == "2" }.sorted { $0.x < $1.x }.map(\.opacity)
    try #require(shares.count == 3)
    #expect(shares[0] > shares[1] && shares[1] > shares[2])
  }

  @Test("letters that stay slide to their new places with the animation")
  func sliding() throws {
    let (rehearsal, change) = try play("9%") { _ in .numericText() }
    func percent() throws -> Double {
      let all = seen(rehearsal)
      // At rest the sign is the last glyph of the text.
      if let sign = all.first(where: { $0.text == "%" }) { return sign.x }
      for case .glyphs(let run, _, let transform) in rehearsal.graph.displayList().commands {
        if let last = run.glyphs.last { return Double(last.position.applying(transform).x) }
      }
      return .nan
    }
    let start = try percent()
    try change("10%", .linear(duration: 1))
    #expect(abs(try percent() - start) < 1e-6)
    try rehearsal.advance(to: 0.5)
    let middle = try percent()
    try rehearsal.advance(to: 2)
    let end = try percent()
    #expect(abs(middle - (start + end) / 2) < 1e-6)
    #expect(end > start + 2)
  }

  @Test("a change on the way goes on from what is shown")
  func retarget() throws {
    let (rehearsal, change) = try play("1") { _ in .numericText() }
    try change("2", .default)
    try rehearsal.advance(to: 0.1)
    let before = seen(rehearsal)
    try change("3", .default)
    let after = seen(rehearsal)
    for letter in before {
      let same = try #require(after.first { $0.text == letter.text })
      #expect(abs(same.opacity - letter.opacity) < 1e-9 && abs(same.y - letter.y) < 1e-9)
      #expect(abs(same.x - letter.x) < 1e-9)
    }
    try rehearsal.advance(to: 3)
    #expect(seen(rehearsal).map(\.text) == ["3"])
  }

  @Test("opacity fades the whole text over")
  func opacity() throws {
    let (rehearsal, change) = try play("old") { _ in .opacity }
    try change("new one", .linear(duration: 1))
    try rehearsal.advance(to: 0.25)
    let middle = seen(rehearsal)
    #expect(middle.map(\.text) == ["old", "new one"])
    #expect(middle.map(\.opacity) == [0.75, 0.25])
    try rehearsal.advance(to: 1)
    #expect(seen(rehearsal).map(\.text) == ["new one"])
  }

  @Test("what is seen does not depend on the frames before it")
  func frames() throws {
    func frame(steps: [Double]) throws -> String {
      let (rehearsal, change) = try play("1 234") { _ in .numericText() }
      try change("1 999", .default)
      for step in steps {
        try rehearsal.advance(to: step)
        _ = rehearsal.frame
        if step == 0.6 { try change("2 000", .spring(duration: 0.3)) }
      }
      return rehearsal.frame
    }
    let coarse = try frame(steps: [0.6, 0.7])
    #expect(
      try frame(steps: stride(from: 1, through: 60, by: 1).map { $0 / 100 } + [0.7]) == coarse)
  }

  @Test("symbols fade over when asked to")
  func symbols() throws {
    let hook = Hook<String>()
    struct Icon: View {
      @State var name = "heart"
      let hook: Hook<String>
      var body: some View {
        hook.binding = $name
        return Image(systemName: name).contentTransition(.opacity)
      }
    }
    let rehearsal = try Rehearsal { Icon(hook: hook) }
    try rehearsal.now {
      withAnimation(.linear(duration: 1)) { hook.binding?.wrappedValue = "star" }
    }
    try rehearsal.advance(to: 0.5)
    #expect(rehearsal.frame.components(separatedBy: "group opacity 0.5 {").count == 3)
    try rehearsal.advance(to: 1)
    #expect(!rehearsal.frame.contains("group"))
  }
}
