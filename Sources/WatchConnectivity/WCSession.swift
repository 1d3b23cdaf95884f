public import Foundation
import Synchronization

/// A session with a watch, on a phone that has none: it can be activated, and nothing that is sent arrives.
public final class WCSession: NSObject, Sendable {
  private struct State {
    weak var delegate: (any WCSessionDelegate)?
    var activationState = WCSessionActivationState.notActivated
  }

  private static let shared = WCSession()
  private let state = Mutex(State())

  private override init() {}

  /// The app's session.
  public static var `default`: WCSession { shared }

  /// Whether the device has sessions with watches, as every phone.
  public static func isSupported() -> Bool { true }

  /// What is told of the session; it is not kept alive.
  public var delegate: (any WCSessionDelegate)? {
    get { state.withLock { $0.delegate } }
    set { state.withLock { $0.delegate = newValue } }
  }

  /// Activates the session, and says so to its delegate, later on the main queue.
  ///
  /// Without a delegate nothing is activated.
  public func activate() {
    let delegate = state.withLock { state in
      if state.delegate != nil { state.activationState = .activated }
      return state.delegate
    }
    guard let delegate else { return }
    DispatchQueue.main.async {
      delegate.session(self, activationDidCompleteWith: .activated, error: nil)
    }
  }

  // MARK: What is there

  /// Whether the session is activated.
  public var activationState: WCSessionActivationState { state.withLock { $0.activationState } }
  /// Whether the phone has a watch: it has none.
  public var isPaired: Bool { false }
  /// Whether the watch has the app; there is no watch.
  public var isWatchAppInstalled: Bool { false }
  /// Whether the watch's face shows something of the app; there is no watch.
  public var isComplicationEnabled: Bool { false }
  /// Whether the other app runs; there is none.
  public var isReachable: Bool { false }
  /// Whether the phone of a watch has the app; there is no other device.
  public var isCompanionAppInstalled: Bool { false }
  /// Whether the phone of a watch has to be unlocked first.
  public var iOSDeviceNeedsUnlockAfterRebootForReachability: Bool { false }
  /// Whether something that came has not been handed out; nothing comes.
  public var hasContentPending: Bool { false }
  /// How often the watch's face may be updated today.
  public var remainingComplicationUserInfoTransfers: Int { 0 }
  /// The folder for the app's files on the watch; there is no watch.
  public var watchDirectoryURL: URL? { nil }

  // MARK: Sending

  /// What stands in the way of sending.
  private var obstacle: WCError {
    WCError(activationState == .activated ? .deviceNotPaired : .sessionNotActivated)
  }

  /// Sends a message to an app that runs; none does, which the last closure is told.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - replyHandler: Told the reply.
  ///   - errorHandler: Told why it did not arrive, later on the main queue.
  /// - Note: Accepted; no effect. `message`, `replyHandler`: there is no watch.
  public func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: (@Sendable (any Error) -> Void)? = nil
  ) {
    refuse(errorHandler)
  }

  /// Sends bytes to an app that runs; none does, which the last closure is told.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - replyHandler: Told the reply.
  ///   - errorHandler: Told why it did not arrive, later on the main queue.
  /// - Note: Accepted; no effect. `data`, `replyHandler`: there is no watch.
  public func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?,
    errorHandler: (@Sendable (any Error) -> Void)? = nil
  ) {
    refuse(errorHandler)
  }

  /// Has the other app know the newest state.
  ///
  /// - Parameter applicationContext: The state.
  /// - Throws: `WCError`: there is no watch.
  /// - Note: Accepted; no effect. `applicationContext`: there is no watch.
  public func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    throw obstacle
  }

  /// The state that was sent last; none was.
  public var applicationContext: [String: Any] { [:] }
  /// The state that came last; none came.
  public var receivedApplicationContext: [String: Any] { [:] }

  /// Sends values when there is time for it; they wait for ever.
  ///
  /// - Parameter userInfo: The values.
  /// - Returns: Their transfer.
  @discardableResult
  public func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    WCSessionUserInfoTransfer(userInfo, isForComplication: false)
  }

  /// Sends values for the watch's face; they wait for ever.
  ///
  /// - Parameter userInfo: The values.
  /// - Returns: Their transfer.
  @discardableResult
  public func transferCurrentComplicationUserInfo(
    _ userInfo: [String: Any] = [:]
  ) -> WCSessionUserInfoTransfer {
    WCSessionUserInfoTransfer(userInfo, isForComplication: true)
  }

  /// Sends a file when there is time for it; it waits for ever.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - metadata: What is said of it.
  /// - Returns: Its transfer.
  @discardableResult
  public func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
    WCSessionFileTransfer(WCSessionFile(fileURL: file, metadata: metadata))
  }

  /// The values on their way; none are.
  public var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
  /// The files on their way; none are.
  public var outstandingFileTransfers: [WCSessionFileTransfer] { [] }

  private func refuse(_ handler: (@Sendable (any Error) -> Void)?) {
    guard let handler else { return }
    let obstacle = obstacle
    DispatchQueue.main.async { handler(obstacle) }
  }
}
