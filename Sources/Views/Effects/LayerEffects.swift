public import DisplayList
public import Foundation
public import Geometry
import Motion
@_spi(Engine) public import ViewEngine

/// A Gaussian blur.
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

/// A shadow: a blurred, coloured copy beneath.
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

/// A blend mode: how the content is composited with what lies beneath.
struct BlendEffect: LayerModifier {
  typealias Body = Never
  var mode: BlendMode
  typealias AnimatableData = EmptyAnimatableData
  func layer(scale: Double, in environment: EnvironmentValues) -> Layer {
    var layer = Layer()
    layer.blendMode = mode
    return layer
  }
}

/// A compositing group: the content is composited before what is around it.
struct GroupingEffect: LayerModifier {
  typealias Body = Never
  typealias AnimatableData = EmptyAnimatableData
  func layer(scale: Double, in environment: EnvironmentValues) -> Layer {
    var layer = Layer()
    layer.isIsolated = true
    return layer
  }
}

/// Composited before what is around it, on black if it is to be opaque.
struct DrawingGroupEffect: BoxModifier {
  typealias Body = Never
  var isOpaque: Bool
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    DrawingGroupBox(self, around: inner, node)
  }
}

/// The box of a drawing group.
final class DrawingGroupBox: ModifierBox<DrawingGroupEffect> {
  /// Where the black is.
  private var shown = MovingFrame()

  private func followFrame() {
    if modifier.isOpaque { shown.set(frame, in: node) }
  }

  override func changed(from old: DrawingGroupEffect) { followFrame() }

  override func placed() {
    followFrame()
    super.placed()
  }

  override func wasRemoved() { shown.remove(in: graph) }

  override func draw(into list: inout DisplayList, _ context: DrawingContext) {
    let ground = modifier.isOpaque ? shown.presentation(in: graph) : nil
    list.group(on: ground, context) { inner.show(into: &$0, context) }
  }
}

extension DisplayList {
  /// Appends what `content` draws as a group of its own, on black over `ground`, if that is given.
  mutating func group(
    on ground: CGRect?, _ context: DrawingContext, content: (inout DisplayList) -> Void
  ) {
    var layer = Layer()
    layer.isIsolated = true
    self.layer(layer) { list in
      if let ground {
        list.fill(Path(ground), with: .solid(.black), transform: context.transform)
      }
      content(&list)
    }
  }
}

/// A colour effect, such as brightness or hue rotation: a matrix over straight encoded components.
struct ColorEffect: LayerModifier {
  typealias Body = Never
  enum Kind: Equatable {
    case brightness, contrast, saturation, grayscale, hueRotation, invert, luminanceToAlpha
  }
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

/// A multiplication by a colour.
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
  /// Blurs this view by a Gaussian.
  ///
  /// - Parameters:
  ///   - radius: The Gaussian's standard deviation, in points; 0 or less for no blur.
  ///   - opaque: Whether edges stay opaque instead of fading into what is around.
  /// - Returns: This view, blurred.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(BlurEffect(radius: radius, isOpaque: opaque))
  }
  /// Adds a shadow beneath this view.
  ///
  /// - Parameters:
  ///   - color: The shadow's colour; black at an opacity of 0.33 if nothing is said.
  ///   - radius: How soft the shadow is, in points: the standard deviation of its blur is 0.94 of it; 0 or less
  ///     for a sharp one.
  ///   - x: How far the shadow lies to the right, in points.
  ///   - y: How far the shadow lies further down, in points.
  /// - Returns: This view, above its shadow.
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
  /// Sets the blend mode by which this view is composited with what lies beneath.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(BlendEffect(mode: blendMode))
  }
  /// Makes a compositing group: this view is composited before what is around it.
  public func compositingGroup() -> some View { modifier(GroupingEffect()) }
  /// Brightens this view: adds `amount` to each component, −1...1.
  public func brightness(_ amount: Double) -> some View {
    modifier(ColorEffect(kind: .brightness, amount: amount))
  }
  /// Changes the contrast: stretches components about the middle by `amount`; 1 changes nothing.
  public func contrast(_ amount: Double) -> some View {
    modifier(ColorEffect(kind: .contrast, amount: amount))
  }
  /// Changes the saturation: 0 for grey, 1 for no change, more for more vivid colours.
  public func saturation(_ amount: Double) -> some View {
    modifier(ColorEffect(kind: .saturation, amount: amount))
  }
  /// Changes colours to greyscale: 0 for no change, 1 for grey.
  public func grayscale(_ amount: Double) -> some View {
    modifier(ColorEffect(kind: .grayscale, amount: amount))
  }
  /// Rotates all hues by an angle.
  public func hueRotation(_ angle: Angle) -> some View {
    modifier(ColorEffect(kind: .hueRotation, amount: angle.radians))
  }
  /// Inverts colours.
  public func colorInvert() -> some View { modifier(ColorEffect(kind: .invert, amount: 1)) }
  /// Makes luminance opacity: what is dark becomes transparent, and the rest black.
  public func luminanceToAlpha() -> some View {
    modifier(ColorEffect(kind: .luminanceToAlpha, amount: 1))
  }
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
