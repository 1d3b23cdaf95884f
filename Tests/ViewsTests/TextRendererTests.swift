import DisplayList
import Foundation
import Geometry
import Motion
import Rostrum
import SceneGraph
import Testing

/// Texts that a renderer draws.
@MainActor @Suite("Text renderers")
struct TextRendererTests {
  private struct Marked: TextAttribute {}
  private struct Numbered: TextAttribute, Equatable { var number: Int }

  /// Notes what a layout tells, and draws it line by line, run by run or letter by letter.
  private struct Reader: TextRenderer {
    enum Way: CaseIterable { case lines, runs, slices }
    var way = Way.lines
    var read: (Text.Layout) -> Void = { _ in }
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
      read(layout)
      for line in layout {
        if way == .lines { ctx.draw(line) }
        for run in line {
          if way == .runs { ctx.draw(run) }
          if way == .slices { for slice in run { ctx.draw(slice) } }
        }
      }
    }
  }

  /// The places of all glyphs on the stage, by their numbers, sorted.
  private func glyphs(_ list: DisplayList) -> [String] {
    list.commands.flatMap { command -> [String] in
      guard case .glyphs(let run, _, let transform) = command else { return [] }
      return run.glyphs.map { "\($0.id) \($0.position.applying(transform))" }
    }.sorted()
  }

  @Test(
    "drawn as lines, runs or letters, a text is what it is without",
    arguments: [
      "Hello", "fi fl office", "two\nlines of text", "",
    ])
  func same(words: String) throws {
    let stage = Stage.of(100, 100)
    let plain = try list(on: stage) { Text(words) }
    for way in Reader.Way.allCases {
      let drawn = try list(on: stage) { Text(words).textRenderer(Reader(way: way)) }
      #expect(glyphs(drawn) == glyphs(plain))
    }
  }

  @Test("letters lie side by side in their lines, from the first origin to the last advance")
  func bounds() throws {
    var seen: Text.Layout?
    _ = try list(on: Stage.of(100, 100)) {
      Text("Waves\nand wind").textRenderer(Reader { seen = $0 })
    }
    let layout = try #require(seen)
    #expect(layout.count == 2 && !layout.isTruncated)
    for line in layout {
      let bounds = line.typographicBounds
      var x = bounds.origin.x
      for slice in line.flatMap({ $0 }) {
        #expect(abs(slice.typographicBounds.origin.x - x) < 1e-6)
        #expect(slice.typographicBounds.origin.y == line.origin.y)
        x += slice.typographicBounds.width
      }
      #expect(abs(x - bounds.rect.maxX) < 1e-6)
      #expect(bounds.ascent > bounds.descent && bounds.descent > 0)
    }
    let indices = layout.flatMap { $0.flatMap(\.characterIndices) }
    #expect(indices == indices.sorted() && Set(indices).count == indices.count)
    let run = try #require(layout.first?.first)
    #expect(run[0..<run.count].typographicBounds == run.typographicBounds)
    #expect(run.layoutDirection == .leftToRight)
  }

  @Test("attributes of the scene's own tell runs apart, and the nearest of a type counts")
  func attributes() throws {
    var runs: [(letters: Int, isMarked: Bool, number: Int?)] = []
    _ = try list(on: Stage.of(300, 100)) {
      (Text("ab") + Text("cde").customAttribute(Marked())
        + Text("f").customAttribute(Numbered(number: 1)).customAttribute(Numbered(number: 2)))
        .textRenderer(
          Reader {
            runs = $0.flatMap { $0 }.map {
              ($0.count, $0[Marked.self] != nil, $0[Numbered.self]?.number)
            }
          })
    }
    #expect(runs.map(\.letters) == [2, 3, 1])
    #expect(runs.map(\.isMarked) == [false, true, false])
    #expect(runs.map(\.number) == [nil, nil, 1])
  }

  /// Fades letters in, one after another.
  private struct Appearing: TextRenderer {
    var progress: Double
    nonisolated var animatableData: Double {
      get { progress }
      set { progress = newValue }
    }
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
      let letters = layout.flatMap { $0.flatMap { $0 } }
      for (number, letter) in letters.enumerated() {
        var copy = ctx
        copy.opacity = min(max(progress * Double(letters.count) - Double(number), 0), 1)
        copy.translateBy(x: 0, y: 8 * (1 - copy.opacity))
        copy.draw(letter)
      }
    }
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
      let size = text.sizeThatFits(proposal)
      return CGSize(width: size.width, height: size.height + 10)
    }
  }

  private struct Scene: View {
    let hook: Hook<Double>
    @State private var progress = 0.0
    var body: some View {
      hook.binding = $progress
      return Text("abcd").textRenderer(Appearing(progress: progress)).background(Tile(1))
    }
  }

  @Test("what it animates moves, and letters come one by one")
  func moves() throws {
    let hook = Hook<Double>()
    let stage = try Rehearsal { Scene(hook: hook) }
    #expect(stage.list.words.isEmpty)
    try stage.now { withAnimation(.linear(duration: 1)) { hook.value = 1 } }
    for (time, expected) in [(0.125, [0.5]), (0.375, [1, 0.5]), (0.625, [1, 1, 0.5])] {
      try stage.advance(to: time)
      #expect(stage.letterOpacities == expected, "\(time)")
    }
    try stage.advance(to: 2)
    #expect(stage.letterOpacities == [1, 1, 1, 1])
  }

  @Test("it may measure a text otherwise")
  func measures() throws {
    let stage = try Rehearsal { Scene(hook: Hook()) }
    let plain = try Rehearsal { Text("abcd").background(Tile(1)) }
    #expect(try stage.tile(1).height == plain.tile(1).height + 10)
    #expect(try stage.tile(1).width == plain.tile(1).width)
  }

  @Test("its values are in the trace of each text")
  func traced() throws {
    let hook = Hook<Double>()
    let stage = try Rehearsal { Scene(hook: hook) }
    try stage.now { withAnimation(.linear(duration: 1)) { hook.value = 1 } }
    try stage.advance(to: 0.25)
    let value = ValueTrace(of: stage.graph).sample().first { $0.property.hasPrefix("renderer.") }
    #expect(value?.presentation == .number(0.25) && value?.isMoving == true)
  }
}

extension Rehearsal {
  /// The opacities of the layers in which glyphs are drawn, one for each run of glyphs.
  fileprivate var letterOpacities: [Double] {
    var (open, found): ([Double], [Double]) = ([], [])
    for command in list.commands {
      switch command {
      case .beginLayer(let layer): open.append(layer.opacity)
      case .endLayer: open.removeLast()
      case .glyphs: found.append(open.reduce(1, *))
      default: break
      }
    }
    return found
  }
}
