public import DisplayList
public import Foundation
public import Geometry
import Motion

/// A modifier that composites its content as one group.
@MainActor protocol LayerModifier: BoxModifier, Animatable {
  /// How the group is composited; lengths are multiplied by `scale`, the factor from points of the
  /// view to those of the stage.
  func layer(scale: Double, in environment: EnvironmentValues) -> Layer
  /// The modifier where `moving` is now: code of its own for each modifier, as for transforms.
  static func presentation(of moving: Moving<Self>, in graph: ViewGraph) -> Self
}

extension LayerModifier {
  static func presentation(of moving: Moving<Self>, in graph: ViewGraph) -> Self {
    moving.presentation(in: graph)
  }

  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    LayerBox(self, around: inner, node)
  }
}

/// The box of a modifier that composites its content as one group.
final class LayerBox<Modifier: LayerModifier>: ModifierBox<Modifier> {
  private let moving: Moving<Modifier>

  override init(_ modifier: Modifier, around inner: Box, _ node: Node) {
    moving = Moving(modifier)
    super.init(modifier, around: inner, node)
  }

  override func changed(from old: Modifier) { moving.set(modifier, in: node) }
  override func trace(into lines: inout TraceLines) { lines.add(moving) }
  override func wasRemoved() { moving.remove(in: graph) }

  private func layer(_ context: DrawingContext) -> Layer {
    let scale = abs(Double(context.transform.determinant)).squareRoot()
    return Modifier.presentation(of: moving, in: graph).layer(scale: scale, in: environment)
  }

  override func draw(into list: inout DisplayList, _ context: DrawingContext) {
    let layer = layer(context)
    guard layer.opacity > 0 else { return }
    list.layer(layer) { inner.draw(into: &$0, context) }
  }

  override func hitTest(_ point: CGPoint, _ context: DrawingContext) -> Hit? {
    layer(context).opacity > 0 ? inner.hitTest(point, context) : nil
  }

  override func survey(_ survey: inout TouchSurvey, _ context: DrawingContext) {
    if layer(context).opacity > 0 { inner.survey(&survey, context) }
  }
}

/// See-through.
struct OpacityEffect: LayerModifier {
  typealias Body = Never
  var opacity: Double
  nonisolated var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }
  func layer(scale: Double, in environment: EnvironmentValues) -> Layer {
    var layer = Layer()
    layer.opacity = min(max(opacity, 0), 1)
    return layer
  }
}

/// Out of focus.
struct BlurEffect: LayerModifier {
  typealias Body = Never
  var radius: CGFloat
  var isOpaque: Bool
  nonisolated var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }
  func layer(scale: Double, in environment: EnvironmentValues) -> Layer {
    var layer = Layer()
    if radius > 0 { layer.filters = [.blur(radius: radius * scale, isOpaque: isOpaque)] }
    return layer
  }
}

/// A soft copy beneath.
struct ShadowEffect: LayerModifier {
  typealias Body = Never
  var color: ResolvedColor
  var radius: CGFloat
  var offset: CGSize
  nonisolated var animatableData:
    AnimatablePair<
      ResolvedColor.AnimatableData, AnimatablePair<CGFloat, CGSize.AnimatableData>
    >
  {
    get {
      AnimatablePair(color.animatableData, AnimatablePair(radius, offset.animatableData))
    }
    set {
      color.animatableData = newValue.first
      radius = newValue.second.first
      offset.animatableData = newValue.second.second
    }
  }
  func layer(scale: Double, in environment: EnvironmentValues) -> Layer {
    var layer = Layer()
    guard color.opacity > 0 else { return layer }
    layer.filters = [
      .shadow(
        color: color, radius: max(radius, 0) * scale,
        offset: CGSize(width: offset.width * scale, height: offset.height * scale))
    ]
    return layer
  }
}

/// Mixed with what lies beneath.
struct BlendEffect: LayerModifier {
  typealias Body = Never
  var mode: BlendMode
  nonisolated var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
  func layer(scale: Double, in environment: EnvironmentValues) -> Layer {
    var layer = Layer()
    layer.blendMode = mode
    return layer
  }
}

