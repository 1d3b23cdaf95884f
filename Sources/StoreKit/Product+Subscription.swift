public import Foundation

extension Product {
  /// A length of time for which is paid.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// The units of such lengths.
    public enum Unit: Hashable, Sendable, CaseIterable {
      /// A day.
      case day
      /// A week.
      case week
      /// A month.
      case month
      /// A year.
      case year

      /// Its name for people.
      public var localizedDescription: String { formatted().capitalized }
      /// Its name as it stands within a text.
      public func formatted() -> String { formatted(FormatStyle()) }
      /// Its name by a style.
      public func formatted(_ format: FormatStyle) -> String { format.format(self) }

      /// How units are written: as English words.
      public struct FormatStyle: Foundation.FormatStyle {
        /// Writes a unit.
        public func format(_ value: Unit) -> String {
          switch value {
          case .day: "day"
          case .week: "week"
          case .month: "month"
          case .year: "year"
          }
        }
      }
    }
    /// How many units.
    public let value: Int
    /// The unit.
    public let unit: Unit

    init(value: Int, unit: Unit) { (self.value, self.unit) = (value, unit) }
    /// A week.
    public static let weekly = Self(value: 1, unit: .week)
    /// A month.
    public static let monthly = Self(value: 1, unit: .month)
    /// A year.
    public static let yearly = Self(value: 1, unit: .year)
    /// Three days.
    public static let everyThreeDays = Self(value: 3, unit: .day)
    /// Two weeks.
    public static let everyTwoWeeks = Self(value: 2, unit: .week)
    /// Two months.
    public static let everyTwoMonths = Self(value: 2, unit: .month)
    /// Three months.
    public static let everyThreeMonths = Self(value: 3, unit: .month)
    /// Half a year.
    public static let everySixMonths = Self(value: 6, unit: .month)

    /// The time at which one that began at a time is over.
    func end(from date: Date) -> Date {
      let unit: Calendar.Component =
        switch unit {
        case .day: .day
        case .week: .weekOfYear
        case .month: .month
        case .year: .year
        }
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      return calendar.date(byAdding: unit, value: value, to: date) ?? date
    }
  }

  /// A lower price of a subscription for some time.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// For whom it is.
    public struct OfferType: RawRepresentable, Hashable, Sendable {
      /// Its name.
      public let rawValue: String
      /// Creates a type by its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// For who subscribes the first time.
      public static let introductory = Self(rawValue: "Introductory")
      /// For whom the app chooses.
      public static let promotional = Self(rawValue: "Promotional")
    }
    /// How it is paid.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      /// Its name.
      public let rawValue: String
      /// Creates a way by its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Each period by itself.
      public static let payAsYouGo = Self(rawValue: "PayAsYouGo")
      /// All at once.
      public static let payUpFront = Self(rawValue: "PayUpFront")
      /// Not at all.
      public static let freeTrial = Self(rawValue: "FreeTrial")
      /// The name for people.
      public var localizedDescription: String {
        switch self {
        case .payAsYouGo: "Pay As You Go"
        case .payUpFront: "Pay Up Front"
        case .freeTrial: "Free Trial"
        default: rawValue
        }
      }
    }
    /// Its name in code; `nil` for that of those who subscribe the first time.
    public let id: String?
    /// For whom it is.
    public let type: OfferType
    /// What a period costs.
    public let price: Decimal
    /// The price as it is written.
    public let displayPrice: String
    /// How long a period is.
    public let period: SubscriptionPeriod
    /// For how many periods it is.
    public let periodCount: Int
    /// How it is paid.
    public let paymentMode: PaymentMode
  }

  /// What a product is as a subscription.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// What they pay who subscribe the first time; `nil` for the usual price.
    public let introductoryOffer: SubscriptionOffer?
    /// What others pay, by the app's choice.
    public let promotionalOffers: [SubscriptionOffer]
    /// The name in code of the group, of which a person has one subscription at a time.
    public let subscriptionGroupID: String
    /// The group's name for people.
    public let groupDisplayName: String
    /// The level in the group, 1 being the highest.
    public let groupLevel: Int
    /// How long is paid for at a time.
    public let subscriptionPeriod: SubscriptionPeriod

    /// Whether the person subscribes the first time in this group.
    public var isEligibleForIntroOffer: Bool {
      get async { await Self.isEligibleForIntroOffer(for: subscriptionGroupID) }
    }
    /// Whether a person subscribes the first time in a group.
    ///
    /// - Parameter groupID: The group.
    /// - Returns: Whether nothing of it was bought.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool {
      !Purchases.shared.all.contains { $0.subscriptionGroupID == groupID }
    }

    /// How the person's subscriptions in this group are.
    public var status: [Status] {
      get async throws { try await Self.status(for: subscriptionGroupID) }
    }
    /// How a person's subscriptions in a group are.
    ///
    /// - Parameter groupID: The group.
    /// - Returns: The one that was bought last; nothing if none was.
    /// - Throws: Nothing: no store is asked.
    public static func status(for groupID: String) async throws -> [Status] {
      guard let last = Purchases.shared.all.last(where: { $0.subscriptionGroupID == groupID })
      else { return [] }
      return [Status(last, at: Date())]
    }
  }
}

