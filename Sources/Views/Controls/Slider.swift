import Foundation
import Geometry
import SceneGraph
@_spi(Engine) public import ViewEngine

/// A slider: a thumb on a track, for a number between bounds.
public struct Slider<Label: View, ValueLabel: View>: View {
  private let share: Binding<Double>
  private let label: Label
  private let minimumLabel: ValueLabel
  private let maximumLabel: ValueLabel
  private let editingChanged: (Bool) -> Void
  private let marks: SliderMarks
  @State private var start: Double?
  @Environment(\.layoutDirection) private var direction
  @Environment(\.systemLook.controls) private var look

  /// Creates a slider.
  ///
  /// - Parameters:
  ///   - value: The number; a drag sets it.
  ///   - bounds: The numbers at the ends of the track.
  ///   - step: The distance between the numbers that a drag can set; `nil` for any.
  ///   - label: What the number is.
  ///   - minimumLabel: What stands before the track.
  ///   - maximumLabel: What stands after the track.
  ///   - editingChanged: Called with true when a drag begins, and with false when it ends.
  ///   - scale: What stands beside the track, and how far a drag goes.
  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V?, _ label: Label,
    _ minimumLabel: ValueLabel, _ maximumLabel: ValueLabel,
    _ editingChanged: @escaping (Bool) -> Void,
    _ scale: SliderScale<V> = SliderScale(hasOwnTicks: true)
  ) {
    marks = scale.marks(in: bounds, step: step)
    let enabled = scale.enabled?.clamped(to: bounds) ?? bounds
    let length = bounds.upperBound - bounds.lowerBound
    share = Binding<Double>(
      get: {
        length > 0
          ? min(max(Double((value.wrappedValue - bounds.lowerBound) / length), 0), 1) : 0
      },
      set: { share in
        var new = bounds.lowerBound + length * V(share)
        if let step, step > 0 {
          let count = ((new - bounds.lowerBound) / step).rounded()
          new = min(bounds.lowerBound + count * step, bounds.upperBound)
        }
        value.wrappedValue = min(max(new, enabled.lowerBound), enabled.upperBound)
      })
    (self.label, self.minimumLabel, self.maximumLabel) = (label, minimumLabel, maximumLabel)
    self.editingChanged = editingChanged
  }

  public var body: some View {
    HStack(spacing: ControlLook.spacing) {
      minimumLabel
      GeometryReader { proxy in
        let way = max(proxy.size.width - look.sliderKnob.width, 1)
        SliderLook(share: share.wrappedValue, marks: marks, isHeld: start != nil)
          .frame(height: look.sliderHeight)
          .contentShape(Rectangle())
          .gesture(drag(way))
      }
      .frame(height: look.sliderHeight)
      maximumLabel
    }
    .modifier(ControlSpacing())
  }

  private func drag(_ way: Double) -> some Gesture {
    DragGesture(minimumDistance: 0).onChanged { value in
      let start = self.start ?? share.wrappedValue
      if self.start == nil {
        self.start = start
        editingChanged(true)
      }
      guard value.translation.width != 0 else { return }
      // The finger's way is counted from the left, whatever the direction.
      let width = Double(value.translation.width) * (direction == .rightToLeft ? -1 : 1)
      share.wrappedValue = min(max(start + width / way, 0), 1)
    }
    .onEnded { _ in
      start = nil
      editingChanged(false)
    }
  }
}

/// The track and the knob of a slider.
private struct SliderLook: View {
  let share: Double
  let marks: SliderMarks
  /// Whether a finger holds the knob.
  let isHeld: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.sliderThumbVisibility) private var thumbVisibility
  @Environment(\.systemLook.controls) private var look

  var body: some View {
    LayoutView(
      layout: SliderLayout(share: share, neutral: marks.neutral),
      content: TupleView(
        ((), (), ()),
        children: [
          Capsule(style: .circular).fill(Color(.system(.fill)))
            .frame(height: look.sliderTrack),
          Capsule(style: .circular).fill(.tint).frame(height: look.sliderTrack),
          knob,
        ])
    )
    .background { if !ticks.isEmpty { dots } }
    .opacity(isEnabled ? 1 : ControlLook.disabledOpacity)
  }

  /// The ticks that were asked for, else those of the steps where the system shows them.
  private var ticks: [Double] {
    marks.ticks.isEmpty && look.hasStepTicks ? marks.steps : marks.ticks
  }

  private var dots: some View {
    SliderDots(shares: ticks, inset: look.sliderKnob.width / 2, track: look.sliderTrack)
      .fill(Color(.system(.opaqueSeparator)))
  }

  private var knob: KnobLook {
    KnobLook(
      size: look.sliderKnob, liftedSize: look.sliderPressedKnob, isLifted: isHeld,
      shade: look.knobShade, isHidden: thumbVisibility == .hidden)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider.
  ///
  /// - Parameters:
  ///   - value: The number; a drag sets it.
  ///   - bounds: The numbers at the ends of the track.
  ///   - onEditingChanged: Called with true when a drag begins, and with false when it ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }
  /// Creates a slider with steps.
  ///
  /// - Parameters:
  ///   - value: The number; a drag sets it.
  ///   - bounds: The numbers at the ends of the track.
  ///   - step: The distance between the numbers that a drag can set, counted from the lower bound;
  ///     above 0, else any number.
  ///   - onEditingChanged: Called with true when a drag begins, and with false when it ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, V(step), EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label, which iOS does not show.
  ///
  /// - Parameters:
  ///   - value: The number; a drag sets it.
  ///   - bounds: The numbers at the ends of the track.
  ///   - label: What the number is; iOS does not show it.
  ///   - onEditingChanged: Called with true when a drag begins, and with false when it ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), EmptyView(), EmptyView(), onEditingChanged)
  }
  /// Creates a slider with steps and a label, which iOS does not show.
  ///
  /// - Parameters:
  ///   - value: The number; a drag sets it.
  ///   - bounds: The numbers at the ends of the track.
  ///   - step: The distance between the numbers that a drag can set, counted from the lower bound;
  ///     above 0, else any number.
  ///   - label: What the number is; iOS does not show it.
  ///   - onEditingChanged: Called with true when a drag begins, and with false when it ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, V(step), label(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

extension Slider {
  /// Creates a slider with labels at its ends.
  ///
  /// - Parameters:
  ///   - value: The number; a drag sets it.
  ///   - bounds: The numbers at the ends of the track.
  ///   - label: What the number is; iOS does not show it.
  ///   - minimumValueLabel: What stands before the track.
  ///   - maximumValueLabel: What stands after the track.
  ///   - onEditingChanged: Called with true when a drag begins, and with false when it ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }
  /// Creates a slider with steps and labels at its ends.
  ///
  /// - Parameters:
  ///   - value: The number; a drag sets it.
  ///   - bounds: The numbers at the ends of the track.
  ///   - step: The distance between the numbers that a drag can set, counted from the lower bound;
  ///     above 0, else any number.
  ///   - label: What the number is; iOS does not show it.
  ///   - minimumValueLabel: What stands before the track.
  ///   - maximumValueLabel: What stands after the track.
  ///   - onEditingChanged: Called with true when a drag begins, and with false when it ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, V(step), label(), minimumValueLabel(), maximumValueLabel(),
      onEditingChanged)
  }
}
