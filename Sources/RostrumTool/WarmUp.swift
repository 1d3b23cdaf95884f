import DisplayList
import Foundation
import Geometry
import Motion
import SceneDocuments
import SceneGraph
import SceneInputs
import SceneLoader
import Typography
import ViewEngine

/// What the starter of scenes' processes does before it stands by.
///
/// Tables are made, and the runtime finds out which types conform to what: a third of what a small film takes. A document and
/// a task of our own are read for it and shown, the same every time, so that nothing here can tell one film from another. Of
/// files only fonts are read, and none stays open.
enum WarmUp {
  private static let document = """
    rostrum: 1
    stage: {size: [60, 60], scale: 1}
    inputs: {tint: {type: color, default: red}}
    states: [closed, open]
    animation: {spring: {response: 0.5s, dampingFraction: 0.8}}
    scene:
      - vstack:
          - zstack:
              - rectangle: [10, 10]
                fill: {linear: ["${tint}", "#223344"]}
                opacity: 0.5
                shadow: {color: "#112233", radius: 2}
              - circle: 10
                fill: "${tint}"
                y: 2
                states: {open: {y: -2, scale: 2, fill: "#445566"}}
              - path: M0 0 L10 0 L5 10 Z
                states: {open: {rotation: 90deg, opacity: 0}}
            width: 20
            height: 20
            clip: rectangle
            states: {open: {height: 30}}
          - hstack:
              - capsule: [8, 4]
              - text: One
                font: {size: 12, weight: bold}
                fill: "#14172B"
              - spacer:
            padding: {horizontal: 2, vertical: 1}
        spacing: 2
        alignment: leading
    events: [{at: 0s, state: open}]
    """

  /// Does it; what fails here will be told where it matters.
  static func perform() {
    do {
      let file = try DocumentFile(
        text: document, name: "", form: .yaml, folder: "/", inputs: ["tint": "blue"])
      var task = SceneTask(
        product: .document(file), index: 0, command: [], isolation: .auto,
        confinement: Confinement(readable: [], writable: []))
      task.inputs = GivenInputs([("tint", "blue")])
      let read = try JSONDecoder().decode(SceneTask.self, from: task.data)
      let document = try read.product.document(read.inputs)
      _ = try Rostrum.command(["render", "a.yaml", "-o", "a.png"])
      if let document { try MainActor.assumeIsolated { try rehearse(document) } }
    } catch {
      return
    }
  }

  /// Shows a document for two frames, on a stage of its own.
  @MainActor private static func rehearse(_ document: SceneDocument) throws {
    let preview = try DocumentScenes.preview(of: document)
    // Fonts of its own: films tell which of theirs they used.
    let stage = ViewEngine.Stage(
      size: CGSize(width: 60, height: 60), scale: 1, fonts: try FontBook())
    let graph = ViewGraph(preview.content(), stage: stage, timeline: Timeline())
    try graph.start()
    for frame in 0..<2 {
      try graph.advance(to: Instant(seconds: Double(frame) / 60))
      var list = DisplayList()
      graph.draw(into: &list)
    }
  }
}
