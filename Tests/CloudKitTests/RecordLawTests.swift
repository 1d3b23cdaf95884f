import CloudKit
import Foundation
import Testing

@Suite("Laws of records")
struct RecordLawTests {
  private static let values: [any CKRecordValueProtocol & Sendable] = [
    "text", 3, Int8(-3), Int16(300), Int32(70_000), Int64(1) << 40, UInt(3), UInt8(200),
    UInt16(60_000), UInt32(4_000_000_000), true, 0.1, Float(0.25),
    Date(timeIntervalSinceReferenceDate: 1.5), Data([0, 255]),
  ]

  private func coded(_ record: CKRecord) throws -> CKRecord {
    let archive = try NSKeyedArchiver.archivedData(
      withRootObject: record, requiringSecureCoding: true)
    return try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: CKRecord.self, from: archive))
  }

  @Test("a value that was set is there, and gone when nothing is set", arguments: values.indices)
  func settings(index: Int) {
    let record = CKRecord(recordType: "A")
    record["key"] = Self.values[index]
    let value: (any CKRecordValueProtocol)? = Self.values[index]
    #expect(String(describing: record["key"]) == String(describing: value))
    #expect(record.allKeys() == ["key"] && record.changedKeys() == ["key"])
    record["key"] = nil
    #expect(record.allKeys().isEmpty && record.changedKeys() == ["key"])
  }

  @Test("what is written twice is what is written once", arguments: values.indices)
  func idempotence(index: Int) throws {
    let record = CKRecord(recordType: "A")
    record["key"] = Self.values[index]
    let once = try coded(record)
    let twice = try coded(once)
    #expect(String(describing: once["key"]) == String(describing: twice["key"]))
    #expect(once["key"] != nil && once.recordID == record.recordID)
  }

  @Test("whole numbers of every size are read as numbers of the same value")
  func numbers() throws {
    let record = CKRecord(recordType: "A")
    record["a"] = Int8(-3)
    record["b"] = UInt16(60_000)
    record["c"] = Int64(1) << 40
    record["d"] = UInt64(9)
    let read = try coded(record)
    #expect(read["a"] as? Int == -3 && read["b"] as? Int == 60_000)
    #expect(read["c"] as? Int == 1 << 40 && read["d"] as? Int == 9)
  }

  @Test("keys come in the order of the alphabet, whatever the order in which they were set")
  func order() {
    let keys = ["c", "a", "b", "z", "y"]
    for turn in keys.indices {
      let record = CKRecord(recordType: "A")
      for index in keys.indices { record[keys[(index + turn) % keys.count]] = index }
      #expect(record.allKeys() == keys.sorted())
      #expect(record.map(\.0) == keys.sorted())
      #expect(record.map { $0.1 as? Int }.compactMap(\.self).sorted() == [0, 1, 2, 3, 4])
    }
  }

  @Test("names that nobody gave are all different, and as long as those of UUIDs")
  func names() {
    let names = (0..<300).map { _ in CKRecord(recordType: "A").recordID.recordName }
    #expect(Set(names).count == 300 && names.allSatisfy { $0.count == 36 })
    #expect(names == names.sorted())
  }

  @Test("equal names have equal hashes")
  func hashes() {
    for name in ["a", "b", "ä"] {
      let (one, other) = (CKRecord.ID(recordName: name), CKRecord.ID(recordName: name))
      #expect(one == other && one.hash == other.hash && one !== other)
      let zones = (CKRecordZone.ID(zoneName: name), CKRecordZone.ID(zoneName: name))
      #expect(zones.0 == zones.1 && zones.0.hash == zones.1.hash)
      #expect(CKRecordZone.ID(zoneName: name, ownerName: "o") != zones.0)
      let asset = CKAsset(fileURL: URL(fileURLWithPath: "/\(name)"))
      #expect(asset == CKAsset(fileURL: URL(fileURLWithPath: "/\(name)")))
    }
    #expect(CKRecord.ID(recordName: "a").isEqual("a") == false)
    #expect(CKAsset(fileURL: URL(fileURLWithPath: "/a")).isEqual(nil) == false)
  }

  @Test("what is no record is not read as one")
  func wrong() throws {
    let coder = NSKeyedArchiver(requiringSecureCoding: true)
    coder.encode("Fruit" as NSString, forKey: "RecordType")
    coder.finishEncoding()
    let decoder = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
    #expect(CKRecord(coder: decoder) == nil)
  }

  @Test("shares are written and read as records with their titles")
  func shares() throws {
    let share = CKShare(recordZoneID: CKRecordZone.ID(zoneName: "z"))
    share[CKShare.SystemFieldKey.title] = "Bowl"
    share.publicPermission = .readOnly
    let archive = try NSKeyedArchiver.archivedData(
      withRootObject: share, requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: CKShare.self, from: archive)
    #expect(read?[CKShare.SystemFieldKey.title] as? String == "Bowl")
    #expect(read?.recordID == share.recordID && read?.recordType == "cloudkit.share")
  }

  @Test(
    "messages of the cloud are told apart",
    arguments: [
      ("qry", CKNotification.NotificationType.query), ("fet", .recordZone), ("met", .database),
    ])
  func notifications(key: String, type: CKNotification.NotificationType) {
    let inner: [AnyHashable: Any] = ["sid": "s"]
    let message: [AnyHashable: Any] = ["ck": [key: inner] as [AnyHashable: Any]]
    let notification = CKNotification(fromRemoteNotificationDictionary: message)
    #expect(notification?.notificationType == type && notification?.subscriptionID == "s")
    let empty: [AnyHashable: Any] = ["ck": [:] as [AnyHashable: Any]]
    #expect(CKNotification(fromRemoteNotificationDictionary: empty) == nil)
  }
}
