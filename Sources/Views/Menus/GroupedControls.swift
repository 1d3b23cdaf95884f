import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// The measures of grouped controls in points.
private enum GroupedMetrics {
  /// The least height, and the padding of a control at its sides.
  static let (height, padding) = (CGFloat(34), CGFloat(12))
  /// The line between two controls.
  static let (lineWidth, lineHeight) = (CGFloat(1), CGFloat(18))
  /// The height of a row of a menu with icons above titles, and the distance between these.
  static let (menuHeight, menuSpacing) = (CGFloat(60), CGFloat(4))
}

/// Controls side by side on one ground, or in a row of a menu.
struct GroupedControls<Content: View>: View {
  let content: Content
  /// Whether only icons are shown in a menu.
  var isCompact = false
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.systemLook.controls) private var look

  var body: some View {
    if isInMenu {
      HStack(spacing: 0) { content }
        .labelStyle(GroupedMenuLabelStyle(isCompact: isCompact))
    } else {
      HStack(spacing: 0) { content }
        .buttonStyle(GroupedButtonStyle())
        .labelStyle(.iconOnly)
        .clipShape(shape)
        .background(Color(.system(.fill)).opacity(ControlLook.tertiaryFill), in: shape)
        .modifier(ControlSpacing())
    }
  }

  private var shape: RoundedRectangle {
    RoundedRectangle(
      cornerRadius: look.hasCapsules ? GroupedMetrics.height / 2 : ControlLook.cornerRadius,
      style: .continuous)
  }
}

/// The style of a group's buttons, with a line before each; that of the first is cut off.
private struct GroupedButtonStyle: ButtonStyle {
  /// How much of a label is left to see while it is pressed.
  private static let pressedOpacity = 0.2
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .defaultForegroundStyle(.tint)
      .opacity(
        configuration.isPressed
          ? Self.pressedOpacity : isEnabled ? 1 : ControlLook.disabledOpacity
      )
      .padding(.horizontal, GroupedMetrics.padding)
      .frame(minHeight: GroupedMetrics.height)
      .contentShape(Rectangle())
      .overlay(alignment: .leading) {
        Rectangle().fill(Color(.system(.separator)))
          .frame(width: GroupedMetrics.lineWidth, height: GroupedMetrics.lineHeight)
          .offset(x: -GroupedMetrics.lineWidth)
      }
  }
}

/// The label style of a group in a menu: the icon above the title.
private struct GroupedMenuLabelStyle: LabelStyle {
  let isCompact: Bool

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: GroupedMetrics.menuSpacing) {
      configuration.icon
      if !isCompact { configuration.title.font(.caption) }
    }
    .frame(maxWidth: .infinity, minHeight: isCompact ? nil : GroupedMetrics.menuHeight)
  }
}
