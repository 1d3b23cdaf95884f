import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// How menus look and open, about as the system's of iOS 17; it publishes no figures.
enum MenuLook {
  /// The width of a menu, in points.
  static let width: CGFloat = 250
  /// Points between a menu and its label, and between it and the stage's sides.
  static let (distance, margin): (CGFloat, CGFloat) = (8, 16)
  /// The size of the mark of what is chosen, and how much farther in titles are where there are any, in points; a guess.
  static let (markSize, markWidth): (CGFloat, CGFloat) = (14, 24)
  /// Points before titles and after icons.
  static let inset: CGFloat = 16
  /// The shadow: how black, and how soft in points.
  static let shadow: (shade: Double, radius: CGFloat) = (0.15, 32)
  /// How small a menu is when it begins to open, and when it has gone; measured as its motions are.
  static let (arrivalScale, departureScale): (CGFloat, CGFloat) = (0.1, 0.3)
  /// The motion by which it opens: two openings of a context menu in a recording of iOS 16 at 20 pictures a second lie 1.0 % of
  /// the way from it, and go 0.9 % beyond.
  static let arrival = Animation.spring(duration: 0.34, bounce: 0.15)
  /// The motion by which it closes; two closings of the same recording lie 3.4 % from it, whose pictures are no better timed.
  static let departure = Animation.spring(duration: 0.25, bounce: 0)
  /// How large a menu is in a phase of its transition.
  static func scale(_ phase: TransitionPhase) -> CGFloat {
    switch phase {
    case .willAppear: arrivalScale
    case .identity: 1
    case .didDisappear: departureScale
    }
  }
  /// How much a view grows that stands out.
  static let lift: CGFloat = 1.03
  /// The seconds of a press that opens a menu.
  static let pressDuration = 0.5
}

/// An open menu over the stage: beside its label, or beside a view that stands out of the blurred stage.
struct MenuView<Preview: View, Content: View>: View {
  /// Where the label or view is, in points of the stage.
  let place: CGRect
  let preview: Preview
  let dismiss: @MainActor () -> Void
  /// Whether the first item stands nearest to the label.
  let isByPriority: Bool
  /// Whether its middle is over that of its label.
  let isCentered: Bool
  let content: Content
  @State private var hasMarks = false
  @Environment(\.stageInsets) private var insets
  @Environment(\.layoutDirection) private var direction
  @Environment(\.systemLook.panels) private var look

  private var hasPreview: Bool { !(preview is EmptyView) }

  var body: some View {
    ground
      .transition(.menuFade)
    if hasPreview {
      preview.environment(\.layoutDirection, direction)
        .frame(width: place.width, height: place.height).scaleEffect(MenuLook.lift)
        .position(x: place.midX, y: place.midY).environment(\.layoutDirection, .leftToRight)
        .allowsHitTesting(false)
        .transition(.menuFade)
    }
    // Where the label is counts from the left, whatever the direction.
    GeometryReader { stage in
      let isAbove = !MenuLayout.isBelow(place, in: stage.size.height)
      MenuLayout(place: place, insets: insets, isCentered: isCentered) {
        panel(isReversed: isByPriority && isAbove).environment(\.layoutDirection, direction)
      }
    }
    .environment(\.layoutDirection, .leftToRight)
    .transition(.menu(outOf: place))
  }

  @ViewBuilder private var ground: some View {
    if hasPreview {
      Rectangle().fill(.ultraThinMaterial).onTapGesture { dismiss() }
    } else {
      Color.clear.contentShape(Rectangle()).onTapGesture { dismiss() }
    }
  }

  private func panel(isReversed: Bool) -> some View {
    MenuColumn(isReversed: isReversed) { content.axis(.vertical) }
      .environment(\.dividerBand, look.menuGapHeight)
      .buttonStyle(MenuButtonStyle(dismiss: dismiss))
      .toggleStyle(MenuToggleStyle())
      .labelStyle(MenuLabelStyle())
      .environment(\.isInMenu, true)
      .environment(\.hasMenuMarks, hasMarks)
      .onPreferenceChange(HasMenuMarks.self) { hasMarks = $0 }
      .padding(.vertical, look.menuPadding)
      .frame(width: MenuLook.width)
      .modifier(
        PanelGround(material: .regular, radius: look.menuRadius, shadow: MenuLook.shadow))
  }
}

/// The layout of a menu: below what it belongs to, or above it in the lower half of the stage, and within the stage.
struct MenuLayout: Layout {
  let place: CGRect
  let insets: EdgeInsets
  /// The width of what is placed.
  var width = MenuLook.width
  /// Whether its middle is over that of what it belongs to, rather than one of its sides.
  var isCentered = false

  /// Whether there is more room below than above.
  static func isBelow(_ place: CGRect, in height: CGFloat) -> Bool { place.midY <= height / 2 }

