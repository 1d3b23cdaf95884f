public import Foundation

/// A part of a database.
open class CKRecordZone: NSObject {
  /// What a zone is known by: a name, and whose it is.
  public final class ID: NSObject, Sendable {
    /// The name of the zone that every database has.
    public static let defaultZoneName = "_defaultZone"
    /// The zone that every database has.
    public static let `default` = ID(zoneName: defaultZoneName)
    /// Its name.
    public let zoneName: String
    /// Whose it is.
    public let ownerName: String
    /// Creates what a zone is known by.
    ///
    /// - Parameters:
    ///   - zoneName: Its name.
    ///   - ownerName: Whose it is.
    public init(
      zoneName: String = ID.defaultZoneName, ownerName: String = CKCurrentUserDefaultName
    ) { (self.zoneName, self.ownerName) = (zoneName, ownerName) }
    /// Whether another object is the same.
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return zoneName == other.zoneName && ownerName == other.ownerName
    }
    /// A number that is the same for the same objects.
    public override var hash: Int { zoneName.hashValue }
  }
  /// What a zone can do.
  public struct Capabilities: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It tells what has changed.
    public static let fetchChanges = Capabilities(rawValue: 1)
    /// It changes several records or none.
    public static let atomic = Capabilities(rawValue: 2)
    /// It can be shared in parts.
    public static let sharing = Capabilities(rawValue: 4)
    /// It can be shared.
    public static let zoneWideSharing = Capabilities(rawValue: 8)
  }
  /// What it is known by.
  public let zoneID: ID
  /// What it can do: nothing before it is saved.
  open var capabilities: Capabilities { [] }
  /// Creates a zone by its name.
  public convenience init(zoneName: String) { self.init(zoneID: ID(zoneName: zoneName)) }
  /// Creates a zone by what it is known by.
  public init(zoneID: ID) { self.zoneID = zoneID }
  /// The zone that every database has.
  open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}

/// The person of the device, as the owner of a zone.
public let CKCurrentUserDefaultName = "__defaultOwner__"
/// The name of the zone that every database has.
public let CKRecordZoneDefaultName = CKRecordZone.ID.defaultZoneName

/// How far changes were told.
public final class CKServerChangeToken: NSObject, Sendable {
  override init() {}
}

/// Which records are looked for.
open class CKQuery: NSObject {
  /// Their kind.
  public let recordType: CKRecord.RecordType
  /// What holds of them.
  public let predicate: NSPredicate
  /// In which order they come.
  open var sortDescriptors: [NSSortDescriptor]?
  /// Creates a query.
  ///
  /// - Parameters:
  ///   - recordType: Their kind.
  ///   - predicate: What holds of them.
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    (self.recordType, self.predicate) = (recordType, predicate)
  }
}
