import Foundation
import Testing
@_spi(Engine) import ViewEngine

@testable import StoreKit

@Suite("Products of a shop's file", .serialized)
struct ProductTests {
  @Test("are all there in the order of the file, but for kinds that there are not")
  func order() throws {
    #expect(
      try ShopFile.shelf().map(\.id) == ["atlas", "coins", "season", "club.month", "club.year"])
  }

  @Test(
    "are of the kinds that the file says",
    arguments: [
      ("atlas", Product.ProductType.nonConsumable), ("coins", .consumable),
      ("season", .nonRenewable), ("club.month", .autoRenewable),
    ])
  func kinds(id: String, type: Product.ProductType) throws {
    let product = try ShopFile.product(id)
    #expect(product.type == type)
    #expect((product.subscription != nil) == (type == .autoRenewable))
  }

  @Test("cost what the file says, and are written so that reading the price gives it back")
  func prices() throws {
    for product in try ShopFile.shelf() {
      let style = product.priceFormatStyle
      #expect(product.displayPrice == product.price.formatted(style))
      #expect(try style.parseStrategy.parse(product.displayPrice) == product.price)
    }
    #expect(try ShopFile.product("atlas").displayPrice == "$0.99")
  }

  @Test(
    "are written in the money of the shop's country",
    arguments: [
      ("USA", "$0.99", "143441"), ("GBR", "£0.99", "143444"), ("DEU", "0,99\u{a0}€", "143443"),
    ])
  func money(country: String, price: String, id: String) throws {
    let shelf = try ShopFile.shelf { $0.replacing("USA", with: country) }
    #expect(shelf.first?.displayPrice == price)
    #expect(Storefront(countryCode: country).id == id)
  }

  @Test("have the words of the reader's language, else the first, else the name in the file")
  func words() throws {
    let all = try StoreConfiguration(Data(ShopFile.text.utf8)).products?.first?.localizations
    func name(_ locale: String?) -> String? {
      StoreConfiguration.words(all, for: locale.map { Locale(identifier: $0) })?.displayName
    }
    #expect(name(nil) == "Atlas" && name("en_GB") == "Atlas")
    #expect(name("de_AT") == "Kartenbuch")
    #expect(name("fr") == "Atlas")
    #expect(try ShopFile.product("coins").displayName == "Coins")
    #expect(try ShopFile.product("atlas").description == "All maps")
    #expect(try ShopFile.product("atlas").isFamilyShareable)
  }

  @Test("have as subscriptions a period, a group, a level and offers")
  func subscription() throws {
    let month = try #require(try ShopFile.product("club.month").subscription)
    #expect(month.subscriptionPeriod == .monthly && month.groupLevel == 2)
    #expect(month.subscriptionGroupID == "77" && month.groupDisplayName == "Club")
    #expect(month.introductoryOffer?.paymentMode == .freeTrial)
    #expect(month.introductoryOffer?.period == .weekly && month.introductoryOffer?.periodCount == 1)
    let back = try #require(month.promotionalOffers.first)
    #expect(back.id == "back" && back.price == 1 && back.displayPrice == "$1.00")
    #expect(back.paymentMode == .payAsYouGo && back.periodCount == 2)
    let year = try #require(try ShopFile.product("club.year").subscription)
    #expect(year.subscriptionPeriod == .yearly && year.introductoryOffer == nil)
  }

  @Test(
    "have periods that are read as they are written",
    arguments: [
      ("P3D", 3, Product.SubscriptionPeriod.Unit.day), ("P2W", 2, .week), ("P6M", 6, .month),
      ("P1Y", 1, .year),
    ])
  func periods(text: String, value: Int, unit: Product.SubscriptionPeriod.Unit) {
    #expect(Product.SubscriptionPeriod(fileText: text) == .init(value: value, unit: unit))
  }

  @Test("have no period where none is written", arguments: ["", "P", "P0M", "1M", "PM", "P1H"])
  func noPeriod(text: String) { #expect(Product.SubscriptionPeriod(fileText: text) == nil) }

  @Test("have units with names, of which those for people begin with a capital")
  func units() {
    for unit in Product.SubscriptionPeriod.Unit.allCases {
      #expect(unit.localizedDescription.lowercased() == unit.formatted())
      #expect(unit.localizedDescription != unit.formatted())
    }
    #expect(Product.SubscriptionPeriod.Unit.month.formatted(.init()) == "month")
  }

  @Test("end a period by the calendar: the last day of a short month, a leap year")
  func ends() throws {
    func end(_ from: String, _ text: String) throws -> String {
      let format = Date.ISO8601FormatStyle()
      let period = try #require(Product.SubscriptionPeriod(fileText: text))
      return period.end(from: try format.parse(from)).formatted(format)
    }
    #expect(try end("2026-01-31T10:00:00Z", "P1M") == "2026-02-28T10:00:00Z")
    #expect(try end("2024-02-29T10:00:00Z", "P1Y") == "2025-02-28T10:00:00Z")
    #expect(try end("2026-01-31T10:00:00Z", "P2W") == "2026-02-14T10:00:00Z")
    #expect(try end("2026-01-31T10:00:00Z", "P3D") == "2026-02-03T10:00:00Z")
  }

  @Test("are found by their names, in whatever order they are asked for")
  func found() async throws {
    try await ShopFile.inProject(ShopFile.text) {
      let products = try await Product.products(for: ["club.year", "nothing", "atlas"])
      #expect(products.map(\.id) == ["atlas", "club.year"])
      #expect(await Storefront.current?.countryCode == "USA")
    }
  }

  @Test("are none without a file, or with one that is no list, and the tool says so")
  func none() async throws {
    try await ShopFile.inProject(nil) {
      let products = try await Product.products(for: ["atlas"])
      #expect(products.isEmpty)
    }
    try await ShopFile.inProject("no list") {
      let products = try await Product.products(for: ["atlas"])
      #expect(products.isEmpty)
    }
    let told = IneffectiveSettings.shortcomings.joined()
    #expect(told.contains("without a .storekit file"))
    #expect(told.contains("Shop.storekit, which is no list of products,"))
  }
}
