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

  /// Spokes all round.
  private static let count = 8
  /// How many widths of a spoke make the diameter, and a spoke's length in diameters.
  private static let (widths, length) = (CGFloat(8), CGFloat(0.28))
  /// The opacity of the darkest spoke, and that of the brightest less it.
  private static let (faint, range) = (0.2, 0.8)

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
      ?? .color(SystemColor.gray.resolved(in: environment.colorScheme))
    let turns = graph.timeline.now.seconds
    let width = diameter / Self.widths
    let spoke = Capsule(style: .circular).path(
      in: CGRect(
        x: frame.midX - width / 2, y: frame.midY - diameter / 2, width: width,
        height: diameter * Self.length))
    for index in 0..<Self.count {
      let share = Double(index) / Double(Self.count)
      // How long ago the light was here, in turns.
      let age = turns - share
      let brightness = 1 - (age - age.rounded(.down))
      let turn = CGAffineTransform(rotationAngle: CGFloat(share * 2 * .pi))
        .about(CGPoint(x: frame.midX, y: frame.midY))
      list.fill(
        spoke, with: numbers.opacity(Self.faint + Self.range * brightness).paint(in: frame),
        transform: turn.concatenating(context.transform))
    }
  }
}
