import CloudKit
import CoreLocation
import Foundation
import Testing

// What apps make of a cloud without an account.

/// A fruit that is kept as a record.
private struct Fruit: Equatable {
  let name: String
  let count: Int
  let image: URL?
  let record: CKRecord

  init?(record: CKRecord) {
    guard let name = record["name"] as? String else { return nil }
    self.name = name
    image = (record["image"] as? CKAsset)?.fileURL
    count = record["count"] as? Int ?? 0
    self.record = record
  }
  init?(name: String, count: Int?, image: URL? = nil) {
    let record = CKRecord(recordType: "Fruits")
    record["name"] = name
    if let image { record["image"] = CKAsset(fileURL: image) }
    if let count { record["count"] = count }
    self.init(record: record)
  }
  func renamed(_ name: String) -> Fruit? {
    record["name"] = name
    return Fruit(record: record)
  }
}

/// Keeps fruits, and what it says where it cannot.
@MainActor private final class Shop {
  var fruits: [Fruit] = []
  var message = ""
  var isDone = false
  private let database = CKContainer.default().publicCloudDatabase

  func open() async {
    do {
      switch try await CKContainer.default().accountStatus() {
      case .available: message = "open"
      case .noAccount: message = "Sign in first."
      case .restricted, .couldNotDetermine, .temporarilyUnavailable: message = "closed"
      }
    } catch { message = "\(error)" }
  }
  func add(_ fruit: Fruit) {
    database.save(fruit.record) { [weak self] _, error in
      guard let self else { return }
      if let error = error as? CKError, error.code == .notAuthenticated {
        message = "kept here"
        fruits.append(fruit)
      }
      isDone = true
    }
  }
  func look(limit: Int?) {
    let query = CKQuery(recordType: "Fruits", predicate: NSPredicate(value: true))
    let operation = CKQueryOperation(query: query)
    if let limit { operation.resultsLimit = limit }
    var found: [Fruit] = []
    operation.recordMatchedBlock = { _, result in
      if case .success(let record) = result, let fruit = Fruit(record: record) {
        found.append(fruit)
      }
    }
    operation.queryResultBlock = { [weak self] result in
      if case .failure(let error) = result { self?.message = error.localizedDescription }
      self?.fruits = found
    }
    operation.completionBlock = { [weak self] in self?.isDone = true }
    database.add(operation)
  }
  func wait() async {
    for _ in 0..<1000 where !isDone {
      await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
    }
    isDone = false
  }
}

@MainActor @Suite("Apps without an account", .serialized)
struct CloudScenarioTests {
  @Test("a model of a record is what the record says")
  func model() throws {
    let url = URL(fileURLWithPath: "/a.jpg")
    let fruit = try #require(Fruit(name: "apple", count: 5, image: url))
    #expect(fruit.name == "apple" && fruit.count == 5 && fruit.image == url)
    let other = try #require(fruit.renamed("pear"))
    #expect(other.name == "pear" && other.count == 5 && other.record === fruit.record)
    #expect(Fruit(record: CKRecord(recordType: "Fruits")) == nil)
    #expect(Fruit(name: "fig", count: nil)?.count == 0)
  }

