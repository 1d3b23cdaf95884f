public import Foundation
import Synchronization
@_spi(Engine) import ViewEngine

/// The library of the device's pictures and films: it is empty, and nobody lets the app see it.
public final class PHPhotoLibrary: NSObject, Sendable {
  private static let library = PHPhotoLibrary()
  /// Whether the app has asked, which nobody answered.
  private static let asked = Mutex<Set<PHAccessLevel>>([])
  private override init() {}

  /// That of the device.
  public class func shared() -> PHPhotoLibrary { library }

  /// Whether the app may see the library: nobody was asked, or nobody allowed it.
  public class func authorizationStatus() -> PHAuthorizationStatus {
    authorizationStatus(for: .readWrite)
  }
  /// Whether the app may see the library or add to it: nobody was asked, or nobody allowed it.
  public class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    asked.withLock { $0.contains(accessLevel) } ? .denied : .notDetermined
  }
  /// Asks whether the app may see the library: nobody answers, so that it may not.
  ///
  /// - Parameter handler: Called at once.
  public class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    requestAuthorization(for: .readWrite, handler: handler)
  }
  /// Asks whether the app may see the library or add to it: nobody answers, so that it may not.
  ///
  /// - Parameters:
  ///   - accessLevel: Which of both.
  ///   - handler: Called at once.
  public class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) { handler(refuse(accessLevel)) }
  /// Asks whether the app may see the library or add to it: nobody answers, so that it may not.
  ///
  /// - Parameter accessLevel: Which of both.
  /// - Returns: Whether it may: it may not.
  @discardableResult
  public class func requestAuthorization(for accessLevel: PHAccessLevel) async
    -> PHAuthorizationStatus
  { refuse(accessLevel) }

  private static func refuse(_ level: PHAccessLevel) -> PHAuthorizationStatus {
    asked.withLock { _ = $0.insert(level) }
    return .denied
  }

  /// Tells something of changes, which there are none of.
  ///
  /// - Note: Accepted; no effect. `observer`: the library stays as it is.
  public func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  /// Tells something of changes no more.
  ///
  /// - Note: Accepted; no effect. `observer`: the library stays as it is.
  public func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}

  /// Changes the library, which the app may not: the block is not called, and the tool says so.
  ///
  /// - Parameters:
  ///   - changeBlock: The changes.
  ///   - completionHandler: Called at once, with ``PHPhotosError/Code/accessUserDenied``.
  /// - Note: Accepted; no effect. `changeBlock`: nobody lets the app change the library.
  public func performChanges(
    _ changeBlock: @escaping () -> Void,
    completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    IneffectiveSettings.note("PHPhotoLibrary.performChanges")
    completionHandler?(false, PHPhotosError(.accessUserDenied))
  }
  /// Changes the library, which the app may not: the block is not called, and the tool says so.
  ///
  /// - Parameter changeBlock: The changes.
  /// - Throws: ``PHPhotosError/Code/accessUserDenied``.
  /// - Note: Accepted; no effect. `changeBlock`: nobody lets the app change the library.
  nonisolated(nonsending) public func performChanges(_ changeBlock: @escaping () -> Void)
    async throws
  {
    IneffectiveSettings.note("PHPhotoLibrary.performChanges")
    throw PHPhotosError(.accessUserDenied)
  }
}

/// Whether an app may see the library.
public enum PHAuthorizationStatus: Int, Sendable {
  /// Nobody was asked.
  case notDetermined
  /// It may not, whoever is asked.
  case restricted
  /// It may not.
  case denied
  /// It may.
  case authorized
  /// It may see some of it.
  case limited
}

/// What an app may do with the library.
public enum PHAccessLevel: Int, Sendable {
  /// Add to it.
  case addOnly = 1
  /// See and change it.
  case readWrite = 2
}

/// Why something of the library cannot be had.
public struct PHPhotosError: LocalizedError, CustomNSError, Hashable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    /// Somebody does not want it any more.
    case userCancelled = 3072
    /// There is no library.
    case libraryVolumeOffline = 3114
    /// What is asked for is not there.
    case identifierNotFound = 3201
    /// Nobody is asked.
    case accessRestricted = 3310
    /// Nobody lets the app.
    case accessUserDenied = 3311
  }
  /// The name of these errors for Foundation.
  public static let errorDomain = "PHPhotosErrorDomain"
  /// What kind it is.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// Its number for Foundation.
  public var errorCode: Int { code.rawValue }
  /// What it is, for people.
  public var errorDescription: String? {
    switch code {
    case .accessUserDenied: "Photos: nobody lets the app use the library in a film."
    default: "Photos: error \(code.rawValue)"
    }
  }
  /// What it is, for Foundation.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
}

/// What is told of changes of the library; there are none.
public protocol PHPhotoLibraryChangeObserver: AnyObject {
  /// The library is another one.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// A change of the library; there is none.
public final class PHChange: NSObject {
  private var absent: Never { fatalError("PHChange: a film has no library") }
  private override init() {}
  /// How what was found is changed; `nil` if it is not.
  ///
  /// - Parameter object: What was found.
  /// - Returns: How.
  /// - Note: Accepted; no effect. `for`: the library is empty.
  public func changeDetails<Found: PHObject>(
    for object: PHFetchResult<Found>
  ) -> PHFetchResultChangeDetails<Found>? { switch absent {} }
}

/// How what was found is changed; it is not.
public final class PHFetchResultChangeDetails<Found: PHObject>: NSObject {
  private var absent: Never { fatalError("PHFetchResultChangeDetails: a film has no library") }
  private override init() {}
  /// What was found before.
  public var fetchResultBeforeChanges: PHFetchResult<Found> { switch absent {} }
  /// What is found now.
  public var fetchResultAfterChanges: PHFetchResult<Found> { switch absent {} }
}
