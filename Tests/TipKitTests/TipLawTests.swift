import Foundation
import Testing

@testable import TipKit

// What holds for tips whatever they are; one after another with all that asks the one datastore.
extension TipTests {
  /// One of many tips, which can be shown as soon as it is said to be ready.
  struct NumberedTip: Tip {
    @Parameter static var ready: [Int] = []
    let number: Int
    var id: String { "numbered \(number)" }
    var title: Text { Text("Numbered") }
    var rules: [Rule] { Tips.Rule(Self.$ready) { $0.contains(number) } }
  }
  /// A tip of rules of one, two and three parameters.
  struct JoinedTip: Tip {
    static let one = Tips.Parameter(JoinedTip.self, "one", false)
    static let two = Tips.Parameter(JoinedTip.self, "two", false)
    static let three = Tips.Parameter(JoinedTip.self, "three", false)
    let isStrict: Bool
    var title: Text { Text("Joined") }
    var rules: [Rule] {
      #Rule(Self.one, Self.two) { $0 || $1 }
      #Rule(Self.one, Self.two, Self.three) { $0 == $1 || $2 }
      if isStrict { #Rule(Self.three) { $0 } }
    }
  }
  struct LimitedTip: Tip {
    let wishes: [any TipOption]
    var title: Text { Text("Limited") }
    var options: [any TipOption] { wishes }
  }
  private typealias Visits = Tips.Event<RuledTip.Visit>

  private var store: TipDatastore { TipDatastore.shared }

  private func empty() throws {
    store.empty()
    try Tips.configure()
  }

  /// Notes visits that were some seconds ago.
  private func visit(_ event: String, _ visits: [(city: String, age: TimeInterval)]) {
    let now = Date()
    for visit in visits {
      let donation = Visits.Donation(
        date: now.addingTimeInterval(-visit.age), info: .init(city: visit.city))
      store.donate(donation, to: event)
    }
  }

  /// Numbers by chance below another, the same for the same seed.
  private func chances(_ seed: Int, below end: Int, count: Int = 20) -> [Int] {
    var state = UInt64(seed + 1)
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % end
    }
  }

  // MARK: Rules and parameters

  @Test("all rules have to hold, of as many parameters as each has", arguments: 0..<8)
  func joined(bits: Int) throws {
    try Tips.configure()
    let values = (0..<3).map { bits >> $0 & 1 == 1 }
    JoinedTip.one.wrappedValue = values[0]
    JoinedTip.two.wrappedValue = values[1]
    JoinedTip.three.wrappedValue = values[2]
    let holds = (values[0] || values[1]) && (values[0] == values[1] || values[2])
    #expect(JoinedTip(isStrict: false).shouldDisplay == holds)
    #expect(JoinedTip(isStrict: true).shouldDisplay == (holds && values[2]))
    #expect(AnyTip(JoinedTip(isStrict: false)).shouldDisplay == holds)
  }

  @Test("parameters are told apart by who has them and by name, and have values of their type")
  func parameters() throws {
    try Tips.configure()
    let one = Tips.Parameter(PlainTip.self, "a", 1)
    let other = Tips.Parameter(PlainTip.self, "b", 2)
    let foreign = Tips.Parameter(OnceTip.self, "a", 3)
    one.wrappedValue = 7
    #expect(one.wrappedValue == 7 && other.wrappedValue == 2 && foreign.wrappedValue == 3)
    #expect(Tips.Parameter(PlainTip.self, "a", 9).wrappedValue == 7)
    #expect(Tips.Parameter(PlainTip.self, "a", "word").wrappedValue == "word")
  }

  // MARK: Donations

