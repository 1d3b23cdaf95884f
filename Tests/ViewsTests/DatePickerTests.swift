import Foundation
import Motion
import Rostrum
import Testing

@MainActor @Suite("Date pickers")
struct DatePickerTests {
  private static let page = Stage.of(390, 844)
  /// The film's first moment: the ninth of January 2007, 9:41.
  private static let start = Stage.usualCalendarStart

  /// A date picker on the page, and its date.
  private struct Scene: View {
    let hook: Hook<Date>
    var range = Date.distantPast...Date.distantFuture
    var components: DatePickerComponents = [.date, .hourAndMinute]
    @State private var date = DatePickerTests.start
    var body: some View {
      hook.binding = $date
      return DatePicker("Starts", selection: $date, in: range, displayedComponents: components)
        .frame(maxHeight: .infinity, alignment: .top)
    }
  }

  private let hook = Hook<Date>()

  private func compact() throws -> Rehearsal { try Rehearsal(Self.page) { Scene(hook: hook) } }

  private func graphical(
    _ range: ClosedRange<Date> = Date.distantPast...Date.distantFuture
  ) throws -> Rehearsal {
    try Rehearsal(Self.page) {
      Scene(hook: hook, range: range, components: .date).datePickerStyle(.graphical)
    }
  }

  /// The date that a hook shows, as words.
  private func shown() throws -> String {
    try #require(hook.value).formatted(
      Date.ISO8601FormatStyle(timeZone: try #require(TimeZone(secondsFromGMT: 0))))
  }

  /// Taps what has a name.
  private func tap(_ name: String, _ stage: Rehearsal, at time: Double) throws {
    try stage.advance(to: time)
    let place = try stage.graph.resolve(.name(name))
    try stage.tap(place.x, place.y, at: time)
  }

  @Test("a compact one has its label at the leading end, and capsules of day and time")
  func capsules() throws {
    func words(_ components: DatePickerComponents) throws -> [String] {
      try list(on: Self.page) {
        DatePicker("Starts", selection: .constant(Self.start), displayedComponents: components)
      }.words
    }
    #expect(try words([.date, .hourAndMinute]) == ["Starts", "Jan 9, 2007", "9:41 AM"])
    #expect(try words(.date) == ["Starts", "Jan 9, 2007"])
    #expect(try words(.hourAndMinute) == ["Starts", "9:41 AM"])
    let fills = try compact().list.fills
    #expect(fills.count == 2 && fills.allSatisfy { $0.height == 34 })
    #expect(fills[1].maxX == 390 && fills[1].minX - fills[0].maxX == 6)
  }

  @Test("its forms are the same picker")
  func forms() throws {
    let date = Binding.constant(Self.start)
    func lines(@ViewBuilder _ content: () -> some View) throws -> [String] {
      try list(on: Self.page, content).lines
    }
    let full = try lines { DatePicker(selection: date) { Text("Day") } }
    let closed = Self.start...Self.start.addingTimeInterval(9)
    #expect(try lines { DatePicker("Day", selection: date) } == full)
    #expect(try lines { DatePicker("Day" as String, selection: date) } == full)
    #expect(try lines { DatePicker("Day", selection: date, in: closed) } == full)
    #expect(try lines { DatePicker("Day" as String, selection: date, in: closed) } == full)
    #expect(try lines { DatePicker("Day", selection: date, in: Self.start...) } == full)
    #expect(try lines { DatePicker("Day" as String, selection: date, in: Self.start...) } == full)
    #expect(try lines { DatePicker("Day", selection: date, in: ...Self.start) } == full)
    #expect(try lines { DatePicker("Day" as String, selection: date, in: ...Self.start) } == full)
    #expect(try lines { DatePicker(selection: date, in: closed) { Text("Day") } } == full)
    #expect(try lines { DatePicker(selection: date, in: Self.start...) { Text("Day") } } == full)
    #expect(try lines { DatePicker(selection: date, in: ...Self.start) { Text("Day") } } == full)
    #expect(
      try lines { DatePicker("Day", selection: date).datePickerStyle(.compact) } == full)
    #expect(
      try lines { DatePicker("Day", selection: date).datePickerStyle(.automatic) } == full)
  }

  @Test("a tap on the day opens a calendar, one on a day there chooses it and leaves the time")
  func card() throws {
    let stage = try compact()
    let closed = stage.list
    try tap("Jan 9, 2007", stage, at: 0.1)
    try stage.advance(to: 1)
    #expect(stage.list.words.contains("January 2007"))
    try tap("Friday, January 12", stage, at: 1.1)
    #expect(try shown() == "2007-01-12T09:41:00Z")
    try stage.advance(to: 2)
    #expect(stage.list.words.contains("Jan 12, 2007"))
    // Beside the card it closes.
    try stage.tap(195, 800, at: 2.1)
    try stage.advance(to: 4)
    #expect(stage.list.words == ["Starts", "Jan 12, 2007", "9:41 AM"])
    #expect(stage.list.fills.count == closed.fills.count)
  }

  @Test("a tap on the time opens a clock's wheels")
  func clock() throws {
    let stage = try compact()
    try tap("9:41 AM", stage, at: 0.1)
    try stage.advance(to: 1)
    let wheels = stage.graph.tappables.filter { $0.kind == "wheel" }
    #expect(wheels.map(\.label) == ["Hour", "Minute", "AM/PM"])
    let minute = wheels[1].frame
    try stage.drag(
      from: CGPoint(x: minute.midX, y: minute.midY + 40),
      to: CGPoint(x: minute.midX, y: minute.midY - 24), at: 1, steps: 100, release: false)
    try stage.advance(to: 2.5)
    try stage.finger(.ended, minute.midX, minute.midY - 24)
    try stage.advance(to: 4)
    #expect(try shown() == "2007-01-09T09:43:00Z")
  }

  @Test("a calendar has the month's days under their weekdays, today and the chosen one marked")
  func days() throws {
    let stage = try graphical()
    let names = stage.graph.tappables.map(\.label)
    #expect(names.count == 31 + 3)
    #expect(names.contains("Today, Tuesday, January 9"))
    #expect(names.filter { $0.hasPrefix("Sunday") }.count == 4)
    let (monday, next) = (
      try place("Monday, January 1", stage), try place("Monday, January 8", stage)
    )
    #expect(monday.minX == next.minX && next.minY - monday.minY == 44)
    let words = stage.list.words
    #expect(words.prefix(2) == ["January 2007", "SUN"] && words.last == "31")
    #expect(stage.list.fills.contains { $0.width == 42 && $0.height == 42 })
  }

  private func place(_ name: String, _ stage: Rehearsal) throws -> CGRect {
    try #require(stage.graph.tappables.first { $0.label == name }).frame
  }

  @Test("chevrons slide from month to month by a spring, and come back")
  func months() throws {
    let stage = try graphical()
    let first = try place("Monday, January 1", stage)
    try tap("Next Month", stage, at: 0)
    for time in [0.15, 0.25, 0.35] {
      try stage.advance(to: time)
      let progress = Spring(duration: 0.45, bounce: 0).value(target: 1.0, time: time - 0.05)
      let way = (390 + 16) * progress
      let place = try place("Monday, January 1", stage)
      #expect(abs(Double(first.minX - place.minX) - way) < 1)
    }
    try stage.advance(to: 2)
    #expect(stage.list.words.contains("February 2007") && !stage.list.words.contains("29"))
    try tap("Previous Month", stage, at: 2)
    try stage.advance(to: 4)
    #expect(stage.list.words.contains("January 2007") && stage.list.words.last == "31")
    #expect(try shown() == "2007-01-09T09:41:00Z")
  }

  @Test("another date from elsewhere turns the calendar to its month")
  func elsewhere() throws {
    let stage = try graphical()
    try stage.now { hook.value = Self.start.addingTimeInterval(86400 * 60) }
    try stage.advance(to: 2)
    #expect(stage.list.words.contains("March 2007"))
  }

  @Test("beyond the bounds no day and no month can be chosen")
  func bounds() throws {
    let stage = try graphical(Self.start...Self.start.addingTimeInterval(86400 * 3))
    let off = stage.graph.tappables.filter { !$0.isEnabled }.map(\.label)
    #expect(off.prefix(2) == ["Previous Month", "Next Month"])
    #expect(off.count == 2 + 8 + 19)
    try tap("Friday, January 12", stage, at: 0)
    #expect(try shown() == "2007-01-12T09:41:00Z")
  }

  @Test("the title opens wheels of month and year, which go to another month")
  func wheels() throws {
    let stage = try graphical()
    try tap("Show year picker", stage, at: 0)
    try stage.advance(to: 1)
    let wheels = stage.graph.tappables.filter { $0.kind == "wheel" }
    #expect(wheels.map(\.label) == ["Month", "Year"])
    let month = wheels[0].frame
    try stage.tap(month.midX, month.midY + 31, at: 1)
    try stage.advance(to: 3)
    #expect(try shown() == "2007-02-09T09:41:00Z")
    try tap("Hide year picker", stage, at: 3)
    try stage.advance(to: 4)
    #expect(stage.graph.tappables.contains { $0.label == "Friday, February 9" })
  }

  @Test("wheels have the parts of what is chosen; a shorter month takes its last day")
  func wheelStyle() throws {
    let stage = try Rehearsal(Self.page) {
      Scene(hook: hook, components: .date).datePickerStyle(.wheel).labelsHidden()
    }
    try stage.now { hook.value = Self.start.addingTimeInterval(86400 * 22) }
    let wheels = stage.graph.tappables
    #expect(wheels.map(\.label) == ["Month", "Day", "Year"])
    try stage.tap(wheels[0].frame.midX, wheels[0].frame.midY + 31, at: 0)
    try stage.advance(to: 3)
    #expect(try shown() == "2007-02-28T09:41:00Z")
    // Days begin again after the last one.
    try stage.tap(wheels[1].frame.midX, wheels[1].frame.midY - 31, at: 3)
    try stage.advance(to: 6)
    #expect(try shown() == "2007-02-27T09:41:00Z")
  }

  @Test("day and time are a wheel of days, today called so, and a clock's")
  func both() throws {
    let stage = try Rehearsal(Self.page) { Scene(hook: hook).datePickerStyle(.wheel) }
    #expect(stage.graph.tappables.map(\.label) == ["Date", "Hour", "Minute", "AM/PM"])
    #expect(stage.list.words.contains("Today") && stage.list.words.contains("Wed Jan 10"))
  }

  @Test(
    "a style of the scene's own gets all parts, and the system's picker inside it is the automatic one"
  )
  func ownStyle() throws {
    struct Own: DatePickerStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text("\(configuration.displayedComponents.rawValue)")
          DatePicker(configuration)
        }
      }
    }
    let stage = try Rehearsal(Self.page) {
      Scene(hook: hook, components: .date).datePickerStyle(Own())
    }
    #expect(stage.list.words == ["2", "Starts", "Jan 9, 2007"])
  }

  @Test("in the dark it is the same list in other colours; from right to left it is mirrored")
  func looks() throws {
    func scene() -> some View {
      DatePicker("Day", selection: .constant(Self.start), displayedComponents: .date)
        .datePickerStyle(.graphical)
    }
    #expect(
      try list(on: Self.page.dark) { scene() }.shape == list(on: Self.page) { scene() }.shape)
    let (plain, mirrored) = (
      try Rehearsal(Self.page) { scene() },
      try Rehearsal(Self.page) { scene().environment(\.layoutDirection, .rightToLeft) }
    )
    let (left, right) = (
      try place("Monday, January 1", plain), try place("Monday, January 1", mirrored)
    )
    #expect(abs(left.midX + right.midX - 390) < 0.01 && left.midY == right.midY)
  }
}
