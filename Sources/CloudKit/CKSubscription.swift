public import Foundation

/// A wish to be told of changes; nobody tells.
open class CKSubscription: NSObject {
  /// What it is known by.
  public typealias ID = String
  /// Of what it tells.
  public enum SubscriptionType: Int, Sendable {
    /// Of records that are looked for.
    case query = 1
    /// Of a zone.
    case recordZone = 2
    /// Of a database.
    case database = 3
  }
  /// How it tells.
  open class NotificationInfo: NSObject {
    /// What stands above.
    open var title: String?
    /// What stands below.
    open var subtitle: String?
    /// What is said.
    open var alertBody: String?
    /// The key of what is said.
    open var alertLocalizationKey: String?
    /// The keys of values in what is said.
    open var alertLocalizationArgs: [CKRecord.FieldKey]?
    /// What is heard.
    open var soundName: String?
    /// Whether the app's number grows.
    open var shouldBadge = false
    /// Whether the app runs for it, unseen.
    open var shouldSendContentAvailable = false
    /// Whether the app may change what is said.
    open var shouldSendMutableContent = false
    /// The kind of what is said.
    open var category: String?
    /// Which values are told.
    open var desiredKeys: [CKRecord.FieldKey]?
    /// Creates one without values.
    public override init() {}
  }
  /// What it is known by.
  public let subscriptionID: ID
  /// Of what it tells.
  public let subscriptionType: SubscriptionType
  /// How it tells.
  open var notificationInfo: NotificationInfo?
  init(_ identifier: ID, type: SubscriptionType) {
    (subscriptionID, subscriptionType) = (identifier, type)
  }
}

/// A wish to be told of records.
open class CKQuerySubscription: CKSubscription {
  /// Of which changes it tells.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Of new records.
    public static let firesOnRecordCreation = Options(rawValue: 1)
    /// Of changed records.
    public static let firesOnRecordUpdate = Options(rawValue: 2)
    /// Of deleted records.
    public static let firesOnRecordDeletion = Options(rawValue: 4)
    /// Once only.
    public static let firesOnce = Options(rawValue: 8)
  }
  /// Their kind.
  public let recordType: CKRecord.RecordType?
  /// What holds of them.
  public let predicate: NSPredicate
  /// Of which changes it tells.
  public let querySubscriptionOptions: Options
  /// In which zone; `nil` for all.
  open var zoneID: CKRecordZone.ID?
  /// Creates a wish.
  ///
  /// - Parameters:
  ///   - recordType: Their kind.
  ///   - predicate: What holds of them.
  ///   - subscriptionID: What it is known by.
  ///   - options: Of which changes it tells.
  public init(
    recordType: CKRecord.RecordType, predicate: NSPredicate,
    subscriptionID: ID = CKRecord.ID.otherName(), options: Options = []
  ) {
    (self.recordType, self.predicate, querySubscriptionOptions) = (recordType, predicate, options)
    super.init(subscriptionID, type: .query)
  }
}

/// A wish to be told of a zone.
open class CKRecordZoneSubscription: CKSubscription {
  /// The zone.
  public let zoneID: CKRecordZone.ID
  /// Creates a wish.
  ///
  /// - Parameters:
  ///   - zoneID: The zone.
  ///   - subscriptionID: What it is known by.
  public init(zoneID: CKRecordZone.ID, subscriptionID: ID = CKRecord.ID.otherName()) {
    self.zoneID = zoneID
    super.init(subscriptionID, type: .recordZone)
  }
}

/// A wish to be told of a database.
open class CKDatabaseSubscription: CKSubscription {
  /// Creates a wish by what it is known by.
  public init(subscriptionID: ID = CKRecord.ID.otherName()) {
    super.init(subscriptionID, type: .database)
  }
}

/// What the cloud told; it tells nothing.
open class CKNotification: NSObject {
  /// Of what was told.
  public enum NotificationType: Int, Sendable {
    /// A record that a query finds was changed.
    case query = 1
    /// Something in a zone was changed.
    case recordZone = 2
    /// It was read.
    case readNotification = 3
    /// Something in a database was changed.
    case database = 4
  }
  /// Of what was told.
  public let notificationType: NotificationType
  /// By which wish.
  public let subscriptionID: CKSubscription.ID?
  /// Reads what a message says of the cloud; `nil` where it says nothing of it.
  public init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) {
    guard let cloud = notificationDictionary["ck"] as? [AnyHashable: Any] else { return nil }
    let kinds: [(String, NotificationType)] = [
      ("qry", .query), ("fet", .recordZone), ("met", .database),
    ]
    guard let found = kinds.first(where: { cloud[$0.0] != nil }) else { return nil }
    notificationType = found.1
    subscriptionID = (cloud[found.0] as? [AnyHashable: Any])?["sid"] as? String
  }
}

/// What is shared; nobody takes part.
open class CKShare: CKRecord {
  /// What a person may do.
  public enum ParticipantPermission: Int, Sendable {
    /// Nobody has said.
    case unknown = 0
    /// Nothing.
    case none = 1
    /// To read.
    case readOnly = 2
    /// To read and to change.
    case readWrite = 3
  }
  /// What somebody shares; nobody does.
  public final class Metadata: NSObject, Sendable {
    override init() {}
  }
  /// Names of what shares have.
  public enum SystemFieldKey {
    /// What it is called.
    public static let title = "cloudkit.title"
    /// Its kind.
    public static let shareType = "cloudkit.type"
    /// Its picture.
    public static let thumbnailImageData = "cloudkit.thumbnailImageData"
  }
  /// What all may do who have its address.
  open var publicPermission = ParticipantPermission.none
  /// Its address; `nil`, as it was never saved.
  open var url: URL? { nil }
  /// Shares a record and what belongs to it.
  ///
  /// - Parameters:
  ///   - rootRecord: The record.
  ///   - shareID: What the share is known by.
  public init(rootRecord: CKRecord, shareID: CKRecord.ID? = nil) {
    super.init(
      recordType: SystemType.share,
      recordID: shareID ?? CKRecord.ID(zoneID: rootRecord.recordID.zoneID))
  }
  /// Shares a zone.
  public init(recordZoneID: CKRecordZone.ID) {
    super.init(
      recordType: SystemType.share,
      recordID: CKRecord.ID(recordName: "cloudkit.zoneshare", zoneID: recordZoneID))
  }
  /// Reads it from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
