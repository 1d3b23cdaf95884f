public import Foundation
@_spi(Engine) import ViewEngine

/// A product of the app's shop, as the project's `.storekit` file has it.
public struct Product: Identifiable, Hashable, Sendable {
  /// The kinds of products.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String
    /// Creates a kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Bought again and again, and used up.
    public static let consumable = Self(rawValue: "Consumable")
    /// Bought once, for good.
    public static let nonConsumable = Self(rawValue: "Non-Consumable")
    /// A subscription that ends by itself.
    public static let nonRenewable = Self(rawValue: "Non-Renewing Subscription")
    /// A subscription that goes on until it is cancelled.
    public static let autoRenewable = Self(rawValue: "Auto-Renewable Subscription")
    /// The name for people.
    public var localizedDescription: String { rawValue }
  }

  /// Its name in code.
  public let id: String
  /// Its name for people, in the reader's language.
  public let displayName: String
  /// What it is, in the reader's language.
  public let description: String
  /// What it costs, in the shop's money.
  public let price: Decimal
  /// How its price is written.
  public let priceFormatStyle: Decimal.FormatStyle.Currency
  /// What kind it is.
  public let type: ProductType
  /// What it is as a subscription; `nil` for any other kind.
  public let subscription: SubscriptionInfo?
  /// Whether a family has it together.
  public let isFamilyShareable: Bool

  /// Its price as it is written.
  public var displayPrice: String { price.formatted(priceFormatStyle) }
  /// How the lengths of its subscription are written.
  public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle {
    SubscriptionPeriod.Unit.FormatStyle()
  }

  /// Finds products in the project's `.storekit` files.
  ///
  /// - Parameter identifiers: Their names in code; one that no file has is left out.
  /// - Returns: The products, in the order of the files.
  /// - Throws: Nothing: files are there or not.
  public static func products<Identifiers: Collection>(
    for identifiers: Identifiers
  ) async throws -> [Product] where Identifiers.Element == String {
    let wanted = Set(identifiers)
    return shelf().filter { wanted.contains($0.id) }
  }

  /// All products of the project, each once.
  static func shelf() -> [Product] {
    var seen: Set<String> = []
    return StoreConfiguration.all().flatMap(\.shelf).filter { seen.insert($0.id).inserted }
  }

  // MARK: What was bought

  /// What was bought of it last; `nil` for nothing.
  public var latestTransaction: VerificationResult<Transaction>? {
    get async { await Transaction.latest(for: id) }
  }
  /// By what a person may use it now; `nil` if they may not.
  public var currentEntitlement: VerificationResult<Transaction>? {
    get async { await Transaction.currentEntitlement(for: id) }
  }

  /// What is wished of a purchase.
  public struct PurchaseOption: Hashable, Sendable {
    enum Wish: Hashable, Sendable {
      case token(UUID)
      case quantity(Int)
      case asksToBuy(Bool)
    }
    let wish: Wish
    /// Says for whom of the app's own people it is.
    public static func appAccountToken(_ token: UUID) -> Self { Self(wish: .token(token)) }
    /// Says how many are bought.
    public static func quantity(_ quantity: Int) -> Self { Self(wish: .quantity(quantity)) }
    /// Says whether a child asks first, so that the purchase is pending.
    public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> Self {
      Self(wish: .asksToBuy(simulateAskToBuy))
    }
  }

  /// What came of a purchase.
  public enum PurchaseResult: Sendable {
    /// It is bought.
    case success(VerificationResult<Transaction>)
    /// The person thought better of it.
    case userCancelled
    /// Someone else has to agree first.
    case pending
  }

  /// Why a purchase failed.
  public enum PurchaseError: LocalizedError, Hashable, Sendable {
    /// There is no such product.
    case productUnavailable
    /// The number is none that can be bought.
    case invalidQuantity
    /// What it is, for people.
    public var errorDescription: String? {
      switch self {
      case .productUnavailable: "This item is not available."
      case .invalidQuantity: "This quantity cannot be purchased."
      }
    }
  }

  /// Buys it, as Xcode's own testing does without a question: it succeeds at once, at the film's time.
  ///
  /// The store's sheet is not shown, which the tool says.
  ///
  /// - Parameter options: What is wished.
  /// - Returns: What came of it.
  /// - Throws: ``PurchaseError/invalidQuantity`` for less than one.
  @discardableResult public func purchase(
    options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult {
    IneffectiveSettings.note("the sheet of Product.purchase")
    var (token, quantity) = (UUID?.none, 1)
    for option in options {
      switch option.wish {
      case .token(let wished): token = wished
      case .quantity(let wished): quantity = wished
      case .asksToBuy(let asks): if asks { return .pending }
      }
    }
    guard quantity > 0 else { throw PurchaseError.invalidQuantity }
    return .success(
      .verified(Purchases.shared.buy(self, quantity: quantity, token: token, at: Date())))
  }
}
