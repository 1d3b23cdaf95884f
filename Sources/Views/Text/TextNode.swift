import Foundation
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine

/// The node of a text.
final class TextNode: Node {
  private var text: Text
  private lazy var box = TextBox(self, text)
  /// The event at which a text that goes on by itself becomes another.
  private var pending: Timeline.EventID?

  init(_ text: Text, _ inputs: NodeInputs) {
    self.text = text
    super.init(inputs)
    box.follow(environment)
    waitForChange()
  }

  override func collect(into boxes: inout [Box]) { boxes.append(box) }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    let text = view.value(as: Text.self)
    self.text = text
    box.accept(text)
    if environmentChanged { box.follow(environment) }
    waitForChange()
  }

  override func reevaluate() {
    box.instantChanged()
    if box.nextChange != nil {
      box.accept(text)
      waitForChange()
    }
  }

  private func waitForChange() {
    if let pending { graph.timeline.cancel(pending) }
    pending = nil
    guard let next = box.nextChange else { return graph.noteAtRest(self) }
    graph.noteRestless(self, "a text that shows how time goes on")
    let instant = Instant(roundingUp: next.timeIntervalSince(graph.stage.calendarStart))
    pending = graph.timeline.schedule(at: max(instant, graph.timeline.now), .timer) { [weak self] in
      if let self { graph.enqueueInvalidation(of: self) }
    }
  }

  override func wasRemoved() {
    if let pending { graph.timeline.cancel(pending) }
    graph.noteAtRest(self)
    box.wasRemoved()
  }
}

extension ViewGraph {
  /// The current date of the film, on its calendar.
  var date: Date { stage.calendarStart.addingTimeInterval(timeline.now.seconds) }
}
