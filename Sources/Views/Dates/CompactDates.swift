import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// The measures of compact date pickers in points, about as on iOS 18.
private enum CapsuleMetrics {
  /// The height of a capsule, its padding and the radius of its corners.
  static let (height, padding, radius) = (CGFloat(34), CGFloat(11), CGFloat(6))
  /// Between the day and the time.
  static let spacing: CGFloat = 6
  /// The padding in a list: so much less that the row has the least height.
  static let rowPadding: CGFloat = -6
  /// The width of a card with a calendar, and of one with a clock's wheels.
  static let (calendarWidth, clockWidth) = (CGFloat(320), CGFloat(216))
  /// The height of a clock's wheels in a card.
  static let clockHeight: CGFloat = 200
}

/// A date picker as a label and grey capsules: the day, which opens a calendar, and the time, which opens wheels.
struct CompactDates: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.isInList) private var isInList

  private var components: DatePickerComponents { configuration.displayedComponents }

  var body: some View {
    LabeledRow(showsLabel: !labelsHidden) {
      configuration.label
    } control: {
      HStack(spacing: CapsuleMetrics.spacing) {
        if components.contains(.date) { DayCapsule(configuration: configuration) }
        if components.contains(.hourAndMinute) { TimeCapsule(configuration: configuration) }
      }
      .padding(.vertical, isInList ? CapsuleMetrics.rowPadding : 0)
    }
    .modifier(ControlSpacing())
  }
}

/// The capsule of a day: it opens a calendar.
private struct DayCapsule: View {
  let configuration: DatePickerStyleConfiguration

  var body: some View {
    DateCapsule(
      title: DateSelection(configuration).day.title, width: CapsuleMetrics.calendarWidth
    ) {
      CalendarLook(selection: DateSelection(configuration))
        .padding(.horizontal, CalendarMetrics.margin)
        .padding(.bottom, CalendarMetrics.margin)
    }
  }
}

/// The capsule of a time: it opens the wheels of a clock.
struct TimeCapsule: View {
  let configuration: DatePickerStyleConfiguration

  var body: some View {
    DateCapsule(
      title: DateSelection(configuration).time.title, width: CapsuleMetrics.clockWidth
    ) {
      ClockWheels(selection: DateSelection(configuration))
        .frame(height: CapsuleMetrics.clockHeight)
    }
  }
}

/// A grey capsule that opens a card beside it.
private struct DateCapsule<Card: View>: View {
  let title: String
  let width: CGFloat
  @ViewBuilder let card: () -> Card
  @State private var isOpen = false
  @Environment(\.systemLook.controls.hasCapsules) private var hasCapsules
  /// Where the capsule is, in points of the stage.
  @State private var place = CGRect.zero

  var body: some View {
    Button {
      isOpen = true
    } label: {
      Text(verbatim: title).font(.body).lineLimit(1).fixedSize()
        .foregroundStyle(isOpen ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
        .padding(.horizontal, CapsuleMetrics.padding)
        .frame(height: CapsuleMetrics.height)
        .background(
          Color(.system(.fill)).opacity(ControlLook.tertiaryFill),
          in: RoundedRectangle(
            cornerRadius: hasCapsules ? CapsuleMetrics.height / 2 : CapsuleMetrics.radius,
            style: hasCapsules ? .circular : .continuous))
    }
    .buttonStyle(.plain)
    .onGeometryChange(for: CGRect.self) {
      $0.frame(in: .global)
    } action: {
      place = $0
    }
    .presenting($isOpen, .bare, nil) {
      DateCard(place: place, width: width, dismiss: { isOpen = false }, content: card)
    }
  }
}

/// A card over the stage beside the capsule that opened it.
private struct DateCard<Content: View>: View {
  /// Where the capsule is, in points of the stage.
  let place: CGRect
  let width: CGFloat
  let dismiss: @MainActor () -> Void
  @ViewBuilder let content: () -> Content
  @Environment(\.stageInsets) private var insets
  @Environment(\.layoutDirection) private var direction
  @Environment(\.systemLook.panels) private var look

  var body: some View {
    Color.clear.contentShape(Rectangle()).onTapGesture { dismiss() }
    // Where the capsule is counts from the left, whatever the direction.
    MenuLayout(place: place, insets: insets, width: width) {
      content()
        .frame(width: width)
        .modifier(
          PanelGround(
            material: .thick, radius: look.menuRadius, shadow: MenuLook.shadow)
        )
        .contentShape(Rectangle())
        .onTapGesture {}
        .environment(\.layoutDirection, direction)
        .environment(\.isInList, false)
        .environment(\.labelsHidden, false)
    }
    .environment(\.layoutDirection, .leftToRight)
    .transition(.menu(outOf: place))
  }
}
