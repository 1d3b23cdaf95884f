import DisplayList
public import Foundation
public import Geometry
public import Motion
import SceneGraph
@_spi(Engine) public import ViewEngine

/// Changes to how a view looks that leave its layout alone.
@MainActor @preconcurrency public protocol VisualEffect {
  /// The changes, innermost first.
  var _steps: _VisualSteps { get }
}

/// A view as it is.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates the effect.
  public init() {}
  public var _steps: _VisualSteps { _VisualSteps() }
}

/// A list of changes: of one length and kind they go over into one another.
public struct _VisualSteps: Animatable {
  enum Kind: Equatable {
    case opacity, offset, scale, rotation, blur
    case color(ColorEffect.Kind)
  }

  struct Step {
    var kind: Kind
    /// Opacity; width, height; both scales and the anchor; the angle and the anchor; the radius; or
    /// the amount.
    ///
    /// Anchors and angles are in 128ths, as everywhere.
    var numbers: [Double]
  }

  var steps: [Step] = []

  nonisolated public var animatableData: AnimatableArray<AnimatableArray<Double>> {
    get { AnimatableArray(steps.map { AnimatableArray($0.numbers) }) }
    set {
      for (index, element) in newValue.elements.enumerated() where index < steps.count {
        for (place, number) in element.elements.enumerated()
        where place < steps[index].numbers.count {
          steps[index].numbers[place] = number
        }
      }
    }
  }
}

/// An effect with one change more.
public struct _SteppedEffect: VisualEffect {
  public let _steps: _VisualSteps
}

extension VisualEffect {
  private func with(_ kind: _VisualSteps.Kind, _ numbers: Double...) -> _SteppedEffect {
    var steps = _steps
    steps.steps.append(_VisualSteps.Step(kind: kind, numbers: numbers))
    return _SteppedEffect(_steps: steps)
  }

  /// See-through, 0...1.
  public func opacity(_ opacity: Double) -> some VisualEffect { with(.opacity, opacity) }
  /// Moved.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    with(.offset, Double(x), Double(y))
  }
  /// Moved.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }
  /// Larger or smaller about `anchor`.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    with(.scale, Double(x), Double(y), anchor.x * 128, anchor.y * 128)
  }
  /// Larger or smaller about `anchor`.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: s, y: s, anchor: anchor)
  }
  /// Larger or smaller about `anchor`.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
  /// Turned clockwise about `anchor`.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    with(.rotation, angle.radians * 128, anchor.x * 128, anchor.y * 128)
  }
  /// Out of focus; `radius` is the Gaussian's standard deviation in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    with(.blur, Double(radius))
  }
  /// Adds `amount` to each component.
  public func brightness(_ amount: Double) -> some VisualEffect {
    with(.color(.brightness), amount)
  }
  /// Stretches components about the middle.
  public func contrast(_ amount: Double) -> some VisualEffect { with(.color(.contrast), amount) }
  /// Makes colours more or less vivid.
  public func saturation(_ amount: Double) -> some VisualEffect {
    with(.color(.saturation), amount)
  }
  /// Makes colours grey, 0...1.
  public func grayscale(_ amount: Double) -> some VisualEffect { with(.color(.grayscale), amount) }
  /// Turns all hues.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    with(.color(.hueRotation), angle.radians)
  }
}

/// Draws a view with changes that its geometry gives.
struct VisualEffectModifier: BoxModifier {
  typealias Body = Never
  let steps: (Box) -> _VisualSteps
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    VisualEffectBox(self, around: inner, node)
  }
}

/// The box of a view with changes that its geometry gives.
final class VisualEffectBox: ModifierBox<VisualEffectModifier> {
  private var moving: Moving<_VisualSteps>?
  private var shown = MovingFrame()

  override func changed(from old: VisualEffectModifier) {
    if isPlaced { set(node.transaction) }
  }

  override func reevaluate() {
    if isPlaced { set(node.transaction) }
  }

  override func placed() {
    shown.set(frame, in: node)
    super.placed()
    set(node.geometryTransaction)
  }

  private func set(_ transaction: Transaction) {
    let steps = graph.evaluating(StateReader(node: node, evaluation: 0)) { modifier.steps(self) }
    if moving?.model.steps.map(\.kind) == steps.steps.map(\.kind) {
      moving?.set(steps, transaction, in: node)
    } else {
      moving?.remove(in: graph)
      moving = Moving(steps)
    }
  }

  override func trace(into lines: inout TraceLines) {
    if let moving { lines.add(moving, prefix: "visualEffect.") }
  }

  override func wasRemoved() {
    moving?.remove(in: graph)
    shown.remove(in: graph)
  }

