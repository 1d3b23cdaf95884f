public import Foundation

/// A purchase.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// How someone has a product.
  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String
    /// Creates a way by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// By buying it.
    public static let purchased = Self(rawValue: "PURCHASED")
    /// By the family.
    public static let familyShared = Self(rawValue: "FAMILY_SHARED")
  }
  /// Why a purchase was taken back.
  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    /// Its number.
    public let rawValue: Int
    /// Creates a reason by its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Something of the app did not work.
    public static let developerIssue = Self(rawValue: 1)
    /// Another reason.
    public static let other = Self(rawValue: 0)
  }

  /// Its number: 1 for the first purchase of a film.
  public let id: UInt64
  /// The number of the purchase with which a subscription began.
  public let originalID: UInt64
  /// What was bought.
  public let productID: String
  /// What kind it is.
  public let productType: Product.ProductType
  /// The group of a subscription; `nil` for what is none.
  public let subscriptionGroupID: String?
  /// When it was bought.
  public let purchaseDate: Date
  /// When a subscription began.
  public let originalPurchaseDate: Date
  /// When a subscription is over; `nil` for what is none.
  public let expirationDate: Date?
  /// How many were bought.
  public let purchasedQuantity: Int
  /// What it cost.
  public let price: Decimal?
  /// For whom of the app's own people it is.
  public let appAccountToken: UUID?
  /// Whether a better subscription has taken its place.
  public internal(set) var isUpgraded = false
  /// When it was taken back: in a film nothing is.
  public var revocationDate: Date? { nil }
  /// Why it was taken back: in a film nothing is.
  public var revocationReason: RevocationReason? { nil }
  /// How the person has it.
  public var ownershipType: OwnershipType { .purchased }
  /// When it was signed: when it was bought.
  public var signedDate: Date { purchaseDate }
  /// Where it was bought: as in Xcode's own testing.
  public var environment: AppStore.Environment { .xcode }

  /// Says that the app has given what was bought.
  public func finish() async { Purchases.shared.finish(id) }

  // MARK: What was bought

  /// Purchases one after another, as they were when someone asked.
  public struct Transactions: AsyncSequence, Sendable {
    let all: @Sendable () -> [Transaction]
    /// What is left of them.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var rest: ArraySlice<Transaction>
      /// The next one; `nil` at the end.
      public mutating func next() async -> VerificationResult<Transaction>? {
        rest.popFirst().map { .verified($0) }
      }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: all()[...]) }
  }

  /// Purchases from outside the app: in a film there is none.
  public static var updates: Transactions { Transactions { [] } }
  /// All purchases, the last one first; what was used up is not among them.
  public static var all: Transactions {
    Transactions { Purchases.shared.lasting.reversed() }
  }
  /// Purchases of which the app has not said that they are done.
  public static var unfinished: Transactions { Transactions { Purchases.shared.unfinished } }
  /// Purchases by which the person may use something now: none at a film's start.
  public static var currentEntitlements: Transactions {
    Transactions { Purchases.shared.entitlements(at: Date()) }
  }
  /// The purchase by which the person may use a product now; `nil` if they may not.
  public static func currentEntitlement(
    for productID: String
  ) async -> VerificationResult<Transaction>? {
    Purchases.shared.entitlements(at: Date()).last { $0.productID == productID }
      .map { .verified($0) }
  }
  /// What was bought of a product last; `nil` for nothing.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
    Purchases.shared.lasting.last { $0.productID == productID }.map { .verified($0) }
  }

  // MARK: Giving back

  /// What came of asking for the money.
  public enum RefundRequestStatus: Hashable, Sendable {
    /// The store was asked.
    case success
    /// The person thought better of it.
    case userCancelled
  }
  /// Why the store could not be asked.
  public enum RefundRequestError: Error, Hashable, Sendable {
    /// It was asked before.
    case duplicateRequest
    /// It did not answer.
    case failed
  }
}
