@_exported public import Foundation
import Synchronization
import ViewEngine

/// Work that the system lets an app do while nobody looks: a film ends before that.
open class BGTask: NSObject {
  /// What it is known by.
  public let identifier: String
  /// Called when there is no more time.
  open var expirationHandler: (() -> Void)?

  init(_ identifier: String) { self.identifier = identifier }
  /// Says that it is done.
  ///
  /// - Note: Accepted; no effect. `success`: nobody waits for it.
  open func setTaskCompleted(success: Bool) {}
}

/// Work of seconds: what is shown is brought up to date.
open class BGAppRefreshTask: BGTask {}

/// Work of minutes.
open class BGProcessingTask: BGTask {}

/// A wish for work.
open class BGTaskRequest: NSObject {
  /// What the work is known by.
  public let identifier: String
  /// When it may begin at the earliest.
  open var earliestBeginDate: Date?

  init(named identifier: String) { self.identifier = identifier }
}

/// A wish for work of seconds.
open class BGAppRefreshTaskRequest: BGTaskRequest {
  /// Creates a wish.
  public init(identifier: String) { super.init(named: identifier) }
}

/// A wish for work of minutes.
open class BGProcessingTaskRequest: BGTaskRequest {
  /// Whether there has to be a network.
  open var requiresNetworkConnectivity = false
  /// Whether the device has to be charged.
  open var requiresExternalPower = false
  /// Creates a wish.
  public init(identifier: String) { super.init(named: identifier) }
}

/// Who lets apps work while nobody looks: wishes wait as long as the film lasts.
public final class BGTaskScheduler: NSObject, Sendable {
  /// Why a wish is refused.
  public struct Error: CustomNSError, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
      /// Nobody may work here.
      case unavailable = 1
      /// Too many wait.
      case tooManyPendingTaskRequests = 2
      /// The app did not say that it would.
      case notPermitted = 3
    }
    /// The reason.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// Where such errors come from.
    public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
    /// The reason as a number.
    public var errorCode: Int { code.rawValue }
  }

  /// A wish as it is kept.
  private struct Wish {
    let identifier: String
    let earliest: Date?
    /// What the device must have for work of minutes; `nil` for work of seconds.
    var needs: (network: Bool, power: Bool)?

    init(_ request: BGTaskRequest) {
      (identifier, earliest) = (request.identifier, request.earliestBeginDate)
      guard let long = request as? BGProcessingTaskRequest else { return }
      needs = (long.requiresNetworkConnectivity, long.requiresExternalPower)
    }

    /// The wish as code sees it.
    var request: BGTaskRequest {
      guard let needs else {
        let request = BGAppRefreshTaskRequest(identifier: identifier)
        request.earliestBeginDate = earliest
        return request
      }
      let request = BGProcessingTaskRequest(identifier: identifier)
      request.earliestBeginDate = earliest
      (request.requiresNetworkConnectivity, request.requiresExternalPower) = needs
      return request
    }
  }

  /// The one there is.
  public static let shared = BGTaskScheduler()
  private let wishes = Mutex<[Wish]>([])

  private override init() {}

  /// Takes what would be called for some work, which never is.
  ///
  /// - Parameters:
  ///   - identifier: What the work is known by.
  ///   - queue: Where it would be called.
  ///   - launchHandler: Would be called.
  /// - Returns: `true`.
  /// - Note: Accepted; no effect. `forTaskWithIdentifier`, `using`, `launchHandler`: nobody works behind a film.
  @discardableResult public func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool {
    IneffectiveSettings.note("BGTaskScheduler, as nobody works behind a film,")
    return true
  }

  /// Takes a wish, in the place of an older one for the same work.
  ///
  /// - Throws: Nothing.
  public func submit(_ taskRequest: BGTaskRequest) throws {
    let wish = Wish(taskRequest)
    wishes.withLock { list in
      list.removeAll { $0.identifier == wish.identifier }
      list.append(wish)
    }
  }
  /// Forgets a wish.
  public func cancel(taskRequestWithIdentifier identifier: String) {
    wishes.withLock { $0.removeAll { $0.identifier == identifier } }
  }
  /// Forgets all wishes.
  public func cancelAllTaskRequests() { wishes.withLock { $0 = [] } }
  /// Tells which wishes wait.
  ///
  /// - Parameter completionHandler: Told at once.
  public func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
    completionHandler(pending)
  }
  /// The wishes that wait.
  public func pendingTaskRequests() async -> [BGTaskRequest] { pending }

  private var pending: [BGTaskRequest] { wishes.withLock { $0 }.map(\.request) }
}