  @Test("an app says that there is no account, and keeps what it has")
  func fallback() async throws {
    let shop = Shop()
    await shop.open()
    #expect(shop.message == "Sign in first.")
    shop.add(try #require(Fruit(name: "apple", count: 1)))
    #expect(shop.fruits.isEmpty)
    await shop.wait()
    #expect(shop.message == "kept here" && shop.fruits.map(\.name) == ["apple"])
  }

  @Test("a search ends without a record, and says why", arguments: [nil, 3])
  func search(limit: Int?) async {
    let shop = Shop()
    shop.look(limit: limit)
    await shop.wait()
    #expect(shop.fruits.isEmpty && shop.message == "This request requires an iCloud account.")
  }

  @Test("what is waited for ends in the error that apps tell apart")
  func throwing() async {
    let database = CKContainer.default().sharedCloudDatabase
    do {
      _ = try await database.record(for: CKRecord.ID(recordName: "a"))
      Issue.record("there was a record")
    } catch let error as CKError {
      #expect(error.code == .notAuthenticated && error.retryAfterSeconds == nil)
      #expect(error.partialErrorsByItemID == nil && error.serverRecord == nil)
      #expect(error.clientRecord == nil && error.ancestorRecord == nil)
    } catch { Issue.record("another error") }
  }

  @Test(
    "reasons have the numbers of their domain",
    arguments: [
      (CKError.Code.internalError, 1), (.networkUnavailable, 3), (.notAuthenticated, 9),
      (.unknownItem, 11), (.serverRecordChanged, 14), (.quotaExceeded, 25),
      (.zoneNotFound, 26), (.accountTemporarilyUnavailable, 36),
    ])
  func numbers(code: CKError.Code, number: Int) {
    #expect(CKError(code).errorCode == number && CKError.Code(rawValue: number) == code)
    #expect((CKError(code) as NSError).domain == "CKErrorDomain")
  }

  @Test("statuses have their numbers")
  func statuses() {
    #expect(
      [CKAccountStatus.couldNotDetermine, .available, .restricted, .noAccount].map(\.rawValue)
        == [0, 1, 2, 3])
    #expect(CKDatabase.Scope(rawValue: 2) == .private)
    #expect(CKRecordZone(zoneName: "a").capabilities.isEmpty)
    #expect(CKRecordZone.Capabilities([.atomic, .sharing]).rawValue == 6)
  }

  @Test("operations are asked as they are configured")
  func configuration() {
    let operation = CKQueryOperation()
    let configuration = CKOperation.Configuration()
    configuration.isLongLived = true
    configuration.timeoutIntervalForRequest = 5
    operation.configuration = configuration
    operation.qualityOfService = .userInitiated
    operation.zoneID = .default
    operation.desiredKeys = ["name"]
    #expect(operation.configuration.isLongLived && operation.query == nil)
    #expect(operation.resultsLimit == CKQueryOperation.maximumResults && operation.cursor == nil)
    let change = CKModifyRecordsOperation()
    change.savePolicy = .changedKeys
    #expect(change.isAtomic && change.recordsToSave == nil && !change.isFinished)
    let zone = CKFetchRecordZoneChangesOperation.ZoneConfiguration()
    #expect(zone.previousServerChangeToken == nil && zone.resultsLimit == 0)
  }

  @Test(
    "lists are written and read as lists of their type",
    arguments: [
      (["a", "b"] as any CKRecordValueProtocol & Sendable, "text"), ([1, 2], "number"),
      ([0.5, 2.5], "decimal"), ([true, false], "truth"), ([Data([1])], "data"),
      ([Date(timeIntervalSinceReferenceDate: 5)], "date"),
    ])
  func lists(list: any CKRecordValueProtocol & Sendable, kind: String) throws {
    let record = CKRecord(recordType: "List")
    record[kind] = list
    let archive = try NSKeyedArchiver.archivedData(
      withRootObject: record, requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: CKRecord.self, from: archive)
    #expect(String(describing: read?[kind]) == String(describing: record[kind]))
  }

  @Test("places, files and other records are listed too")
  func objects() throws {
    let record = CKRecord(recordType: "List")
    let reference = CKRecord.Reference(recordID: CKRecord.ID(recordName: "b"), action: .none)
    record["places"] = [CLLocation(latitude: 1, longitude: 2)]
    record["files"] = [CKAsset(fileURL: URL(fileURLWithPath: "/a"))]
    record["others"] = [reference]
    let archive = try NSKeyedArchiver.archivedData(
      withRootObject: record, requiringSecureCoding: true)
    let read = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: CKRecord.self, from: archive))
    #expect((read["places"] as? [CLLocation])?.map(\.coordinate.latitude) == [1])
    #expect((read["files"] as? [CKAsset])?.map(\.fileURL?.path) == ["/a"])
    #expect(read["others"] as? [CKRecord.Reference] == [reference])
  }
}
