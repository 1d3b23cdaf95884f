import DisplayList
import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine

/// The node of the keyboard: it lies over the stage and all that is presented there.
final class KeyboardNode: ContainerNode<KeyboardBox>, StageOverlay {
  init(_ model: KeyboardModel, _ inputs: NodeInputs) {
    super.init(inputs)
    child = KeyboardView(model: model).node(NodeInputs(childOf: self))
  }

  override func makeBox() -> KeyboardBox { KeyboardBox(self) }
  override var givenName: String? { "Keyboard" }

  /// The height of the toolbar and the keys on a stage of a width, in points.
  func height(across width: CGFloat) -> CGFloat {
    box.size(for: ProposedViewSize(width: width, height: nil)).height
  }

  func place(over stage: CGRect) {
    let height = height(across: stage.width)
    box.place(
      in: CGRect(x: stage.minX, y: stage.maxY - height, width: stage.width, height: height),
      proposal: ProposedViewSize(width: stage.width, height: height))
  }
}

/// The box of the keyboard: laid out where it stands when it is up, and moved down as far as it is not.
final class KeyboardBox: ContainerBox {
  /// How high the keyboard stands, in points from the stage's lower edge.
  let rise = Moving<CGFloat>(0)

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    contents.first?.size(for: proposal) ?? .zero
  }

  override func placed() {
    for inner in contents {
      let size = inner.size(for: proposal)
      inner.place(in: CGRect(origin: frame.origin, size: size), proposal: proposal)
    }
  }

  override func trace(into lines: inout TraceLines) {
    lines.add(
      "rise", model: .number(rise.model), presentation: .number(rise.presentation(in: graph)),
      animation: rise.animation(in: graph))
  }
  /// Keys are none of a scene's views.
  override var tracedContents: [Box] { [] }
  override func wasRemoved() { rise.remove(in: graph) }

  private func inside(_ context: DrawingContext) -> DrawingContext? {
    let rise = rise.presentation(in: graph)
    guard rise > 0 else { return nil }
    return context.under(CGAffineTransform(translationX: 0, y: frame.height - rise))
  }

  override func draw(into list: inout DisplayList, _ context: DrawingContext) {
    if let inside = inside(context) { super.draw(into: &list, inside) }
  }

  override func hitTest(_ point: CGPoint, _ context: DrawingContext) -> Hit? {
    guard let inside = inside(context),
      frame.contains(point.applying(inside.transform.inverted()))
    else { return nil }
    return super.hitTest(point, inside) ?? Hit(self)
  }

  override func survey(_ survey: inout TouchSurvey, _ context: DrawingContext) {
    guard rise.model > 0, let inside = inside(context) else { return }
    super.survey(&survey, inside)
  }
}
