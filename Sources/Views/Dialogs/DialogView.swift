import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// An alert or a confirmation dialog over the dimmed stage.
struct DialogView<Actions: View, Message: View>: View {
  let look: DialogLook
  let title: Text?
  let dismiss: @MainActor () -> Void
  let actions: Actions
  let message: Message
  @Environment(\.colorScheme) private var scheme
  @Environment(\.stageInsets) private var insets
  /// What the buttons are; not known before they are there.
  @State private var buttons = DialogButtons()

  var body: some View {
    Rectangle().fill(Color.black.opacity(DialogLook.dimming(scheme)))
      .onTapGesture { if look.kind == .confirmation { dismiss() } }
      .transition(AnyTransition(OpacityTransition()).animation(DialogLook.arrival))
    if look.kind == .alert {
      card.clipShape(RoundedRectangle(cornerRadius: DialogLook.cornerRadius))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .modifier(KeyboardAvoidance())
        .transition(arrival)
    } else {
      card.padding(.bottom, max(insets.bottom, DialogLook.margin))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
        .transition(AnyTransition(MoveTransition(edge: .bottom)).animation(DialogLook.arrival))
    }
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
      ground.layoutValue(key: DialogPart.self, value: .ground)
      if look.kind == .confirmation {
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
    look.kind == .alert ? buttons.count == 0 : !buttons.hasCancel
  }

  private var hasMessage: Bool {
    // An older alert has a text or none.
    !(message is EmptyView) && (message as? Text?).map { $0 != nil } != false
  }

  private var ground: some View {
    RoundedRectangle(cornerRadius: DialogLook.cornerRadius).fill(.thickMaterial)
  }

  @ViewBuilder private var header: some View {
    if title != nil || hasMessage {
      VStack(spacing: look.headerSpacing) {
        title?.font(look.titleFont)
        message.font(.footnote)
      }
      .multilineTextAlignment(.center)
      .foregroundStyle(look.headerStyle)
      .frame(maxWidth: .infinity)
      .padding(look.headerInsets)
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
    PressableButton(
      style: DialogRow(look: look),
      configuration: PrimitiveButtonStyleConfiguration(
        role: configuration.role, label: configuration.label,
        action: { [dismiss] in
          dismiss()
          configuration.trigger()
        }, trackingChanged: configuration.trackingChanged)
    )
    .layoutValue(key: DialogPart.self, value: .button(isCancel: isCancel))
    .preference(key: DialogButtonsKey.self, value: DialogButtons(count: 1, hasCancel: isCancel))
  }
}

/// The look of a dialog's button.
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
