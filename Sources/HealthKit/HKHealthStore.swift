@_exported public import Foundation
import ViewEngine

/// Whether an app may write what is known of a person's health.
public enum HKAuthorizationStatus: Int, Sendable {
  /// Nobody has been asked.
  case notDetermined
  /// It may not.
  case sharingDenied
  /// It may.
  case sharingAuthorized
}

/// Whether a person has to be asked.
public enum HKAuthorizationRequestStatus: Int, Sendable {
  /// Nobody knows.
  case unknown
  /// Yes.
  case shouldRequest
  /// No.
  case unnecessary
}

/// Why something about health is not done.
public struct HKError: CustomNSError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// Something went wrong.
    case unknownError = 0
    /// The device keeps nothing about health.
    case errorHealthDataUnavailable = 1
    /// Nobody may.
    case errorHealthDataRestricted = 2
    /// A value is not as it has to be.
    case errorInvalidArgument = 3
    /// A person said no.
    case errorAuthorizationDenied = 4
    /// Nobody has been asked.
    case errorAuthorizationNotDetermined = 5
    /// Nothing is there.
    case errorNoData = 11
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// Where such errors come from.
  public static var errorDomain: String { "com.apple.healthkit" }
  /// The reason as a number.
  public var errorCode: Int { code.rawValue }
  /// A person said no.
  public static var errorAuthorizationDenied: Code { .errorAuthorizationDenied }
  /// The device keeps nothing about health.
  public static var errorHealthDataUnavailable: Code { .errorHealthDataUnavailable }
}

/// What is known of a person's health on a device that keeps nothing of it: queries find nothing, and nothing is saved.
open class HKHealthStore: NSObject {
  private static func note() {
    IneffectiveSettings.note("HealthKit, as the device keeps nothing about health,")
  }
  private var refusal: HKError { HKError(.errorHealthDataUnavailable) }

  /// Creates a store of nothing.
  public override init() {}
  /// Whether the device keeps something about health: it does not.
  open class func isHealthDataAvailable() -> Bool {
    note()
    return false
  }
  /// Whether an app may write something: nobody has been asked.
  ///
  /// - Note: Accepted; no effect. `for`: it is the same for all.
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus {
    .notDetermined
  }

  /// Asks a person: nothing is kept that could be seen.
  ///
  /// - Parameters:
  ///   - typesToShare: What the app would write.
  ///   - typesToRead: What it would see.
  ///   - completion: Told soon, on the main queue.
  /// - Note: Accepted; no effect. `toShare`, `read`: nothing is kept.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) { later { completion(false, $0) } }
  /// Asks a person: nothing is kept that could be seen.
  ///
  /// - Parameters:
  ///   - typesToShare: What the app would write.
  ///   - typesToRead: What it would see.
  /// - Throws: ``HKError``.
  /// - Note: Accepted; no effect. `toShare`, `read`: nothing is kept.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws { try refuse() }
  /// Whether a person has to be asked: nobody knows.
  ///
  /// - Parameters:
  ///   - typesToShare: What the app would write.
  ///   - typesToRead: What it would see.
  /// - Returns: `.unknown`.
  /// - Throws: Nothing.
  /// - Note: Accepted; no effect. `toShare`, `read`: nothing is kept.
  open func statusForAuthorizationRequest(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws -> HKAuthorizationRequestStatus { .unknown }

  /// Begins a search, which finds nothing.
  open func execute(_ query: HKQuery) {
    later { query.end($0) }
  }
  /// Ends a search.
  open func stop(_ query: HKQuery) { query.isStopped = true }

  /// Saves something: nothing is kept.
  ///
  /// - Parameters:
  ///   - object: What.
  ///   - completion: Told soon, on the main queue.
  /// - Note: Accepted; no effect. `object`: nothing is kept.
  open func save(
    _ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { later { completion(false, $0) } }
  /// Saves something: nothing is kept.
  ///
  /// - Parameters:
  ///   - objects: What.
  ///   - completion: Told soon, on the main queue.
  /// - Note: Accepted; no effect. `objects`: nothing is kept.
  open func save(
    _ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { later { completion(false, $0) } }
  /// Saves something: nothing is kept.
  ///
  /// - Throws: ``HKError``.
  /// - Note: Accepted; no effect. `object`: nothing is kept.
  open func save(_ object: HKObject) async throws { try refuse() }
  /// Saves something: nothing is kept.
  ///
  /// - Throws: ``HKError``.
  /// - Note: Accepted; no effect. `objects`: nothing is kept.
  open func save(_ objects: [HKObject]) async throws { try refuse() }
  /// Takes something away: nothing is kept.
  ///
  /// - Throws: ``HKError``.
  /// - Note: Accepted; no effect. `object`: nothing is kept.
  open func delete(_ object: HKObject) async throws { try refuse() }
  /// Wakes the app when something new is known, which nothing is.
  ///
  /// - Parameters:
  ///   - type: Of what.
  ///   - frequency: How soon.
  ///   - completion: Told soon, on the main queue.
  /// - Note: Accepted; no effect. `for`, `frequency`: nothing is kept.
  open func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency,
    withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { later { completion(false, $0) } }

  private func refuse() throws {
    Self.note()
    throw refusal
  }
  private func later(_ tell: @escaping (HKError) -> Void) {
    Self.note()
    let refusal = refusal
    DispatchQueue.main.async(execute: DispatchWorkItem { tell(refusal) })
  }
}

/// How soon an app is woken.
public enum HKUpdateFrequency: Int, Sendable {
  /// At once.
  case immediate = 1
  /// Once an hour.
  case hourly
  /// Once a day.
  case daily
  /// Once a week.
  case weekly
}
