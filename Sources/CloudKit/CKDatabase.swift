public import Foundation

/// A database in the cloud, to which no account leads: all that is asked of it fails.
public final class CKDatabase: NSObject, Sendable {
  /// Who reads it.
  public enum Scope: Int, Sendable {
    /// All.
    case `public` = 1
    /// The person.
    case `private` = 2
    /// The person, of what others share.
    case shared = 3
  }
  /// Who reads it.
  public let databaseScope: Scope
  init(_ scope: Scope) { databaseScope = scope }
  /// Begins an operation, which fails.
  public func add(_ operation: CKDatabaseOperation) {
    operation.database = self
    operation.start()
  }

  private func fail<Value>(_ completion: @escaping (Value?, (any Error)?) -> Void) {
    later { completion(nil, CKError.refusal()) }
  }
  /// Saves a record, which fails.
  ///
  /// - Parameters:
  ///   - record: The record.
  ///   - completionHandler: Takes the error.
  /// - Note: Accepted; no effect. `record`: there is no account.
  public func save(
    _ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
  ) { fail(completionHandler) }
  /// Saves a record, which fails.
  ///
  /// - Throws: ``CKError/notAuthenticated``.
  /// - Note: Accepted; no effect. `record`: there is no account.
  @discardableResult public func save(_ record: CKRecord) async throws -> CKRecord {
    throw CKError.refusal()
  }
  /// Asks for a record, which fails.
  ///
  /// - Parameters:
  ///   - recordID: What it is known by.
  ///   - completionHandler: Takes the error.
  /// - Note: Accepted; no effect. `withRecordID`: there is no account.
  public func fetch(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
  ) { fail(completionHandler) }
  /// Asks for a record, which fails.
  ///
  /// - Throws: ``CKError/notAuthenticated``.
  /// - Note: Accepted; no effect. `for`: there is no account.
  public func record(for recordID: CKRecord.ID) async throws -> CKRecord {
    throw CKError.refusal()
  }
  /// Asks for records, which fails.
  ///
  /// - Parameters:
  ///   - ids: What they are known by.
  ///   - desiredKeys: Which values are wanted; `nil` for all.
  /// - Returns: Never; the records.
  /// - Throws: ``CKError/notAuthenticated``.
  /// - Note: Accepted; no effect. `for`, `desiredKeys`: there is no account.
  public func records(
    for ids: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil
  ) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] { throw CKError.refusal() }
  /// Deletes a record, which fails.
  ///
  /// - Parameters:
  ///   - recordID: What it is known by.
  ///   - completionHandler: Takes the error.
  /// - Note: Accepted; no effect. `withRecordID`: there is no account.
  public func delete(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
  ) { fail(completionHandler) }
  /// Deletes a record, which fails.
  ///
  /// - Throws: ``CKError/notAuthenticated``.
  /// - Note: Accepted; no effect. `withID`: there is no account.
  @discardableResult public func deleteRecord(
    withID recordID: CKRecord.ID
  ) async throws -> CKRecord.ID { throw CKError.refusal() }
  /// Saves and deletes records, which fails.
  ///
  /// - Parameters:
  ///   - recordsToSave: Those to save.
  ///   - recordIDsToDelete: Those to delete.
  ///   - savePolicy: When what others changed is written over.
  ///   - atomically: Whether all of it is done or nothing.
  /// - Returns: Never; what was done.
  /// - Throws: ``CKError/notAuthenticated``.
  /// - Note: Accepted; no effect. `saving`, `deleting`, `savePolicy`, `atomically`: there is no account.
  @discardableResult public func modifyRecords(
    saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
    savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged,
    atomically: Bool = true
  ) async throws -> (
    saveResults: [CKRecord.ID: Result<CKRecord, any Error>],
    deleteResults: [CKRecord.ID: Result<Void, any Error>]
  ) { throw CKError.refusal() }
  /// Looks for records, which fails.
  ///
  /// - Parameters:
  ///   - query: Which ones.
  ///   - zoneID: Where; `nil` for everywhere.
  ///   - completionHandler: Takes the error.
  /// - Note: Accepted; no effect. `query`, `inZoneWith`: there is no account.
  public func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void
  ) { fail(completionHandler) }
  /// Looks for records, which fails.
  ///
  /// - Parameters:
  ///   - query: Which ones.
  ///   - zoneID: Where; `nil` for everywhere.
  ///   - desiredKeys: Which values are wanted; `nil` for all.
  ///   - resultsLimit: How many at most; 0 for as many as the server likes.
  /// - Returns: Never; the records, and where to go on.
  /// - Throws: ``CKError/notAuthenticated``.
  /// - Note: Accepted; no effect. `matching`, `inZoneWith`, `desiredKeys`, `resultsLimit`: there is no account.
  public func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
    queryCursor: CKQueryOperation.Cursor?
  ) { throw CKError.refusal() }
  /// Looks for records, which fails.
  ///
  /// - Parameters:
  ///   - query: Which ones.
  ///   - zoneID: Where; `nil` for everywhere.
  ///   - desiredKeys: Which values are wanted; `nil` for all.
  ///   - resultsLimit: How many at most; 0 for as many as the server likes.
  ///   - completionHandler: Takes the error.
  /// - Note: Accepted; no effect. `withQuery`, `inZoneWith`, `desiredKeys`, `resultsLimit`: there is no account.
  public func fetch(
    withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults,
    completionHandler:
      @escaping (
        Result<
          (
            matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
            queryCursor: CKQueryOperation.Cursor?
          ), any Error
        >
      ) -> Void
  ) { later { completionHandler(.failure(CKError.refusal())) } }

  // MARK: Zones and subscriptions

  /// Asks for all zones, which fails.
  public func fetchAllRecordZones(
    completionHandler: @escaping ([CKRecordZone]?, (any Error)?) -> Void
  ) { fail(completionHandler) }
  /// Asks for all zones, which fails.
  ///
  /// - Throws: ``CKError/notAuthenticated``.
  public func allRecordZones() async throws -> [CKRecordZone] { throw CKError.refusal() }
  /// Saves a zone, which fails.
  ///
  /// - Parameters:
  ///   - zone: The zone.
  ///   - completionHandler: Takes the error.
  /// - Note: Accepted; no effect. `zone`: there is no account.
  public func save(
    _ zone: CKRecordZone, completionHandler: @escaping (CKRecordZone?, (any Error)?) -> Void
  ) { fail(completionHandler) }
  /// Saves a zone, which fails.
  ///
  /// - Throws: ``CKError/notAuthenticated``.
  /// - Note: Accepted; no effect. `zone`: there is no account.
  @discardableResult public func save(_ zone: CKRecordZone) async throws -> CKRecordZone {
    throw CKError.refusal()
  }
  /// Deletes a zone, which fails.
  ///
  /// - Parameters:
  ///   - zoneID: What it is known by.
  ///   - completionHandler: Takes the error.
  /// - Note: Accepted; no effect. `withRecordZoneID`: there is no account.
  public func delete(
    withRecordZoneID zoneID: CKRecordZone.ID,
    completionHandler: @escaping (CKRecordZone.ID?, (any Error)?) -> Void
  ) { fail(completionHandler) }
  /// Saves a subscription, which fails.
  ///
  /// - Parameters:
  ///   - subscription: The subscription.
  ///   - completionHandler: Takes the error.
  /// - Note: Accepted; no effect. `subscription`: there is no account.
  public func save(
    _ subscription: CKSubscription,
    completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void
  ) { fail(completionHandler) }
  /// Saves a subscription, which fails.
  ///
  /// - Throws: ``CKError/notAuthenticated``.
  /// - Note: Accepted; no effect. `subscription`: there is no account.
  @discardableResult public func save(
    _ subscription: CKSubscription
  ) async throws -> CKSubscription { throw CKError.refusal() }
  /// Deletes a subscription, which fails.
  ///
  /// - Parameters:
  ///   - subscriptionID: What it is known by.
  ///   - completionHandler: Takes the error.
  /// - Note: Accepted; no effect. `withSubscriptionID`: there is no account.
  public func delete(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping (String?, (any Error)?) -> Void
  ) { fail(completionHandler) }
  /// Asks for all subscriptions, which fails.
  public func fetchAllSubscriptions(
    completionHandler: @escaping ([CKSubscription]?, (any Error)?) -> Void
  ) { fail(completionHandler) }
  /// Asks for all subscriptions, which fails.
  ///
  /// - Throws: ``CKError/notAuthenticated``.
  public func allSubscriptions() async throws -> [CKSubscription] { throw CKError.refusal() }
}
