import Foundation
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine

/// A date that is chosen, by its day and its time of day, within bounds.
@MainActor struct DateSelection: DayChoice {
  let date: Binding<Date>
  var lowest: Date?
  var highest: Date?

  init(_ configuration: DatePickerStyleConfiguration) {
    date = configuration.$selection
    (lowest, highest) = (configuration.minimumDate, configuration.maximumDate)
  }

  /// The day.
  var day: CivilDate {
    get { CivilDate(date.wrappedValue) }
    nonmutating set { set(newValue.number, seconds) }
  }

  /// The seconds since midnight.
  private var seconds: Double {
    date.wrappedValue.timeIntervalSince1970 - Double(day.number) * CivilDate.seconds
  }

  /// The time of day; seconds are set to 0 with it.
  var time: ClockTime {
    get { ClockTime(minutes: Int(seconds / 60)) }
    nonmutating set { set(day.number, Double(newValue.minutes) * 60) }
  }

  private func set(_ day: Int, _ seconds: Double) {
    var new = Date(timeIntervalSince1970: Double(day) * CivilDate.seconds + seconds)
    if let highest { new = min(new, highest) }
    if let lowest { new = max(new, lowest) }
    date.wrappedValue = new
  }

  var chosenMonth: Int? { day.monthNumber }
  func isChosen(_ day: CivilDate) -> Bool { day == self.day }
  func choose(_ day: CivilDate) { self.day = day }
  func move(toMonth month: Int, of year: Int) { day = day.moved(toMonth: month, of: year) }

  /// A part of the date as a number of its own.
  func part(
    _ get: @escaping @MainActor (DateSelection) -> Int,
    _ set: @escaping @MainActor (DateSelection, Int) -> Void
  ) -> Binding<Int> {
    Binding(get: { get(self) }, set: { set(self, $0) })
  }
}

extension EnvironmentValues {
  /// The day on which the film plays.
  @MainActor var today: CivilDate {
    guard let graph = drawing.graph else { return CivilDate(Stage.usualCalendarStart) }
    return CivilDate(graph.stage.calendarStart.addingTimeInterval(graph.timeline.now.seconds))
  }
}

/// Hands the day on which the film plays to a view.
struct TodayReader<Content: View>: View {
  @Environment(\.self) private var environment
  @ViewBuilder let content: (CivilDate) -> Content
  var body: some View { content(environment.today) }
}
