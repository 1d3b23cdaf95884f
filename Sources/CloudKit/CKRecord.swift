@_exported public import Foundation
import Synchronization

/// A thing that would be kept in the cloud: values by their keys.
open class CKRecord: NSObject, NSSecureCoding {
  /// The name of a kind of things.
  public typealias RecordType = String
  /// The name of a value.
  public typealias FieldKey = String
  /// Names of what all records have.
  public enum SystemFieldKey {
    /// What it is known by.
    public static let recordID = "___recordID"
    /// Who made it.
    public static let creatorUserRecordID = "___createdBy"
    /// When it was made.
    public static let creationDate = "___createTime"
    /// When it was changed.
    public static let modificationDate = "___modTime"
  }
  /// Kinds of things that are the cloud's own.
  public enum SystemType {
    /// People.
    public static let userRecord: RecordType = "Users"
    /// What is shared.
    public static let share: RecordType = "cloudkit.share"
  }

  /// What a record is known by: a name in a zone.
  public final class ID: NSObject, NSSecureCoding, Sendable {
    /// The name.
    public let recordName: String
    /// The zone.
    public let zoneID: CKRecordZone.ID
    private static let count = Atomic(0)

    /// Creates what a record is known by.
    ///
    /// - Parameters:
    ///   - recordName: The name; one that no other record has where none is given.
    ///   - zoneID: The zone.
    public init(recordName: String = ID.otherName(), zoneID: CKRecordZone.ID = .default) {
      (self.recordName, self.zoneID) = (recordName, zoneID)
    }
    /// A name that no other record of the film has, as long as those of UUIDs.
    public static func otherName() -> String {
      let number = count.add(1, ordering: .relaxed).newValue
      let digits = String(number, radix: 16, uppercase: true)
      return "00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits
    }
    /// Whether another object is the same.
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return recordName == other.recordName && zoneID == other.zoneID
    }
    /// A number that is the same for the same objects.
    public override var hash: Int { recordName.hashValue }
    /// Archives name their classes.
    public static var supportsSecureCoding: Bool { true }
    /// Writes it to an archive.
    public func encode(with coder: NSCoder) {
      coder.encode(recordName as NSString, forKey: "RecordName")
      coder.encode(zoneID.zoneName as NSString, forKey: "ZoneName")
      coder.encode(zoneID.ownerName as NSString, forKey: "OwnerName")
    }
    /// Reads it from an archive.
    public init?(coder: NSCoder) {
      func text(_ key: String) -> String? {
        coder.containsValue(forKey: key)
          ? coder.decodeObject(of: NSString.self, forKey: key).map { "\($0)" } : nil
      }
      guard let name = text("RecordName"), let zone = text("ZoneName"),
        let owner = text("OwnerName")
      else { return nil }
      recordName = name
      zoneID = CKRecordZone.ID(zoneName: zone, ownerName: owner)
    }
  }

  /// What happens to a record when what it names is deleted.
  public enum ReferenceAction: UInt, Codable, Sendable {
    /// Nothing.
    case none = 0
    /// It is deleted too.
    case deleteSelf = 1
  }
  /// Another record, as a value.
  public final class Reference: NSObject, Sendable {
    /// What it is known by.
    public let recordID: ID
    /// What happens when it is deleted.
    public let action: ReferenceAction
    /// Creates one by what the other is known by.
    ///
    /// - Parameters:
    ///   - recordID: What it is known by.
    ///   - action: What happens when it is deleted.
    public init(recordID: ID, action: ReferenceAction) {
      (self.recordID, self.action) = (recordID, action)
    }
    /// Creates one of another record.
    ///
    /// - Parameters:
    ///   - record: The other record.
    ///   - action: What happens when it is deleted.
    public convenience init(record: CKRecord, action: ReferenceAction) {
      self.init(recordID: record.recordID, action: action)
    }
    /// Whether another object is the same.
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Reference else { return false }
      return recordID == other.recordID && action == other.action
    }
    /// A number that is the same for the same objects.
    public override var hash: Int { recordID.hash }
  }

  /// Its kind.
  public let recordType: RecordType
  /// What it is known by.
  public let recordID: ID
  /// Who made it; `nil`, as it was never saved.
  open var creatorUserRecordID: ID? { nil }
  /// Who changed it last; `nil`, as it was never saved.
  open var lastModifiedUserRecordID: ID? { nil }
  /// When it was made; `nil`, as it was never saved.
  open var creationDate: Date? { nil }
  /// When it was changed last; `nil`, as it was never saved.
  open var modificationDate: Date? { nil }
  /// Which state of it this is; `nil`, as it was never saved.
  open var recordChangeTag: String? { nil }
  /// What it belongs to, where that is shared.
  open var parent: Reference?
  /// By what it is shared; `nil`, as nothing is.
  open var share: Reference? { nil }
  private var values: [FieldKey: any CKRecordValueProtocol] = [:]
  private var changed: Set<FieldKey> = []

  /// Creates a record without values.
  ///
  /// - Parameters:
  ///   - recordType: Its kind.
  ///   - recordID: What it is known by.
  public init(recordType: RecordType, recordID: ID = ID()) {
    (self.recordType, self.recordID) = (recordType, recordID)
  }
  /// Creates a record without values in a zone.
  ///
  /// - Parameters:
  ///   - recordType: Its kind.
  ///   - zoneID: The zone.
  public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
    self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
  }

  /// A value; `nil` for none.
  open subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
    get { values[key] }
    set {
      values[key] = newValue
      changed.insert(key)
    }
  }
  /// A value of a type; `nil` for none, or one of another type.
  public subscript<Value: CKRecordValueProtocol>(key: FieldKey) -> Value? {
    get { values[key] as? Value }
    set { self[key] = newValue as (any CKRecordValueProtocol)? }
  }
  /// A value; `nil` for none.
  open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { values[key] }
  /// Sets a value.
  ///
  /// - Parameters:
  ///   - object: The value; `nil` for none.
  ///   - key: Its key.
  open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) {
    self[key] = object
  }
  /// A value; `nil` for none.
  open func value(forKey key: FieldKey) -> Any? { values[key] }
  /// Sets a value.
  ///
  /// - Parameters:
  ///   - value: The value, of a type that records know; `nil` for none.
  ///   - key: Its key.
  open func setValue(_ value: Any?, forKey key: FieldKey) {
    if let value, !(value is any CKRecordValueProtocol) {
      fatalError("a CKRecord has texts, numbers, dates, data, places, assets, references and lists")
    }
    self[key] = value as? any CKRecordValueProtocol
  }
  /// Sets several values.
  open func setValuesForKeys(_ keyedValues: [FieldKey: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
      setValue(value, forKey: key)
    }
  }
  /// The keys of its values, in the order of the alphabet.
  open func allKeys() -> [FieldKey] { values.keys.sorted() }
  /// The keys of values that were set, in the order of the alphabet.
  open func changedKeys() -> [FieldKey] { changed.sorted() }
  /// The words by which it is found: those of its texts.
  open func allTokens() -> [String] {
    allKeys().compactMap { values[$0] as? String }.flatMap {
      $0.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
  }
  /// Says to what it belongs, where that is shared.
  open func setParent(_ parentRecord: CKRecord?) { setParent(parentRecord?.recordID) }
  /// Says to what it belongs by what that is known by.
  open func setParent(_ parentRecordID: ID?) {
    parent = parentRecordID.map { Reference(recordID: $0, action: .none) }
  }
  /// Values that only the person reads: the same values here.
  open var encryptedValues: CKRecord { self }

  // MARK: Coding

  /// Archives name their classes.
  public static var supportsSecureCoding: Bool { true }
  /// Writes its kind and what it is known by.
  open func encodeSystemFields(with coder: NSCoder) {
    coder.encode(recordType as NSString, forKey: "RecordType")
    recordID.encode(with: coder)
  }
  /// Writes it to an archive.
  open func encode(with coder: NSCoder) {
    encodeSystemFields(with: coder)
    let written = values.compactMapValues(CodedValue.init)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    if let data = try? encoder.encode(written) {
      coder.encode(data as NSData, forKey: "ValueStore")
    }
  }
  /// Reads it from an archive.
  public required init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "RecordType"),
      let type = coder.decodeObject(of: NSString.self, forKey: "RecordType"),
      let identifier = ID(coder: coder)
    else { return nil }
    (recordType, recordID) = ("\(type)", identifier)
    // Foundation's reader here ends where there is nothing under a key.
    if coder.containsValue(forKey: "ValueStore"),
      let data = coder.decodeObject(of: NSData.self, forKey: "ValueStore")
    {
      let read = try? JSONDecoder().decode([String: CodedValue].self, from: data as Data)
      values = (read ?? [:]).mapValues(\.value)
    }
  }
}

extension CKRecord: Sequence {
  /// Its values with their keys, in the order of the alphabet.
  public func makeIterator() -> AnyIterator<(FieldKey, any CKRecordValueProtocol)> {
    AnyIterator(allKeys().compactMap { key in self[key].map { (key, $0) } }.makeIterator())
  }
}
