import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine

/// The measures of calendars in points, about as on iOS 18, which publishes none.
enum CalendarMetrics {
  /// The height of the title and of the days of the week.
  static let (titleHeight, weekdayHeight) = (CGFloat(48), CGFloat(20))
  /// The height of a week, and the diameter of the circle around a day.
  static let (weekHeight, circle) = (CGFloat(44), CGFloat(42))
  /// How many weeks a month may touch: room for so many is always kept.
  static let weeks = 6
  /// The sizes of the fonts of days and of the days of the week.
  static let (daySize, weekdaySize) = (CGFloat(20), CGFloat(13))
  /// Between the two chevrons.
  static let chevronSpacing: CGFloat = 28
  /// Between a calendar and the card around it.
  static let margin: CGFloat = 16
  /// The motion from month to month.
  static let turning = Animation.spring(duration: 0.45, bounce: 0)
  /// The motion by which the wheels of months and years come and go.
  static let fading = Animation.easeInOut(duration: 0.25)
}

/// A date picker as a calendar, and the time below it.
struct GraphicalDates: View {
  let configuration: DatePickerStyleConfiguration

  private var components: DatePickerComponents { configuration.displayedComponents }

  var body: some View {
    VStack(spacing: 0) {
      if components.contains(.date) {
        CalendarLook(selection: DateSelection(configuration))
      }
      if components.contains(.hourAndMinute) {
        HStack(spacing: ControlLook.spacing) {
          Text("Time")
          Spacer(minLength: 0)
          TimeCapsule(configuration: configuration)
        }
        .frame(height: CalendarMetrics.weekHeight)
      }
    }
    .environment(\.isInList, false)
    .modifier(ControlSpacing())
  }
}

/// A calendar: the days of a month, which taps choose; chevrons go to other months.
struct CalendarLook: View {
  let selection: any DayChoice
  /// The month that is seen, by its number.
  @State private var month: Int
  /// Whether wheels of months and years are there instead of days.
  @State private var choosesMonth = false

  /// Creates a calendar.
  ///
  /// - Parameters:
  ///   - selection: What is chosen.
  ///   - today: The day on which the film plays, where that says which month is seen at first.
  init(selection: any DayChoice, today: CivilDate? = nil) {
    self.selection = selection
    _month = State(
      wrappedValue: selection.chosenMonth ?? selection.nearest(toMonth: today?.monthNumber ?? 0))
  }

  var body: some View {
    VStack(spacing: 0) {
      title
      ZStack(alignment: .top) {
        if choosesMonth {
          MonthWheels(selection: selection, month: $month)
            .frame(maxHeight: .infinity)
            .transition(.opacity)
        } else {
          VStack(spacing: 0) {
            weekdays
            TodayReader { MonthPages(position: Double(month), selection: selection, today: $0) }
          }
          .transition(.opacity)
        }
      }
      .frame(
        height: CalendarMetrics.weekdayHeight
          + CalendarMetrics.weekHeight * CGFloat(CalendarMetrics.weeks))
    }
    .onChange(of: selection.chosenMonth) { _, new in
      guard let new else { return }
      withAnimation(CalendarMetrics.turning) { month = new }
    }
  }

  private var title: some View {
    HStack(spacing: 0) {
      Button {
        withAnimation(CalendarMetrics.fading) { choosesMonth.toggle() }
      } label: {
        HStack(spacing: 5) {
          Text(verbatim: CivilDate.first(ofMonth: month).monthTitle).font(.headline)
            .foregroundStyle(choosesMonth ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
          Image(systemName: "chevron.forward").font(.system(size: 13, weight: .bold))
            .foregroundStyle(.tint)
            .rotationEffect(.degrees(choosesMonth ? 90 : 0))
        }
        .frame(maxHeight: .infinity)
        .contentShape(Rectangle())
      }
      .accessibilityLabel(choosesMonth ? "Hide year picker" : "Show year picker")
      Spacer(minLength: 0)
      if !choosesMonth {
        HStack(spacing: CalendarMetrics.chevronSpacing) {
          chevron("chevron.backward", "Previous Month", -1)
          chevron("chevron.forward", "Next Month", 1)
        }
        .transition(.opacity)
      }
    }
    .buttonStyle(.plain)
    .frame(height: CalendarMetrics.titleHeight)
  }

  private func chevron(_ symbol: String, _ name: String, _ step: Int) -> some View {
    Button {
      withAnimation(CalendarMetrics.turning) { month += step }
    } label: {
      Image(systemName: symbol).font(.system(size: 18.6, weight: .semibold)).foregroundStyle(.tint)
        .frame(maxHeight: .infinity)
        .contentShape(Rectangle())
    }
    .accessibilityLabel(name)
    .disabled(!selection.allows(month: month + step))
  }

  private var weekdays: some View {
    HStack(spacing: 0) {
      ForEach(0..<CivilDate.weekdays.count, id: \.self) { day in
        Text(verbatim: CivilDate.weekdays[day].prefix(3).uppercased())
          .font(.system(size: CalendarMetrics.weekdaySize, weight: .semibold))
          .foregroundStyle(.tertiary)
          .frame(maxWidth: .infinity)
      }
    }
    .frame(height: CalendarMetrics.weekdayHeight)
  }
}
