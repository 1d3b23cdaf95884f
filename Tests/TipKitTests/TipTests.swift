import Foundation
import Testing

@testable import TipKit

/// All that asks the one datastore there is, one after another.
@MainActor @Suite("Tips", .serialized)
struct TipTests {
  struct PlainTip: Tip {
    var id = "plain"
    var title: Text { Text("Plain") }
  }
  struct RuledTip: Tip {
    struct Visit: Codable, Sendable { var city: String }
    static let opened = Event(id: "opened")
    static let visited = Event<Visit>(id: "visited")
    @Parameter static var isLoggedIn: Bool = false
    @Parameter static var level = 1
    var title: Text { Text("Ruled") }
    var rules: [Rule] {
      #Rule(Self.opened) { $0.donations.count >= 2 }
      #Rule(Self.$isLoggedIn) { $0 == true }
    }
  }
  struct OnceTip: Tip {
    var title: Text { Text("Once") }
    var options: [any TipOption] { MaxDisplayCount(2) }
  }
  struct EagerTip: Tip {
    var title: Text { Text("Eager") }
    var options: [any TipOption] { [Tips.IgnoresDisplayFrequency(true)] }
  }

  init() throws {
    TipDatastore.shared.empty()
    #expect(PlainTip().status == .pending)
  }

  @Test("nothing is shown before the datastore is configured, which is once")
  func configured() throws {
    let tip = PlainTip()
    #expect(!tip.shouldDisplay)
    try Tips.resetDatastore()
    try Tips.configure([.datastoreLocation(.applicationDefault)])
    #expect(tip.status == .available && tip.shouldDisplay)
    #expect(throws: TipKitError.tipsDatastoreAlreadyConfigured) { try Tips.configure() }
    #expect(throws: TipKitError.tipsDatastoreAlreadyConfigured) { try Tips.resetDatastore() }
  }

  @Test("all rules have to hold, of events and of parameters")
  func ruled() async throws {
    try Tips.configure()
    let tip = RuledTip()
    #expect(tip.id == "RuledTip" && tip.status == .pending)
    await RuledTip.opened.donate()
    RuledTip.isLoggedIn = true
    #expect(tip.status == .pending)
    await RuledTip.opened.donate()
    #expect(tip.status == .available)
    RuledTip.isLoggedIn = false
    #expect(tip.status == .pending)
  }

  @Test("a parameter has its first value until the datastore is configured and it is set")
  func parameter() throws {
    RuledTip.level = 7
    #expect(RuledTip.level == 1)
    try Tips.configure()
    RuledTip.level = 7
    #expect(RuledTip.level == 7 && RuledTip.$level.wrappedValue == 7)
  }

  @Test("what was invalidated stays so, for the first reason, until it is reset")
  func invalidated() async throws {
    try Tips.configure()
    let tip = PlainTip()
    tip.invalidate(reason: .actionPerformed)
    tip.invalidate(reason: .tipClosed)
    #expect(tip.status == .invalidated(.actionPerformed))
    Tips.showAllTipsForTesting()
    #expect(tip.status == .invalidated(.actionPerformed))
    await tip.resetEligibility()
    #expect(tip.status == .available)
  }

  @Test("tests of an app show and hide tips, whatever their rules")
  func testing() throws {
    try Tips.configure()
    Tips.showTipsForTesting([RuledTip.self])
    #expect(RuledTip().shouldDisplay)
    Tips.hideTipsForTesting([PlainTip.self])
    #expect(!PlainTip().shouldDisplay && RuledTip().shouldDisplay)
    Tips.hideAllTipsForTesting()
    #expect(!RuledTip().shouldDisplay && !OnceTip().shouldDisplay)
    Tips.showAllTipsForTesting()
    #expect(RuledTip().shouldDisplay && PlainTip().shouldDisplay)
  }

  @Test("a tip is shown as often as its option says")
  func counted() throws {
    try Tips.configure()
    let (store, tip) = (TipDatastore.shared, OnceTip())
    for count in 1...2 {
      #expect(tip.shouldDisplay)
      store.begin(tip)
      // Two places at a time are one time.
      store.begin(tip)
      store.end(tip)
      #expect(tip.shouldDisplay)
      store.end(tip)
      #expect(tip.shouldDisplay == (count < 2))
    }
    #expect(tip.status == .invalidated(.displayCountExceeded))
  }

