import CloudKit
import Foundation
import Testing

@testable import ViewEngine

/// What was told, in its order.
@MainActor private final class Told {
  var words: [String] = []
  func add(_ word: String, _ error: (any Error)?) {
    let isExpected = (error as? CKError)?.code == .notAuthenticated
    words.append(word + (error == nil ? "" : isExpected ? "!" : "?"))
  }
  /// Waits for as many words as are told.
  func wait(for count: Int) async -> [String] {
    for _ in 0..<1000 where words.count < count {
      await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
    }
    return words
  }
}

@MainActor @Suite("A cloud without an account", .serialized)
struct CKDatabaseTests {
  private let database = CKContainer.default().privateCloudDatabase
  private let record = CKRecord(recordType: "Fruit", recordID: CKRecord.ID(recordName: "a"))
  private var query: CKQuery {
    CKQuery(recordType: "Fruit", predicate: NSPredicate { _, _ in true })
  }

  @Test("there is no account, and a container has three databases")
  func container() async throws {
    let container = CKContainer(identifier: "iCloud.tea")
    #expect(container.containerIdentifier == "iCloud.tea")
    #expect(try await container.accountStatus() == .noAccount)
    for scope in [CKDatabase.Scope.private, .public, .shared] {
      #expect(container.database(with: scope).databaseScope == scope)
    }
    await #expect(throws: CKError.self) { _ = try await container.userRecordID() }
  }

