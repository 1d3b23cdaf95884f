import DisplayList
import ElementaryFunctions
public import Foundation
public import Geometry
public import Motion

/// A projection modifier: draws its content under a projection that depends on the content's frame.
@MainActor @preconcurrency package protocol ProjectionModifier: MovingModifier {
  /// The projection of the view's own coordinates, from its top left, where it is shown at `size`.
  func projection(size: CGSize) -> ProjectionTransform
}

extension ProjectionModifier {
  package func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    ProjectionBox(self, around: inner, node)
  }
}

/// The box of a projection modifier.
final class ProjectionBox<Modifier: ProjectionModifier>: FramedModifierBox<Modifier> {
  /// The projection in the stage's coordinates.
  private func projection(_ context: DrawingContext) -> ProjectionTransform {
    let frame = shown.presentation(in: graph)
    return moving.presentation(in: graph).projection(size: frame.size)
      .onStage(frame, context.transform, isMirrored: isRightToLeft)
  }

  override func draw(into list: inout DisplayList, _ context: DrawingContext) {
    var content = DisplayList()
    graph.drawAside { inner.show(into: &content, context) }
    list.append(content.projected(by: projection(context)))
  }

  /// The affine map nearest to the projection, in the middle of the view.
  override func readTransform() -> CGAffineTransform? {
    noteReader()
    let frame = readFrame
    let projection = moving.presentation(in: graph).projection(size: frame.size)
      .onStage(frame, .identity, isMirrored: isRightToLeft)
    return readWay.concatenating(
      projection.affine(near: CGPoint(x: frame.midX, y: frame.midY)))
  }

  override func hitTest(_ point: CGPoint, _ context: DrawingContext) -> Hit? {
    let projection = projection(context)
    let place = point.applying(projection.inverted())
    guard var hit = inner.hitTest(place, context) else { return nil }
    let near = projection.affine(near: place)
    hit.reaches = hit.reaches.map {
      Hit.Reach(responder: $0.responder, transform: $0.transform.concatenating(near))
    }
    return hit
  }

  /// The affine map nearest to the projection: for frames of what is inside, which it bends.
  override func inside(_ context: DrawingContext) -> DrawingContext {
    let center = CGPoint(x: frame.midX, y: frame.midY).applying(context.transform)
    var context = context
    context.transform = context.transform.concatenating(
      projection(context).affine(near: center))
    return context
  }
}

extension ProjectionTransform {
  /// A projection of a view's own coordinates in the stage's.
  ///
  /// - Parameters:
  ///   - frame: Where the view is.
  ///   - transform: The transform around the view.
  ///   - isMirrored: Whether the view's coordinates run from right to left.
  /// - Returns: The projection of what is drawn on the stage.
  package func onStage(
    _ frame: CGRect, _ transform: CGAffineTransform, isMirrored: Bool
  ) -> ProjectionTransform {
    var own = self
    if isMirrored {
      let mirror = ProjectionTransform(.reflection(in: CGRect(origin: .zero, size: frame.size)))
      own = mirror.concatenating(own).concatenating(mirror)
    }
    let place = CGAffineTransform(translationX: frame.minX, y: frame.minY)
      .concatenating(transform)
    return ProjectionTransform(place.inverted()).concatenating(own)
      .concatenating(ProjectionTransform(place))
  }
}

/// A geometry effect of the scene's own: a projection for a size, moved by its animatable data.
@MainActor @preconcurrency public protocol GeometryEffect: Animatable, ViewModifier
where Body == Never {
  /// The projection of a view of `size` in points, from its top left.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  public func _makeView<Modified: View>(
    around content: Modified, _ inputs: _ViewInputs
  ) -> _ViewOutputs { _ViewOutputs(node: UserEffectNode.make(content, self, inputs.inputs)) }

  /// This effect without an influence on layout, which it has none of here anyway.
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(base: self)
  }
}

/// A geometry effect without an influence on layout.
public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: @preconcurrency GeometryEffect {
  var base: Base
  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}

/// The projection modifier of a geometry effect of the scene's own.
struct UserEffect<Effect: GeometryEffect>: @preconcurrency ProjectionModifier {
  typealias Body = Never
  var effect: Effect
  var animatableData: Effect.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }
  func projection(size: CGSize) -> ProjectionTransform { effect.effectValue(size: size) }
}

/// A modifier whose body is evaluated for every value of its animatable data on the way.
@MainActor @preconcurrency public protocol AnimatableModifier: Animatable, ViewModifier {}

/// The node of a view with a geometry effect of the scene's own.
enum UserEffectNode {
  /// Creates the node of `content` with `effect` around it.
  @MainActor static func make<Content: View>(
    _ content: Content, _ effect: any GeometryEffect, _ inputs: NodeInputs
  ) -> Node {
    func make<Effect: GeometryEffect>(_ effect: Effect) -> Node {
      TranslatedNode<Content, Effect, UserEffect<Effect>>(
        content, effect, inputs, translate: UserEffect.init)
    }
    return make(effect)
  }
}

/// The node of a public modifier that the graph applies by one of its own.
final class TranslatedNode<Content: View, Outer: ViewModifier, Inner: PrimitiveModifier>:
  SingleChildNode
{
  private let translate: (Outer) -> Inner

  init(
    _ content: Content, _ modifier: Outer, _ inputs: NodeInputs,
    translate: @escaping (Outer) -> Inner
  ) {
    self.translate = translate
    super.init(inputs)
    child = content.modifier(translate(modifier)).node(NodeInputs(childOf: self))
  }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    let view = view.value(as: ModifiedContent<Content, Outer>.self)
    child?.update(
      view.content.modifier(translate(view.modifier)), environment: environment)
  }
}
