import Foundation
import Testing
@_spi(Engine) import ViewEngine

@testable import StoreKit

@Suite("Purchases")
struct PurchaseTests {
  private let now = Date(timeIntervalSinceReferenceDate: 800_000_000)
  private let purchases = Purchases()

  private func buy(_ id: String, quantity: Int = 1, after seconds: Double = 0) throws -> Transaction
  {
    purchases.buy(
      try ShopFile.product(id), quantity: quantity, token: nil, at: now + seconds)
  }

  @Test("are none at the beginning")
  func nothing() {
    #expect(purchases.all.isEmpty && purchases.entitlements(at: now).isEmpty)
  }

  @Test("have numbers from 1, the time of the purchase and the product's price")
  func values() throws {
    let (first, second) = (try buy("coins", quantity: 3), try buy("atlas", after: 5))
    #expect(first.id == 1 && second.id == 2)
    #expect(first.purchaseDate == now && second.purchaseDate == now + 5)
    #expect(first.purchasedQuantity == 3 && first.price == Decimal(string: "1.99"))
    #expect(first.productType == .consumable && second.expirationDate == nil)
    #expect(first.environment == .xcode && first.ownershipType == .purchased)
    #expect(first.revocationDate == nil && first.signedDate == first.purchaseDate)
  }

  @Test("of what is had for good are made once: the second is the first")
  func once() throws {
    #expect(try buy("atlas") == buy("atlas", after: 60))
    #expect(purchases.all.count == 1)
  }

  @Test("of what is used up entitle to nothing, and are forgotten when they are finished")
  func usedUp() throws {
    let coins = try buy("coins")
    #expect(purchases.entitlements(at: now).isEmpty)
    #expect(purchases.lasting == [coins] && purchases.unfinished == [coins])
    purchases.finish(coins.id)
    #expect(purchases.lasting.isEmpty && purchases.unfinished.isEmpty)
    #expect(try buy("coins").id == 2)
  }

  @Test("of what lasts stay when they are finished")
  func lasting() throws {
    let atlas = try buy("atlas")
    purchases.finish(atlas.id)
    #expect(purchases.lasting == [atlas] && purchases.unfinished.isEmpty)
    #expect(purchases.entitlements(at: now + 1e9) == [atlas])
  }

  @Test("of a subscription entitle until its period is over, not a moment longer")
  func period() throws {
    let month = try buy("club.month")
    let end = try #require(month.expirationDate)
    #expect(end == Product.SubscriptionPeriod.monthly.end(from: now))
    #expect(purchases.entitlements(at: end - 1) == [month])
    #expect(purchases.entitlements(at: end).isEmpty)
    #expect(Product.SubscriptionInfo.Status(month, at: now).state == .subscribed)
    let over = Product.SubscriptionInfo.Status(month, at: end)
    #expect(over.state == .expired)
    #expect(over.renewalInfo.unsafePayloadValue.autoRenewPreference == nil)
  }

  @Test("of two subscriptions of a group leave the second, which began with the first")
  func group() throws {
    let month = try buy("club.month")
    let year = try buy("club.year", after: 10)
    #expect(year.originalID == month.id && year.originalPurchaseDate == month.purchaseDate)
    #expect(purchases.entitlements(at: now + 10) == [year])
    #expect(purchases.all.map(\.isUpgraded) == [true, false])
    let status = Product.SubscriptionInfo.Status(year, at: now + 10)
    let renewal = try status.renewalInfo.payloadValue
    #expect(renewal.currentProductID == "club.year" && renewal.willAutoRenew)
    #expect(renewal.renewalDate == year.expirationDate && renewal.originalTransactionID == 1)
  }

  @Test("come one after another when they are asked for")
  func sequence() async throws {
    let (first, second) = (try buy("atlas"), try buy("season"))
    let list = Transaction.Transactions { [first, second] }
    var seen: [Transaction] = []
    for await result in list { seen.append(try result.payloadValue) }
    #expect(seen == [first, second])
  }

  @Test("from outside there are none")
  func outside() async {
    for await _ in Transaction.updates { Issue.record("nobody buys") }
    for await _ in Product.SubscriptionInfo.Status.updates { Issue.record("nobody renews") }
    for await _ in Storefront.updates { Issue.record("nobody moves") }
    for await _ in Message.messages { Issue.record("nobody speaks") }
  }
}

/// What scenes ask, of the purchases of the whole process.
@Suite("Buying", .serialized)
struct BuyingTests {
  @Test("succeeds, and then the product may be used")
  func succeeds() async throws {
    let atlas = try ShopFile.product("atlas")
    guard case .success(let result) = try await atlas.purchase() else {
      Issue.record("it is bought")
      return
    }
    let transaction = try result.payloadValue
    #expect(transaction.productID == "atlas")
    #expect(await atlas.latestTransaction == result)
    #expect(await atlas.currentEntitlement == result)
    #expect(await Transaction.currentEntitlement(for: "nothing") == nil)
    await transaction.finish()
    var entitled: [String] = []
    for await result in Transaction.currentEntitlements {
      entitled.append(result.unsafePayloadValue.productID)
    }
    #expect(entitled.contains("atlas"))
    #expect(IneffectiveSettings.shortcomings.joined().contains("the sheet of Product.purchase"))
  }

  @Test("a subscription makes its group subscribed, and the first offer is for others")
  func subscribes() async throws {
    let month = try ShopFile.product("club.month")
    let info = try #require(month.subscription)
    #expect(await info.isEligibleForIntroOffer)
    #expect(try await info.status.isEmpty)
    try await month.purchase()
    #expect(await !info.isEligibleForIntroOffer)
    let status = try await info.status
    #expect(status.map(\.state) == [.subscribed])
    #expect(status.first?.transaction.unsafePayloadValue.productID == "club.month")
    #expect(try await Product.SubscriptionInfo.status(for: "another").isEmpty)
  }

  @Test("is pending for a child that asks, and fails for less than one")
  func options() async throws {
    let coins = try ShopFile.product("coins")
    guard case .pending = try await coins.purchase(options: [.simulatesAskToBuyInSandbox(true)])
    else {
      Issue.record("it is pending")
      return
    }
    await #expect(throws: Product.PurchaseError.invalidQuantity) {
      try await coins.purchase(options: [.quantity(0)])
    }
    let token = try #require(UUID(uuidString: "00000000-0000-0000-0000-000000000001"))
    guard
      case .success(let result) = try await coins.purchase(
        options: [.quantity(4), .appAccountToken(token), .simulatesAskToBuyInSandbox(false)])
    else {
      Issue.record("it is bought")
      return
    }
    #expect(result.unsafePayloadValue.purchasedQuantity == 4)
    #expect(result.unsafePayloadValue.appAccountToken == token)
  }

  @Test("what was restored is nothing, which is told; a person may pay")
  func restores() async throws {
    try await AppStore.sync()
    #expect(AppStore.canMakePayments)
    #expect(IneffectiveSettings.shortcomings.joined().contains("AppStore.sync"))
  }

  @Test("what is not verified throws when it is asked for, and is there all the same")
  func verification() {
    let doubtful = VerificationResult<Int>.unverified(7, .invalidSignature)
    #expect(doubtful.unsafePayloadValue == 7)
    #expect(throws: VerificationResult<Int>.VerificationError.invalidSignature) {
      try doubtful.payloadValue
    }
    #expect(VerificationResult.verified(7) != doubtful)
  }
}