  @Test("those of the last time are as young as is said, in their order", arguments: 0..<4)
  func ages(seed: Int) throws {
    try Tips.configure()
    // Half a minute beside every edge, so that the time that this takes does not count.
    let ages = chances(seed, below: 20_000).map { TimeInterval($0 * 60 + 30) }
    visit("aged", ages.map { ("\(Int($0))", $0) })
    let all = Visits(id: "aged").donations
    #expect(all.map(\.city) == ages.map { "\(Int($0))" })
    let ranges: [(Tips.DonationTimeRange, Int)] = [
      (.minute, 1), (.minutes(90), 90), (.hour, 60), (.hours(50), 3_000), (.day, 1_440),
      (.days(3), 4_320), (.week, 10_080), (.weeks(2), 20_160),
    ]
    for (range, minutes) in ranges {
      let young = ages.filter { $0 < TimeInterval(minutes * 60) }.map { "\(Int($0))" }
      #expect(all.donatedWithin(range).map(\.city) == young)
      let limit = Tips.DonationLimit(maximumCount: 3, maximumAge: range)
      #expect(
        Visits(id: "aged", donationLimit: limit).donations.map(\.city) == young.suffix(3))
    }
  }

  @Test("an event keeps its last donations, a thousand where it does not say how many")
  func limits() throws {
    try Tips.configure()
    visit("many", (0..<1003).map { ("\($0)", 0) })
    let usual = Visits(id: "many").donations
    #expect(usual.count == 1000 && usual.first?.city == "3" && usual.last?.city == "1002")
    for count in [0, 1, 5, 1002, 2000] {
      let event = Visits(id: "many", donationLimit: .init(maximumCount: count))
      #expect(event.donations.map(\.city) == (0..<1003).suffix(count).map { "\($0)" })
    }
    // Those of another name, or with other values, are others.
    #expect(Visits(id: "few").donations.isEmpty)
    #expect(Tips.Event<Tips.EmptyDonation>(id: "many").donations.isEmpty)
  }

  @Test("of groups as large as others it is that which began first", arguments: 0..<8)
  func subsets(seed: Int) throws {
    try Tips.configure()
    let cities = chances(seed, below: 4, count: 11).map { "\($0)" }
    visit("grouped", cities.map { ($0, 0) })
    let donations = Visits(id: "grouped").donations
    var names: [String] = []
    for city in cities where !names.contains(city) { names.append(city) }
    let counts = names.map { name in cities.count { $0 == name } }
    let largest = try #require(counts.max().flatMap { counts.firstIndex(of: $0) })
    let smallest = try #require(counts.min().flatMap { counts.firstIndex(of: $0) })
    #expect(
      donations.largestSubset(groupedBy: \.city).map(\.city)
        == Array(repeating: names[largest], count: counts[largest]))
    #expect(
      donations.smallestSubset(groupedBy: \.city).map(\.city)
        == Array(repeating: names[smallest], count: counts[smallest]))
  }

  @Test("of no donations there is no group")
  func none() {
    let donations = Visits(id: "nowhere").donations
    #expect(donations.isEmpty && donations.largestSubset(groupedBy: \.city).isEmpty)
    #expect(donations.smallestSubset(groupedBy: \.city).isEmpty)
  }

  // MARK: The display frequency

  @Test(
    "each new tip lets the others wait from when it came, as long as is said",
    arguments: [
      (Tips.ConfigurationOption.DisplayFrequency.hourly, 1.0), (.daily, 24), (.weekly, 168),
      (.monthly, 720),
    ])
  func turns(
    frequency: Tips.ConfigurationOption.DisplayFrequency, hours: Double
  ) throws {
    try Tips.configure([.displayFrequency(frequency)])
    NumberedTip.ready = Array(0..<4)
    let start = Date()
    func isShown(_ number: Int, after turns: Double) -> Bool {
      let now = start.addingTimeInterval(turns * hours * 3600)
      return store.status(of: NumberedTip(number: number), at: now) == .available
    }
    for turn in 0..<4 {
      #expect(isShown(turn, after: Double(turn)))
      let now = start.addingTimeInterval(Double(turn) * hours * 3600)
      store.begin(NumberedTip(number: turn), at: now)
      for number in 0..<4 {
        // Those whose turn was are shown whenever there is room for them.
        #expect(isShown(number, after: Double(turn) + 0.999) == (number <= turn))
        #expect(isShown(number, after: Double(turn) + 1))
      }
    }
  }

  @Test("a tip that comes again lets nobody wait anew")
  func again() throws {
    try Tips.configure([.displayFrequency(.hourly)])
    let start = Date()
    for seconds in [0.0, 1_800, 3_599] {
      store.begin(PlainTip(), at: start.addingTimeInterval(seconds))
      store.end(PlainTip(), at: start.addingTimeInterval(seconds + 1))
    }
    #expect(store.status(of: OnceTip(), at: start.addingTimeInterval(3_599)) == .pending)
    #expect(store.status(of: OnceTip(), at: start.addingTimeInterval(3_600)) == .available)
  }

  @Test("of frequencies the last counts, and without one nobody waits")
  func frequencies() throws {
    typealias Option = Tips.ConfigurationOption
    let cases: [([Option], TimeInterval)] = [
      ([], 0), ([.displayFrequency(.daily), .displayFrequency(.immediate)], 0),
      ([.displayFrequency(.daily), .displayFrequency(.hourly)], 3_600),
      ([.displayFrequency(.daily), .datastoreLocation(.applicationDefault)], 86_400),
    ]
    for (options, interval) in cases {
      store.empty()
      try Tips.configure(options)
      let start = Date()
      store.begin(PlainTip(), at: start)
      if interval > 0 {
        let before = start.addingTimeInterval(interval - 1)
        #expect(store.status(of: OnceTip(), at: before) == .pending)
      }
      let after = start.addingTimeInterval(interval)
      #expect(store.status(of: OnceTip(), at: after) == .available)
    }
  }

  // MARK: How often and how long

  @Test("of options of a kind the last counts, and each has its own")
  func options() {
    let wishes = TipWishes(
      LimitedTip(wishes: [
        Tips.MaxDisplayCount(5), Tips.IgnoresDisplayFrequency(true), Tips.MaxDisplayDuration(9),
        Tips.MaxDisplayCount(3), Tips.IgnoresDisplayFrequency(false),
      ]))
    #expect(wishes.most == 3 && wishes.longest == 9 && !wishes.ignoresFrequency)
    let none = TipWishes(PlainTip())
    #expect(none.most == nil && none.longest == nil && !none.ignoresFrequency)
  }

  @Test("a tip that was reset is shown as often as before", arguments: 1...4)
  func reset(count: Int) async throws {
    try Tips.configure()
    let tip = LimitedTip(wishes: [Tips.MaxDisplayCount(count)])
    for _ in 0..<2 {
      for _ in 0..<count {
        #expect(tip.status == .available)
        store.begin(tip)
        store.end(tip)
      }
      #expect(tip.status == .invalidated(.displayCountExceeded))
      await tip.resetEligibility()
    }
    // A tip that was closed while it was shown has that reason.
    for _ in 0..<count { store.begin(tip) }
    tip.invalidate(reason: .tipClosed)
    for _ in 0..<count { store.end(tip) }
    #expect(tip.status == .invalidated(.tipClosed))
  }

  @Test("a tip goes when it was shown as long as its option says, however often")
  func lasts() async throws {
    try Tips.configure()
    let (tip, endless) = (LimitedTip(wishes: [Tips.MaxDisplayDuration(60)]), PlainTip())
    let start = Date()
    for (begin, end) in [(0.0, 20.0), (100, 115), (200, 225)] {
      #expect(tip.status == .available)
      for shown in [tip, endless] as [any Tip] {
        store.begin(shown, at: start.addingTimeInterval(begin))
        store.end(shown, at: start.addingTimeInterval(end))
      }
    }
    // It was shown for 60 seconds, so that there is nothing to wait for.
    await store.expire(tip)
    await store.expire(endless)
    #expect(tip.status == .invalidated(.displayDurationExceeded))
    #expect(endless.status == .available)
  }

  // MARK: Groups

  @Test("a group's tip follows from the statuses of all, whatever they are", arguments: 0..<27)
  func statuses(code: Int) throws {
    try empty()
    // Each of three tips is pending, available or invalidated.
    let states = [code % 3, code / 3 % 3, code / 9]
    NumberedTip.ready = states.indices.filter { states[$0] == 1 }
    for number in states.indices where states[number] == 2 {
      NumberedTip(number: number).invalidate(reason: .actionPerformed)
    }
    func current(_ priority: TipGroup.Priority) -> Int? {
      let group = TipGroup(priority) {
        NumberedTip(number: 0)
        NumberedTip(number: 1)
        NumberedTip(number: 2)
      }
      return (group.currentTip as? NumberedTip)?.number
    }
    #expect(current(.firstAvailable) == states.firstIndex(of: 1))
    let next = states.firstIndex { $0 != 2 }
    #expect(current(.ordered) == next.flatMap { states[$0] == 1 ? $0 : nil })
  }
}
