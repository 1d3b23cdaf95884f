import Foundation
@_spi(Engine) import ViewEngine

/// What a project's `.storekit` file says of the shop: the products as Xcode's own testing has them.
struct StoreConfiguration: Decodable, Sendable {
  /// A name and a description in one language.
  struct Words: Decodable, Sendable {
    var displayName: String?
    var description: String?
    var locale: String?
  }
  /// A lower price for some time.
  struct Offer: Decodable, Sendable {
    var offerID: String?
    var displayPrice: String?
    var numberOfPeriods: Int?
    var paymentMode: String?
    var subscriptionPeriod: String?
  }
  /// A product.
  struct Item: Decodable, Sendable {
    var productID: String
    var type: String
    var displayPrice: String?
    var familyShareable: Bool?
    var localizations: [Words]?
    var referenceName: String?
    var recurringSubscriptionPeriod: String?
    var subscriptionGroupID: String?
    var groupNumber: Int?
    var introductoryOffer: Offer?
    var adHocOffers: [Offer]?
  }
  /// Subscriptions of which a person has one at a time.
  struct Group: Decodable, Sendable {
    var id: String
    var name: String?
    var localizations: [Words]?
    var subscriptions: [Item]?
  }
  /// Where the shop is.
  struct Settings: Decodable, Sendable {
    var storefront: String?
    var locale: String?
    private enum CodingKeys: String, CodingKey {
      case storefront = "_storefront"
      case locale = "_locale"
    }
  }

  var products: [Item]?
  var nonRenewingSubscriptions: [Item]?
  var subscriptionGroups: [Group]?
  var settings: Settings?

  /// The files of the project that can be read, the nearest to the scene first.
  ///
  /// One that cannot be read is told, as is that there is none.
  static func all() -> [StoreConfiguration] {
    let paths = BundledFiles.paths(withEnding: "storekit")
    if paths.isEmpty {
      IneffectiveSettings.note("Product.products(for:) without a .storekit file in the project")
    }
    return paths.compactMap { path in
      guard let data = FileManager.default.contents(atPath: path), let file = try? Self(data) else {
        let name = URL(fileURLWithPath: path).lastPathComponent
        IneffectiveSettings.note("\(name), which is no list of products,")
        return nil
      }
      return file
    }
  }

  /// Reads a file.
  ///
  /// - Parameter data: Its bytes.
  /// - Throws: `DecodingError` if it is no list of products.
  init(_ data: Data) throws { self = try JSONDecoder().decode(Self.self, from: data) }

  /// Where the shop is: as the file says, else in the United States.
  var storefront: Storefront { Storefront(countryCode: settings?.storefront ?? "USA") }

  /// The products in the order of the file.
  var shelf: [Product] {
    let locale = storefront.locale(language: settings?.locale)
    let single = (products ?? []) + (nonRenewingSubscriptions ?? [])
    return single.compactMap { Product($0, in: nil, locale) }
      + (subscriptionGroups ?? []).flatMap { group in
        (group.subscriptions ?? []).compactMap { Product($0, in: group, locale) }
      }
  }

  /// The words in the reader's language; in the first one where it is not there.
  static func words(_ all: [Words]?, for reader: Locale?) -> Words? {
    let language = reader?.language.languageCode?.identifier ?? "en"
    return all?.first { words in
      Locale(identifier: words.locale ?? "").language.languageCode?.identifier == language
    } ?? all?.first
  }
}

extension Product {
  /// A product as a file has it; `nil` if it is of no kind that there is.
  init?(_ item: StoreConfiguration.Item, in group: StoreConfiguration.Group?, _ locale: Locale) {
    guard let type = ProductType(fileName: item.type) else { return nil }
    // What asks for the machine's locale is told the reader's.
    let reader = Locale.current
    let words = StoreConfiguration.words(item.localizations, for: reader)
    let style = Decimal.FormatStyle.Currency(
      code: locale.currency?.identifier ?? "USD", locale: locale)
    id = item.productID
    displayName = words?.displayName ?? item.referenceName ?? item.productID
    description = words?.description ?? ""
    price = Decimal(string: item.displayPrice ?? "0") ?? 0
    isFamilyShareable = item.familyShareable ?? false
    priceFormatStyle = style
    self.type = type
    guard type == .autoRenewable,
      let period = SubscriptionPeriod(fileText: item.recurringSubscriptionPeriod)
    else {
      subscription = nil
      return
    }
    let groupWords = StoreConfiguration.words(group?.localizations, for: reader)
    subscription = SubscriptionInfo(
      introductoryOffer: item.introductoryOffer.flatMap {
        SubscriptionOffer($0, .introductory, style)
      },
      promotionalOffers: (item.adHocOffers ?? []).compactMap {
        SubscriptionOffer($0, .promotional, style)
      },
      subscriptionGroupID: item.subscriptionGroupID ?? group?.id ?? "",
      groupDisplayName: groupWords?.displayName ?? group?.name ?? "",
      groupLevel: item.groupNumber ?? 1, subscriptionPeriod: period)
  }
}

extension Product.ProductType {
  /// The kind by the name that files have for it.
  init?(fileName: String) {
    switch fileName {
    case "Consumable": self = .consumable
    case "NonConsumable": self = .nonConsumable
    case "NonRenewingSubscription": self = .nonRenewable
    case "RecurringSubscription": self = .autoRenewable
    default: return nil
    }
  }
}

extension Product.SubscriptionPeriod {
  /// Reads a length as files have it: `P1M`, `P3D`.
  init?(fileText: String?) {
    guard let match = fileText?.wholeMatch(of: /P([1-9][0-9]{0,3})([DWMY])/),
      let value = Int(match.1)
    else { return nil }
    let units: [Substring: Unit] = ["D": .day, "W": .week, "M": .month, "Y": .year]
    guard let unit = units[match.2] else { return nil }
    self.init(value: value, unit: unit)
  }
}

extension Product.SubscriptionOffer {
  /// An offer as a file has it; `nil` if it has no length.
  init?(
    _ offer: StoreConfiguration.Offer, _ type: OfferType, _ style: Decimal.FormatStyle.Currency
  ) {
    guard let period = Product.SubscriptionPeriod(fileText: offer.subscriptionPeriod) else {
      return nil
    }
    let modes: [String: PaymentMode] = [
      "free": .freeTrial, "payAsYouGo": .payAsYouGo, "payUpFront": .payUpFront,
    ]
    let amount = Decimal(string: offer.displayPrice ?? "0") ?? 0
    self.init(
      id: offer.offerID, type: type, price: amount, displayPrice: amount.formatted(style),
      period: period, periodCount: offer.numberOfPeriods ?? 1,
      paymentMode: modes[offer.paymentMode ?? "free"] ?? .freeTrial)
  }
}
