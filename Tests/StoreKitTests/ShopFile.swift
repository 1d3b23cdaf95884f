import Foundation
import Testing
@_spi(Engine) import ViewEngine

@testable import StoreKit

/// A shop for tests, with one product of each kind and two subscriptions of one group.
enum ShopFile {
  static let text = """
    {
      "identifier" : "0A",
      "nonRenewingSubscriptions" : [
        {
          "displayPrice" : "12.00", "familyShareable" : false,
          "localizations" : [ { "description" : "One season", "displayName" : "Season", "locale" : "en_US" } ],
          "productID" : "season", "referenceName" : "Season", "type" : "NonRenewingSubscription"
        }
      ],
      "products" : [
        {
          "displayPrice" : "0.99", "familyShareable" : true,
          "localizations" : [
            { "description" : "All maps", "displayName" : "Atlas", "locale" : "en_US" },
            { "description" : "Alle Karten", "displayName" : "Kartenbuch", "locale" : "de" }
          ],
          "productID" : "atlas", "referenceName" : "Atlas", "type" : "NonConsumable"
        },
        {
          "displayPrice" : "1.99", "localizations" : [], "productID" : "coins",
          "referenceName" : "Coins", "type" : "Consumable"
        },
        { "productID" : "odd", "type" : "Something Else" }
      ],
      "settings" : { "_storefront" : "USA" },
      "subscriptionGroups" : [
        {
          "id" : "77", "localizations" : [], "name" : "Club",
          "subscriptions" : [
            {
              "adHocOffers" : [
                { "offerID" : "back", "displayPrice" : "1.00", "numberOfPeriods" : 2,
                  "paymentMode" : "payAsYouGo", "subscriptionPeriod" : "P1M" }
              ],
              "displayPrice" : "4.99", "groupNumber" : 2,
              "introductoryOffer" : { "paymentMode" : "free", "subscriptionPeriod" : "P1W" },
              "localizations" : [ { "description" : "By the month", "displayName" : "Club Monthly", "locale" : "en_US" } ],
              "productID" : "club.month", "recurringSubscriptionPeriod" : "P1M",
              "subscriptionGroupID" : "77", "type" : "RecurringSubscription"
            },
            {
              "displayPrice" : "49.99", "groupNumber" : 1,
              "localizations" : [ { "description" : "By the year", "displayName" : "Club Yearly", "locale" : "en_US" } ],
              "productID" : "club.year", "recurringSubscriptionPeriod" : "P1Y",
              "subscriptionGroupID" : "77", "type" : "RecurringSubscription"
            }
          ]
        }
      ]
    }
    """

  /// The products of the shop.
  static func shelf(_ change: (String) -> String = { $0 }) throws -> [Product] {
    try StoreConfiguration(Data(change(text).utf8)).shelf
  }

  /// A product of the shop.
  static func product(_ id: String) throws -> Product {
    try #require(try shelf().first { $0.id == id })
  }

  /// Puts the shop into a project of its own while something is done.
  static func inProject(_ text: String?, _ action: () async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(
        "shop-\(text?.hashValue ?? 0)-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Shop.storekit")
    if let text { try text.write(to: file, atomically: true, encoding: .utf8) }
    BundledFiles.choose(
      text == nil ? [] : [file.path, folder.appendingPathComponent("a.json").path])
    defer { BundledFiles.choose([]) }
    try await action()
  }
}
