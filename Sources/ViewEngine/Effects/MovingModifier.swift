public import DisplayList
public import Foundation
import Geometry
import Motion

/// A modifier whose box draws it on its way between two values.
@MainActor @preconcurrency package protocol MovingModifier: BoxModifier, Animatable {
  /// The modifier where `moving` is now.
  ///
  /// A requirement so that each modifier has code of its own for it: generic code asks for types at run
  /// time, which takes longer than all the rest.
  static func presentation(of moving: Moving<Self>, in graph: ViewGraph) -> Self
  /// Gives `moving` this modifier as its new value: a requirement for the same reason.
  func set(_ moving: Moving<Self>, in node: Node)
}

extension MovingModifier {
  @inlinable package static func presentation(
    of moving: Moving<Self>, in graph: ViewGraph
  ) -> Self {
    moving.presentation(in: graph)
  }

  package func set(_ moving: Moving<Self>, in node: Node) { moving.set(self, in: node) }
}

/// The box of a modifier whose content is elsewhere on the stage than layout says.
@_spi(Engine) open class DisplacedBox<Modifier>: ModifierBox<Modifier> {
  /// The way from inside the modifier to the stage.
  open func inside(_ context: DrawingContext) -> DrawingContext { context }

  open override func draw(into list: inout DisplayList, _ context: DrawingContext) {
    inner.show(into: &list, inside(context))
  }

  open override func hitTest(_ point: CGPoint, _ context: DrawingContext) -> Hit? {
    inner.hitTest(point, inside(context))
  }

  open override func survey(_ survey: inout TouchSurvey, _ context: DrawingContext) {
    inner.survey(&survey, inside(context))
  }
}

/// The box of a modifier on its way between two values.
class MovingModifierBox<Modifier: MovingModifier>: DisplacedBox<Modifier> {
  final let moving: Moving<Modifier>
  /// Who has read where the content is shown; `nil` where nobody ever did.
  private var readers: MovingReaders?

  override init(_ modifier: Modifier, around inner: Box, _ node: Node) {
    moving = Moving(modifier)
    super.init(modifier, around: inner, node)
  }

  override func changed(from old: Modifier) {
    modifier.set(moving, in: node)
    tellReaders()
  }

  /// Notes that the running evaluation, if there is one, reads where the content is shown.
  final func noteReader() {
    guard graph.reader != nil else { return }
    if readers == nil {
      readers = MovingReaders { [weak self] in self?.isOnItsWay ?? false }
    }
    readers?.note(in: graph)
  }

  /// Lets those who have read where the content is shown do so again.
  final func tellReaders() { readers?.tell(in: graph) }

  /// Whether the content will be shown elsewhere soon.
  var isOnItsWay: Bool { moving.isMoving(in: graph) }

  override func trace(into lines: inout TraceLines) { lines.add(moving) }
  override func wasRemoved() {
    moving.remove(in: graph)
    readers?.stop()
  }
}

/// The box of a modifier on its way between two values that depends on where its content is shown.
class FramedModifierBox<Modifier: MovingModifier>: MovingModifierBox<Modifier> {
  final var shown = MovingFrame()

  override func placed() {
    shown.set(frame, in: node)
    super.placed()
    tellReaders()
  }

  override var isOnItsWay: Bool { super.isOnItsWay || shown.isMoving(in: graph) }

  /// The frame about which the effect is for those who read places: where layout has it, but on its way where it is shown.
  final var readFrame: CGRect {
    shown.isMoving(in: graph) ? shown.presentation(in: graph) : frame
  }
  /// The way from where layout has the content.
  final var readWay: CGAffineTransform {
    let now = readFrame
    return CGAffineTransform(translationX: now.minX - frame.minX, y: now.minY - frame.minY)
  }

  override func wasRemoved() {
    super.wasRemoved()
    shown.remove(in: graph)
  }
}
