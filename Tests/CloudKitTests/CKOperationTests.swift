import CloudKit
import Foundation
import Testing

/// Ends of operations, in the order in which they were told.
@MainActor private final class Ends {
  var words: [String] = []
  func note(_ word: String, _ error: (any Error)?) {
    let code = (error as? CKError)?.code
    words.append("\(word) \(code.map { "\($0)" } ?? "none")")
  }
  func wait(for count: Int) async -> [String] {
    for _ in 0..<1000 where words.count < count {
      await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
    }
    return words
  }
}

@MainActor @Suite("Operations of the cloud", .serialized)
struct CKOperationTests {
  private let database = CKContainer.default().privateCloudDatabase

  /// An operation of each kind, whose result is noted.
  private func operations(_ ends: Ends) -> [CKDatabaseOperation] {
    func end<Value>(_ word: String) -> (Result<Value, any Error>) -> Void {
      { result in
        if case .failure(let error) = result {
          ends.note(word, error)
        } else {
          ends.note(word, nil)
        }
      }
    }
    let search = CKQueryOperation(
      query: CKQuery(recordType: "A", predicate: NSPredicate(value: true)))
    search.queryResultBlock = end("search")
    let fetch = CKFetchRecordsOperation(recordIDs: [])
    fetch.fetchRecordsResultBlock = end("fetch")
    let change = CKModifyRecordsOperation(recordsToSave: [])
    change.modifyRecordsResultBlock = end("change")
    let zones = CKModifyRecordZonesOperation(recordZoneIDsToDelete: [.default])
    zones.modifyRecordZonesResultBlock = end("zones")
    let wishes = CKModifySubscriptionsOperation(subscriptionsToSave: [])
    wishes.modifySubscriptionsResultBlock = end("wishes")
    let news = CKFetchRecordZoneChangesOperation(recordZoneIDs: [.default])
    news.fetchRecordZoneChangesResultBlock = end("news")
    return [search, fetch, change, zones, wishes, news]
  }
  private let names = ["search", "fetch", "change", "zones", "wishes", "news"]

  @Test("operations of every kind fail for want of an account, in the order in which they began")
  func failing() async {
    let ends = Ends()
    let all = operations(ends)
    for operation in all { database.add(operation) }
    #expect(ends.words.isEmpty && all.allSatisfy { !$0.isFinished })
    #expect(await ends.wait(for: 6) == names.map { "\($0) notAuthenticated" })
    #expect(all.allSatisfy { $0.isFinished && $0.database === database })
  }

  @Test("what was given up before it began says so, and ends")
  func cancelled() async {
    let ends = Ends()
    let all = operations(ends)
    for operation in all {
      operation.cancel()
      database.add(operation)
    }
    #expect(await ends.wait(for: 6) == names.map { "\($0) operationCancelled" })
    #expect(all.allSatisfy { $0.isFinished && $0.isCancelled })
  }

  @Test("an operation's end is told after its result, once")
  func order() async {
    let ends = Ends()
    for operation in operations(ends) {
      operation.completionBlock = { ends.note("end", nil) }
      database.add(operation)
    }
    #expect(
      await ends.wait(for: 12) == names.flatMap { ["\($0) notAuthenticated", "end none"] })
    for _ in 0..<5 {
      await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
    }
    #expect(ends.words.count == 12)
  }

  @Test("the older ways of telling an end have no values, and the same error")
  func olderBlocks() async {
    let ends = Ends()
    let fetch = CKFetchRecordsOperation(recordIDs: [CKRecord.ID(recordName: "a")])
    fetch.fetchRecordsCompletionBlock = { ends.note("fetch \($0 == nil)", $1) }
    let zones = CKModifyRecordZonesOperation(recordZonesToSave: [.default()])
    zones.modifyRecordZonesCompletionBlock = {
      ends.note("zones \($0 == nil) \($1 == nil)", $2)
    }
    let wishes = CKModifySubscriptionsOperation(subscriptionIDsToDelete: ["a"])
    wishes.modifySubscriptionsCompletionBlock = {
      ends.note("wishes \($0 == nil) \($1 == nil)", $2)
    }
    for operation in [fetch, zones, wishes] { database.add(operation) }
    #expect(
      await ends.wait(for: 3) == [
        "fetch true notAuthenticated", "zones true true notAuthenticated",
        "wishes true true notAuthenticated",
      ])
  }

  @Test("each thing of several fails by itself", arguments: [0, 1, 3])
  func parts(count: Int) async {
    let ends = Ends()
    let records = (0..<count).map {
      CKRecord(recordType: "A", recordID: CKRecord.ID(recordName: "r\($0)"))
    }
    let change = CKModifyRecordsOperation(
      recordsToSave: records, recordIDsToDelete: records.map(\.recordID))
    change.perRecordSaveBlock = { identifier, result in
      if case .failure(let error) = result { ends.note("save \(identifier.recordName)", error) }
    }
    change.perRecordDeleteBlock = { identifier, result in
      if case .failure(let error) = result { ends.note("delete \(identifier.recordName)", error) }
    }
    change.completionBlock = { ends.note("end", nil) }
    database.add(change)
    let saves = (0..<count).map { "save r\($0) notAuthenticated" }
    let deletions = (0..<count).map { "delete r\($0) notAuthenticated" }
    #expect(await ends.wait(for: 2 * count + 1) == saves + deletions + ["end none"])
  }

  @Test("operations without anything to do or to tell end as well")
  func empty() async {
    let ends = Ends()
    let all = [
      CKQueryOperation(), CKFetchRecordsOperation(), CKModifyRecordsOperation(),
      CKModifyRecordZonesOperation(), CKModifySubscriptionsOperation(),
      CKFetchRecordZoneChangesOperation(),
    ]
    for operation in all {
      operation.completionBlock = { ends.note("end", nil) }
      CKContainer.default().add(operation)
    }
    #expect(await ends.wait(for: 6) == Array(repeating: "end none", count: 6))
  }
}
