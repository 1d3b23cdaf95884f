import Codecs
import Foundation
import Pixels
import Testing

@testable import FilmPictures
@testable import RostrumTool

/// Films with a curve below them.
@Suite("Curves below films", .serialized)
final class CurveStripFilmTests {
  let tool: BuiltTool

  init() throws {
    tool = try BuiltTool()
    try tool.write(Self.source, to: "Scene.swift")
  }
  deinit { tool.remove() }

  /// Something that springs, reaches beyond the stage below, and is blurred there; something that goes away; a finger's way.
  private static let source = """
    import SwiftUI
    struct Scene: View {
      @State private var isOpen = false
      @State private var way = CGSize.zero
      var body: some View {
        ZStack {
          Circle().fill(.green).frame(width: 20, height: 20).offset(way)
            .gesture(DragGesture().onChanged { way = $0.translation })
            .accessibilityIdentifier("knob")
          LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
            .frame(width: 80, height: 60).offset(y: 45).blur(radius: isOpen ? 6 : 1)
            .scaleEffect(isOpen ? 1.4 : 1).accessibilityIdentifier("Card")
          Rectangle().fill(.ultraThinMaterial).frame(height: 30).offset(y: 50)
          if !isOpen { Text("Hi").accessibilityIdentifier("word").transition(.opacity) }
        }
        .task {
          try? await Task.sleep(for: .milliseconds(200))
          withAnimation(.bouncy) { isOpen = true }
        }
      }
    }
    #Preview(traits: .fixedLayout(width: 160, height: 101)) { Scene() }
    """
  private static let words = ["--drag", "80,50@0.6 -> 110,40 in 0.2", "--duration", "1.2"]

  private func picture(_ words: [String], from source: String = "Scene.swift") throws -> Pixmap {
    let made = try tool.run(["render", source, "-o", "a.png"] + words)
    try #require(made.status == 0, "\(made.error)")
    return try PNGReader.read(tool.folder.appendingPathComponent("a.png").path)
  }

  private func top(_ picture: Pixmap, _ height: Int) -> Pixmap {
    var top = Pixmap(width: picture.width, height: height)
    for y in 0..<height {
      for x in 0..<picture.width { top[x, y] = picture[x, y] }
    }
    return top
  }

  @Test(
    "the rows above are those of the film without it, byte for byte",
    arguments: [("1", "light"), ("2", "dark"), ("1.5", "light"), ("3", "dark")])
  func rows(scale: String, scheme: String) throws {
    let looks = Self.words + ["--scale", scale, "--color-scheme", scheme]
    let factor = try #require(Double(scale))
    for time in ["0", "0.25", "0.4", "0.75"] {
      let words = looks + ["--at", time]
      let plain = try picture(words)
      let with = try picture(words + ["--curve-strip", "Card.scale"])
      #expect(with.width == plain.width)
      #expect(with.height == plain.height + Int((CurveStrip.height * factor).rounded(.up)))
      #expect(top(with, plain.height) == plain, "at \(time)")
      // Below is nothing of the scene, but what is there is whole.
      #expect((plain.height..<with.height).allSatisfy { with[0, $0] >> 24 == 255 })
    }
  }

  @Test("a clear background stays clear above, in all frames, for any number of threads")
  func clear() throws {
    func film(_ name: String, _ words: [String]) throws -> [Pixmap] {
      let made = try tool.run(
        [
          "render", "Scene.swift", "-o", name, "--background", "clear", "--scale", "1", "--fps",
          "20",
        ]
          + Self.words + words)
      try #require(made.status == 0, "\(made.error)")
      var reader = try APNGReader(tool.folder.appendingPathComponent(name).path)
      var frames: [Pixmap] = []
      while let frame = try reader.nextFrame() { frames.append(frame.pixmap) }
      return frames
    }
    let plain = try film("a.apng", [])
    let one = try film("b.apng", ["--curve-strip", "knob.offset.x", "--jobs", "1"])
    let four = try film("c.apng", ["--curve-strip", "knob.offset.x", "--jobs", "4"])
    #expect(one == four && one.count == plain.count && plain.count == 24)
    for (with, without) in zip(one, plain) { #expect(top(with, without.height) == without) }
    // The playhead goes on in every frame.
    #expect(Set(one).count == one.count)
  }

  @Test("the value at the playhead is that of the trace, in every frame")
  func values() throws {
    let made = try tool.run(
      ["inspect", "Scene.swift", "--curves", "c.json", "--trace", "t.json"] + Self.words)
    try #require(made.status == 0, "\(made.error)")
    func document<Document: Decodable>(_ name: String, _ type: Document.Type) throws -> Document {
      try JSONDecoder().decode(
        type, from: Data(contentsOf: tool.folder.appendingPathComponent(name)))
    }
    let trace = try document("t.json", TraceDocument.self)
    let curves = try document("c.json", CurvesDocument.self).curves
    for name in ["Card.scale", "Card.blur.radius", "knob.offset.x", "word.opacity"] {
      let found = try StripCurve.chosen(name, among: curves, of: "Scene.swift")
      let series = try #require(
        trace.series.first { $0.view == found.view && $0.property == found.property })
      var compared = 0
      for (index, value) in (series.value ?? []).enumerated() {
        guard case .number(let shown)? = value else { continue }
        let time = trace.times[series.first + index]
        let value = try #require(found.drawn.value(at: time), "\(name) at \(time)")
        #expect(abs(value - shown) < 1e-9, "\(name) at \(time)")
        compared += 1
      }
      #expect(compared > 20)
    }
    // What has gone is not there any more.
    let word = try StripCurve.chosen("word.opacity", among: curves, of: "Scene.swift").drawn
    #expect(word.pieces.last?.last.map { $0.time < 1.2 } ?? false)
  }

