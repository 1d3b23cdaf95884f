import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// A popover over the stage: a bubble with an arrow that points at something; a tap beside it dismisses it.
struct PopoverView<Content: View>: View {
  /// The size of its content, in points.
  let size: CGSize
  /// What the arrow points at, in points of the stage.
  let source: CGRect
  /// At which edges of the bubble the arrow may be.
  let edges: Edge.Set
  /// The one of them at which it is first, if there is room; `nil` for any.
  var preferred: Edge?
  /// Points that are kept free at the sides of what nothing covers of the stage.
  let margins: EdgeInsets
  /// What the bubble and its arrow are filled with; `nil` for the system's material.
  let ground: Color?
  let dismiss: @MainActor () -> Void
  let content: Content
  @Environment(\.stageInsets) private var insets
  @Environment(\.layoutDirection) private var direction
  @Environment(\.systemLook.panels) private var look
  /// Whether the content brings the bubble's ground.
  @State private var hasGround = false

  private var wish: PopoverWish {
    PopoverWish(
      size: size, source: source, edges: edges, preferred: preferred,
      insets: EdgeInsets(
        top: insets.top + margins.top, leading: insets.leading + margins.leading,
        bottom: insets.bottom + margins.bottom, trailing: insets.trailing + margins.trailing))
  }

  var body: some View {
    Color.clear.contentShape(Rectangle()).onTapGesture { dismiss() }
      .transition(AnyTransition(OpacityTransition()).animation(MenuLook.arrival))
    // Where the source is counts from the left, whatever the direction.
    GeometryReader { stage in
      let place = wish.place(in: stage.size)
      ZStack(alignment: .topLeading) {
        if !hasGround { bubble(PopoverOutline(place: place)) }
        filled(place)
          .shadow(
            color: .black.opacity(hasGround ? MenuLook.shadow.shade : 0),
            radius: MenuLook.shadow.radius)
      }
    }
    .environment(\.layoutDirection, .leftToRight)
    .transition(
      AnyTransition(OpacityTransition()).combined(with: AnyTransition(PopoverOpening(wish: wish)))
        .animation(MenuLook.arrival))
  }

  /// The content, and the ground that it brings, which reaches into the arrow.
  private func filled(_ place: PopoverPlace) -> some View {
    let whole = place.whole
    return content.environment(\.layoutDirection, direction).environment(\.isElevated, true)
      .environment(\.isOnSheet, false).environment(\.sheetPull, nil)
      .environment(\.presentationCorners, PresentationCorners())
      .modifier(PresentationGroundReader(hasGround: $hasGround))
      .frame(width: place.frame.width, height: place.frame.height)
      .padding(Edge.Set(place.edge), PopoverLook.arrowHeight)
      .modifier(PresentationCard())
      .clipShape(PopoverOutline(place: place, origin: whole.origin))
      .position(x: whole.midX, y: whole.midY)
  }

  /// The bubble's ground, with its arrow.
  @ViewBuilder private func bubble(_ outline: PopoverOutline) -> some View {
    ZStack {
      if !look.hasGlass { OutlineShadow(outline: outline, shadow: MenuLook.shadow) }
      if let ground {
        outline.fill(ground)
      } else if look.hasGlass {
        Color.clear.glassEffect(.regular, in: outline)
      } else {
        outline.fill(.regularMaterial)
      }
    }
    .allowsHitTesting(false)
  }
}

/// The outline of a bubble with its arrow, in points of the stage.
private struct PopoverOutline: Shape {
  let place: PopoverPlace
  /// What the shape's own corner is there.
  var origin = CGPoint.zero

  func path(in rect: CGRect) -> Path {
    place.outline.applying(
      CGAffineTransform(translationX: rect.minX - origin.x, y: rect.minY - origin.y))
  }
}

/// The transition of a popover: it grows out of the point of its arrow.
struct PopoverOpening: Transition {
  let wish: PopoverWish

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(
      PanelGrowth(scale: phase.isIdentity ? 1 : MenuLook.arrivalScale) { wish.place(in: $0).tip })
  }
}
