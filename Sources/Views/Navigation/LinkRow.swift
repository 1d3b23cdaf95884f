import Foundation
@_spi(Engine) public import ViewEngine

/// A navigation link's label as a row of a list: at its end a chevron says that a page follows.
struct LinkRow<Label: View>: View {
  let label: Label
  @Environment(\.rowBadge) private var badge
  @Environment(\.listChoice) private var choice
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.linkIndicatorVisibility) private var visibility
  @Environment(\.systemLook.lists) private var look
  /// How large text is, where the chevron is as large.
  @ScaledMetric(relativeTo: .body) private var scale: CGFloat = 1

  /// Whether the row says that a page follows: not beside the column that shows what is chosen.
  private var leadsOn: Bool {
    visibility != .hidden && (choice == nil || sizeClass != .regular)
  }

  var body: some View {
    HStack(spacing: 0) {
      // Pictures of both systems show the second level in links as half of the words' colour.
      label.environment(\.rowBadge, nil).fadedLevels()
      Spacer(minLength: 0)
      RowBadge(label: badge).padding(.leading, ControlLook.spacing)
      if leadsOn { chevron }
    }
    // A finger may come down between the two.
    .contentShape(Rectangle())
  }

  private var chevronSize: CGFloat {
    look.chevronSize * (look.rowHeightFollowsText ? scale : 1)
  }

  private var chevron: some View {
    Image(systemName: "chevron.forward")
      .font(.system(size: chevronSize, weight: .semibold))
      .foregroundStyle(look.chevronColor)
      .padding(.leading, look.chevronSpacing).padding(.trailing, look.chevronInset)
      .accessibilityHidden(true)
  }
}

/// The look of a link in a row: the label in its own colours, the row grey while it is pressed.
struct LinkRowStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .opacity(isEnabled ? 1 : ControlLook.disabledOpacity)
      .layoutValue(key: RowIsPressed.self, value: configuration.isPressed)
      .layoutValue(key: ShowsRowBadge.self, value: true)
  }
}

private enum LinkIndicatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// Whether links in rows say that a page follows.
  var linkIndicatorVisibility: Visibility {
    get { self[LinkIndicatorKey.self] }
    set { self[LinkIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Shows or hides the chevrons of the links in the rows below.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.linkIndicatorVisibility, visibility)
  }
}
