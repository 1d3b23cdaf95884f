import CloudKit
import CoreLocation
import Foundation
import Testing

@Suite("Records of the cloud")
struct CKRecordTests {
  @Test("values are what was set, by their keys, and nothing else")
  func values() throws {
    let record = CKRecord(recordType: "Fruit")
    record["name"] = "apple"
    record["count"] = 5
    record["image"] = CKAsset(fileURL: URL(fileURLWithPath: "/a.jpg"))
    let nothing: String? = nil
    record["note"] = nothing
    #expect(record["name"] as? String == "apple" && record["count"] as? Int == 5)
    #expect((record["image"] as? CKAsset)?.fileURL?.path == "/a.jpg")
    let name: String? = record["name"]
    let count: String? = record["count"]
    #expect(name == "apple" && count == nil && record["other"] == nil)
    #expect(record.allKeys() == ["count", "image", "name"])
    #expect(record.changedKeys() == ["count", "image", "name", "note"])
    record["name"] = nil
    #expect(record.allKeys() == ["count", "image"] && record.map(\.0) == ["count", "image"])
    record.setValuesForKeys(["a": "Two words", "b": 2.5])
    record.setObject(true, forKey: "c")
    #expect(
      record.value(forKey: "b") as? Double == 2.5 && record.object(forKey: "c") as? Bool == true)
    #expect(record.allTokens() == ["two", "words"])
    #expect(record.encryptedValues["a"] as? String == "Two words")
  }

  @Test("a record that was never saved knows nothing of saving")
  func unsaved() {
    let record = CKRecord(recordType: CKRecord.SystemType.userRecord)
    #expect(record.creationDate == nil && record.modificationDate == nil)
    #expect(record.recordChangeTag == nil && record.creatorUserRecordID == nil)
    #expect(record.share == nil && record.lastModifiedUserRecordID == nil)
  }

  @Test("what records are known by is equal by name and zone, and another for each without a name")
  func identities() {
    let zone = CKRecordZone.ID(zoneName: "Kitchen")
    let one = CKRecord.ID(recordName: "a", zoneID: zone)
    #expect(one == CKRecord.ID(recordName: "a", zoneID: .init(zoneName: "Kitchen")))
    #expect(
      one != CKRecord.ID(recordName: "a") && one != CKRecord.ID(recordName: "b", zoneID: zone))
    #expect(Set([one, CKRecord.ID(recordName: "a", zoneID: zone)]).count == 1)
    #expect(CKRecord.ID() != CKRecord.ID())
    #expect(UUID(uuidString: CKRecord.ID().recordName) != nil)
    #expect(CKRecord(recordType: "A", zoneID: zone).recordID.zoneID == zone)
    #expect(zone != .default && CKRecordZone.default().zoneID == .default)
    #expect(CKRecordZone(zoneName: "Kitchen").zoneID == zone)
    #expect(zone.ownerName == CKCurrentUserDefaultName)
    #expect(CKRecordZoneDefaultName == CKRecordZone.ID.default.zoneName)
  }

  @Test("references name other records, and say what happens with them")
  func references() {
    let parent = CKRecord(recordType: "Bowl")
    let reference = CKRecord.Reference(record: parent, action: .deleteSelf)
    #expect(reference == CKRecord.Reference(recordID: parent.recordID, action: .deleteSelf))
    #expect(reference != CKRecord.Reference(recordID: parent.recordID, action: .none))
    let child = CKRecord(recordType: "Fruit")
    child.setParent(parent)
    #expect(child.parent == CKRecord.Reference(record: parent, action: .none))
    child.setParent(nil as CKRecord?)
    #expect(child.parent == nil)
  }

  @Test("what is written is read again, of every type")
  func coding() throws {
    let record = CKRecord(
      recordType: "Fruit",
      recordID: CKRecord.ID(recordName: "a", zoneID: .init(zoneName: "z", ownerName: "o")))
    let other = CKRecord.Reference(
      recordID: CKRecord.ID(recordName: "b"), action: .deleteSelf)
    let asset = CKAsset(fileURL: URL(fileURLWithPath: "/a.jpg"))
    let date = Date(timeIntervalSinceReferenceDate: 700)
    record["text"] = "x"
    record["count"] = 5
    record["small"] = UInt8(7)
    record["level"] = 0.5
    record["half"] = Float(1.5)
    record["isRipe"] = true
    record["date"] = date
    record["data"] = Data([1, 2])
    record["place"] = CLLocation(latitude: 1, longitude: 2)
    record["asset"] = asset
    record["other"] = other
    record["list"] = ["a", "b"]
    record["numbers"] = [1, 2]
    let archive = try NSKeyedArchiver.archivedData(
      withRootObject: record, requiringSecureCoding: true)
    let read = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: CKRecord.self, from: archive))
    #expect(read.recordType == "Fruit" && read.recordID == record.recordID)
    #expect(read.allKeys() == record.allKeys() && read.changedKeys().isEmpty)
    #expect(read["text"] as? String == "x" && read["count"] as? Int == 5)
    #expect(read["small"] as? Int == 7 && read["level"] as? Double == 0.5)
    #expect(read["half"] as? Double == 1.5 && read["isRipe"] as? Bool == true)
    #expect(read["date"] as? Date == date && read["data"] as? Data == Data([1, 2]))
    #expect((read["place"] as? CLLocation)?.coordinate.longitude == 2)
    #expect(read["asset"] as? CKAsset == asset)
    #expect(read["other"] as? CKRecord.Reference == other)
    #expect(read["list"] as? [String] == ["a", "b"] && read["numbers"] as? [Int] == [1, 2])
  }

  @Test("system fields are the kind and the name, and no values")
  func systemFields() throws {
    let record = CKRecord(recordType: "Fruit")
    record["name"] = "apple"
    let coder = NSKeyedArchiver(requiringSecureCoding: true)
    record.encodeSystemFields(with: coder)
    coder.finishEncoding()
    let decoder = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
    let read = try #require(CKRecord(coder: decoder))
    #expect(read.recordID == record.recordID && read.allKeys().isEmpty)
  }

  @Test("shares belong to the zone of what they share")
  func shares() {
    let zone = CKRecordZone.ID(zoneName: "Kitchen")
    let share = CKShare(rootRecord: CKRecord(recordType: "Bowl", zoneID: zone))
    share[CKShare.SystemFieldKey.title] = "Bowl"
    #expect(share.recordType == CKRecord.SystemType.share && share.recordID.zoneID == zone)
    #expect(share.url == nil && share.publicPermission == .none)
    #expect(share["cloudkit.title"] as? String == "Bowl")
    #expect(CKShare(recordZoneID: zone).recordID.recordName == "cloudkit.zoneshare")
  }
}
