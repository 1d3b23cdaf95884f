import DisplayList
public import Foundation
public import Geometry
public import Motion
import SceneGraph
@_spi(Engine) public import ViewEngine

/// A visual effect: changes to how a view looks that leave its layout alone.
@MainActor @preconcurrency public protocol VisualEffect {
  /// The changes in order, innermost first.
  var _steps: _VisualSteps { get }
}

/// The empty visual effect, which changes nothing.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates the effect.
  public init() {}
  public var _steps: _VisualSteps { _VisualSteps() }
}

/// The steps of a visual effect; two lists of the same kinds are interpolated step by step.
public struct _VisualSteps: Animatable {
  enum Kind: Equatable {
    case opacity, offset, scale, rotation
    /// A turn in depth.
    case depth
    /// A projection by a matrix.
    case projection
    /// A blur; an opaque one keeps the edges of what it blurs opaque.
    case blur(isOpaque: Bool)
    case color(ColorEffect.Kind)
    /// A shader whose numbers are those of the step.
    case shader(Shader, CompiledShader.Use, reach: CGSize)
  }

  struct Step {
    var kind: Kind
    /// Opacity; width, height; both scales and the anchor; the angle and the anchor; the angle, the
    /// axis, the anchor, its depth and the perspective; a matrix by rows; the radius; or the amount.
    ///
    /// Anchors and angles of rotations are times `unitScale`.
    var numbers: [Double]
  }

  var steps: [Step] = []
  /// The factor of anchors and angles in animatable data: SwiftUI's 128, which `UnitPoint` and `Angle`
  /// have as well, as a spring's end test suits numbers of that size.
  fileprivate static let unitScale = 128.0

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

/// A visual effect with one step more.
public struct _SteppedEffect: VisualEffect {
  public let _steps: _VisualSteps
}

extension VisualEffect {
  private func with(_ kind: _VisualSteps.Kind, _ numbers: Double...) -> _SteppedEffect {
    with(kind, numbers)
  }

  private func with(_ kind: _VisualSteps.Kind, _ numbers: [Double]) -> _SteppedEffect {
    var steps = _steps
    steps.steps.append(_VisualSteps.Step(kind: kind, numbers: numbers))
    return _SteppedEffect(_steps: steps)
  }

