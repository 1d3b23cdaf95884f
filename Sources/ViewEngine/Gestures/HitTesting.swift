import Foundation
import Geometry

/// Sets the shape in which a view takes touches.
struct ContentShapeModifier<S: Shape>: BoxModifier {
  typealias Body = Never
  var shape: S
  var isEvenOdd: Bool
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    ContentShapeBox(self, around: inner, node)
  }
}

/// The box of a view that takes touches in a shape.
final class ContentShapeBox<S: Shape>: ModifierBox<ContentShapeModifier<S>> {
  override func hitTest(_ point: CGPoint, _ context: DrawingContext) -> Hit? {
    let local = point.applying(context.transform.inverted())
    guard modifier.shape.outline(in: frame).contains(local, eoFill: modifier.isEvenOdd) else {
      return nil
    }
    return inner.hitTest(point, context) ?? Hit()
  }

  override func survey(_ survey: inout TouchSurvey, _ context: DrawingContext) {
    survey.noteLeaf(frame.applying(context.transform), text: nil)
    super.survey(&survey, context)
  }
}

/// Says whether a view takes touches.
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
    if modifier.isAllowed { inner.survey(&survey, context) }
  }
}

/// What a shape of a view is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Touches.
  public static let interaction = Self(rawValue: 1)
  /// Pictures while dragging.
  public static let dragPreview = Self(rawValue: 2)
  /// Pictures of context menus.
  public static let contextMenuPreview = Self(rawValue: 4)
  /// Effects under a pointer.
  public static let hoverEffect = Self(rawValue: 8)
  /// What assistive technologies outline.
  public static let accessibility = Self(rawValue: 16)
}

extension View {
  /// Makes this view take touches in `shape`, whatever it paints there.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: shape, isEvenOdd: eoFill))
  }
  /// Sets a shape of this view; only that for touches counts here.
  @ViewBuilder public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    if kind.contains(.interaction) { contentShape(shape, eoFill: eoFill) } else { self }
  }
  /// Says whether this view takes touches or lets them through.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isAllowed: enabled))
  }
}
