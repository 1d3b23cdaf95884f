public import DisplayList
public import Foundation
public import Geometry
import Motion
@_spi(Engine) public import ViewEngine

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

extension View {
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

extension BlurEffect: TraceableValue {
  var traceComponents: [TraceComponent] { [TraceComponent("blur.radius", radius)] }
}

extension ShadowEffect: TraceableValue {
  var traceComponents: [TraceComponent] {
    ([
      TraceComponent("radius", radius), TraceComponent("x", offset.width),
      TraceComponent("y", offset.height),
    ] + color.traceComponents).map { $0.of("shadow") }
  }
}

extension ColorEffect: TraceableValue {
  var traceComponents: [TraceComponent] {
    kind == .hueRotation
      ? [TraceComponent("hueRotation.degrees", Angle(radians: amount).degrees)]
      : [TraceComponent("\(kind)", amount)]
  }
}

extension ColorMultiplyEffect: TraceableValue {
  var traceComponents: [TraceComponent] { color.traceComponents.map { $0.of("multiply") } }
}
