import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// Makes a view one onto which things can be dragged.
struct DropModifier: BoxModifier {
  typealias Body = Never
  /// Whether the view takes what is dragged.
  let accepts: (DragPayload, CGPoint) -> Bool
  /// What happens when it comes, when it goes without having been taken, and when it moves: whether it would be taken.
  let (entered, exited): ((DragPayload, CGPoint) -> Void, (DragPayload, CGPoint) -> Void)
  let moved: (DragPayload, CGPoint) -> Bool
  /// Takes it; says whether it did.
  let dropped: (DragPayload, CGPoint) -> Bool

  init(
    accepts: @escaping (DragPayload, CGPoint) -> Bool,
    entered: @escaping (DragPayload, CGPoint) -> Void,
    moved: @escaping (DragPayload, CGPoint) -> Bool = { _, _ in true },
    exited: @escaping (DragPayload, CGPoint) -> Void,
    dropped: @escaping (DragPayload, CGPoint) -> Bool
  ) {
    (self.accepts, self.moved, self.dropped) = (accepts, moved, dropped)
    (self.entered, self.exited) = (entered, exited)
  }

  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    DropBox(self, around: inner, node)
  }
}

/// The box of a view onto which things can be dragged: anywhere in its frame.
final class DropBox: ModifierBox<DropModifier>, DropTarget {
  override func hitTest(_ point: CGPoint, _ context: DrawingContext) -> Hit? {
    dropHit(over: inner.hitTest(point, context), at: point, context)
  }

  func accepts(_ payload: DragPayload, at location: CGPoint) -> Bool {
    modifier.accepts(payload, location)
  }
  func entered(_ payload: DragPayload, at location: CGPoint) {
    modifier.entered(payload, location)
  }
  func moved(_ payload: DragPayload, to location: CGPoint) -> Bool {
    modifier.moved(payload, location)
  }
  func exited(_ payload: DragPayload, at location: CGPoint) { modifier.exited(payload, location) }
  func dropped(_ payload: DragPayload, at location: CGPoint) -> Bool {
    modifier.dropped(payload, location)
  }
}