  private var current: _VisualSteps { moving?.presentation(in: graph) ?? _VisualSteps() }

  override func draw(into list: inout DisplayList, _ context: DrawingContext) {
    current.draw(inner, in: shown.presentation(in: graph), environment, into: &list, context)
  }

  override func hitTest(_ point: CGPoint, _ context: DrawingContext) -> Hit? {
    inner.hitTest(point, current.inside(context, shown.presentation(in: graph)))
  }

  override func survey(_ survey: inout TouchSurvey, _ context: DrawingContext) {
    inner.survey(&survey, current.inside(context, shown.presentation(in: graph)))
  }
}

extension _VisualSteps {
  /// The way from inside all steps to the stage, for what is shown in `frame`.
  @MainActor func inside(_ context: DrawingContext, _ frame: CGRect) -> DrawingContext {
    var context = context
    for step in steps.reversed() {
      context.transform = step.transform(in: frame).concatenating(context.transform)
    }
    return context
  }

  /// Draws a box with all steps around it.
  @MainActor func draw(
    _ box: Box, in frame: CGRect, _ environment: EnvironmentValues,
    into list: inout DisplayList, _ context: DrawingContext
  ) {
    let inside = inside(context, frame)
    let scale = abs(Double(inside.transform.determinant)).squareRoot()
    func draw(_ steps: ArraySlice<Step>, into list: inout DisplayList) {
      guard let last = steps.last else { return box.draw(into: &list, inside) }
      let layer = last.layer(scale: scale, in: environment)
      guard layer.opacity > 0 else { return }
      list.layer(layer) { draw(steps.dropLast(), into: &$0) }
    }
    draw(steps[...], into: &list)
  }
}

extension _VisualSteps.Step {
  /// Where the step moves what is shown in `frame`.
  @MainActor func transform(in frame: CGRect) -> CGAffineTransform {
    switch kind {
    case .offset:
      CGAffineTransform(translationX: CGFloat(numbers[0]), y: CGFloat(numbers[1]))
    case .scale:
      ScaleEffect(
        scale: CGSize(width: numbers[0], height: numbers[1]),
        anchor: UnitPoint(x: numbers[2] / 128, y: numbers[3] / 128)
      ).transform(in: frame)
    case .rotation:
      RotationEffect(
        angle: .radians(numbers[0] / 128),
        anchor: UnitPoint(x: numbers[1] / 128, y: numbers[2] / 128)
      ).transform(in: frame)
    case .opacity, .blur, .color: .identity
    }
  }

  /// How the step composites.
  @MainActor func layer(scale: Double, in environment: EnvironmentValues) -> Layer {
    switch kind {
    case .opacity: OpacityEffect(opacity: numbers[0]).layer(scale: scale, in: environment)
    case .blur:
      BlurEffect(radius: CGFloat(numbers[0]), isOpaque: false)
        .layer(scale: scale, in: environment)
    case .color(let kind):
      ColorEffect(kind: kind, amount: numbers[0]).layer(scale: scale, in: environment)
    case .offset, .scale, .rotation: Layer()
    }
  }
}

extension View {
  /// Changes how this view looks by its own geometry; layout does not change.
  public func visualEffect(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(
      VisualEffectModifier { box in
        effect(EmptyVisualEffect(), GeometryProxy(box: box, size: box.frame.size))._steps
      })
  }
}

extension _VisualSteps: TraceableValue {
  package var traceComponents: [TraceComponent] {
    steps.flatMap { step in
      zip(step.kind.componentNames, step.numbers).map { name, number in
        switch (step.kind, name) {
        case (.rotation, "rotation.degrees"), (.color(.hueRotation), _):
          TraceComponent(name, Angle(radians: number / step.kind.angleScale).degrees)
        case (_, _) where name.contains("anchor"): TraceComponent(name, number / 128)
        default: TraceComponent(name, number)
        }
      }
    }
  }
}

extension _VisualSteps.Kind {
  fileprivate var componentNames: [String] {
    switch self {
    case .opacity: ["opacity"]
    case .offset: ["offset.x", "offset.y"]
    case .scale: ["scale.width", "scale.height", "scale.anchor.x", "scale.anchor.y"]
    case .rotation: ["rotation.degrees", "rotation.anchor.x", "rotation.anchor.y"]
    case .blur: ["blur.radius"]
    case .color(let kind): [kind == .hueRotation ? "hueRotation.degrees" : "\(kind)"]
    }
  }

  /// What a radian is in the step's numbers.
  fileprivate var angleScale: Double { self == .rotation ? 128 : 1 }
}
