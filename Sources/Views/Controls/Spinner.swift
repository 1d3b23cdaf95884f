import DisplayList
import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine

/// A spinner: eight spokes of which the brightest goes round once a second.
struct Spinner: PrimitiveView {
  /// The diameter in points.
  let diameter: CGFloat
  func makeNode(_ inputs: NodeInputs) -> Node { SpinnerNode(self, inputs) }
}

/// The node of a spinner, which never comes to rest.
final class SpinnerNode: Node {
  private lazy var box = SpinnerBox(self)

  init(_ view: Spinner, _ inputs: NodeInputs) {
    super.init(inputs)
    box.diameter = view.diameter
    graph.noteRestless(self, "ProgressView")
  }

  override func collect(into boxes: inout [Box]) { boxes.append(box) }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    let view = view.value(as: Spinner.self)
    guard view.diameter != box.diameter else { return }
    box.diameter = view.diameter
    box.invalidateLayout()
  }

  override func wasRemoved() {
    box.wasRemoved()
    graph.noteAtRest(self)
  }
}

/// The box of a spinner.
final class SpinnerBox: Box {
  var diameter: CGFloat = 20
  private var shown = MovingFrame()

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: diameter, height: diameter)
  }

  override func placed() { shown.set(frame, in: node) }
  override func trace(into lines: inout TraceLines) { lines.add(shown) }
  override func wasRemoved() { shown.remove(in: graph) }

  override func covers(_ point: CGPoint, _ context: DrawingContext) -> Bool {
    shown.presentation(in: graph).contains(point.applying(context.transform.inverted()))
  }

  override func draw(into list: inout DisplayList, _ context: DrawingContext) {
    let frame = shown.presentation(in: graph)
    let numbers =
      environment.drawing.tint?.presentation(in: graph)
      ?? .color(SystemColor.gray.resolved(in: environment))
    Spokes(
      center: CGPoint(x: frame.midX, y: frame.midY), diameter: diameter, numbers: numbers
    )
    .draw(into: &list, turns: graph.timeline.now.seconds, context.transform)
  }
}
