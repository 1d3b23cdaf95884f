import Foundation
import SceneInputs
import SceneLoader

/// What the starter of scenes' processes does before it stands by.
///
/// Tables are made, and the runtime finds out which types conform to what: a third of what a small film takes. A document and
/// a task of our own are read for it, the same every time, so that nothing here can tell one film from another.
enum WarmUp {
  private static let document = """
    rostrum: 1
    stage: {size: [20, 20], scale: 1}
    inputs: {tint: {type: color, default: red}}
    scene:
      - {rectangle: [10, 10], fill: "${tint}", states: {open: {scale: 2}}}
    events: [{at: 0s, state: open, animation: bouncy}]
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
      _ = try read.product.document(read.inputs)
      _ = try Rostrum.command(["render", "a.yaml", "-o", "a.png"])
    } catch {
      return
    }
  }
}
