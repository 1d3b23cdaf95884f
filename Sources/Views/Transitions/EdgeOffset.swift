import DisplayList
import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine

/// An offset by a view's own width or height towards an edge.
struct EdgeOffset: BoxModifier {
  typealias Body = Never
  /// The offset in the view's own widths and heights.
  var share: CGSize

  init(edge: Edge?) {
    share =
      switch edge {
      case nil: .zero
      case .top: CGSize(width: 0, height: -1)
      case .bottom: CGSize(width: 0, height: 1)
      case .leading: CGSize(width: -1, height: 0)
      case .trailing: CGSize(width: 1, height: 0)
      }
  }

  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    EdgeOffsetBox(self, around: inner, node)
  }

  /// The offset in points, for a view of `size`.
  func points(_ size: CGSize) -> OffsetEffect {
    OffsetEffect(
      offset: CGSize(width: share.width * size.width, height: share.height * size.height))
  }
}

/// The box of a view that is offset by its own size: on its way it moves by points, so that a spring ends
/// as it does for any other distance.
final class EdgeOffsetBox: DisplacedBox<EdgeOffset> {
  private var moving: Moving<OffsetEffect>?
  /// Where a finger holds the view, in its own widths and heights; `nil` where none does.
  private var held: CGSize?

  override func changed(from old: EdgeOffset) {
    if old.share != modifier.share { held = nil }
    moving?.set(target, in: node)
  }

  /// The offset as it should be, which a finger may hold.
  private var target: OffsetEffect {
    var place = modifier
    if let held { place.share = held }
    return place.points(frame.size)
  }

  /// Offsets the view as far as a finger has it.
  ///
  /// - Parameters:
  ///   - share: How far, in its own widths and heights; `nil` when the finger has gone.
  ///   - transaction: By what it goes there.
  func hold(at share: CGSize?, _ transaction: Transaction) {
    held = share
    moving?.set(target, transaction, in: node)
  }

  override func placed() {
    super.placed()
    if moving == nil {
      moving = Moving(target)
    } else if moving?.model.offset != target.offset {
      moving?.set(target, Transaction(), in: node)
    }
  }

  override func trace(into lines: inout TraceLines) {
    if let moving { lines.add(moving) }
  }

  override func wasRemoved() { moving?.remove(in: graph) }

  /// The offset now, in the view's own widths and heights.
  var share: CGSize {
    guard let moving, frame.width > 0, frame.height > 0 else { return .zero }
    let offset = moving.presentation(in: graph).offset
    return CGSize(width: offset.width / frame.width, height: offset.height / frame.height)
  }

  override func inside(_ context: DrawingContext) -> DrawingContext {
    let offset = moving?.presentation(in: graph).offset ?? .zero
    let x = isRightToLeft ? -offset.width : offset.width
    return context.under(CGAffineTransform(translationX: x, y: offset.height))
  }
}
