import Foundation
import Motion
import Rostrum
import Testing

@MainActor @Suite("Pickers of several days")
struct MultiDatePickerTests {
  private static let page = Stage.of(390, 500)
  /// The film's first moment: the ninth of January 2007, 9:41.
  private static let start = Stage.usualCalendarStart

  private struct Scene: View {
    let hook: Hook<Set<DateComponents>>
    let bounds: Range<Date>
    @State private var days: Set<DateComponents> = []
    var body: some View {
      hook.binding = $days
      return MultiDatePicker("Days", selection: $days, in: bounds)
        .frame(maxHeight: .infinity, alignment: .top)
    }
  }

  private let hook = Hook<Set<DateComponents>>()

  private func picker(
    _ bounds: Range<Date> = Date.distantPast..<Date.distantFuture
  ) throws -> Rehearsal { try Rehearsal(Self.page) { Scene(hook: hook, bounds: bounds) } }

  private func tap(_ name: String, _ stage: Rehearsal, at time: Double) throws {
    try stage.advance(to: time)
    let place = try stage.graph.resolve(.name(name))
    try stage.tap(place.x, place.y, at: time)
  }

  /// How many circles are around days.
  private func circles(_ stage: Rehearsal) -> Int {
    stage.list.fills.filter { $0.width == 42 && $0.height == 42 }.count
  }

  @Test("a tap chooses a day, and another takes it away; each has its circle")
  func taps() throws {
    let stage = try picker()
    #expect(circles(stage) == 0)
    let names = ["Friday, January 12", "Today, Tuesday, January 9", "Monday, January 1"]
    for (index, name) in names.enumerated() {
      try tap(name, stage, at: Double(index))
      #expect(hook.value?.count == index + 1)
      #expect(circles(stage) == index + 1)
    }
    #expect(hook.value?.compactMap(\.day).sorted() == [1, 9, 12])
    #expect(hook.value?.allSatisfy { $0.year == 2007 && $0.month == 1 } == true)
    try tap(names[1], stage, at: 3)
    #expect(hook.value?.compactMap(\.day).sorted() == [1, 12])
    #expect(circles(stage) == 2)
  }

  @Test("a chosen day has the components that the calendar gives, and its date again")
  func components() throws {
    let stage = try picker()
    try tap("Friday, January 12", stage, at: 0)
    let day = try #require(hook.value?.first)
    #expect(day.era == 1 && day.calendar != nil && day.hour == nil)
    let date = try #require(day.date)
    #expect(abs(date.timeIntervalSince(Self.start) - 3 * 86400) < 86400)
  }

  @Test("days that code chooses are shown, whatever else is known of them")
  func given() throws {
    let stage = try picker()
    try stage.now { hook.value = [DateComponents(year: 2007, month: 1, day: 20, hour: 5)] }
    #expect(circles(stage) == 1)
    try tap("Saturday, January 20", stage, at: 0.5)
    #expect(hook.value?.isEmpty == true)
    try stage.now { hook.value = [DateComponents(year: 2007, month: 2, day: 20)] }
    #expect(circles(stage) == 0)
    try tap("Next Month", stage, at: 1)
    try stage.advance(to: 3)
    #expect(circles(stage) == 1)
  }

  @Test("a choice leaves the month that is seen, as it does in no picker of one day")
  func month() throws {
    let stage = try picker()
    try tap("Next Month", stage, at: 0)
    try stage.advance(to: 2)
    try stage.now { hook.value = [DateComponents(year: 2007, month: 5, day: 1)] }
    try stage.advance(to: 4)
    #expect(stage.list.words.first == "February 2007")
  }

  @Test("only days can be chosen that begin before the end, and none before the start")
  func bounds() throws {
    // From 9:41 of today to 9:41 three days later, and to the midnight before that.
    for (length, count) in [(86400.0 * 3, 4), (86400 * 3 - 34860, 3)] {
      let stage = try picker(Self.start..<Self.start.addingTimeInterval(length))
      let days = stage.graph.tappables.filter { $0.isEnabled && $0.label.contains("January") }
      #expect(days.filter { $0.label.contains("day, ") }.count == count)
      let before = try #require(
        stage.graph.tappables.first { $0.label == "Monday, January 8" }
      ).frame
      try stage.tap(before.midX, before.midY, at: 0)
      #expect(hook.value?.isEmpty == true)
    }
  }

  @Test("the month that is seen at first is the nearest that can be chosen")
  func opening() throws {
    let later = Self.start.addingTimeInterval(86400 * 60)
    func title(_ bounds: Range<Date>) throws -> String? { try picker(bounds).list.words.first }
    #expect(try title(later..<Date.distantFuture) == "March 2007")
    #expect(try title(Date.distantPast..<later) == "January 2007")
    let earlier = Self.start.addingTimeInterval(-86400 * 60)
    #expect(try title(Date.distantPast..<earlier) == "November 2006")
  }

  @Test("its forms are the same picker")
  func forms() throws {
    let days = Binding.constant(Set<DateComponents>())
    func lines(@ViewBuilder _ content: () -> some View) throws -> [String] {
      try list(on: Self.page, content).lines
    }
    let full = try lines { MultiDatePicker(selection: days) { Text("Days") } }
    let (past, future) = (Date.distantPast, Date.distantFuture)
    #expect(try lines { MultiDatePicker("Days", selection: days) } == full)
    #expect(try lines { MultiDatePicker("Days" as String, selection: days) } == full)
    #expect(try lines { MultiDatePicker("Days", selection: days, in: past..<future) } == full)
    #expect(try lines { MultiDatePicker("Days", selection: days, in: past...) } == full)
    #expect(try lines { MultiDatePicker("Days", selection: days, in: ..<future) } == full)
    #expect(
      try lines { MultiDatePicker("Days" as String, selection: days, in: past...) } == full)
    #expect(
      try lines { MultiDatePicker("Days" as String, selection: days, in: ..<future) } == full)
    #expect(
      try lines { MultiDatePicker("Days" as String, selection: days, in: past..<future) } == full)
    #expect(
      try lines { MultiDatePicker(selection: days, in: past..<future) { Text("Days") } } == full)
    #expect(try lines { MultiDatePicker(selection: days, in: past...) { Text("Days") } } == full)
    #expect(try lines { MultiDatePicker(selection: days, in: ..<future) { Text("Days") } } == full)
  }
}