  @Test(
    "tips that nobody saw come one in a while, but for those that do not care",
    arguments: [(Tips.ConfigurationOption.DisplayFrequency.hourly, 3600.0), (.daily, 86_400)])
  func frequency(
    frequency: Tips.ConfigurationOption.DisplayFrequency, interval: TimeInterval
  ) throws {
    try Tips.configure([.displayFrequency(frequency)])
    let (store, start) = (TipDatastore.shared, Date())
    func status(_ tip: some Tip, after seconds: TimeInterval) -> Tips.Status {
      store.status(of: tip, at: start.addingTimeInterval(seconds))
    }
    #expect(status(OnceTip(), after: 0) == .available)
    store.begin(PlainTip(), at: start)
    #expect(status(PlainTip(), after: 1) == .available)
    #expect(status(EagerTip(), after: 1) == .available)
    #expect(status(OnceTip(), after: interval - 1) == .pending)
    #expect(status(OnceTip(), after: interval) == .available)
  }

  @Test("donations have values, ages and groups")
  func donations() async throws {
    try Tips.configure()
    for city in ["Oslo", "Rome", "Rome", "Oslo", "Rome"] {
      await RuledTip.visited.donate(.init(city: city))
    }
    let donations = RuledTip.visited.donations
    #expect(donations.map(\.city) == ["Oslo", "Rome", "Rome", "Oslo", "Rome"])
    #expect(donations.largestSubset(groupedBy: \.city).map(\.city) == ["Rome", "Rome", "Rome"])
    #expect(donations.smallestSubset(groupedBy: \.city).map(\.city) == ["Oslo", "Oslo"])
    #expect(donations.donatedWithin(.minute).count == 5)
    #expect(donations.donatedWithin(.minutes(-1)).isEmpty)
    let short = Tips.Event<RuledTip.Visit>(
      id: "visited", donationLimit: Tips.DonationLimit(maximumCount: 2))
    #expect(short.donations.map(\.city) == ["Oslo", "Rome"])
  }

  @Test("who listens is told of the status now, and of each other one")
  func updates() async throws {
    let tip = PlainTip()
    var updates = tip.statusUpdates.makeAsyncIterator()
    #expect(await updates.next() == .pending)
    try Tips.configure()
    await RuledTip.opened.donate()
    #expect(await updates.next() == .available)
    tip.invalidate(reason: .tipClosed)
    #expect(await updates.next() == .invalidated(.tipClosed))
  }

  @Test("a group shows its first tip that can be shown, or each when those before it are done")
  func groups() throws {
    let first = TipGroup {
      RuledTip()
      PlainTip()
    }
    let ordered = TipGroup(.ordered) {
      PlainTip()
      RuledTip()
      OnceTip()
    }
    #expect(first.currentTip == nil && ordered.currentTip == nil)
    try Tips.configure()
    #expect(first.currentTip is PlainTip && ordered.currentTip is PlainTip)
    PlainTip().invalidate(reason: .tipClosed)
    #expect(first.currentTip == nil && ordered.currentTip == nil)
    RuledTip().invalidate(reason: .tipClosed)
    #expect(ordered.currentTip as? OnceTip != nil)
  }

  @Test("a button without a name has that of its place, and tells the view after itself")
  func actions() {
    struct Tipped: Tip {
      let note: @MainActor @Sendable (String) -> Void
      var title: Text { Text("x") }
      var actions: [Action] {
        Action(id: "faq", title: "FAQ") { note("own") }
        Action { Text("Later") }
      }
    }
    final class Notes { var words: [String] = [] }
    let notes = Notes()
    let tip = Tipped { notes.words.append($0) }
    let configuration = TipViewStyleConfiguration(tip) { notes.words.append($0.id) }
    #expect(configuration.actions.map(\.id) == ["faq", "1"])
    #expect(configuration.actions.map(\.index) == [0, 1])
    for action in configuration.actions { action.handler() }
    #expect(notes.words == ["own", "faq", "1"])
  }
}