extension Product.SubscriptionInfo {
  /// What becomes of a subscription.
  public struct RenewalState: RawRepresentable, Hashable, Sendable {
    /// Its number.
    public let rawValue: Int
    /// Creates a state by its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// It goes on.
    public static let subscribed = Self(rawValue: 1)
    /// It is over.
    public static let expired = Self(rawValue: 2)
    /// The store could not be paid, and tries again.
    public static let inBillingRetryPeriod = Self(rawValue: 3)
    /// The store could not be paid, and the app may be used on.
    public static let inGracePeriod = Self(rawValue: 4)
    /// It was taken back.
    public static let revoked = Self(rawValue: 5)
    /// The name for people.
    public var localizedDescription: String {
      switch self {
      case .subscribed: "Subscribed"
      case .expired: "Expired"
      case .inBillingRetryPeriod: "In Billing Retry Period"
      case .inGracePeriod: "In Grace Period"
      case .revoked: "Revoked"
      default: "\(rawValue)"
      }
    }
  }

  /// How a subscription goes on.
  public struct RenewalInfo: Hashable, Sendable {
    /// The purchase with which it began.
    public let originalTransactionID: UInt64
    /// The product that is subscribed.
    public let currentProductID: String
    /// Whether it goes on by itself.
    public let willAutoRenew: Bool
    /// The product with which it goes on; `nil` if it does not.
    public let autoRenewPreference: String?
    /// Until when it may be used though it is not paid: it is always paid.
    public var gracePeriodExpirationDate: Date? { nil }
    /// Whether the store tries again to be paid: it does not.
    public var isInBillingRetry: Bool { false }
    /// When it goes on.
    public let renewalDate: Date?
  }

  /// How a subscription is.
  public struct Status: Hashable, Sendable {
    /// What becomes of it.
    public let state: RenewalState
    /// The purchase.
    public let transaction: VerificationResult<Transaction>
    /// How it goes on.
    public let renewalInfo: VerificationResult<RenewalInfo>

    init(_ transaction: Transaction, at now: Date) {
      let isOver = transaction.expirationDate.map { $0 <= now } ?? false
      state = isOver ? .expired : .subscribed
      self.transaction = .verified(transaction)
      renewalInfo = .verified(
        RenewalInfo(
          originalTransactionID: transaction.originalID, currentProductID: transaction.productID,
          willAutoRenew: !isOver, autoRenewPreference: isOver ? nil : transaction.productID,
          renewalDate: transaction.expirationDate))
    }

    /// Changes that come from outside: in a film none does.
    public static var updates: Statuses { Statuses() }
    /// What is told of subscriptions from outside: nothing.
    public struct Statuses: AsyncSequence, Sendable {
      /// The end of what is told.
      public struct AsyncIterator: AsyncIteratorProtocol {
        /// Nothing more.
        public mutating func next() async -> Status? { nil }
      }
      public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
  }
}
