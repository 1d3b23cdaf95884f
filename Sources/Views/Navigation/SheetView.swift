import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine

/// The measures of a sheet, about the system's.
enum SheetLook {
  /// The opacity of the black over what is below.
  static let dimming = 0.2
  /// The space above the card, below what a device covers, in points.
  static let margin: CGFloat = 10
  /// The grabber: its size, and its distance from the card's top, in points.
  static let grabber = CGSize(width: 36, height: 5)
  static let grabberTop: CGFloat = 5
  /// The speed in points a second from which a finger that lets go means the way, not the place: a fifth of it is added.
  static let lookAhead = 0.2
}

/// A sheet: a card that comes from below, over a dimmed stage.
struct SheetView<Content: View>: View {
  let content: Content
  let dismiss: @MainActor () -> Void
  @Environment(\.stageInsets) private var insets
  @Environment(\.self) private var environment
  @Environment(\.systemLook.panels) private var look
  /// Whether the content brings the card's ground.
  @State private var hasGround = false
  /// What the content says of the card.
  @State private var wishes = SheetWishes()
  /// Whether the card stands where its content wants it: it comes there with what it is shown by.
  @State private var isKnown = false
  /// The detent at which the card rests, if its content does not keep it.
  @State private var rest: PresentationDetent?
  /// The height of the stage, in points.
  @State private var stageHeight: CGFloat = 0
  /// How far a finger has moved the card down, in points.
  @State private var drag: CGFloat = 0
  /// What is scrolled on the card knows it by this.
  @State private var sheetPull = SheetPull()

  var body: some View {
    let _ = connect()
    if !letsTouchesThrough {
      Rectangle().fill(Color.black.opacity(SheetLook.dimming))
        .onTapGesture { if !wishes.isDismissDisabled { dismiss() } }
        .transition(AnyTransition(OpacityTransition()).animation(.page))
    }
    SheetLayout(
      room: room, detent: detent, detents: wishes.detents, drag: drag, inset: look.sheetInset,
      insetWay: look.sheetInsetWay
    ) {
      card.modifier(PresentationCard(setBack: setBack)).scrollingGesture(pull)
    }
    // Whatever chooses another detent, the system moves the card there by its own motion, as UIKit's `animateChanges` does;
    // five such movements in a recording of iOS 26.1, 20 pictures a second, lie 1.4 % of the way from it.
    .animation(isKnown ? .page : nil, value: detent)
    .onGeometryChange(for: CGFloat.self) {
      $0.size.height
    } action: {
      stageHeight = $0
    }
    .modifier(PageModifier(plain: AnyTransition(SheetArrival()).animation(.page), margin: margin))
    .onPreferenceChange(SheetWishesKey.self) { wishes = $0 }
    .onChange(of: wishes) { isKnown = true }
  }

  /// Tells what is scrolled on the card how that stands.
  private func connect() {
    let height = room.height(of: detent)
    sheetPull.canGrow = heights.contains { $0 > height }
    sheetPull.scrollsFirst = wishes.contentInteraction == .scrolls
  }

  // The corners cut what reaches into them, such as a stack's own ground.
  private var card: some View {
    layers.environment(\.isElevated, true).environment(\.isOnSheet, true)
      .clipShape(corners.shape)
  }

  private var layers: some View {
    ZStack(alignment: .top) {
      if !hasGround { ground }
      content.frame(maxWidth: .infinity, maxHeight: .infinity).modifier(KeyboardAvoidance())
        .padding(.bottom, insets.bottom)
        .environment(\.presentationCorners, corners)
        .environment(\.sheetPull, sheetPull)
        .modifier(PresentationGroundReader(hasGround: $hasGround))
        .modifier(AdaptationWatch(style: .sheet))
        .transformPreference(SheetWishesKey.self) { _ in }
      if wishes.showsGrabber {
        Capsule().fill(.tertiary).frame(
          width: SheetLook.grabber.width, height: SheetLook.grabber.height
        )
        .padding(.top, SheetLook.grabberTop)
      }
    }
  }

  private var margin: CGFloat { insets.top + SheetLook.margin }
  /// The corners of the card: all are round where it stands apart from the stage's sides.
  private var corners: PresentationCorners {
    let radius = wishes.cornerRadius ?? look.sheetRadius
    return PresentationCorners(top: radius, bottom: isApart ? radius : 0)
  }

  /// Whether the card stands apart from the stage's sides: where it rests lower than there is room.
  private var isApart: Bool {
    look.sheetInset > 0 && stageHeight > 0 && room.height(of: detent) < room.height(of: .large)
  }

  @ViewBuilder private var ground: some View {
    if look.hasGlass, isApart {
      Color.clear.glassEffect(
        .regular, in: RoundedRectangle(cornerRadius: corners.top, style: .circular))
    } else {
      PageGround()
    }
  }

  /// The detent at which the card rests.
  private var detent: PresentationDetent {
    if let chosen = wishes.selection?.binding.wrappedValue, wishes.detents.contains(chosen) {
      return chosen
    }
    if let rest, wishes.detents.contains(rest) { return rest }
    return wishes.detents.min { room.height(of: $0) < room.height(of: $1) } ?? .large
  }

  /// The drag that moves the card from detent to detent, and away.
  private var pull: some Gesture {
    DragGesture(coordinateSpace: .global)
      .onChanged { drag = $0.translation.height }
      .onEnded { value in
        let way = value.translation.height + value.velocity.height * SheetLook.lookAhead
        withAnimation(.page) {
          drag = 0
          settle(after: way)
        }
      }
  }

  /// Goes to the detent that is nearest after a way down, or away.
  private func settle(after way: CGFloat) {
    let wanted = room.height(of: detent) - way
    let heights = heights
    if let lowest = heights.min(), wanted < lowest / 2, !wishes.isDismissDisabled {
      return dismiss()
    }
    let nearest = heights.indices.min { abs(heights[$0] - wanted) < abs(heights[$1] - wanted) }
    guard let nearest else { return }
    rest = wishes.detents[nearest]
    wishes.selection?.binding.wrappedValue = wishes.detents[nearest]
  }

  /// Whether what lies below is neither dimmed nor kept from touches.
  private var letsTouchesThrough: Bool {
    switch wishes.background.kind {
    case .automatic, .disabled: false
    case .enabled: true
    case .upThrough(let highest): room.height(of: detent) <= room.height(of: highest)
    }
  }

  /// Whether what lies below is open to touches however high the card is.
  private var isEverOpen: Bool {
    switch wishes.background.kind {
    case .automatic, .disabled: false
    case .enabled: true
    case .upThrough(let highest): room.height(of: highest) >= room.height(of: .large)
    }
  }

  /// How what lies below stands back: on telephones that are held upright, while the card is on its way to its
  /// greatest height from the next detent below, or from below the stage where there is none.
  private var setBack: SheetSetBack? {
    guard insets.top > 0, sizes == [.compact, .regular], !isEverOpen, stageHeight > 0
    else { return nil }
    let greatest = room.height(of: .large)
    guard heights.contains(where: { $0 >= greatest }) else { return nil }
    let lower = heights.filter { $0 < greatest }.max() ?? 0
    return SheetSetBack(
      begin: stageHeight - lower, end: stageHeight - greatest, top: insets.top,
      radius: look.recededRadius)
  }

  private var sizes: [UserInterfaceSizeClass?] {
    [environment.horizontalSizeClass, environment.verticalSizeClass]
  }
  private var room: SheetRoom {
    SheetRoom(stageHeight: stageHeight, insets: insets, environment: environment)
  }
  private var heights: [CGFloat] { wishes.detents.map(room.height) }
}
