import DisplayList
import DocumentViews
import Foundation
import Geometry
import Motion
import SceneDocuments
import SceneGraph
import Testing
import Typography
import ViewEngine
import Views

/// The documents in Scenes/Documents, which designers see first.
@MainActor @Suite struct ExampleTests {
  nonisolated static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Scenes/Documents")
  nonisolated static let names = [
    "Aurora.yaml", "Bell.yaml", "Card.yaml", "Chart.yaml", "Hello.yaml", "Inbox.yaml",
    "Loader.yaml", "Marhaba.yaml", "Onboarding.yaml", "PlayPause.json", "Reveal.yaml",
    "Swipe.yaml", "Tempo.yaml",
  ]

  private func document(_ name: String) throws -> SceneDocument {
    let bytes = Array(try Data(contentsOf: Self.folder.appending(path: name)))
    let format: DocumentSource.Format = name.hasSuffix("json") ? .json : .yaml
    do {
      let source = try DocumentSource(bytes: bytes, path: name, format: format)
      return try source.document { file in
        (try? Data(contentsOf: Self.folder.appending(path: file))).map { Array($0) }
      }
    } catch {
      Issue.record("\(error.lines.joined(separator: "\n"))")
      throw error
    }
  }

  private func stage(_ name: String) throws -> ViewGraph {
    let document = try document(name)
    guard case .points(let width, let height) = document.stage.size else {
      throw CocoaError(.featureUnsupported)
    }
    let graph = ViewGraph(
      DocumentScene(document).preview.content(),
      stage: Stage(size: CGSize(width: width, height: height), scale: 1))
    for act in document.script { perform(act, in: graph) }
    try graph.start()
    return graph
  }

  /// Puts a touch of the script on the time line: a drag in steps of 1/120 s.
  private func perform(_ act: ScriptAct, in graph: ViewGraph) {
    let rate = FrameRate(frames: 60)
    let begin = act.time.instant(at: rate)
    let seconds = act.duration?.instant(at: rate).seconds ?? 0.1
    let steps = act.verb == .drag ? Int((seconds * 120).rounded()) : 1
    var start = CGPoint.zero
    graph.timeline.schedule(at: begin, .script) {
      guard let place = try? graph.resolve(TapTarget(act.target), forDragging: act.verb == .drag)
      else {
        Issue.record("nothing to touch: \(act.target)")
        return
      }
      start = place
      graph.touch(.began, at: place, id: 0)
    }
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      graph.timeline.schedule(at: begin + Instant(seconds: seconds * share), .script) {
        let way = act.distance ?? .zero
        let place = CGPoint(x: start.x + way.x * share, y: start.y + way.y * share)
        graph.touch(step == steps ? .ended : .moved, at: place, id: 0)
      }
    }
  }

  @Test("The folder has the examples that are tested, and no others")
  func all() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let documents = files.filter {
      DocumentSource.format(of: $0) != nil && !$0.contains(".tokens.") && !$0.contains(".check.")
    }
    #expect(documents.sorted() == Self.names)
  }

  @Test("An example is drawn whole: nothing is missing, and it moves", arguments: names)
  func whole(name: String) throws {
    let graph = try stage(name)
    var frames: Set<String> = []
    for frame in 0...240 {
      try graph.advance(to: Instant(seconds: Double(frame) / 60))
      frames.insert(graph.displayList().description)
    }
    #expect(frames.count > 20)
    #expect(graph.missingImages.isEmpty)
    #expect(graph.shortcomings == [])
    #expect(graph.fonts.missingGlyphs().isEmpty)
  }

  @Test("Thirty frames a second are every second of sixty", arguments: names)
  func rates(name: String) throws {
    let (fast, slow) = (try stage(name), try stage(name))
    for frame in 0...90 {
      let time = Instant(seconds: Double(frame) / 30)
      if frame > 0 { try fast.advance(to: Instant(seconds: (Double(frame) - 0.5) / 30)) }
      _ = fast.displayList()
      try fast.advance(to: time)
      try slow.advance(to: time)
      #expect(fast.displayList().description == slow.displayList().description, "frame \(frame)")
    }
  }

  @Test("Hello is the film of Hello.swift")
  func port() throws {
    let document = try stage("Hello.yaml")
    let source = ViewGraph(
      AnyView(Hello()), stage: Stage(size: CGSize(width: 320, height: 160), scale: 1))
    try source.start()
    for frame in 0...120 {
      let time = Instant(seconds: Double(frame) / 60)
      try document.advance(to: time)
      try source.advance(to: time)
      #expect(
        document.displayList().description == source.displayList().description, "frame \(frame)")
    }
  }

  @Test("The port is of the scene as it stands")
  func portIsCurrent() throws {
    let scene = Self.folder.deletingLastPathComponent().appending(path: "Hello.swift")
    let text = try String(contentsOf: scene, encoding: .utf8)
    for line in [
      "RoundedRectangle(cornerRadius: 24).fill(.blue).frame(width: isLarge ? 240 : 80, height: 80)",
      ".onAppear { withAnimation(.bouncy.delay(0.3)) { isLarge = true } }",
    ] {
      #expect(text.contains(line))
    }
  }
}

/// The view of Scenes/Hello.swift.
private struct Hello: View {
  @State private var isLarge = false
  var body: some View {
    RoundedRectangle(cornerRadius: 24).fill(.blue).frame(width: isLarge ? 240 : 80, height: 80)
      .onAppear { withAnimation(.bouncy.delay(0.3)) { isLarge = true } }
  }
}
