import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// The items of a navigation bar on glass: those that belong together on one, and what confirms on one of the accent colour.
struct GlassItems: View {
  let entries: [_ToolbarEntry]
  @Environment(\.systemLook.bars) private var look

  var body: some View {
    let present = entries.filter { !$0.isAbsent }
    let confirming = present.filter { $0.isConfirming && $0.spacing == nil && $0.hasGround }
    let groups = Self.groups(present.filter { !$0.isConfirming || !$0.hasGround })
    HStack(spacing: look.glassSpacing) {
      ForEach(Array(groups.enumerated()), id: \.offset) { group in
        if group.element.allSatisfy(\.hasGround) {
          row(group.element).tint(.primary).glassEffect(.regular, in: Capsule())
        } else {
          ToolbarRow(views: group.element.map(\.view), spacing: 0).tint(.primary)
        }
      }
      if !confirming.isEmpty { ConfirmingGlass { row(confirming) } }
    }
    .environment(\.isOnBarGlass, true)
  }

  /// The items that stand on one glass: those between two gaps; what stands on none is a group of its own.
  private static func groups(_ entries: [_ToolbarEntry]) -> [[_ToolbarEntry]] {
    entries.split { $0.spacing != nil }.flatMap { row in
      row.reduce(into: [[_ToolbarEntry]]()) { groups, entry in
        let joins = entry.hasGround && groups.last?.last?.hasGround == true
        if joins { groups[groups.count - 1].append(entry) } else { groups.append([entry]) }
      }
    }
  }

  private func row(_ entries: [_ToolbarEntry]) -> some View {
    ToolbarRow(
      views: entries.map { entry in
        AnyView(
          entry.view
            .modifier(GlassItemRoom(side: look.buttonHeight, padding: look.itemPadding)))
      }, spacing: 0)
  }
}

/// The room of an item on glass: a symbol's is as wide as high, words have padding at their sides.
///
/// A symbol of the letters' size in the scale large is up to 24 wide, and its glass is round, in pictures of iOS 26.
struct GlassItemRoom: UnaryLayout {
  typealias Body = Never
  /// The height, which is the least width, in points.
  let side: CGFloat
  /// The padding at the sides of words, in points.
  let padding: CGFloat
  /// The widest symbol that leaves the glass round, in points.
  private static let widestSymbol: CGFloat = 32

  private func inset(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - 2 * padding, 0) }, height: proposal.height)
  }

  func size(of inner: Box, for proposal: ProposedViewSize) -> CGSize {
    let content = inner.size(for: inset(proposal))
    let isRound = content.width <= Self.widestSymbol && ListRow.firstText(in: inner) == nil
    return CGSize(
      width: isRound ? side : max(content.width + 2 * padding, side),
      height: max(content.height, side))
  }

  func place(_ inner: Box, in frame: CGRect, _ proposal: ProposedViewSize) -> (
    CGRect, ProposedViewSize
  ) {
    let offer = inset(proposal)
    let size = inner.size(for: offer)
    let place = CGRect(
      x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
      height: size.height)
    return (place, offer)
  }
}

/// The glass of the items that confirm: of the accent colour, or grey where nothing can be confirmed.
private struct ConfirmingGlass<Items: View>: View {
  /// The tint of items that are disabled: with it glass over a grey of 242 has 214, as measured in a picture of iOS 26.
  private static var disabledTint: Color { Color.gray.opacity(0.41) }
  @ViewBuilder let items: Items
  @State private var isDisabled = false

  var body: some View {
    items.buttonStyle(ConfirmingItem()).tint(.white)
      .glassEffect(
        .regular.tint(isDisabled ? Self.disabledTint : .accentColor), in: Capsule()
      )
      .onPreferenceChange(ItemIsDisabledKey.self) { isDisabled = $0 }
  }
}

/// The preference by which a bar's button says that it is disabled.
private enum ItemIsDisabledKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}

/// The style of a bar's button that confirms: its label is white, enabled or not.
private struct ConfirmingItem: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(Color.white)
      .modifier(PressedFade(isPressed: configuration.isPressed, opacity: PressedFade.grounded))
      .preference(key: ItemIsDisabledKey.self, value: !isEnabled)
  }
}

/// The style of a round button of a bar: its label on glass, which a finger presses.
struct GlassBarButton: ButtonStyle {
  @Environment(\.self) private var environment

  func makeBody(configuration: Configuration) -> some View {
    let isPressed = configuration.isPressed
    configuration.label
      .foregroundStyle(.primary)
      .contentShape(Circle())
      .animation(isPressed ? GlassPress.press : GlassPress.release) {
        $0.modifier(GlassLayer(.regular, in: Circle(), isPressed: isPressed, environment))
      }
  }
}