  /// Sets the opacity, 0...1.
  public func opacity(_ opacity: Double) -> some VisualEffect { with(.opacity, opacity) }
  /// Offsets the view.
  ///
  /// - Parameters:
  ///   - x: Points to the right.
  ///   - y: Points down.
  /// - Returns: The effect with this step outside.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    with(.offset, Double(x), Double(y))
  }
  /// Offsets the view, in points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }
  /// Scales the view about an anchor.
  ///
  /// - Parameters:
  ///   - x: The factor across.
  ///   - y: The factor down.
  ///   - anchor: The place that stays, as fractions of the frame.
  /// - Returns: The effect with this step outside.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    let unit = _VisualSteps.unitScale
    return with(.scale, Double(x), Double(y), anchor.x * unit, anchor.y * unit)
  }
  /// Scales the view about an anchor.
  ///
  /// - Parameters:
  ///   - s: The factor, both ways.
  ///   - anchor: The place that stays, as fractions of the frame.
  /// - Returns: The effect with this step outside.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: s, y: s, anchor: anchor)
  }
  /// Scales the view about an anchor.
  ///
  /// - Parameters:
  ///   - scale: The factors across and down.
  ///   - anchor: The place that stays, as fractions of the frame.
  /// - Returns: The effect with this step outside.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
  /// Rotates the view about an anchor.
  ///
  /// - Parameters:
  ///   - angle: How far, clockwise.
  ///   - anchor: The place that stays, as fractions of the frame.
  /// - Returns: The effect with this step outside.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    let unit = _VisualSteps.unitScale
    return with(.rotation, angle.radians * unit, anchor.x * unit, anchor.y * unit)
  }
  /// Rotates the view in three dimensions about an axis.
  ///
  /// - Parameters:
  ///   - angle: How far.
  ///   - axis: The axis, of any length: x to the right, y down, z towards the viewer.
  ///   - anchor: The place through which the axis goes, as fractions of the frame.
  ///   - anchorZ: How far in front of the view the axis goes, in points.
  ///   - perspective: How strongly what is nearer looks larger; 0 for not at all.
  /// - Returns: The effect with this step outside.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    let unit = _VisualSteps.unitScale
    return with(
      .depth, angle.radians * unit, Double(axis.x), Double(axis.y), Double(axis.z),
      anchor.x * unit, anchor.y * unit, Double(anchorZ), Double(perspective))
  }
  /// Projects the view by a 3×3 matrix.
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    with(.projection, transform.numbers)
  }
  /// Blurs the view by a Gaussian.
  ///
  /// - Parameters:
  ///   - radius: The Gaussian's standard deviation, in points; 0 or less for no blur.
  ///   - opaque: Whether edges stay opaque instead of fading into what is around.
  /// - Returns: The effect with this step outside.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    with(.blur(isOpaque: opaque), Double(radius))
  }
  /// Brightens the view: adds `amount` to each component, −1...1.
  public func brightness(_ amount: Double) -> some VisualEffect {
    with(.color(.brightness), amount)
  }
  /// Changes the contrast: stretches components about the middle; 1 changes nothing.
  public func contrast(_ amount: Double) -> some VisualEffect { with(.color(.contrast), amount) }
  /// Changes the saturation: 0 for grey, 1 for no change, more for more vivid colours.
  public func saturation(_ amount: Double) -> some VisualEffect {
    with(.color(.saturation), amount)
  }
  /// Changes colours to greyscale: 0 for no change, 1 for grey.
  public func grayscale(_ amount: Double) -> some VisualEffect { with(.color(.grayscale), amount) }
  /// Applies a shader to the colour of each pixel.
  ///
  /// - Parameters:
  ///   - shader: The function, with its arguments behind the position and the colour.
  ///   - isEnabled: Whether it is applied.
  /// - Returns: The effect with this step outside.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
    with(shader, .color, .zero, isEnabled)
  }
  /// Applies a shader to the place of each pixel.
  ///
  /// - Parameters:
  ///   - shader: The function, with its arguments behind the position.
  ///   - maxSampleOffset: How far a place may lie from the pixel, in points.
  ///   - isEnabled: Whether it is applied.
  /// - Returns: The effect with this step outside.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    with(shader, .distortion, maxSampleOffset, isEnabled)
  }
  /// Applies a shader to the view as a picture.
  ///
  /// - Parameters:
  ///   - shader: The function, with its arguments behind the position and the layer.
  ///   - maxSampleOffset: How far a place that it samples may lie from the pixel, in points.
  ///   - isEnabled: Whether it is applied.
  /// - Returns: The effect with this step outside.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    with(shader, .layer, maxSampleOffset, isEnabled)
  }
  private func with(
    _ shader: Shader, _ use: CompiledShader.Use, _ reach: CGSize, _ isEnabled: Bool
  ) -> _SteppedEffect {
    guard isEnabled else { return _SteppedEffect(_steps: _steps) }
    var still = shader
    still.movingNumbers = shader.movingNumbers.map { _ in 0 }
    return with(.shader(still, use, reach: reach), shader.movingNumbers)
  }
  /// Rotates all hues by an angle.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    with(.color(.hueRotation), angle.radians)
  }
}

/// The modifier of a visual effect that the view's geometry gives.
struct VisualEffectModifier: BoxModifier {
  typealias Body = Never
  let steps: (Box) -> _VisualSteps
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    VisualEffectBox(self, around: inner, node)
  }
}

/// The box of a view that is drawn with steps around it, which depend on where it is shown.
class VisualStepsBox<Modifier>: DisplacedBox<Modifier> {
  final var shown = MovingFrame()
  /// The steps at the graph's current instant.
  var current: _VisualSteps { _VisualSteps() }

