import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// An alert or a confirmation dialog over the dimmed stage.
struct DialogView<Actions: View, Message: View>: View {
  let kind: DialogLook.Kind
  let title: Text?
  /// Where the view is that asks, in points of the stage, out of which it grows; `nil` for a dialog that does not.
  var place: CGRect?
  let dismiss: @MainActor () -> Void
  let actions: Actions
  let message: Message
  /// Whether it gets a button that ends it where there is none.
  var addsWayOut = true
  @Environment(\.colorScheme) private var scheme
  @Environment(\.layoutDirection) private var direction
  @Environment(\.stageInsets) private var insets
  @Environment(\.systemLook.panels) private var panels
  /// What the buttons are; not known before they are there.
  @State private var buttons = DialogButtons()
  /// The size of a confirmation that is in a popover.
  @State private var size = CGSize.zero

  private var look: DialogLook {
    DialogLook(kind: kind, isGrown: place != nil, panels: panels)
  }

  var body: some View {
    if let place {
      if look.isPopover { popover(at: place) } else { grown(out: place) }
    } else {
      standing
    }
  }

  @ViewBuilder private var standing: some View {
    Rectangle().fill(Color.black.opacity(DialogLook.dimming(scheme)))
      .onTapGesture { if look.kind == .confirmation { dismiss() } }
      .transition(AnyTransition(OpacityTransition()).animation(DialogLook.arrival))
    if look.kind == .alert {
      card.clipShape(RoundedRectangle(cornerRadius: panels.dialogRadius))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .modifier(KeyboardAvoidance())
        .transition(arrival)
    } else {
      card.padding(.bottom, max(insets.bottom, DialogLook.margin))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
        .transition(AnyTransition(MoveTransition(edge: .bottom)).animation(DialogLook.arrival))
    }
  }

  /// The card beside the view that asks; a touch beside it cancels.
  @ViewBuilder private func grown(out place: CGRect) -> some View {
    Color.clear.contentShape(Rectangle()).onTapGesture { dismiss() }
      .transition(.menuFade)
    MenuLayout(
      place: place, insets: insets, width: panels.confirmationWidth ?? 0, isCentered: true
    ) {
      card.environment(\.layoutDirection, direction)
    }
    .environment(\.layoutDirection, .leftToRight)
    .transition(.menu(outOf: place))
  }

  /// The card in a popover that points at the view that asks, as on tablets before iOS 26.
  private func popover(at place: CGRect) -> some View {
    let margin = PopoverLook.margin
    return PopoverView(
      size: size, source: place, edges: .all,
      margins: EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin),
      ground: nil, dismiss: dismiss, content: card.modifier(IdealSizeReader { size = $0 }))
  }

  /// An alert comes from somewhat larger, and fades away.
  private var arrival: AnyTransition {
    let fade = AnyTransition(OpacityTransition())
    return .asymmetric(
      insertion: fade.combined(with: .scale(scale: DialogLook.arrivalScale)), removal: fade
    ).animation(DialogLook.arrival)
  }

  private var card: some View {
    DialogLayout(look: look) {
      if !look.isPopover { ground.layoutValue(key: DialogPart.self, value: .ground) }
      if look.kind == .confirmation, !look.isGrown {
        ground.layoutValue(key: DialogPart.self, value: .groundApart)
      }
      header
      actions.onPreferenceChange(DialogButtonsKey.self) { buttons = $0 }
      if needsButton {
        Button(look.kind == .alert ? "OK" : "Cancel", role: .cancel) {}
      }
    }
    .buttonStyle(DialogButtonStyle(look: look, dismiss: dismiss))
    .environment(\.isElevated, true)
    .accessibilityElement(children: .contain)
  }

  /// Whether a way out is missing: of an alert any button, of a confirmation one that cancels.
  private var needsButton: Bool {
    guard addsWayOut, !look.isGrown else { return false }
    return look.kind == .alert ? buttons.count == 0 : !buttons.hasCancel
  }

  private var hasMessage: Bool {
    // An older alert has a text or none.
    !(message is EmptyView) && (message as? Text?).map { $0 != nil } != false
  }

  @ViewBuilder private var ground: some View {
    let shape = RoundedRectangle(cornerRadius: panels.dialogRadius)
    if panels.hasGlass {
      Color.clear.glassEffect(.regular, in: shape)
    } else {
      shape.fill(.thickMaterial)
    }
  }

  @ViewBuilder private var header: some View {
    if title != nil || hasMessage {
      VStack(alignment: look.hasCapsules ? .leading : .center, spacing: look.headerSpacing) {
        title?.font(look.titleFont)
        message.font(look.messageFont)
      }
      .multilineTextAlignment(look.hasCapsules ? .leading : .center)
      .foregroundStyle(look.headerStyle)
      .frame(maxWidth: .infinity, alignment: look.hasCapsules ? .leading : .center)
      .padding(look.headerInsets(hasMessage: hasMessage))
      .layoutValue(key: DialogPart.self, value: .header)
    }
  }
}