  @Test("a name may be the end of one, without the last part where parts are alike")
  func names() throws {
    func curve(_ view: String, _ property: String, _ value: Double) -> CurvesDocument.Curve {
      CurvesDocument.Curve(
        view: view, property: property,
        pieces: [CurvesDocument.Piece(times: [0, 1], values: [0, value], velocities: [1, 1])],
        runs: [])
    }
    let curves = [
      curve("A/Card", "scale.width", 1), curve("A/Card", "scale.height", 1),
      curve("A/Card", "offset.x", 1),
      curve("A/Card", "offset.y", 2), curve("B/Card", "opacity", 1),
      curve("B/Card#2", "opacity", 3),
    ]
    func chosen(_ name: String) throws -> String {
      try StripCurve.chosen(name, among: curves, of: "A.swift").name
    }
    #expect(try chosen("A/Card.scale.height") == "A/Card.scale.height")
    #expect(try chosen("Card.scale.height") == "A/Card.scale.height")
    #expect(try chosen("Card.scale") == "A/Card.scale.width")
    #expect(try chosen("B/Card.opacity") == "B/Card.opacity")
    #expect(try chosen("Card#2.opacity") == "B/Card#2.opacity")
    for (name, message) in [
      ("Card.offset", "may be 'A/Card.offset.x', 'A/Card.offset.y'"),
      ("B/Card.opacty", "did you mean 'B/Card.opacity'?"), ("Card", "which do not move alike"),
      ("ard.scale", "what moves is"),
    ] {
      do {
        _ = try chosen(name)
        Issue.record("'\(name)' was found")
      } catch let failure as Failure {
        #expect(failure.status == .usage && failure.message.contains(message), "\(failure.message)")
      }
    }
  }

  @Test("what moves is listed where a name is unknown, and no file is there")
  func unknown() throws {
    for (name, message) in [
      ("Card.opacity", "'Card.scale.width'"),
      ("Crad.scale.width", "did you mean 'Card.scale.width'?"), ("", "is empty"),
    ] {
      let made = try tool.run(
        ["render", "Scene.swift", "-o", "b.mp4", "--curve-strip", name] + Self.words)
      #expect(made.status == 2 && made.error.contains(message), "\(made.error)")
    }
    try tool.write(
      "import SwiftUI\n#Preview(traits: .fixedLayout(width: 20, height: 20)) { Color.red }\n",
      to: "Still.swift")
    let still = try tool.run(["render", "Still.swift", "-o", "b.mp4", "--curve-strip", "a.b"])
    #expect(still.status == 2 && still.error.contains("nor is anything else"), "\(still.error)")
    #expect(!tool.has("b.mp4"))
  }

  @Test("a film of what never rests has its curve to the end")
  func endless() throws {
    try tool.write(
      """
      import SwiftUI
      struct Pulse: View {
        @State private var isLarge = false
        var body: some View {
          Circle().frame(width: 30, height: 30).scaleEffect(isLarge ? 1.5 : 1)
            .onAppear { withAnimation(.linear(duration: 0.5).repeatForever()) { isLarge = true } }
        }
      }
      #Preview(traits: .fixedLayout(width: 200, height: 60)) { Pulse() }
      """, to: "Pulse.swift")
    let words = ["--curve-strip", "Circle.scale", "--scale", "1"]
    let early = try picture(words + ["--at", "0.25"], from: "Pulse.swift")
    let late = try picture(words + ["--at", "9.25"], from: "Pulse.swift")
    #expect(top(early, 60) == top(late, 60))
    // The curve goes on behind the playhead: its faint colour is still far at the right.
    let faint = Set((60..<early.height).map { early[176, $0] })
    #expect(faint.count > 3)
  }
}
