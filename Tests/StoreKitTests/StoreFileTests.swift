import Foundation
import Testing

@testable import StoreKit

/// What a shop's file may leave out, and what it may not.
@Suite("A shop's file")
struct StoreFileTests {
  private let english = Locale(identifier: "en_US")
  private var style: Decimal.FormatStyle.Currency { .init(code: "USD", locale: english) }

  private func subscription(group: StoreConfiguration.Group?, own: String?) throws
    -> Product.SubscriptionInfo
  {
    let item = StoreConfiguration.Item(
      productID: "club", type: "RecurringSubscription", recurringSubscriptionPeriod: "P1M",
      subscriptionGroupID: own)
    return try #require(Product(item, in: group, english)?.subscription)
  }

  @Test("that says nothing has no products, and is a shop of the United States")
  func empty() throws {
    let file = try StoreConfiguration(Data("{}".utf8))
    #expect(file.shelf.isEmpty)
    #expect(file.storefront == Storefront(countryCode: "USA") && file.storefront.id == "143441")
  }

  @Test(
    "is not read if it is no object, or has a product without a name or a kind",
    arguments: [
      "", "[]", #"{"products": [{"type": "Consumable"}]}"#, #"{"products": [{"productID": "a"}]}"#,
      #"{"subscriptionGroups": [{"name": "Club"}]}"#,
    ])
  func unreadable(text: String) {
    #expect(throws: DecodingError.self) { try StoreConfiguration(Data(text.utf8)) }
  }

  @Test(
    "has prices in its own language with its country, whatever country the language names",
    arguments: [
      ("DEU", nil, "en_DE"), ("DEU", "de", "de_DE"), ("CHE", "de_AT", "de_CH"),
      ("XYZ", "fr", "fr_US"),
    ] as [(String, String?, String)])
  func locales(country: String, language: String?, locale: String) {
    #expect(Storefront(countryCode: country).locale(language: language).identifier == locale)
  }

  @Test("leaves out of a product all but its name and kind")
  func bare() throws {
    let item = StoreConfiguration.Item(productID: "coins", type: "Consumable")
    let product = try #require(Product(item, in: nil, english))
    #expect(product.displayName == "coins" && product.description.isEmpty)
    #expect(product.price == 0 && product.displayPrice == "$0.00")
    #expect(!product.isFamilyShareable && product.subscription == nil)
    let odd = StoreConfiguration.Item(productID: "coins", type: "consumable")
    #expect(Product(odd, in: nil, english) == nil)
  }

  @Test("has no subscription where it says no period, and none for another kind of product")
  func periodless() throws {
    let endless = StoreConfiguration.Item(productID: "a", type: "RecurringSubscription")
    let product = try #require(Product(endless, in: nil, english))
    #expect(product.type == .autoRenewable && product.subscription == nil)
    let coins = StoreConfiguration.Item(
      productID: "b", type: "Consumable", recurringSubscriptionPeriod: "P1M")
    #expect(try #require(Product(coins, in: nil, english)).subscription == nil)
  }

  @Test("has the group that a subscription names, else that in which it stands, at level 1")
  func groups() throws {
    let words = StoreConfiguration.Words(displayName: "The Club", locale: "en_US")
    let named = StoreConfiguration.Group(id: "7", name: "club", localizations: [words])
    let plain = StoreConfiguration.Group(id: "8", name: "club")
    #expect(try subscription(group: named, own: "9").subscriptionGroupID == "9")
    #expect(try subscription(group: named, own: nil).subscriptionGroupID == "7")
    #expect(try subscription(group: nil, own: nil).subscriptionGroupID.isEmpty)
    #expect(try subscription(group: named, own: nil).groupDisplayName == "The Club")
    #expect(try subscription(group: plain, own: nil).groupDisplayName == "club")
    #expect(try subscription(group: nil, own: "9").groupDisplayName.isEmpty)
    #expect(try subscription(group: plain, own: nil).groupLevel == 1)
  }

  @Test(
    "has offers that are paid as it says, and free ones where it says nothing that is known",
    arguments: [
      (nil, .freeTrial), ("free", .freeTrial),
      ("payAsYouGo", .payAsYouGo), ("payUpFront", .payUpFront), ("by barter", .freeTrial),
    ] as [(String?, Product.SubscriptionOffer.PaymentMode)])
  func offers(mode: String?, paid: Product.SubscriptionOffer.PaymentMode) throws {
    let written = StoreConfiguration.Offer(paymentMode: mode, subscriptionPeriod: "P2W")
    let offer = try #require(Product.SubscriptionOffer(written, .promotional, style))
    #expect(offer.paymentMode == paid && offer.type == .promotional && offer.id == nil)
    #expect(offer.period == .everyTwoWeeks && offer.periodCount == 1)
    #expect(offer.price == 0 && offer.displayPrice == "$0.00")
    let endless = StoreConfiguration.Offer(paymentMode: mode)
    #expect(Product.SubscriptionOffer(endless, .introductory, style) == nil)
  }
}