/// The style of a dialog's buttons: a row with a line above, which ends the dialog before it does what it is for.
private struct DialogButtonStyle: PrimitiveButtonStyle {
  let look: DialogLook
  let dismiss: @MainActor () -> Void

  func makeBody(configuration: Configuration) -> some View {
    let isCancel = configuration.role == .cancel
    Group {
      if look.isGrown, isCancel {
        // A touch beside it does the same.
        EmptyView()
      } else if look.hasCapsules {
        PressableButton(style: DialogCapsule(look: look), configuration: ending(configuration))
      } else {
        PressableButton(style: DialogRow(look: look), configuration: ending(configuration))
      }
    }
    .layoutValue(key: DialogPart.self, value: .button(isCancel: isCancel))
    .preference(key: DialogButtonsKey.self, value: DialogButtons(count: 1, hasCancel: isCancel))
  }

  /// The button's configuration, which ends the dialog before it does what it is for.
  private func ending(_ configuration: Configuration) -> Configuration {
    PrimitiveButtonStyleConfiguration(
      role: configuration.role, label: configuration.label,
      action: { [dismiss] in
        dismiss()
        configuration.trigger()
      }, trackingChanged: configuration.trackingChanged)
  }
}

/// The look of a dialog's button as a capsule.
private struct DialogCapsule: ButtonStyle {
  let look: DialogLook
  @Environment(\.isEnabled) private var isEnabled
  /// How much of a button is left to see while it is pressed.
  private static let pressedOpacity = 0.6

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(look.buttonFont.weight(.medium)).lineLimit(1)
      .defaultForegroundStyle(style(configuration.role))
      .padding(.horizontal, DialogLook.margin)
      .frame(maxWidth: .infinity, minHeight: look.rowHeight)
      .background(Color(.system(.fill)).opacity(ControlLook.secondaryFill), in: Capsule())
      .contentShape(Capsule())
      .opacity(configuration.isPressed ? Self.pressedOpacity : 1)
  }

  private func style(_ role: ButtonRole?) -> AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(.tertiary) }
    return role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.primary)
  }
}

/// The look of a dialog's button as a row.
private struct DialogRow: ButtonStyle {
  let look: DialogLook
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.pixelLength) private var pixel

  func makeBody(configuration: Configuration) -> some View {
    let isCancel = configuration.role == .cancel
    configuration.label
      .font(look.buttonFont.weight(isCancel ? .semibold : .regular))
      .lineLimit(1)
      .defaultForegroundStyle(style(configuration.role))
      .padding(.horizontal, DialogLook.margin)
      .frame(maxWidth: .infinity, minHeight: look.rowHeight)
      .background { if configuration.isPressed { Color(.system(.fill)) } }
      .overlay(alignment: .top) {
        if look.kind == .alert || !isCancel { line.frame(height: pixel) }
      }
      .overlay(alignment: .leading) {
        // Beside another button; of one at the card's edge it lies beyond the card, and is cut off.
        if look.kind == .alert {
          line.frame(width: pixel).offset(x: -pixel)
        }
      }
      .contentShape(Rectangle())
  }

  private func style(_ role: ButtonRole?) -> AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(.tertiary) }
    return role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint)
  }

  private var line: some View { Rectangle().fill(Color(.system(.separator))) }
}
