import DisplayList
import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) public import ViewEngine

/// A glass effect, as a scene asks for it.
struct GlassEffect<S: Shape>: ViewModifier {
  let glass: Glass
  let shape: S
  @GestureState(reset: { $1.animation = GlassPress.release }) private var isPressed = false
  @Environment(\.self) private var environment

  func body(content: Content) -> some View {
    let press = DragGesture(minimumDistance: 0).updating($isPressed) { _, isPressed, transaction in
      guard !isPressed else { return }
      isPressed = true
      transaction.animation = GlassPress.press
    }
    content.modifier(
      GlassLayer(glass, in: shape, isPressed: isPressed && glass.isInteractive, environment)
    )
    .simultaneousGesture(press, including: glass.isInteractive ? .all : .subviews)
  }
}

/// How glass moves under a finger.
enum GlassPress {
  /// When the finger comes.
  static let press = Animation.spring(duration: 0.25, bounce: 0.3)
  /// When it goes.
  static let release = Animation.spring(duration: 0.45, bounce: 0.45)
}

/// What of a glass moves.
struct GlassNumbers: Animatable, Equatable {
  /// The tint, as the scene has it.
  var tint: ResolvedColor
  /// How far a finger presses the glass, 0...1.
  var press: Double
  /// How much of the glass is there, 0...1.
  var presence: Double

  var animatableData: AnimatablePair<ResolvedColor.AnimatableData, AnimatablePair<Double, Double>>
  {
    get { AnimatablePair(tint.animatableData, AnimatablePair(press, presence)) }
    set {
      tint.animatableData = newValue.first
      (press, presence) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// Glass behind a view.
struct GlassLayer<S: Shape>: BoxModifier {
  typealias Body = Never
  let shape: S
  let variant: Glass.Variant
  let numbers: GlassNumbers

  /// Creates the glass of a configuration.
  ///
  /// - Parameters:
  ///   - glass: The configuration.
  ///   - shape: The shape, laid out in the view's frame.
  ///   - isPressed: Whether a finger presses the glass.
  ///   - environment: What tints mean.
  init(_ glass: Glass, in shape: S, isPressed: Bool, _ environment: EnvironmentValues) {
    (self.shape, variant) = (shape, glass.variant)
    numbers = GlassNumbers(
      tint: glass.tint?.resolve(in: environment) ?? .clear, press: isPressed ? 1 : 0,
      presence: glass.variant == .identity ? 0 : 1)
  }

  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    GlassBox(self, around: inner, node)
  }
}

/// The box of a view with glass behind it.
final class GlassBox<S: Shape>: ModifierBox<GlassLayer<S>> {
  private let shape: Moving<S>
  private let numbers: Moving<GlassNumbers>
  private var shown = MovingFrame()
  /// The variant; that of before while glass goes.
  private var variant: Glass.Variant

  override init(_ modifier: GlassLayer<S>, around inner: Box, _ node: Node) {
    (shape, numbers) = (Moving(modifier.shape), Moving(modifier.numbers))
    variant = modifier.variant
    super.init(modifier, around: inner, node)
  }

  override func changed(from old: GlassLayer<S>) {
    shape.set(modifier.shape, in: node)
    numbers.set(modifier.numbers, in: node)
    if modifier.variant != .identity { variant = modifier.variant }
  }

  override func trace(into lines: inout TraceLines) {
    lines.add(shown, prefix: "glass.")
    lines.add(shape, prefix: "glass.")
    lines.add(numbers, prefix: "glass.")
  }

  override func placed() {
    shown.set(frame, in: node)
    super.placed()
  }

  override func wasRemoved() {
    shape.remove(in: graph)
    numbers.remove(in: graph)
    shown.remove(in: graph)
  }

  private var path: Path {
    shape.presentation(in: graph)
      .outline(in: shown.presentation(in: graph), environment)
  }

  override func draw(into list: inout DisplayList, _ context: DrawingContext) {
    let numbers = numbers.presentation(in: graph)
    let frame = shown.presentation(in: graph)
    let scale = GlassLook.scale(press: numbers.press, size: frame.size)
    let center = CGPoint(x: frame.midX, y: frame.midY)
    var context = context.under(CGAffineTransform(scaleX: scale, y: scale).about(center))
    if variant != .identity, numbers.presence > 0 {
      context = drawGlass(numbers, into: &list, context)
    }
    inner.show(into: &list, context)
  }

  /// Draws the glass itself.
  ///
  /// - Returns: The context of what lies on it.
  private func drawGlass(
    _ numbers: GlassNumbers, into list: inout DisplayList, _ context: DrawingContext
  ) -> DrawingContext {
    let path = path
    let tint = GlassLook.tint(numbers.tint, press: numbers.press)
    guard !environment.accessibilityReduceTransparency else {
      list.fill(
        path, with: .solid(GlassLook.solid(environment.colorScheme).opacity(numbers.presence)),
        transform: context.transform)
      if tint.opacity > 0 {
        let cover = tint.opacity(numbers.presence / Double(max(tint.opacity, 0.01)))
        list.fill(
          path, with: .solid(numbers.tint.opacity > 0 ? cover : tint), transform: context.transform)
      }
      return context
    }
    let kind = GlassLook.kind(variant, environment.colorScheme, size: path.boundingRect.size)
    let pane = GlassPaint.Pane(
      GlassPaint.Outline(path), tint: tint, presence: min(numbers.presence, 1))
    guard let group = environment.glassGroup else {
      list.fill(GlassPaint(panes: [pane], kind: kind), transform: context.transform)
      return context
    }
    let place = group.add(
      GlassGroup.Member(
        box: self, pane: pane, kind: kind, id: environment.glassID, union: environment.glassUnion,
        transition: environment.glassTransition), into: &list, context.transform)
    var context = context
    context.transform = context.transform.concatenating(place)
    return context
  }

  override func hitTest(_ point: CGPoint, _ context: DrawingContext) -> Hit? {
    if let hit = inner.hitTest(point, context) { return hit }
    guard modifier.variant != .identity else { return nil }
    return path.contains(point.applying(context.transform.inverted())) ? Hit(self) : nil
  }
}

extension GlassPaint.Outline {
  /// The outline of a path, by its equation where it has round corners.
  init(_ path: Path) {
    switch path.kind {
    case .rect(let rect): self = .rounded(rect, radius: 0)
    // Frames that move are round to the last digits only.
    case .ellipse(let rect) where abs(rect.width - rect.height) < 1e-6:
      self = .rounded(rect, radius: rect.width / 2)
    case .roundedRect(let rect, let size, _) where size.width == size.height:
      self = .rounded(rect, radius: size.width)
    default: self = .path(path)
    }
  }
}

extension View {
  /// Applies the Liquid Glass effect to this view: a shape of glass behind it.
  ///
  /// Corners of a continuous style are drawn as circular ones of the same radius.
  ///
  /// - Parameters:
  ///   - glass: The glass.
  ///   - shape: The shape, laid out in this view's frame.
  /// - Returns: This view, on glass.
  public func glassEffect<S: Shape>(
    _ glass: Glass = .regular, in shape: S = DefaultGlassEffectShape()
  ) -> some View {
    modifier(GlassEffect(glass: glass, shape: shape))
  }
}
