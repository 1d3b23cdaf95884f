import Foundation
import Geometry
public import UniformTypeIdentifiers
@_spi(Engine) import ViewEngine

/// Makes the views of a loop ones between which things can be dropped.
struct RowDropModifier: BoxModifier {
  typealias Body = Never
  /// Whether the views take what is dragged.
  let accepts: (DragPayload) -> Bool
  /// Takes it before the element of an index; says whether it did.
  let dropped: (DragPayload, Int) -> Bool
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    RowDropBox(self, around: inner, node)
  }
}

/// The box of a view of a loop: what is dropped on its upper half comes before its element, else after it.
final class RowDropBox: ModifierBox<RowDropModifier>, DropTarget {
  // Several boxes share one node here: each is a place of its own.
  var dropIdentity: AnyObject { self }

  override func hitTest(_ point: CGPoint, _ context: DrawingContext) -> Hit? {
    dropHit(over: inner.hitTest(point, context), at: point, context)
  }

  func accepts(_ payload: DragPayload, at location: CGPoint) -> Bool { modifier.accepts(payload) }
  func entered(_ payload: DragPayload, at location: CGPoint) {}
  func moved(_ payload: DragPayload, to location: CGPoint) -> Bool { true }
  func exited(_ payload: DragPayload, at location: CGPoint) {}
  func dropped(_ payload: DragPayload, at location: CGPoint) -> Bool {
    guard let index = elementIndex(below: node) else { return false }
    return modifier.dropped(payload, location.y < frame.height / 2 ? index : index + 1)
  }
}

extension DynamicViewContent {
  /// Lets things be dropped between the views of the collection, such as rows of a list.
  ///
  /// - Parameters:
  ///   - payloadType: What may be dragged here.
  ///   - action: Called with what was dropped, and the place of the element before which it was, counted as it is then.
  /// - Returns: These views.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ index: Int) -> Void
  ) -> some DynamicViewContent {
    modifier(
      RowDropModifier(
        accepts: { T.item(of: $0.forms) != nil },
        dropped: { payload, index in
          guard let item = T.item(of: payload.forms) else { return false }
          action([item], index)
          return true
        }))
  }
  /// Lets things be dropped between the views of the collection: the older form.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The kinds of data that may be dragged here.
  ///   - action: Called with the place of the element before which something was dropped, and with that.
  /// - Returns: These views.
  public func onInsert(
    of supportedContentTypes: [UTType],
    perform action: @escaping (_ index: Int, _ providers: [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    modifier(
      RowDropModifier(
        accepts: { $0.conforms(to: supportedContentTypes) },
        dropped: { payload, index in
          action(index, [NSItemProvider(payload.forms)])
          return true
        }))
  }
}