  final override func draw(into list: inout DisplayList, _ context: DrawingContext) {
    let frame = shown.presentation(in: graph)
    current.draw(
      inner, current.contexts(in: frame, context, isRightToLeft), frame, environment, into: &list)
  }

  final override func inside(_ context: DrawingContext) -> DrawingContext {
    let frame = shown.presentation(in: graph)
    return current.contexts(in: frame, context, isRightToLeft, bends: true)[0]
  }
}

/// The box of a visual effect that the view's geometry gives.
final class VisualEffectBox: VisualStepsBox<VisualEffectModifier> {
  private var moving: Moving<_VisualSteps>?

  override func changed(from old: VisualEffectModifier) {
    if isPlaced { set(node.transaction) }
  }

  override func reevaluate() {
    if isPlaced { set(node.transaction) }
  }

  override var usesRoom: Bool { true }

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

  override var current: _VisualSteps { moving?.presentation(in: graph) ?? _VisualSteps() }
}

extension _VisualSteps {
  /// The drawing contexts inside of all steps, of all but the first, and so on, up to that outside.
  ///
  /// - Parameters:
  ///   - frame: Where the view is shown.
  ///   - outside: The context around all steps.
  ///   - isMirrored: Whether the view's coordinates run from right to left.
  ///   - bends: Whether projections count, as the affine map nearest to them: they are applied to what is drawn.
  /// - Returns: One context more than there are steps.
  @MainActor func contexts(
    in frame: CGRect, _ outside: DrawingContext, _ isMirrored: Bool, bends: Bool = false
  ) -> [DrawingContext] {
    var contexts = [outside]
    for step in steps.reversed() {
      var context = contexts[0]
      if let projection = step.projection(of: frame.size) {
        if bends {
          let center = CGPoint(x: frame.midX, y: frame.midY).applying(context.transform)
          let onStage = projection.onStage(frame, context.transform, isMirrored: isMirrored)
          context.transform = context.transform.concatenating(onStage.affine(near: center))
        }
      } else {
        let transform = step.transform(in: frame)
        context = context.under(isMirrored ? transform.mirrored(in: frame) : transform)
      }
      contexts.insert(context, at: 0)
    }
    return contexts
  }

  /// Draws a box with all steps around it.
  ///
  /// - Parameters:
  ///   - box: The box inside.
  ///   - contexts: The drawing contexts inside of the steps.
  ///   - frame: Where the view is shown.
  ///   - environment: The environment of the steps.
  ///   - list: Where it is drawn.
  @MainActor func draw(
    _ box: Box, _ contexts: [DrawingContext], _ frame: CGRect, _ environment: EnvironmentValues,
    into list: inout DisplayList
  ) {
    let inside = contexts[0]
    let scale = abs(Double(inside.transform.determinant)).squareRoot()
    let isMirrored = environment.layoutDirection == .rightToLeft
    func draw(_ steps: ArraySlice<Step>, into list: inout DisplayList) {
      guard let last = steps.last else { return box.show(into: &list, inside) }
      if let projection = last.projection(of: frame.size) {
        var content = DisplayList()
        box.graph.drawAside { draw(steps.dropLast(), into: &content) }
        let around = contexts[steps.endIndex].transform
        let onStage = projection.onStage(frame, around, isMirrored: isMirrored)
        return list.append(content.projected(by: onStage))
      }
      var layer = last.layer(scale: scale, in: environment)
      if let filter = last.filter(on: frame, inside.transform, in: environment) {
        layer.filters = [filter]
      }
      guard layer.opacity > 0 else { return }
      list.layer(layer) { draw(steps.dropLast(), into: &$0) }
    }
    draw(steps[...], into: &list)
  }
}

