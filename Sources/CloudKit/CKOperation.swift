public import Foundation

/// Something that is asked of the cloud, and fails as soon as it begins.
open class CKOperation: NSObject {
  /// How it is asked.
  open class Configuration: NSObject {
    /// Of whom; `nil` for the app's container.
    open var container: CKContainer?
    /// How urgent it is.
    open var qualityOfService = QualityOfService.default
    /// Whether telephone networks may be used.
    open var allowsCellularAccess = true
    /// Whether it goes on without the app.
    open var isLongLived = false
    /// How long an answer may take, in seconds.
    open var timeoutIntervalForRequest = 60.0
    /// How long all of it may take, in seconds.
    open var timeoutIntervalForResource = 604_800.0
    /// Creates one without values.
    public override init() {}
  }
  /// How it is asked.
  open var configuration = Configuration()
  /// How urgent it is.
  open var qualityOfService = QualityOfService.default
  /// How urgent it is among others.
  open var queuePriority = Operation.QueuePriority.normal
  /// Whether it has failed.
  public private(set) var isFinished = false
  /// Whether it was given up.
  public private(set) var isCancelled = false
  /// Called at its end.
  open var completionBlock: (() -> Void)?
  /// Creates one without values.
  public override init() {}
  /// Fails.
  func fail(_ error: CKError) {}
  /// Begins, and fails later on the main queue.
  open func start() {
    let error = isCancelled ? CKError(.operationCancelled) : CKError.refusal()
    later {
      self.fail(error)
      self.isFinished = true
      self.completionBlock?()
    }
  }
  /// Gives it up.
  open func cancel() { isCancelled = true }
}

/// Something that is asked of a database.
open class CKDatabaseOperation: CKOperation {
  /// The database.
  open var database: CKDatabase?
}

/// A search for records.
open class CKQueryOperation: CKDatabaseOperation {
  /// Where a search goes on; none does.
  public final class Cursor: NSObject, Sendable {
    override init() {}
  }
  /// As many as the server likes.
  public static let maximumResults = 0
  /// Which records.
  open var query: CKQuery?
  /// Where it goes on.
  open var cursor: Cursor?
  /// In which zone; `nil` for all.
  open var zoneID: CKRecordZone.ID?
  /// How many at most.
  open var resultsLimit = CKQueryOperation.maximumResults
  /// Which values are wanted; `nil` for all.
  open var desiredKeys: [CKRecord.FieldKey]?
  /// Told each record; there are none.
  open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Told each record; there are none.
  open var recordFetchedBlock: ((CKRecord) -> Void)?
  /// Told the end.
  open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
  /// Told the end.
  open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
  /// Creates a search without a query.
  public override init() {}
  /// Creates a search.
  public convenience init(query: CKQuery) {
    self.init()
    self.query = query
  }
  /// Creates a search that goes on.
  public convenience init(cursor: Cursor) {
    self.init()
    self.cursor = cursor
  }
  override func fail(_ error: CKError) {
    queryResultBlock?(.failure(error))
    queryCompletionBlock?(nil, error)
  }
}

