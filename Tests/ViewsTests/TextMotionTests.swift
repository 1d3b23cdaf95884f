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

@MainActor @Suite("Text in motion")
struct TextMotionTests {
  final class Hook<Value> {
    var binding: Binding<Value>?
  }

  /// A view of one state, which tests write.
  struct Stateful<Content: View>: View {
    @State var value: Bool
    let hook: Hook<Bool>
    @ViewBuilder let content: (Bool) -> Content
    var body: some View {
      hook.binding = $value
      return content(value)
    }
  }

  private func play(
    scale: Double = 1, @ViewBuilder _ content: @escaping (Bool) -> some View
  ) throws -> (Rehearsal, (Animation?) throws -> Void) {
    let hook = Hook<Bool>()
    let rehearsal = try Rehearsal(width: 300, height: 300, scale: scale) {
      Stateful(value: false, hook: hook, content: content)
    }
    return (
      rehearsal,
      { animation in
        try rehearsal.now { withAnimation(animation) { hook.binding?.wrappedValue.toggle() } }
      }
    )
  }

  /// The sizes of the letters as asked for, run by run.
  private func sizes(_ rehearsal: Rehearsal) -> [Double] {
    rehearsal.graph.displayList().commands.compactMap {
      guard case .glyphs(let run, _, _) = $0 else { return nil }
      return (run.size / 0.969 * 1000).rounded() / 1000
    }
  }

  private func colors(_ rehearsal: Rehearsal) -> [ResolvedColor] {
    rehearsal.graph.displayList().commands.compactMap {
      guard case .glyphs(_, .solid(let color), _) = $0 else { return nil }
      return color
    }
  }

  private func origins(_ rehearsal: Rehearsal) -> [CGPoint] {
    rehearsal.graph.displayList().commands.compactMap {
      guard case .glyphs(_, _, let transform) = $0 else { return nil }
      return CGPoint(x: transform.tx, y: transform.ty)
    }
  }

  @Test("a font's size moves, whether the text or a view around it says it")
  func fontSize() throws {
    for own in [true, false] {
      let (rehearsal, toggle) = try play { isLarge in
        let font = Font.system(size: isLarge ? 40 : 20)
        if own {
          return AnyView(Text("Size").font(font))
        }
        return AnyView(VStack { Text("Size") }.font(font))
      }
      #expect(sizes(rehearsal) == [20])
      try toggle(.linear(duration: 1))
      #expect(sizes(rehearsal) == [20])
      try rehearsal.advance(to: 0.25)
      #expect(sizes(rehearsal) == [25])
      try rehearsal.advance(to: 0.5)
      #expect(sizes(rehearsal) == [30])
      try rehearsal.advance(to: 1)
      #expect(sizes(rehearsal) == [40])
      try rehearsal.advance(to: 2)
      #expect(sizes(rehearsal) == [40])
    }
  }

  @Test("letters of a moving size are measured at each instant, and push their neighbours")
  func layoutFollowsSize() throws {
    let (rehearsal, toggle) = try play { isLarge in
      VStack(spacing: 0) {
        Text("Top").font(.system(size: isLarge ? 60 : 20))
        Rectangle().frame(width: 10, height: 10)
      }
    }
    func box() -> CGRect? {
      rehearsal.graph.displayList().commands.compactMap {
        if case .fill(let path, _, _, _) = $0 { path.boundingRect } else { nil }
      }.first
    }
    try toggle(.linear(duration: 1))
    let start = try #require(box()).minY
    try rehearsal.advance(to: 0.5)
    let middle = try #require(box()).minY
    try rehearsal.advance(to: 1)
    let end = try #require(box()).minY
    #expect(abs(middle - (start + end) / 2) <= 1)
    #expect(end > start + 15)
  }

  @Test("no body is evaluated while a size moves")
  func noEvaluation() throws {
    let (rehearsal, toggle) = try play { isLarge in
      VStack { Text("Size") }.font(.system(size: isLarge ? 40 : 20))
    }
    try toggle(.linear(duration: 1))
    let count = rehearsal.graph.evaluationCount
    try rehearsal.advance(to: 0.3)
    _ = rehearsal.frame
    try rehearsal.advance(to: 0.6)
    #expect(rehearsal.graph.evaluationCount == count)
  }

  @Test("without an animation a size jumps")
  func jump() throws {
    let (rehearsal, toggle) = try play { Text("Size").font($0 ? .largeTitle : .body) }
    try toggle(nil)
    #expect(sizes(rehearsal) == [34])
  }

  @Test("colours move where they are written: at the text, or above it for all below")
  func colors() throws {
    let (rehearsal, toggle) = try play { isRed in
      VStack {
        Text("own").foregroundStyle(isRed ? Color.white : Color.black)
        Text("inherited").animation(nil, value: isRed)
      }.foregroundStyle(isRed ? Color.white : Color.black)
    }
    try toggle(.linear(duration: 1))
    try rehearsal.advance(to: 0.5)
    let middle = colors(rehearsal)
    #expect(middle.count == 2)
    for color in middle { #expect(color.red > 0.2 && color.red < 0.8) }
    try rehearsal.advance(to: 1)
    #expect(colors(rehearsal).allSatisfy { $0 == .white })
  }

  @Test("a text that moves keeps its lines")
  func positionKeepsLines() throws {
    let (rehearsal, toggle) = try play { isDown in
      Text("two lines of text").frame(width: 80)
        .frame(width: 200, height: 200, alignment: isDown ? .bottomTrailing : .topLeading)
    }
    func words() -> [String] {
      rehearsal.graph.displayList().commands.compactMap {
        if case .glyphs(let run, _, _) = $0 { run.text } else { nil }
      }
    }
    let lines = words()
    let start = origins(rehearsal)[0]
    try toggle(.linear(duration: 1))
    var places: [CGPoint] = []
    for time in [0.25, 0.5, 0.75] {
      try rehearsal.advance(to: time)
      #expect(words() == lines)
      places.append(origins(rehearsal)[0])
    }
    try rehearsal.advance(to: 1)
    let end = origins(rehearsal)[0]
    #expect(end.x > start.x && end.y > start.y)
    for (place, share) in zip(places, [0.25, 0.5, 0.75]) {
      #expect(abs(place.x - (start.x + (end.x - start.x) * share)) < 1e-6)
      #expect(abs(place.y - (start.y + (end.y - start.y) * share)) < 1e-6)
    }
  }

  @Test("spacing between letters moves")
  func tracking() throws {
    let (rehearsal, toggle) = try play { Text("ab").tracking($0 ? 20 : 0) }
    func gap() -> Double? {
      for case .glyphs(let run, _, _) in rehearsal.graph.displayList().commands {
        return Double(run.glyphs[1].position.x - run.glyphs[0].position.x)
      }
      return nil
    }
    let start = try #require(gap())
    try toggle(.linear(duration: 1))
    try rehearsal.advance(to: 0.5)
    #expect(abs(try #require(gap()) - start - 10) < 0.01)
  }

  @Test("other words appear at once unless a content transition says otherwise")
  func wordsJump() throws {
    let (rehearsal, toggle) = try play { Text($0 ? "100" : "0") }
    try toggle(.linear(duration: 1))
    try rehearsal.advance(to: 0.5)
    #expect(rehearsal.frame.hasPrefix("glyphs \"100\""))
  }
}
