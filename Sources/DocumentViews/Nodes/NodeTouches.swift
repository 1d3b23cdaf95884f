internal import SceneDocuments

/// The events that touches of one node bring about, by their numbers in the document.
struct NodeTouches {
  var taps: [Int] = []
  var presses: [(number: Int, seconds: Double)] = []
  var drags: [Int] = []

  /// The touches of each node, by its identifier.
  static func all(of document: SceneDocument) -> [String: NodeTouches] {
    var touches: [String: NodeTouches] = [:]
    for (number, event) in document.events.enumerated() {
      switch event.trigger {
      case .tap(let node): touches[node, default: Self()].taps.append(number)
      case .longPress(let node, let seconds):
        touches[node, default: Self()].presses.append((number, seconds))
      case .drag(let drag): touches[drag.node, default: Self()].drags.append(number)
      case .at, .settled: break
      }
    }
    return touches
  }
}
