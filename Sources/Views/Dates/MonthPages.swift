import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// The months side by side, of which one is seen, or parts of two on the way from one to the other.
struct MonthPages: View, Animatable {
  /// The number of the month that is seen.
  var position: Double
  let selection: any DayChoice
  let today: CivilDate
  @Environment(\.layoutDirection) private var direction

  nonisolated var animatableData: Double {
    get { position }
    set { position = newValue }
  }

  private var months: [Int] {
    Array(Int(position.rounded(.down))...Int(position.rounded(.up)))
  }

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .topLeading) {
        ForEach(months, id: \.self) { month in
          MonthDays(month: month, selection: selection, today: today)
            .frame(width: proxy.size.width)
            .offset(
              x: (CGFloat(month) - CGFloat(position)) * side
                * (proxy.size.width + CalendarMetrics.margin))
        }
      }
      .frame(width: proxy.size.width, alignment: .topLeading)
      .clipped()
    }
    .frame(height: CalendarMetrics.weekHeight * CGFloat(CalendarMetrics.weeks))
  }

  /// Later months lie at the trailing side.
  private var side: CGFloat { direction == .rightToLeft ? -1 : 1 }
}

/// The days of a month, a row for each week.
private struct MonthDays: View {
  let month: Int
  let selection: any DayChoice
  let today: CivilDate

  var body: some View {
    let first = CivilDate.first(ofMonth: month)
    let count = CivilDate.days(inMonth: first.month, of: first.year)
    VStack(spacing: 0) {
      ForEach(0..<CalendarMetrics.weeks, id: \.self) { week in
        HStack(spacing: 0) {
          ForEach(0..<CivilDate.weekdays.count, id: \.self) { weekday in
            let day = week * CivilDate.weekdays.count + weekday - first.weekday + 1
            if (1...count).contains(day) {
              DayButton(
                day: CivilDate(year: first.year, month: first.month, day: day),
                selection: selection, today: today)
            } else {
              Color.clear.frame(maxWidth: .infinity).frame(height: CalendarMetrics.weekHeight)
            }
          }
        }
      }
    }
  }
}

/// A day of a month: a tap chooses it.
private struct DayButton: View {
  let day: CivilDate
  let selection: any DayChoice
  let today: CivilDate
  /// The opacity of the tint behind a chosen day that is not today.
  private static let faintness = 0.12

  private var isChosen: Bool { selection.isChosen(day) }
  private var isToday: Bool { day == today }
  private var isAllowed: Bool { selection.allows(day.number) }

  var body: some View {
    Button {
      selection.choose(day)
    } label: {
      Text(verbatim: "\(day.day)")
        .font(
          .system(size: CalendarMetrics.daySize, weight: isChosen ? .semibold : .regular)
        )
        .foregroundStyle(style)
        .frame(maxWidth: .infinity)
        .frame(height: CalendarMetrics.weekHeight)
        .background {
          if isChosen {
            Circle().fill(.tint).opacity(isToday ? 1 : Self.faintness)
              .frame(width: CalendarMetrics.circle, height: CalendarMetrics.circle)
          }
        }
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .disabled(!isAllowed)
    .accessibilityLabel(isToday ? "Today, \(day.name)" : day.name)
  }

  private var style: AnyShapeStyle {
    if !isAllowed { return AnyShapeStyle(.tertiary) }
    if isChosen, isToday { return AnyShapeStyle(.white) }
    return isChosen || isToday ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
  }
}