/// A request for records.
open class CKFetchRecordsOperation: CKDatabaseOperation {
  /// What they are known by.
  open var recordIDs: [CKRecord.ID]?
  /// Which values are wanted; `nil` for all.
  open var desiredKeys: [CKRecord.FieldKey]?
  /// Told how far each has come; none does.
  open var perRecordProgressBlock: ((CKRecord.ID, Double) -> Void)?
  /// Told each record's end.
  open var perRecordResultBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Told the end.
  open var fetchRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
  /// Told the end.
  open var fetchRecordsCompletionBlock: (([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?
  /// Creates a request.
  public convenience init(recordIDs: [CKRecord.ID]) {
    self.init()
    self.recordIDs = recordIDs
  }
  override func fail(_ error: CKError) {
    for record in recordIDs ?? [] { perRecordResultBlock?(record, .failure(error)) }
    fetchRecordsResultBlock?(.failure(error))
    fetchRecordsCompletionBlock?(nil, error)
  }
}

/// A change of records.
open class CKModifyRecordsOperation: CKDatabaseOperation {
  /// When what others changed is written over.
  public enum RecordSavePolicy: Int, Sendable {
    /// Never.
    case ifServerRecordUnchanged = 0
    /// In values that were changed.
    case changedKeys = 1
    /// In all values.
    case allKeys = 2
  }
  /// Those to save.
  open var recordsToSave: [CKRecord]?
  /// Those to delete.
  open var recordIDsToDelete: [CKRecord.ID]?
  /// When what others changed is written over.
  open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
  /// Whether all of it is done or nothing.
  open var isAtomic = true
  /// What the app knows it by.
  open var clientChangeTokenData: Data?
  /// Told how far each has come; none does.
  open var perRecordProgressBlock: ((CKRecord, Double) -> Void)?
  /// Told each saved record's end.
  open var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Told each deleted record's end.
  open var perRecordDeleteBlock: ((CKRecord.ID, Result<Void, any Error>) -> Void)?
  /// Told the end.
  open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
  /// Told the end.
  open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
  /// Creates a change.
  ///
  /// - Parameters:
  ///   - recordsToSave: Those to save.
  ///   - recordIDsToDelete: Those to delete.
  public convenience init(
    recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil
  ) {
    self.init()
    (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
  }
  override func fail(_ error: CKError) {
    for record in recordsToSave ?? [] { perRecordSaveBlock?(record.recordID, .failure(error)) }
    for record in recordIDsToDelete ?? [] { perRecordDeleteBlock?(record, .failure(error)) }
    modifyRecordsResultBlock?(.failure(error))
    modifyRecordsCompletionBlock?(nil, nil, error)
  }
}

/// A change of zones.
open class CKModifyRecordZonesOperation: CKDatabaseOperation {
  /// Those to save.
  open var recordZonesToSave: [CKRecordZone]?
  /// Those to delete.
  open var recordZoneIDsToDelete: [CKRecordZone.ID]?
  /// Told the end.
  open var modifyRecordZonesResultBlock: ((Result<Void, any Error>) -> Void)?
  /// Told the end.
  open var modifyRecordZonesCompletionBlock:
    (([CKRecordZone]?, [CKRecordZone.ID]?, (any Error)?) -> Void)?
  /// Creates a change.
  ///
  /// - Parameters:
  ///   - recordZonesToSave: Those to save.
  ///   - recordZoneIDsToDelete: Those to delete.
  public convenience init(
    recordZonesToSave: [CKRecordZone]? = nil, recordZoneIDsToDelete: [CKRecordZone.ID]? = nil
  ) {
    self.init()
    self.recordZonesToSave = recordZonesToSave
    self.recordZoneIDsToDelete = recordZoneIDsToDelete
  }
  override func fail(_ error: CKError) {
    modifyRecordZonesResultBlock?(.failure(error))
    modifyRecordZonesCompletionBlock?(nil, nil, error)
  }
}

/// A change of subscriptions.
open class CKModifySubscriptionsOperation: CKDatabaseOperation {
  /// Those to save.
  open var subscriptionsToSave: [CKSubscription]?
  /// Those to delete.
  open var subscriptionIDsToDelete: [CKSubscription.ID]?
  /// Told the end.
  open var modifySubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)?
  /// Told the end.
  open var modifySubscriptionsCompletionBlock:
    (([CKSubscription]?, [String]?, (any Error)?) -> Void)?
  /// Creates a change.
  ///
  /// - Parameters:
  ///   - subscriptionsToSave: Those to save.
  ///   - subscriptionIDsToDelete: Those to delete.
  public convenience init(
    subscriptionsToSave: [CKSubscription]? = nil,
    subscriptionIDsToDelete: [CKSubscription.ID]? = nil
  ) {
    self.init()
    self.subscriptionsToSave = subscriptionsToSave
    self.subscriptionIDsToDelete = subscriptionIDsToDelete
  }
  override func fail(_ error: CKError) {
    modifySubscriptionsResultBlock?(.failure(error))
    modifySubscriptionsCompletionBlock?(nil, nil, error)
  }
}

/// A request for what has changed in zones.
open class CKFetchRecordZoneChangesOperation: CKDatabaseOperation {
  /// What is asked of a zone.
  open class ZoneConfiguration: NSObject {
    /// How far changes were told; `nil` for from the beginning.
    open var previousServerChangeToken: CKServerChangeToken?
    /// How many at most.
    open var resultsLimit = 0
    /// Which values are wanted; `nil` for all.
    open var desiredKeys: [CKRecord.FieldKey]?
    /// Creates one without values.
    public override init() {}
  }
  /// The zones.
  open var recordZoneIDs: [CKRecordZone.ID]?
  /// What is asked of each.
  open var configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]?
  /// Told each changed record; there are none.
  open var recordWasChangedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Told each deleted record; there are none.
  open var recordWithIDWasDeletedBlock: ((CKRecord.ID, CKRecord.RecordType) -> Void)?
  /// Told the end.
  open var fetchRecordZoneChangesResultBlock: ((Result<Void, any Error>) -> Void)?
  /// Creates a request.
  ///
  /// - Parameters:
  ///   - recordZoneIDs: The zones.
  ///   - configurationsByRecordZoneID: What is asked of each.
  public convenience init(
    recordZoneIDs: [CKRecordZone.ID],
    configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]? = nil
  ) {
    self.init()
    self.recordZoneIDs = recordZoneIDs
    self.configurationsByRecordZoneID = configurationsByRecordZoneID
  }
  override func fail(_ error: CKError) { fetchRecordZoneChangesResultBlock?(.failure(error)) }
}
