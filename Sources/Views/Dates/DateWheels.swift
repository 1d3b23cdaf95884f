import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// The widths of the wheels of dates in points.
private enum DateWheelMetrics {
  static let (month, day, year) = (CGFloat(136), CGFloat(56), CGFloat(76))
  static let (number, half) = (CGFloat(54), CGFloat(62))
  /// The width of a wheel of days with their names.
  static let date: CGFloat = 150
  /// How many days such a wheel has to each side of a day about where the chosen one is.
  static let reach = 60
}

/// A date picker as wheels: of month, day and year, of hour and minute, or of days and times.
struct WheelDates: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.labelsHidden) private var labelsHidden

  var body: some View {
    let selection = DateSelection(configuration)
    HStack(spacing: ControlLook.spacing) {
      if !labelsHidden { configuration.label }
      switch configuration.displayedComponents {
      case [.date]: DayWheels(selection: selection)
      case [.hourAndMinute]: ClockWheels(selection: selection)
      default:
        BandedWheels {
          DateWheel(selection: selection)
          ClockColumns(selection: selection)
        }
      }
    }
    .modifier(ControlSpacing())
  }
}

/// Wheels side by side on one band.
private struct BandedWheels<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View {
    ZStack {
      WheelBand()
      HStack(spacing: 0) { content() }
    }
    .frame(maxWidth: .infinity)
  }
}

/// A wheel of numbers.
private struct NumberWheel: View {
  let name: String
  let numbers: ClosedRange<Int>
  let value: Binding<Int>
  var isLooping = false
  var alignment = Alignment.center
  let width: CGFloat
  var isAllowed: (Int) -> Bool = { _ in true }
  let title: (Int) -> String

  var body: some View {
    WheelView(
      selection: AnyBinding(value), first: numbers.lowerBound, isLooping: isLooping,
      content: ForEach(Array(numbers), id: \.self) { number in
        Text(verbatim: title(number))
          .foregroundStyle(isAllowed(number) ? AnyShapeStyle(.primary) : AnyShapeStyle(.tertiary))
          .frame(maxWidth: .infinity, alignment: alignment)
      }.unnamed()
    )
    .frame(width: width)
    .accessibilityLabel(name)
  }
}

/// The wheels of a day: month, day and year.
private struct DayWheels: View {
  let selection: DateSelection

  var body: some View {
    let day = selection.day
    BandedWheels {
      MonthWheel(
        value: selection.part({ $0.day.month }) {
          $0.day = $0.day.moved(toMonth: $1, of: $0.day.year)
        })
      NumberWheel(
        name: "Day", numbers: 1...31,
        value: selection.part({ $0.day.day }) { selection, number in
          let day = selection.day
          let count = CivilDate.days(inMonth: day.month, of: day.year)
          selection.day = CivilDate(year: day.year, month: day.month, day: min(number, count))
        }, isLooping: true, width: DateWheelMetrics.day,
        isAllowed: { $0 <= CivilDate.days(inMonth: day.month, of: day.year) }
      ) { "\($0)" }
      YearWheel(
        selection: selection,
        value: selection.part({ $0.day.year }) {
          $0.day = $0.day.moved(toMonth: $0.day.month, of: $1)
        })
    }
  }
}

/// A wheel of the months of a year.
private struct MonthWheel: View {
  let value: Binding<Int>
  var body: some View {
    NumberWheel(
      name: "Month", numbers: 1...CivilDate.months.count, value: value, isLooping: true,
      alignment: .leading, width: DateWheelMetrics.month
    ) { CivilDate.months[$0 - 1] }
  }
}

/// A wheel of years about the chosen one.
private struct YearWheel: View {
  let selection: any DayChoice
  let value: Binding<Int>
  /// The year around which the others are, which changes by decades.
  private var middle: Int { value.wrappedValue / 10 * 10 }
  var body: some View {
    let years = selection.years(around: middle)
    NumberWheel(
      name: "Year",
      numbers: min(
        years.lowerBound, value.wrappedValue)...max(
          years.upperBound, value.wrappedValue), value: value, width: DateWheelMetrics.year
    ) { "\($0)" }
  }
}

/// The wheels of month and year, by which a calendar goes to another month.
struct MonthWheels: View {
  let selection: any DayChoice
  @Binding var month: Int

  var body: some View {
    BandedWheels {
      MonthWheel(
        value: Binding(
          get: { CivilDate.first(ofMonth: month).month },
          set: { go(to: $0, of: CivilDate.first(ofMonth: month).year) }))
      YearWheel(
        selection: selection,
        value: Binding(
          get: { CivilDate.first(ofMonth: month).year },
          set: { go(to: CivilDate.first(ofMonth: month).month, of: $0) }))
    }
  }

  /// Goes to a month, and chooses the same day there, if one is chosen always.
  private func go(to number: Int, of year: Int) {
    let wanted = CivilDate(year: year, month: number, day: 1).monthNumber
    month = selection.chosenMonth == nil ? selection.nearest(toMonth: wanted) : wanted
    selection.move(toMonth: number, of: year)
  }
}

/// A wheel of days with their names, without end.
private struct DateWheel: View {
  let selection: DateSelection

  var body: some View {
    let day = selection.day.number
    let middle = day / DateWheelMetrics.reach * DateWheelMetrics.reach
    TodayReader { today in
      NumberWheel(
        name: "Date",
        numbers: (middle - 2 * DateWheelMetrics.reach)...(middle + 2 * DateWheelMetrics.reach),
        value: selection.part({ $0.day.number }) { $0.day = CivilDate(number: $1) },
        alignment: .trailing, width: DateWheelMetrics.date, isAllowed: { selection.allows($0) }
      ) { $0 == today.number ? "Today" : CivilDate(number: $0).wheelTitle }
    }
  }
}

/// The wheels of a clock on their band.
struct ClockWheels: View {
  let selection: DateSelection
  var body: some View { BandedWheels { ClockColumns(selection: selection) } }
}

/// The wheels of a clock: hour, minute, and half of the day.
private struct ClockColumns: View {
  let selection: DateSelection

  var body: some View {
    NumberWheel(
      name: "Hour", numbers: 0...11,
      value: selection.part({ $0.time.hour }) { selection, hour in
        var time = selection.time
        time.hour = hour
        selection.time = time
      }, isLooping: true, width: DateWheelMetrics.number, title: ClockTime.title(ofHour:))
    NumberWheel(
      name: "Minute", numbers: 0...59,
      value: selection.part({ $0.time.minute }) { selection, minute in
        var time = selection.time
        time.minute = minute
        selection.time = time
      }, isLooping: true, width: DateWheelMetrics.number, title: ClockTime.title(ofMinute:))
    NumberWheel(
      name: "AM/PM", numbers: 0...1,
      value: selection.part({ $0.time.isAfternoon ? 1 : 0 }) { selection, half in
        var time = selection.time
        time.isAfternoon = half == 1
        selection.time = time
      }, width: DateWheelMetrics.half
    ) { ClockTime.title(ofAfternoon: $0 == 1) }
  }
}