extension _VisualSteps.Step {
  /// The step's transform for what is shown in `frame`; identity where it moves nothing.
  @MainActor func transform(in frame: CGRect) -> CGAffineTransform {
    let unit = _VisualSteps.unitScale
    return switch kind {
    case .offset:
      CGAffineTransform(translationX: CGFloat(numbers[0]), y: CGFloat(numbers[1]))
    case .scale:
      ScaleEffect(
        scale: CGSize(width: numbers[0], height: numbers[1]),
        anchor: UnitPoint(x: numbers[2] / unit, y: numbers[3] / unit)
      ).transform(in: frame)
    case .rotation:
      RotationEffect(
        angle: .radians(numbers[0] / unit),
        anchor: UnitPoint(x: numbers[1] / unit, y: numbers[2] / unit)
      ).transform(in: frame)
    case .opacity, .depth, .projection, .blur, .color, .shader: .identity
    }
  }

  /// The projection of a view of a size in its own coordinates; `nil` for a step that is none.
  @MainActor func projection(of size: CGSize) -> ProjectionTransform? {
    let unit = _VisualSteps.unitScale
    switch kind {
    case .depth:
      return DepthRotation(
        angle: .radians(numbers[0] / unit),
        axis: (CGFloat(numbers[1]), CGFloat(numbers[2]), CGFloat(numbers[3])),
        anchor: UnitPoint(x: numbers[4] / unit, y: numbers[5] / unit),
        anchorZ: CGFloat(numbers[6]), perspective: CGFloat(numbers[7])
      ).projection(size: size)
    case .projection: return ProjectionTransform(numbers)
    default: return nil
    }
  }

  /// The step's layer: how it composites.
  @MainActor func layer(scale: Double, in environment: EnvironmentValues) -> Layer {
    switch kind {
    case .opacity: OpacityEffect(opacity: numbers[0]).layer(scale: scale, in: environment)
    case .blur(let isOpaque):
      BlurEffect(radius: CGFloat(numbers[0]), isOpaque: isOpaque)
        .layer(scale: scale, in: environment)
    case .color(let kind):
      ColorEffect(kind: kind, amount: numbers[0]).layer(scale: scale, in: environment)
    case .offset, .scale, .rotation, .depth, .projection, .shader: Layer()
    }
  }

  /// The filter of a step that is a shader.
  @MainActor func filter(
    on frame: CGRect, _ transform: CGAffineTransform, in environment: EnvironmentValues
  ) -> Filter? {
    guard case .shader(var shader, let use, let reach) = kind else { return nil }
    shader.movingNumbers = numbers
    return shader.shaderNumbers(in: environment).filter(use, reach: reach, on: frame, transform)
  }
}

extension View {
  /// Applies a visual effect that this view's geometry gives; layout does not change.
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
        case (.rotation, "rotation.degrees"), (.depth, "rotation3D.degrees"),
          (.color(.hueRotation), _):
          TraceComponent(name, Angle(radians: number / step.kind.angleScale).degrees)
        case (_, _) where name.hasSuffix("anchor.x") || name.hasSuffix("anchor.y"):
          TraceComponent(name, number / _VisualSteps.unitScale)
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
    case .depth:
      ["degrees", "axis.x", "axis.y", "axis.z", "anchor.x", "anchor.y", "anchor.z", "perspective"]
        .map { "rotation3D.\($0)" }
    case .projection: (0..<9).map { "projection.m\($0 / 3 + 1)\($0 % 3 + 1)" }
    case .blur: ["blur.radius"]
    case .color(let kind): [kind == .hueRotation ? "hueRotation.degrees" : "\(kind)"]
    case .shader(let shader, _, _):
      shader.movingNumbers.indices.map { "\(shader.function.name).\($0 + 1)" }
    }
  }

  /// The factor of radians in the step's numbers.
  fileprivate var angleScale: Double {
    self == .rotation || self == .depth ? _VisualSteps.unitScale : 1
  }
}

extension ProjectionTransform {
  /// The matrix by rows.
  fileprivate var numbers: [Double] {
    [m11, m12, m13, m21, m22, m23, m31, m32, m33].map { Double($0) }
  }

  fileprivate init(_ numbers: [Double]) {
    self.init()
    (m11, m12, m13) = (numbers[0], numbers[1], numbers[2])
    (m21, m22, m23) = (numbers[3], numbers[4], numbers[5])
    (m31, m32, m33) = (numbers[6], numbers[7], numbers[8])
  }
}
