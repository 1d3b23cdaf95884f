import Foundation
import Testing
@_spi(Engine) import ViewEngine

@testable import StoreKit

/// Names of the shop's values, accounts of purchases, and what views ask the shop for.
@Suite("Values of a shop")
struct StoreValueTests {
  private let now = Date(timeIntervalSinceReferenceDate: 800_000_000)

  @Test("have names for people, and those that are not known the name in code")
  func names() {
    typealias State = Product.SubscriptionInfo.RenewalState
    let states = (1...5).map { State(rawValue: $0) }
    #expect(states == [.subscribed, .expired, .inBillingRetryPeriod, .inGracePeriod, .revoked])
    #expect(Set(states.map(\.localizedDescription)).count == 5)
    #expect(State.inGracePeriod.localizedDescription == "In Grace Period")
    #expect(State(rawValue: 9).localizedDescription == "9")
    typealias Mode = Product.SubscriptionOffer.PaymentMode
    #expect(Mode.payUpFront.localizedDescription == "Pay Up Front")
    #expect(Mode(rawValue: "Barter").localizedDescription == "Barter")
    #expect(Product.ProductType(rawValue: "Consumable") == .consumable)
    #expect(Product.ProductType.nonConsumable.localizedDescription == "Non-Consumable")
  }

  @Test(
    "have periods by name that are those of a file",
    arguments: [
      (.weekly, "P1W"), (.monthly, "P1M"), (.yearly, "P1Y"),
      (.everyThreeDays, "P3D"), (.everyTwoWeeks, "P2W"), (.everyTwoMonths, "P2M"),
      (.everyThreeMonths, "P3M"), (.everySixMonths, "P6M"),
    ] as [(Product.SubscriptionPeriod, String)])
  func periods(period: Product.SubscriptionPeriod, text: String) {
    #expect(Product.SubscriptionPeriod(fileText: text) == period)
  }

  @Test("have long periods that end when as many short ones do")
  func sums() throws {
    let start = try Date.ISO8601FormatStyle().parse("2026-03-01T12:00:00Z")
    func end(_ count: Int, _ period: Product.SubscriptionPeriod) -> Date {
      (0..<count).reduce(start) { date, _ in period.end(from: date) }
    }
    #expect(end(3, .monthly) == end(1, .everyThreeMonths))
    #expect(end(2, .weekly) == end(1, .everyTwoWeeks))
    #expect(end(2, .everySixMonths) == end(1, .yearly))
    #expect(end(1, .weekly).timeIntervalSince(start) == 7 * 86_400)
  }

  @Test("that are verified are there, and others throw why they are not")
  func verified() throws {
    typealias Signed = VerificationResult<String>
    let verified = Signed.verified("atlas")
    #expect(try verified.payloadValue == "atlas" && verified.unsafePayloadValue == "atlas")
    let reasons: [Signed.VerificationError] = [
      .revokedCertificate, .invalidCertificateChain, .invalidDeviceVerification, .invalidEncoding,
      .missingRequiredProperties,
    ]
    for reason in reasons {
      #expect(throws: reason) { try Signed.unverified("atlas", reason).payloadValue }
    }
    #expect(Set(reasons.map { Signed.unverified("atlas", $0) }).count == reasons.count)
  }

  @Test("of two groups of subscriptions do not take one another's place")
  func groups() throws {
    let purchases = Purchases()
    let shelf = try ShopFile.shelf { $0.replacing("\"77\"", with: "\"78\"") }
    let other = try #require(shelf.first { $0.id == "club.year" })
    let month = try ShopFile.product("club.month")
    let bought = [month, other, month].map {
      purchases.buy($0, quantity: 1, token: nil, at: now)
    }
    #expect(bought.map(\.originalID) == [1, 2, 1] && bought.map(\.id) == [1, 2, 3])
    #expect(purchases.all.map(\.isUpgraded) == [true, false, false])
    #expect(purchases.entitlements(at: now).map(\.id) == [2, 3])
  }

  @Test("of a season are bought as often as one likes, each for whom it is")
  func seasons() throws {
    let (purchases, season) = (Purchases(), try ShopFile.product("season"))
    let tokens: [UUID?] = [UUID(), UUID()]
    for token in tokens { _ = purchases.buy(season, quantity: 2, token: token, at: now) }
    #expect(purchases.all.map(\.appAccountToken) == tokens)
    #expect(purchases.entitlements(at: now + 1e9).map(\.id) == [1, 2])
  }

  @Test("bought at one time by many have numbers without a gap")
  func concurrent() async throws {
    let (purchases, coins, now) = (Purchases(), try ShopFile.product("coins"), self.now)
    let numbers = await withTaskGroup(of: UInt64.self, returning: Set<UInt64>.self) { group in
      for _ in 0..<40 {
        group.addTask { purchases.buy(coins, quantity: 1, token: nil, at: now).id }
      }
      var seen: Set<UInt64> = []
      for await number in group { seen.insert(number) }
      return seen
    }
    #expect(numbers == Set<UInt64>(1...40))
  }

  @Test("are asked for by a view's actions as by the product, and the tool says what is not shown")
  @MainActor func actions() async throws {
    let (values, coins) = (EnvironmentValues(), try ShopFile.product("coins"))
    let purchase = values.purchase
    await #expect(throws: Product.PurchaseError.invalidQuantity) {
      try await purchase(coins, options: [.quantity(-1)])
    }
    let result = try await purchase(coins, options: [.simulatesAskToBuyInSandbox(true)])
    guard case .pending = result else {
      Issue.record("a child has to ask")
      return
    }
    let (show, review) = (values.displayStoreKitMessage, values.requestReview)
    try show(Message(reason: .billingIssue))
    review()
    let told = IneffectiveSettings.shortcomings.joined(separator: "\n")
    #expect(told.contains("displayStoreKitMessage") && told.contains("requestReview"))
  }

  @Test("that cannot be bought say for people which of two reasons it is")
  func errors() {
    let unavailable = Product.PurchaseError.productUnavailable
    #expect(unavailable.localizedDescription == "This item is not available.")
    let quantity = Product.PurchaseError.invalidQuantity
    #expect(quantity.errorDescription?.contains("quantity") == true)
  }
}
