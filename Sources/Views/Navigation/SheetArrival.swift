import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// The transition of a sheet: its card comes from below the stage and goes there, by its own height.
struct SheetArrival: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(SheetOffset(isAway: !phase.isIdentity))
  }
}

/// Moves a sheet below the stage.
struct SheetOffset: BoxModifier, Animatable {
  typealias Body = Never
  /// How far below it is, in the way from where its card is to below the stage.
  var away: Double

  init(isAway: Bool) { away = isAway ? 1 : 0 }

  /// In thousandths, so that a spring ends within a thousandth of the way.
  nonisolated var animatableData: Double {
    get { away * 1000 }
    set { away = newValue / 1000 }
  }

  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    SheetOffsetBox(self, around: inner, node)
  }
}

extension SheetOffset: TraceableValue {
  var traceComponents: [TraceComponent] { [TraceComponent("away", away)] }
}

/// The box of a sheet that may be below the stage.
///
/// How high its card is may be known only when it is on its way; so the way is what is animated, not the points.
final class SheetOffsetBox: DisplacedBox<SheetOffset> {
  private let moving: Moving<SheetOffset>

  override init(_ modifier: SheetOffset, around inner: Box, _ node: Node) {
    moving = Moving(modifier)
    super.init(modifier, around: inner, node)
  }

  override func changed(from old: SheetOffset) { moving.set(modifier, in: node) }
  override func trace(into lines: inout TraceLines) { lines.add(moving) }
  override func wasRemoved() { moving.remove(in: graph) }

  /// From where the card is to below the stage, in points.
  private var way: CGFloat { frame.maxY - (Self.card(in: inner)?.frame ?? frame).minY }

  private static func card(in box: Box) -> Box? {
    if box is PresentationCardBox { return box }
    for inner in box.contents {
      if let found = card(in: inner) { return found }
    }
    return nil
  }

  /// How far below its place the sheet is now, in points.
  var offset: CGFloat { CGFloat(moving.presentation(in: graph).away) * way }

  override func inside(_ context: DrawingContext) -> DrawingContext {
    context.under(CGAffineTransform(translationX: 0, y: offset))
  }
}
