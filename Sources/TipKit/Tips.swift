public import Foundation

/// The tips of an app: their datastore, and what they are made of.
///
/// What is known of tips lasts as long as the film, which begins as an app does that was never opened.
public enum Tips {
  /// Whether a tip can be shown.
  public enum Status: Hashable, Sendable {
    /// It can.
    case available
    /// A tip that was shown, and is shown no more.
    case invalidated(InvalidationReason)
    /// It cannot yet.
    case pending
  }

  /// The reason for which a tip is shown no more.
  public enum InvalidationReason: Hashable, Sendable, Codable {
    /// What it tells of was done.
    case actionPerformed
    /// It was shown as often as its ``MaxDisplayCount`` says.
    case displayCountExceeded
    /// It was shown as long as its ``MaxDisplayDuration`` says.
    case displayDurationExceeded
    /// It was closed.
    case tipClosed
  }

  /// Loads the datastore, before which no tip is shown.
  ///
  /// - Parameter configuration: The options.
  /// - Throws: ``TipKitError/tipsDatastoreAlreadyConfigured`` where that was done before.
  public static func configure(_ configuration: [ConfigurationOption] = []) throws {
    guard !TipDatastore.shared.isConfigured else {
      throw TipKitError.tipsDatastoreAlreadyConfigured
    }
    TipDatastore.shared.configure(
      interval: configuration.lazy.compactMap(\.interval).last ?? 0)
  }

  /// Empties the datastore, which a film's is before ``configure(_:)``.
  ///
  /// - Throws: ``TipKitError/tipsDatastoreAlreadyConfigured`` after that.
  public static func resetDatastore() throws {
    guard !TipDatastore.shared.isConfigured else {
      throw TipKitError.tipsDatastoreAlreadyConfigured
    }
    TipDatastore.shared.empty()
  }

  /// Shows all tips, whatever their rules and the display frequency.
  public static func showAllTipsForTesting() { TipDatastore.shared.test(.allShown) }
  /// Shows the tips of some types, whatever their rules and the display frequency.
  public static func showTipsForTesting(_ tips: [any Tip.Type]) {
    TipDatastore.shared.test(.shown(tips.map { ObjectIdentifier($0) }))
  }
  /// Shows no tip.
  public static func hideAllTipsForTesting() { TipDatastore.shared.test(.allHidden) }
  /// Shows no tip of some types.
  public static func hideTipsForTesting(_ tips: [any Tip.Type]) {
    TipDatastore.shared.test(.hidden(tips.map { ObjectIdentifier($0) }))
  }
}

extension Tips {
  /// An option of ``configure(_:)``.
  public struct ConfigurationOption: Sendable {
    /// The seconds between tips that were never shown; `nil` where the option says nothing of it.
    let interval: TimeInterval?

    /// The least time between two tips that were never shown before.
    public struct DisplayFrequency: Sendable {
      let interval: TimeInterval
      /// None.
      public static var immediate: Self { Self(interval: 0) }
      /// An hour.
      public static var hourly: Self { Self(interval: 3600) }
      /// A day.
      public static var daily: Self { Self(interval: 86_400) }
      /// Seven days.
      public static var weekly: Self { Self(interval: 7 * 86_400) }
      /// Thirty days.
      public static var monthly: Self { Self(interval: 30 * 86_400) }
    }
    /// The place of a datastore: a film's is in memory.
    public struct DatastoreLocation: Sendable {
      /// The app's.
      public static var applicationDefault: Self { Self() }
      /// A place of its own.
      ///
      /// - Note: Accepted; no effect. `url`: the datastore is in memory.
      public static func url(_ url: URL) -> Self { Self() }
      /// The place of a group of apps.
      ///
      /// - Note: Accepted; no effect. `identifier`: the datastore is in memory.
      public static func groupContainer(identifier: String) throws -> Self { Self() }
    }
    /// A container by which devices have the same tips: a film has one device.
    public struct CloudKitContainer: Sendable {
      /// The app's.
      public static var automatic: Self { Self() }
      /// The container of a name.
      ///
      /// - Note: Accepted; no effect. `name`: a film has one device.
      public static func named(_ name: String) -> Self { Self() }
    }

    /// Sets the least time between two tips that were never shown before.
    public static func displayFrequency(_ displayFrequency: DisplayFrequency) -> Self {
      Self(interval: displayFrequency.interval)
    }
    /// Sets the place of the datastore.
    ///
    /// - Note: Accepted; no effect. `storeLocation`: the datastore is in memory.
    public static func datastoreLocation(_ storeLocation: DatastoreLocation) -> Self {
      Self(interval: nil)
    }
    /// Sets the container by which devices have the same tips.
    ///
    /// - Note: Accepted; no effect. `cloudKitContainer`: a film has one device.
    public static func cloudKitContainer(_ cloudKitContainer: CloudKitContainer?) -> Self {
      Self(interval: nil)
    }
  }
}

/// An error of tips.
public struct TipKitError: LocalizedError, Hashable, Sendable {
  /// What went wrong, in a sentence.
  public let description: String
  /// The same.
  public var errorDescription: String? { description }

  /// A rule compares values of other types.
  public static let invalidPredicateValueType = Self(
    description: "A rule of a tip compares values of other types.")
  /// The app is not of the group.
  public static let missingGroupContainerEntitlements = Self(
    description: "The app is not of the group whose container was named.")
  /// The datastore is loaded already.
  public static let tipsDatastoreAlreadyConfigured = Self(
    description: "The datastore of tips is configured already.")
}
