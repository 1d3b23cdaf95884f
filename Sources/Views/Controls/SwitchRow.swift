import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// A label and the system's switch after it.
struct SwitchRow: View {
  let configuration: ToggleStyleConfiguration
  let tint: Color?
  @State private var isPressed = false
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.isInList) private var isInList
  @Environment(\.systemLook.controls) private var look

  var body: some View {
    LabeledRow(showsLabel: !labelsHidden) {
      DetailedTitle(content: configuration.label.view) { configuration.label }
        .modifier(TouchLabelModifier())
    } control: {
      // A switch does not make a row of a list taller.
      SwitchLook(isOn: configuration.isOn, isPressed: isPressed, tint: tint)
        .padding(.vertical, isInList ? look.switchRowPadding : 0)
        .padding(.trailing, labelsHidden ? 0 : -overhang)
    }
    .gesture(
      PressGesture(name: "switch", pressChanged: { isPressed = $0 }) {
        configuration.isOn = !configuration.isOn
      }
    )
    .modifier(ControlSpacing())
  }

  private var overhang: CGFloat { isInList ? look.switchRowOverhang : look.switchOverhang }
}

/// The track and the knob of a switch.
private struct SwitchLook: View {
  /// The knob's inset from the track's edges, in points.
  private static let inset: CGFloat = 2
  let isOn: Bool
  /// Whether a finger lies on the switch: the knob is longer then, or a lens.
  let isPressed: Bool
  let tint: Color?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.drawing) private var drawing
  @Environment(\.systemLook.controls) private var look

  var body: some View {
    Capsule(style: .circular).fill(isOn ? on : AnyShapeStyle(look.switchOff))
      .frame(width: look.switchSize.width, height: look.switchSize.height)
      .animation(.spring(duration: look.switchColorDuration, bounce: 0), value: isOn)
      .overlay(alignment: isOn ? .trailing : .leading) { knob.padding(Self.inset) }
      .opacity(isEnabled ? 1 : ControlLook.disabledOpacity)
      .animation(.spring(duration: look.switchDuration, bounce: 0), value: isOn)
  }

  private var knob: KnobLook {
    KnobLook(
      size: look.switchKnob, liftedSize: look.switchPressedKnob, isLifted: isPressed,
      shade: look.switchShade, edge: look.hasLensKnobs ? nil : isOn ? .trailing : .leading)
  }

  private var on: AnyShapeStyle {
    if let tint { return AnyShapeStyle(tint) }
    return drawing.tint == nil ? AnyShapeStyle(.green) : AnyShapeStyle(.tint)
  }
}