  @Test("what a container is asked is answered later, by an error")
  func containerAnswers() async {
    let (told, container) = (Told(), CKContainer.default())
    container.accountStatus { told.add("status \($0.rawValue)", $1) }
    container.fetchUserRecordID { told.add("user \($0 == nil)", $1) }
    container.requestApplicationPermission(.userDiscoverability) {
      told.add("asked \($0.rawValue)", $1)
    }
    container.status(forApplicationPermission: .userDiscoverability) {
      told.add("permission \($0.rawValue)", $1)
    }
    container.discoverUserIdentity(withUserRecordID: record.recordID) {
      told.add("found \($0 != nil)", $1)
    }
    container.discoverUserIdentity(withEmailAddress: "a@b.c") { told.add("mail \($0 != nil)", $1) }
    #expect(told.words.isEmpty)
    #expect(
      await told.wait(for: 6) == [
        "status 3", "user true!", "asked 1!", "permission 1!", "found false!", "mail false!",
      ])
    #expect(IneffectiveSettings.shortcomings.contains { $0.contains("CloudKit") })
  }

  @Test("what a database is asked fails later, in the order in which it was asked")
  func databaseAnswers() async {
    let told = Told()
    let identifier = record.recordID
    database.save(record) { told.add("save \($0 == nil)", $1) }
    database.fetch(withRecordID: identifier) { told.add("fetch \($0 == nil)", $1) }
    database.delete(withRecordID: identifier) { told.add("delete \($0 == nil)", $1) }
    database.perform(query, inZoneWith: nil) { told.add("perform \($0 == nil)", $1) }
    database.fetch(withQuery: query) {
      if case .failure(let error) = $0 { told.add("query", error) }
    }
    database.fetchAllRecordZones { told.add("zones \($0 == nil)", $1) }
    database.save(CKRecordZone.default()) { told.add("zone \($0 == nil)", $1) }
    database.delete(withRecordZoneID: .default) { told.add("no zone \($0 == nil)", $1) }
    database.save(CKDatabaseSubscription(subscriptionID: "s")) { told.add("wish \($0 == nil)", $1) }
    database.delete(withSubscriptionID: "s") { told.add("no wish \($0 == nil)", $1) }
    database.fetchAllSubscriptions { told.add("wishes \($0 == nil)", $1) }
    #expect(
      await told.wait(for: 11) == [
        "save true!", "fetch true!", "delete true!", "perform true!", "query!", "zones true!",
        "zone true!", "no zone true!", "wish true!", "no wish true!", "wishes true!",
      ])
  }

  private func isRefused(_ ask: @MainActor () async throws -> Void) async -> Bool {
    do {
      try await ask()
      return false
    } catch { return (error as? CKError)?.code == CKError.notAuthenticated }
  }

  @Test("what is waited for throws")
  func waiting() async {
    let database = database
    let identifier = CKRecord.ID(recordName: "a")
    #expect(await isRefused { _ = try await database.records(for: [identifier]) })
    #expect(await isRefused { _ = try await database.record(for: identifier) })
    #expect(await isRefused { try await database.deleteRecord(withID: identifier) })
    #expect(
      await isRefused { try await database.modifyRecords(saving: [], deleting: [identifier]) })
    #expect(await isRefused { _ = try await database.allRecordZones() })
    #expect(await isRefused { _ = try await database.allSubscriptions() })
  }

  @Test("operations tell their errors, each thing's first, and end")
  func operations() async {
    let (told, identifier) = (Told(), record.recordID)
    func end(_ word: String) -> (Result<Void, any Error>) -> Void {
      { if case .failure(let error) = $0 { told.add(word, error) } }
    }
    let search = CKQueryOperation(query: query)
    search.recordMatchedBlock = { _, _ in told.add("matched", nil) }
    search.queryResultBlock = { if case .failure(let error) = $0 { told.add("query", error) } }
    search.queryCompletionBlock = { told.add("old query \($0 == nil)", $1) }
    search.completionBlock = { told.add("end", nil) }
    database.add(search)
    #expect(search.database === database && !search.isFinished)
    let fetch = CKFetchRecordsOperation(recordIDs: [identifier])
    fetch.perRecordResultBlock = {
      if case .failure(let error) = $1 { told.add($0.recordName, error) }
    }
    fetch.fetchRecordsResultBlock = end("fetch")
    database.add(fetch)
    let change = CKModifyRecordsOperation(recordsToSave: [record], recordIDsToDelete: [identifier])
    change.perRecordSaveBlock = { _, _ in told.add("saved", nil) }
    change.perRecordDeleteBlock = { _, _ in told.add("deleted", nil) }
    change.modifyRecordsResultBlock = end("change")
    change.modifyRecordsCompletionBlock = { told.add("old change \($0 == nil && $1 == nil)", $2) }
    database.add(change)
    #expect(
      await told.wait(for: 9) == [
        "query!", "old query true!", "end", "a!", "fetch!", "saved", "deleted", "change!",
        "old change true!",
      ])
    #expect(search.isFinished)
  }

  @Test("operations of zones and subscriptions fail too, and what is given up says so")
  func otherOperations() async {
    let told = Told()
    func end(_ word: String) -> (Result<Void, any Error>) -> Void {
      { if case .failure(let error) = $0 { told.add(word, error) } }
    }
    let zones = CKModifyRecordZonesOperation(recordZonesToSave: [.default()])
    zones.modifyRecordZonesResultBlock = end("zones")
    let wishes = CKModifySubscriptionsOperation(subscriptionIDsToDelete: ["s"])
    wishes.modifySubscriptionsResultBlock = end("wishes")
    let changes = CKFetchRecordZoneChangesOperation(recordZoneIDs: [.default])
    changes.fetchRecordZoneChangesResultBlock = end("changes")
    for operation in [zones, wishes, changes] { database.add(operation) }
    let search = CKQueryOperation()
    search.queryResultBlock = { if case .failure(let error) = $0 { told.add("given up", error) } }
    search.cancel()
    CKContainer.default().add(search)
    #expect(await told.wait(for: 4) == ["zones!", "wishes!", "changes!", "given up?"])
    #expect(search.isCancelled && zones.configuration.allowsCellularAccess)
  }

  @Test("subscriptions keep what they are told of")
  func subscriptions() {
    let subscription = CKQuerySubscription(
      recordType: "Fruit", predicate: query.predicate, subscriptionID: "new",
      options: [.firesOnRecordCreation, .firesOnce])
    let information = CKSubscription.NotificationInfo()
    information.alertBody = "New fruit"
    subscription.notificationInfo = information
    #expect(subscription.subscriptionType == .query && subscription.subscriptionID == "new")
    #expect(subscription.querySubscriptionOptions.contains(.firesOnce))
    #expect(subscription.notificationInfo?.alertBody == "New fruit")
    #expect(CKRecordZoneSubscription(zoneID: .default).subscriptionType == .recordZone)
    let other = CKDatabaseSubscription()
    #expect(other.subscriptionType == .database && !other.subscriptionID.isEmpty)
  }

  @Test("messages that say something of the cloud are read, others are not")
  func notifications() {
    let message: [AnyHashable: Any] = [
      "ck": ["qry": ["sid": "new"] as [AnyHashable: Any]]
        as [AnyHashable: Any]
    ]
    let notification = CKNotification(fromRemoteNotificationDictionary: message)
    #expect(notification?.notificationType == .query && notification?.subscriptionID == "new")
    #expect(CKNotification(fromRemoteNotificationDictionary: ["aps": 1]) == nil)
  }

  @Test("errors are told in words, with the numbers of their domain")
  func errors() {
    let error: any Error = CKError(.notAuthenticated)
    #expect((error as NSError).domain == CKErrorDomain && (error as NSError).code == 9)
    #expect(error.localizedDescription.contains("iCloud account"))
    #expect(CKError(.zoneNotFound).localizedDescription == "zoneNotFound")
    #expect(CKError(.requestRateLimited).retryAfterSeconds == nil)
  }
}
