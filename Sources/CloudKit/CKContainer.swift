public import Foundation

/// Whether a person has an account.
public enum CKAccountStatus: Int, Sendable {
  /// Nobody knows.
  case couldNotDetermine = 0
  /// There is one.
  case available = 1
  /// It may not be used.
  case restricted = 2
  /// There is none.
  case noAccount = 3
  /// It is not there for now.
  case temporarilyUnavailable = 4
}

/// The databases of an app, on a device without an account: all that is asked of them fails.
public final class CKContainer: NSObject, Sendable {
  /// What a person lets an app do.
  public struct ApplicationPermissions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The person may be found by others.
    public static let userDiscoverability = ApplicationPermissions(rawValue: 1)
  }
  /// Whether a person lets an app do something.
  public enum ApplicationPermissionStatus: Int, Sendable {
    /// Nobody asked.
    case initialState = 0
    /// It cannot be asked.
    case couldNotComplete = 1
    /// The person does not.
    case denied = 2
    /// The person does.
    case granted = 3
  }

  private static let own = CKContainer(identifier: "iCloud.\(Bundle.main.bundleIdentifier ?? "")")
  /// The app's.
  public static func `default`() -> CKContainer { own }
  /// What it is known by.
  public let containerIdentifier: String?
  /// What only the person reads.
  public let privateCloudDatabase = CKDatabase(.private)
  /// What all read.
  public let publicCloudDatabase = CKDatabase(.public)
  /// What others share with the person.
  public let sharedCloudDatabase = CKDatabase(.shared)
  /// Creates it by what it is known by.
  public init(identifier: String) { containerIdentifier = identifier }

  /// One of its databases.
  public func database(with scope: CKDatabase.Scope) -> CKDatabase {
    switch scope {
    case .public: publicCloudDatabase
    case .private: privateCloudDatabase
    case .shared: sharedCloudDatabase
    }
  }

  /// Tells that there is no account.
  public func accountStatus(completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void) {
    later { completionHandler(.noAccount, nil) }
  }
  /// Whether there is an account: there is none.
  public func accountStatus() async throws -> CKAccountStatus { .noAccount }
  /// Asks who the person is, whom no account tells.
  public func fetchUserRecordID(
    completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
  ) { later { completionHandler(nil, CKError.refusal()) } }
  /// Asks who the person is, whom no account tells.
  ///
  /// - Throws: ``CKError/notAuthenticated``.
  public func userRecordID() async throws -> CKRecord.ID { throw CKError.refusal() }
  /// Tells that a person cannot be asked.
  ///
  /// - Parameters:
  ///   - applicationPermission: What is asked for.
  ///   - completionHandler: Takes the answer.
  /// - Note: Accepted; no effect. `applicationPermission`: there is no account.
  public func requestApplicationPermission(
    _ applicationPermission: ApplicationPermissions,
    completionHandler: @escaping (ApplicationPermissionStatus, (any Error)?) -> Void
  ) { later { completionHandler(.couldNotComplete, CKError.refusal()) } }
  /// Tells whether a person let the app do something, whom nobody could ask.
  ///
  /// - Parameters:
  ///   - applicationPermission: What is asked for.
  ///   - completionHandler: Takes the answer.
  /// - Note: Accepted; no effect. `forApplicationPermission`: there is no account.
  public func status(
    forApplicationPermission applicationPermission: ApplicationPermissions,
    completionHandler: @escaping (ApplicationPermissionStatus, (any Error)?) -> Void
  ) { later { completionHandler(.couldNotComplete, CKError.refusal()) } }
  /// Asks who somebody is, which fails.
  ///
  /// - Parameters:
  ///   - userRecordID: What the person is known by.
  ///   - completionHandler: Takes the error.
  /// - Note: Accepted; no effect. `withUserRecordID`: there is no account.
  public func discoverUserIdentity(
    withUserRecordID userRecordID: CKRecord.ID,
    completionHandler: @escaping (CKUserIdentity?, (any Error)?) -> Void
  ) { later { completionHandler(nil, CKError.refusal()) } }
  /// Asks who has an address, which fails.
  ///
  /// - Parameters:
  ///   - email: The address.
  ///   - completionHandler: Takes the error.
  /// - Note: Accepted; no effect. `withEmailAddress`: there is no account.
  public func discoverUserIdentity(
    withEmailAddress email: String,
    completionHandler: @escaping (CKUserIdentity?, (any Error)?) -> Void
  ) { later { completionHandler(nil, CKError.refusal()) } }
  /// Takes part in what somebody shares, which fails.
  ///
  /// - Parameters:
  ///   - metadata: What is shared.
  ///   - completionHandler: Takes the error.
  /// - Note: Accepted; no effect. `metadata`: there is no account.
  public func accept(
    _ metadata: CKShare.Metadata, completionHandler: @escaping (CKShare?, (any Error)?) -> Void
  ) { later { completionHandler(nil, CKError.refusal()) } }
  /// Takes part in what somebody shares, which fails.
  ///
  /// - Throws: ``CKError/notAuthenticated``.
  /// - Note: Accepted; no effect. `metadata`: there is no account.
  @discardableResult public func accept(_ metadata: CKShare.Metadata) async throws -> CKShare {
    throw CKError.refusal()
  }
  /// Begins an operation, which fails.
  public func add(_ operation: CKOperation) { operation.start() }
}

/// A person whom the cloud knows.
public final class CKUserIdentity: NSObject, Sendable {
  /// What a person is known by.
  public let userRecordID: CKRecord.ID?
  /// The person's name.
  public let nameComponents: PersonNameComponents?
  /// Whether the person has an account.
  public let hasiCloudAccount: Bool
  init(userRecordID: CKRecord.ID?, nameComponents: PersonNameComponents?, hasAccount: Bool) {
    (self.userRecordID, self.nameComponents) = (userRecordID, nameComponents)
    hasiCloudAccount = hasAccount
  }
}
