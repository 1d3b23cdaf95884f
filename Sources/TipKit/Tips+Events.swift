public import Foundation

extension Tips {
  /// The value of an event's donations that have none.
  public struct EmptyDonation: Codable, Hashable, Sendable {
    /// Creates the value.
    public init() {}
  }

  /// An event: something that happens in an app, which rules count.
  public struct Event<DonationInfo: Codable & Sendable>: Identifiable, Sendable {
    /// The name.
    public let id: String
    private let limit: DonationLimit

    /// Creates an event, whose donations have values.
    ///
    /// - Parameter id: The name.
    public init(id: String) { self.init(id: id, donationLimit: .usual) }
    /// Creates an event whose donations have no values.
    ///
    /// - Parameter id: The name.
    public init(id: String) where DonationInfo == EmptyDonation {
      self.init(id: id, donationLimit: .usual)
    }
    /// Creates an event that forgets.
    ///
    /// - Parameters:
    ///   - id: The name.
    ///   - donationLimit: How many donations are kept, and how long.
    public init(id: String, donationLimit: DonationLimit) {
      (self.id, limit) = (id, donationLimit)
    }
    /// Creates an event that forgets, whose donations have no values.
    ///
    /// - Parameters:
    ///   - id: The name.
    ///   - donationLimit: How many donations are kept, and how long.
    public init(id: String, donationLimit: DonationLimit) where DonationInfo == EmptyDonation {
      (self.id, limit) = (id, donationLimit)
    }

    /// A donation: one time that it happened.
    @dynamicMemberLookup public struct Donation: Codable, Sendable {
      /// The time.
      public let date: Date
      let info: DonationInfo
      /// A property of its value.
      public subscript<Value>(dynamicMember path: KeyPath<DonationInfo, Value>) -> Value {
        info[keyPath: path]
      }
    }

    /// The donations that are kept, the oldest first.
    public var donations: [Donation] {
      let all = TipDatastore.shared.donations(of: id).compactMap { $0 as? Donation }
      guard let age = limit.maximumAge else { return all.suffix(limit.maximumCount) }
      return all.donatedWithin(age).suffix(limit.maximumCount)
    }

    /// Notes that it happened.
    ///
    /// - Parameter donation: Its value.
    @MainActor public func donate(_ donation: DonationInfo) async { note(donation) }
    /// Notes that it happened.
    @MainActor public func donate() async where DonationInfo == EmptyDonation {
      note(EmptyDonation())
    }
    /// Notes that it happened, soon.
    ///
    /// - Parameters:
    ///   - donation: Its value.
    ///   - completion: Called then.
    public func sendDonation(
      _ donation: DonationInfo, _ completion: (@Sendable () -> Void)? = nil
    ) {
      Task { @MainActor in
        note(donation)
        completion?()
      }
    }
    /// Notes that it happened, soon.
    ///
    /// - Parameter completion: Called then.
    public func sendDonation(
      _ completion: (@Sendable () -> Void)? = nil
    ) where DonationInfo == EmptyDonation { sendDonation(EmptyDonation(), completion) }

    private func note(_ info: DonationInfo) {
      TipDatastore.shared.donate(Donation(date: Date(), info: info), to: id)
    }
  }

  /// How many donations an event keeps, and how long.
  public struct DonationLimit: Sendable {
    /// The greatest number.
    public let maximumCount: Int
    /// The greatest age; `nil` for any.
    public let maximumAge: DonationTimeRange?

    /// Apple's documentation: events ask for their most recent 1000 donations.
    static let usual = DonationLimit(maximumCount: 1000)

    /// Creates a limit.
    ///
    /// - Parameters:
    ///   - maximumCount: The greatest number.
    ///   - maximumAge: The greatest age; `nil` for any.
    public init(maximumCount: Int, maximumAge: DonationTimeRange? = nil) {
      (self.maximumCount, self.maximumAge) = (maximumCount, maximumAge)
    }
  }

  /// A length of time before now.
  public struct DonationTimeRange: Hashable, Sendable {
    let seconds: TimeInterval

    /// One minute.
    public static var minute: Self { minutes(1) }
    /// One hour.
    public static var hour: Self { hours(1) }
    /// One day.
    public static var day: Self { days(1) }
    /// One week.
    public static var week: Self { weeks(1) }
    /// Some minutes.
    public static func minutes(_ value: Int) -> Self { Self(seconds: Double(value) * 60) }
    /// Some hours.
    public static func hours(_ value: Int) -> Self { Self(seconds: Double(value) * 3600) }
    /// Some days.
    public static func days(_ value: Int) -> Self { Self(seconds: Double(value) * 86_400) }
    /// Some weeks.
    public static func weeks(_ value: Int) -> Self { days(7 * value) }
  }
}

extension Sequence {
  /// The donations of the last time.
  ///
  /// - Parameter range: How long ago at most.
  /// - Returns: The donations since then.
  public func donatedWithin<Info: Codable & Sendable>(
    _ range: Tips.DonationTimeRange
  ) -> [Element] where Element == Tips.Event<Info>.Donation {
    let first = Date().addingTimeInterval(-range.seconds)
    return filter { $0.date >= first }
  }

  /// The largest group of donations with one value; of several as large that which began first.
  ///
  /// - Parameter keyPath: The value.
  /// - Returns: The donations of the group.
  public func largestSubset<Info: Codable & Sendable, Value: Hashable>(
    groupedBy keyPath: KeyPath<Info, Value>
  ) -> [Element] where Element == Tips.Event<Info>.Donation {
    groups(by: keyPath).reduce([]) { $1.count > $0.count ? $1 : $0 }
  }

  /// The smallest group of donations with one value; of several as small that which began first.
  ///
  /// - Parameter keyPath: The value.
  /// - Returns: The donations of the group.
  public func smallestSubset<Info: Codable & Sendable, Value: Hashable>(
    groupedBy keyPath: KeyPath<Info, Value>
  ) -> [Element] where Element == Tips.Event<Info>.Donation {
    let groups = groups(by: keyPath)
    return groups.reduce(groups.first ?? []) { $1.count < $0.count ? $1 : $0 }
  }

  /// Groups of one value each, in the order in which they began.
  private func groups<Info: Codable & Sendable, Value: Hashable>(
    by keyPath: KeyPath<Info, Value>
  ) -> [[Element]] where Element == Tips.Event<Info>.Donation {
    var places: [Value: Int] = [:]
    var groups: [[Element]] = []
    for donation in self {
      let value = donation.info[keyPath: keyPath]
      if let place = places[value] {
        groups[place].append(donation)
      } else {
        places[value] = groups.count
        groups.append([donation])
      }
    }
    return groups
  }
}
