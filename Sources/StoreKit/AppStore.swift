import Foundation
@_spi(Engine) public import ViewEngine

/// The shop as a whole.
public enum AppStore {
  /// Where purchases are made.
  public struct Environment: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String
    /// Creates a place by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// In the shop.
    public static let production = Self(rawValue: "Production")
    /// In a trial of the shop.
    public static let sandbox = Self(rawValue: "Sandbox")
    /// In Xcode's own testing, as in films.
    public static let xcode = Self(rawValue: "Xcode")
  }
  /// Asks the shop for what was bought before: in a film nothing was, which the tool says.
  ///
  /// - Throws: Nothing: no shop is asked.
  public static func sync() async throws { IneffectiveSettings.note("AppStore.sync") }
  /// Whether the person may pay: in a film they may.
  public static var canMakePayments: Bool { true }
}

/// Where the shop is.
public struct Storefront: Hashable, Identifiable, Sendable {
  /// The country, by three letters.
  public let countryCode: String
  /// The shop's number; empty for a country whose number is not known here.
  public let id: String
  /// Countries by three letters and two, with the numbers of their shops.
  private static let known: [String: (region: String, id: String)] = [
    "USA": ("US", "143441"), "FRA": ("FR", "143442"), "DEU": ("DE", "143443"),
    "GBR": ("GB", "143444"), "AUT": ("AT", "143445"), "BEL": ("BE", "143446"),
    "FIN": ("FI", "143447"), "IRL": ("IE", "143449"), "ITA": ("IT", "143450"),
    "NLD": ("NL", "143452"), "PRT": ("PT", "143453"), "ESP": ("ES", "143454"),
    "CAN": ("CA", "143455"), "SWE": ("SE", "143456"), "NOR": ("NO", "143457"),
    "DNK": ("DK", "143458"), "CHE": ("CH", "143459"), "AUS": ("AU", "143460"),
    "NZL": ("NZ", "143461"), "JPN": ("JP", "143462"), "CHN": ("CN", "143465"),
    "KOR": ("KR", "143466"), "IND": ("IN", "143467"), "MEX": ("MX", "143468"),
    "RUS": ("RU", "143469"), "POL": ("PL", "143478"), "TUR": ("TR", "143480"),
    "BRA": ("BR", "143503"),
  ]

  init(countryCode: String) {
    self.countryCode = countryCode
    id = Self.known[countryCode]?.id ?? ""
  }

  /// The locale in which prices are written.
  ///
  /// - Parameter language: The locale that a file asks for; `nil` for English.
  /// - Returns: The language with this country, whose money it is.
  func locale(language: String?) -> Locale {
    let code = language.flatMap { Locale(identifier: $0).language.languageCode?.identifier }
    return Locale(identifier: "\(code ?? "en")_\(Self.known[countryCode]?.region ?? "US")")
  }

  /// The shop of the project's `.storekit` file.
  public static var current: Storefront? {
    get async { StoreConfiguration.all().first?.storefront ?? Storefront(countryCode: "USA") }
  }

  /// Moves to another country: in a film nobody moves.
  public static var updates: Storefronts { Storefronts() }
  /// Where the shop moves to: nowhere.
  public struct Storefronts: AsyncSequence, Sendable {
    /// The end of the moves.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// Nothing more.
      public mutating func next() async -> Storefront? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}

/// What the store has to say to the person: in a film nothing.
public struct Message: Hashable, Sendable {
  /// What it is about.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    /// Its number.
    public let rawValue: Int
    /// Creates a reason by its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Anything else.
    public static let generic = Self(rawValue: 0)
    /// A higher price, to which the person has to agree.
    public static let priceIncreaseConsent = Self(rawValue: 1)
    /// That the store could not be paid.
    public static let billingIssue = Self(rawValue: 2)
  }
  /// What it is about.
  public let reason: Reason

  /// What the store has to say: in a film nothing.
  public static var messages: Messages { Messages() }
  /// What a store says: nothing.
  public struct Messages: AsyncSequence, Sendable {
    /// The end of what is said.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// Nothing more.
      public mutating func next() async -> Message? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}

/// Shows the person what the store has to say.
@MainActor @preconcurrency public struct DisplayMessageAction {
  nonisolated init() {}
  /// Shows it; no store's window is shown in a film, and the tool says so.
  ///
  /// - Parameter message: What the store says.
  /// - Throws: Nothing: nothing is shown.
  /// - Note: Accepted; no effect. `message`: no store's window is shown.
  public func callAsFunction(_ message: Message) throws {
    IneffectiveSettings.note("displayStoreKitMessage")
  }
}

/// Buys a product.
@MainActor @preconcurrency public struct PurchaseAction {
  nonisolated init() {}
  /// Buys it, as ``Product/purchase(options:)`` does.
  ///
  /// - Parameters:
  ///   - product: What is bought.
  ///   - options: What is wished.
  /// - Returns: What came of it.
  /// - Throws: Why it failed.
  @discardableResult public func callAsFunction(
    _ product: Product, options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult { try await product.purchase(options: options) }
}

extension EnvironmentValues {
  /// What shows the person what the store has to say.
  public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
  /// What buys a product.
  public var purchase: PurchaseAction { PurchaseAction() }
}
