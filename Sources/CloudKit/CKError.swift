public import Foundation
import ViewEngine

/// Why the cloud does not do something.
public struct CKError: CustomNSError, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// Something went wrong inside.
    case internalError = 1
    /// Some things of several failed.
    case partialFailure = 2
    /// There is no network.
    case networkUnavailable = 3
    /// The network failed.
    case networkFailure = 4
    /// The container is wrong.
    case badContainer = 5
    /// The service is not there.
    case serviceUnavailable = 6
    /// It was asked too often.
    case requestRateLimited = 7
    /// The app may not.
    case missingEntitlement = 8
    /// There is no account.
    case notAuthenticated = 9
    /// The person may not.
    case permissionFailure = 10
    /// There is no such record.
    case unknownItem = 11
    /// A value is not as it has to be.
    case invalidArguments = 12
    /// Not all was told.
    case resultsTruncated = 13
    /// The record was changed by others.
    case serverRecordChanged = 14
    /// The server refused.
    case serverRejectedRequest = 15
    /// The file is not there.
    case assetFileNotFound = 16
    /// The file was changed.
    case assetFileModified = 17
    /// The app is too old.
    case incompatibleVersion = 18
    /// Another value is the same.
    case constraintViolation = 19
    /// It was given up.
    case operationCancelled = 20
    /// Changes are told from the beginning.
    case changeTokenExpired = 21
    /// Others of several failed.
    case batchRequestFailed = 22
    /// The zone is busy.
    case zoneBusy = 23
    /// The database cannot do it.
    case badDatabase = 24
    /// There is no room.
    case quotaExceeded = 25
    /// There is no such zone.
    case zoneNotFound = 26
    /// It is too much at a time.
    case limitExceeded = 27
    /// The person deleted the zone.
    case userDeletedZone = 28
    /// Too many people share it.
    case tooManyParticipants = 29
    /// It is shared already.
    case alreadyShared = 30
    /// What it belongs to is not there.
    case referenceViolation = 31
    /// A person's rules forbid it.
    case managedAccountRestricted = 32
    /// The person has not taken part.
    case participantMayNeedVerification = 33
    /// The answer did not come.
    case serverResponseLost = 34
    /// The file is not there now.
    case assetNotAvailable = 35
    /// The account is not there for now.
    case accountTemporarilyUnavailable = 36
  }
  /// The reason.
  public let code: Code
  /// What was tried, and failed, in parts; `nil`, as nothing is tried.
  public var partialErrorsByItemID: [AnyHashable: any Error]? { nil }
  /// After how long to try again; `nil` for not at all.
  public var retryAfterSeconds: Double? { nil }
  /// The record as others have it; `nil`, as there are no others.
  public var serverRecord: CKRecord? { nil }
  /// The record that was to be saved; `nil`, as none was.
  public var clientRecord: CKRecord? { nil }
  /// The record from which it came; `nil`, as there is none.
  public var ancestorRecord: CKRecord? { nil }
  /// The domain of such errors.
  public static let errorDomain = CKErrorDomain
  public var errorCode: Int { code.rawValue }
  /// What else is said of it.
  public var errorUserInfo: [String: Any] {
    let words =
      code == .notAuthenticated ? "This request requires an iCloud account." : "\(code)"
    return [NSLocalizedDescriptionKey: words]
  }
  /// Creates an error for a reason.
  public init(_ code: Code) { self.code = code }

  /// There is no account.
  public static let notAuthenticated = Code.notAuthenticated
  /// There is no network.
  public static let networkUnavailable = Code.networkUnavailable
  /// The network failed.
  public static let networkFailure = Code.networkFailure
  /// There is no such record.
  public static let unknownItem = Code.unknownItem
  /// The record was changed by others.
  public static let serverRecordChanged = Code.serverRecordChanged
  /// Some things of several failed.
  public static let partialFailure = Code.partialFailure
  /// There is no room.
  public static let quotaExceeded = Code.quotaExceeded
  /// There is no such zone.
  public static let zoneNotFound = Code.zoneNotFound
  /// Changes are told from the beginning.
  public static let changeTokenExpired = Code.changeTokenExpired

  /// The error of all that needs an account, which the film's result tells.
  static func refusal() -> CKError {
    IneffectiveSettings.note("CloudKit, as there is no account,")
    return CKError(.notAuthenticated)
  }
}
/// The domain of the cloud's errors.
public let CKErrorDomain = "CKErrorDomain"

extension NSNotification.Name {
  /// The account came or went.
  public static let CKAccountChanged = NSNotification.Name("CKAccountChangedNotification")
}

/// Does something later on the main queue, as answers come.
func later(_ work: @escaping () -> Void) {
  DispatchQueue.main.async(execute: DispatchWorkItem(block: work))
}
