import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// The knob of a switch or a slider: white, most with a shadow, and in some systems a lens while a finger lifts it.
struct KnobLook: View {
  /// The size in points.
  let size: CGSize
  /// The size while a finger lies on it.
  let liftedSize: CGSize
  /// Whether a finger lies on it.
  let isLifted: Bool
  /// The shadow's opacity.
  let shade: Double
  /// Whether only its place is there.
  var isHidden = false
  /// The edge at which a lifted knob stays; `nil` where it grows about its middle.
  var edge: HorizontalEdge?
  @Environment(\.layoutDirection) private var direction
  @Environment(\.systemLook.controls) private var look
  @Environment(\.self) private var environment

  var body: some View {
    let isLens = look.hasLensKnobs && isLifted && !isHidden
    shape.fill(.white)
      .frame(width: size.width, height: size.height)
      .shadow(
        color: .black.opacity(shade), radius: ControlLook.shadowRadius,
        y: ControlLook.shadowOffset
      )
      .modifier(Clearing(share: isLens || isHidden ? 1 : 0))
      .modifier(
        GlassLayer(isLens ? .lens : .identity, in: shape, isPressed: false, environment)
      )
      .animation(isLifted ? look.knobLifts : look.knobFalls, value: isLifted)
      // Where it lies is the business of what is around it.
      .geometryGroup()
  }

  /// The shape, which grows beyond the frame: layout would round what moves.
  private var shape: KnobShape {
    let wider = isLifted ? liftedSize.width - size.width : 0
    let taller = isLifted ? (liftedSize.height - size.height) / 2 : 0
    let isAtLeft = (edge == .leading) == (direction == .leftToRight)
    let left: CGFloat = edge == nil ? 0.5 : isAtLeft ? 0 : 1
    return KnobShape(left: wider * left, right: wider * (1 - left), vertical: taller)
  }
}

/// What becomes a lens: it is white for long.
private struct Clearing: AnimatableModifier {
  /// How far it is one, 0...1.
  nonisolated var share: Double
  nonisolated var animatableData: Double {
    get { share }
    set { share = newValue }
  }
  func body(content: Content) -> some View { content.opacity(1 - share * share) }
}

/// A circle, or a capsule where there is more room on one side, which may reach beyond its frame.
private struct KnobShape: Shape {
  /// Points beyond the frame at its left and right, and above as beneath it.
  nonisolated var left: CGFloat
  nonisolated var right: CGFloat
  nonisolated var vertical: CGFloat

  nonisolated var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(left, AnimatablePair(right, vertical)) }
    set {
      (left, right, vertical) = (newValue.first, newValue.second.first, newValue.second.second)
    }
  }

  /// Its sides are left and right already.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  nonisolated func path(in rect: CGRect) -> Path {
    let place = CGRect(
      x: rect.minX - left, y: rect.minY - vertical, width: rect.width + left + right,
      height: rect.height + 2 * vertical)
    return place.width == place.height
      ? Circle().path(in: place) : Capsule(style: .circular).path(in: place)
  }
}
