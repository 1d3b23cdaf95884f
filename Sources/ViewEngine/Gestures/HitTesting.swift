import Foundation
import Geometry

/// The content shape of a view: where it takes touches.
struct ContentShapeModifier<S: Shape>: BoxModifier {
  typealias Body = Never
  var shape: S
  var isEvenOdd: Bool
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    ContentShapeBox(self, around: inner, node)
  }
}

/// The box of a view with a content shape.
final class ContentShapeBox<S: Shape>: ModifierBox<ContentShapeModifier<S>> {
  override func hitTest(_ point: CGPoint, _ context: DrawingContext) -> Hit? {
    let local = point.applying(context.transform.inverted())
    let outline = modifier.shape.outline(in: frame, environment)
    guard outline.contains(local, eoFill: modifier.isEvenOdd) else { return nil }
    return inner.hitTest(point, context) ?? Hit(self)
  }

  override func survey(_ survey: inout TouchSurvey, _ context: DrawingContext) {
    guard !isLeaving else { return }
    survey.noteLeaf(frame.applying(context.transform), text: nil)
    super.survey(&survey, context)
  }
}

/// Whether a view takes part in hit testing.
struct HitTestingModifier: BoxModifier {
  typealias Body = Never
  var isAllowed: Bool
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    HitTestingBox(self, around: inner, node)
  }
}

/// The box of a view that may let touches through.
final class HitTestingBox: ModifierBox<HitTestingModifier> {
  override func hitTest(_ point: CGPoint, _ context: DrawingContext) -> Hit? {
    modifier.isAllowed ? inner.hitTest(point, context) : nil
  }
  override func survey(_ survey: inout TouchSurvey, _ context: DrawingContext) {
    guard !modifier.isAllowed else { return inner.survey(&survey, context) }
    // Its words may lie over what takes the touches.
    var names = TouchSurvey()
    inner.survey(&names, context)
    survey.note(names)
  }
}

/// The outline of a view's picture under a finger that drags it.
package enum DragPreviewShape: LayoutValueKey {
  package static var defaultValue: (any Shape)? { nil }
}

/// The purposes of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Hit testing.
  public static let interaction = Self(rawValue: 1)
  /// Pictures while dragging.
  public static let dragPreview = Self(rawValue: 2)
  /// Pictures of context menus.
  public static let contextMenuPreview = Self(rawValue: 4)
  /// Effects under a pointer.
  public static let hoverEffect = Self(rawValue: 8)
  /// The outline that assistive technologies draw.
  public static let accessibility = Self(rawValue: 16)
}

extension View {
  /// Makes this view take touches in `shape`, whatever it paints there.
  ///
  /// - Parameters:
  ///   - shape: The shape within this view's frame.
  ///   - eoFill: Whether the even-odd rule decides what is inside, not the non-zero one.
  /// - Returns: This view with the content shape.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: shape, isEvenOdd: eoFill))
  }
  /// Sets a content shape of this view; those for hit testing and for pictures under a finger that drags count here.
  ///
  /// - Parameters:
  ///   - kind: What the shape is for.
  ///   - shape: The shape within this view's frame.
  ///   - eoFill: Whether the even-odd rule decides what is inside, not the non-zero one.
  /// - Returns: This view with the content shape.
  @ViewBuilder public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    if kind.contains(.interaction) {
      contentShape(shape, eoFill: eoFill).lifted(kind.contains(.dragPreview) ? shape : nil)
    } else if kind.contains(.dragPreview) {
      lifted(shape)
    } else {
      self
    }
  }
  /// Sets whether this view takes part in hit testing, or lets touches through.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isAllowed: enabled))
  }

  /// Sets the outline of this view's picture under a finger that drags it; `nil` leaves it.
  private func lifted(_ shape: (any Shape)?) -> some View {
    modifier(
      TraitModifier { traits in
        if let shape { traits[DragPreviewShape.self] = shape }
      })
  }
}