  /// Where a menu begins: at the side of what it belongs to that is nearer to the stage's.
  private func leading(of place: CGRect, in width: CGFloat) -> CGFloat {
    let wanted =
      isCentered
      ? place.midX - self.width / 2
      : place.midX <= width / 2 ? place.minX : place.maxX - self.width
    return max(min(wanted, width - MenuLook.margin - self.width), MenuLook.margin)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      let size = subview.sizeThatFits(ProposedViewSize(width: width, height: nil))
      let wanted =
        Self.isBelow(place, in: bounds.height)
        ? place.maxY + MenuLook.distance : place.minY - MenuLook.distance - size.height
      let lowest = bounds.height - insets.bottom - size.height
      let y = max(min(wanted, lowest), insets.top)
      subview.place(
        at: CGPoint(
          x: bounds.minX + leading(of: place, in: bounds.width), y: bounds.minY + y),
        proposal: ProposedViewSize(size))
    }
  }
}

extension AnyTransition {
  /// How what lies beneath a menu comes and goes.
  static var menuFade: AnyTransition {
    let fade = AnyTransition(OpacityTransition())
    return .asymmetric(
      insertion: fade.animation(MenuLook.arrival), removal: fade.animation(MenuLook.departure))
  }

  /// How a menu comes out of what it belongs to, and goes back.
  static func menu(outOf place: CGRect) -> AnyTransition {
    let whole = AnyTransition(OpacityTransition())
      .combined(with: AnyTransition(MenuOpening(place: place)))
    return .asymmetric(
      insertion: whole.animation(MenuLook.arrival), removal: whole.animation(MenuLook.departure))
  }
}

/// The transition of a menu: it grows out of the middle of what it belongs to.
struct MenuOpening: Transition {
  let place: CGRect

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(
      PanelGrowth(scale: MenuLook.scale(phase)) { size in
        // The middle of the edge of what it belongs to.
        let isBelow = MenuLayout.isBelow(place, in: size.height)
        return CGPoint(x: place.midX, y: isBelow ? place.maxY : place.minY)
      })
  }
}

/// Scales a panel, which lies on the whole stage, about a point of that.
struct PanelGrowth: GeometryEffect {
  var scale: CGFloat
  /// The point on a stage of a size.
  let origin: @MainActor (CGSize) -> CGPoint

  nonisolated var animatableData: CGFloat {
    get { scale }
    set { scale = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    let origin = origin(size)
    return ProjectionTransform(
      CGAffineTransform(translationX: origin.x, y: origin.y).scaledBy(x: scale, y: scale)
        .translatedBy(x: -origin.x, y: -origin.y))
  }
}

/// The style of a menu's buttons, which closes the menu before it does what a button is for.
private struct MenuButtonStyle: PrimitiveButtonStyle {
  let dismiss: @MainActor () -> Void

  func makeBody(configuration: Configuration) -> some View {
    PressableButton(
      style: MenuRow(),
      configuration: PrimitiveButtonStyleConfiguration(
        role: configuration.role, label: configuration.label,
        action: { [dismiss] in
          dismiss()
          configuration.trigger()
        }, trackingChanged: configuration.trackingChanged))
  }
}

/// The look of a menu's button.
private struct MenuRow: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .defaultForegroundStyle(style(configuration.role))
      .modifier(MenuRowRoom())
      .background { if configuration.isPressed { Color(.system(.fill)) } }
      .contentShape(Rectangle())
  }

  private func style(_ role: ButtonRole?) -> AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(.tertiary) }
    return role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.primary)
  }
}

/// The room of a row of a menu, with a line above it; that of the first is cut off.
struct MenuRowRoom: ViewModifier {
  @Environment(\.pixelLength) private var pixel
  @Environment(\.menuMark) private var mark
  @Environment(\.hasMenuMarks) private var hasMarks
  @Environment(\.systemLook.panels) private var look

  func body(content: Content) -> some View {
    let row = HStack(spacing: 0) {
      if hasMarks {
        Image(systemName: "checkmark").font(.system(size: MenuLook.markSize, weight: .semibold))
          .opacity(mark == true ? 1 : 0)
          .frame(width: MenuLook.markWidth, alignment: .leading)
      }
      content.font(.body).lineLimit(2)
    }
    .padding(.horizontal, MenuLook.inset)
    .frame(maxWidth: .infinity, minHeight: look.menuRowHeight, alignment: .leading)
    if look.hasMenuLines {
      row.overlay(alignment: .top) {
        Rectangle().fill(Color(.system(.separator))).frame(height: pixel)
          .offset(y: -pixel)
      }
    } else {
      row
    }
  }
}

/// The label style of menus: the title, and the icon at the other side, or before it.
private struct MenuLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuLabel(configuration: configuration)
  }
}

/// A label in a menu.
private struct MenuLabel: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.systemLook.panels) private var look
  /// The width of the column of icons before titles, in points.
  private static let column: CGFloat = 28

  var body: some View {
    HStack(spacing: MenuLook.distance) {
      if look.hasMenuLines {
        configuration.title
        Spacer(minLength: 0)
        configuration.icon
      } else {
        configuration.icon.frame(width: Self.column)
        configuration.title
        Spacer(minLength: 0)
      }
    }
  }
}