/// Composited before what is around it.
struct GroupingEffect: LayerModifier {
  typealias Body = Never
  nonisolated var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
  func layer(scale: Double, in environment: EnvironmentValues) -> Layer {
    var layer = Layer()
    layer.isIsolated = true
    return layer
  }
}

/// Brighter, greyer, of another hue: a matrix over straight encoded components.
struct ColorEffect: LayerModifier {
  typealias Body = Never
  enum Kind: Equatable { case brightness, contrast, saturation, grayscale, hueRotation, invert }
  var kind: Kind
  var amount: Double
  nonisolated var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
  func layer(scale: Double, in environment: EnvironmentValues) -> Layer {
    var layer = Layer()
    layer.filters = [.colorMatrix(ColorMatrix.matrix(kind, amount).map(Float.init))]
    return layer
  }
}

/// Multiplied by a colour.
struct ColorMultiplyEffect: LayerModifier {
  typealias Body = Never
  var color: ResolvedColor
  nonisolated var animatableData: ResolvedColor.AnimatableData {
    get { color.animatableData }
    set { color.animatableData = newValue }
  }
  func layer(scale: Double, in environment: EnvironmentValues) -> Layer {
    var layer = Layer()
    layer.filters = [
      .colorMatrix([
        color.red, 0, 0, 0, 0, 0, color.green, 0, 0, 0, 0, 0, color.blue, 0, 0, 0, 0, 0,
        color.opacity, 0,
      ])
    ]
    return layer
  }
}

/// A modifier that needs the environment for its numbers.
struct EnvironmentalModifier<Result: ViewModifier>: ViewModifier {
  @Environment(\.self) private var environment
  let make: @MainActor (EnvironmentValues) -> Result
  init(make: @escaping @MainActor (EnvironmentValues) -> Result) { self.make = make }
  func body(content: Content) -> some View { content.modifier(make(environment)) }
}

extension View {
  /// Makes this view and all below see-through, 0...1.
  public func opacity(_ opacity: Double) -> some View { modifier(OpacityEffect(opacity: opacity)) }
  /// Hides this view; it keeps its space.
  public func hidden() -> some View { opacity(0) }
  /// Blurs this view; `radius` is the Gaussian's standard deviation in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(BlurEffect(radius: radius, isOpaque: opaque))
  }
  /// Puts a soft copy beneath this view.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(
      EnvironmentalModifier {
        ShadowEffect(
          color: color.resolve(in: $0), radius: radius, offset: CGSize(width: x, height: y))
      })
  }
  /// Mixes this view with what lies beneath.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(BlendEffect(mode: blendMode))
  }
  /// Composites this view before what is around it.
  public func compositingGroup() -> some View { modifier(GroupingEffect()) }
  /// Composites this view before what is around it.
  public func drawingGroup(opaque: Bool = false) -> some View { modifier(GroupingEffect()) }
  /// Adds `amount` to each component, −1...1.
  public func brightness(_ amount: Double) -> some View {
    modifier(ColorEffect(kind: .brightness, amount: amount))
  }
  /// Stretches components about the middle by `amount`; 1 changes nothing.
  public func contrast(_ amount: Double) -> some View {
    modifier(ColorEffect(kind: .contrast, amount: amount))
  }
  /// Makes colours more or less vivid; 1 changes nothing.
  public func saturation(_ amount: Double) -> some View {
    modifier(ColorEffect(kind: .saturation, amount: amount))
  }
  /// Makes colours grey, 0...1.
  public func grayscale(_ amount: Double) -> some View {
    modifier(ColorEffect(kind: .grayscale, amount: amount))
  }
  /// Turns all hues by an angle.
  public func hueRotation(_ angle: Angle) -> some View {
    modifier(ColorEffect(kind: .hueRotation, amount: angle.radians))
  }
  /// Makes colours their opposites.
  public func colorInvert() -> some View { modifier(ColorEffect(kind: .invert, amount: 1)) }
  /// Multiplies colours by `color`.
  public func colorMultiply(_ color: Color) -> some View {
    modifier(EnvironmentalModifier { ColorMultiplyEffect(color: color.resolve(in: $0)) })
  }
}
