public import Foundation

/// How far a session is.
public enum WCSessionActivationState: Int, Sendable {
  /// Nobody activated it.
  case notActivated = 0
  /// It ends, as another watch is worn.
  case inactive = 1
  /// It is there.
  case activated = 2
}

/// What is told of a session with a watch: that it is activated, and nothing more, as there is no watch.
public protocol WCSessionDelegate: NSObjectProtocol, Sendable {
  /// It was activated.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - activationState: How far it is.
  ///   - error: What went wrong.
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?)
  /// It ends, as another watch is worn.
  func sessionDidBecomeInactive(_ session: WCSession)
  /// It has ended.
  func sessionDidDeactivate(_ session: WCSession)
  /// The watch has the app, or has it no longer.
  func sessionWatchStateDidChange(_ session: WCSession)
  /// The other app runs, or no longer.
  func sessionReachabilityDidChange(_ session: WCSession)
  /// The watch's phone has the app, or has it no longer.
  func sessionCompanionAppInstalledDidChange(_ session: WCSession)
  /// A message came.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - message: The message.
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  /// A message came that waits for a reply.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - message: The message.
  ///   - replyHandler: Takes the reply.
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void)
  /// Bytes came.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - messageData: The bytes.
  func session(_ session: WCSession, didReceiveMessageData messageData: Data)
  /// Bytes came that wait for a reply.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - messageData: The bytes.
  ///   - replyHandler: Takes the reply.
  func session(
    _ session: WCSession, didReceiveMessageData messageData: Data,
    replyHandler: @escaping (Data) -> Void)
  /// The other app's state came.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - applicationContext: The state.
  func session(
    _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  /// Values came.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - userInfo: The values.
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
  /// Values were sent.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - userInfoTransfer: Their transfer.
  ///   - error: What went wrong.
  func session(
    _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer,
    error: (any Error)?)
  /// A file came.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - file: The file.
  func session(_ session: WCSession, didReceive file: WCSessionFile)
  /// A file was sent.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - fileTransfer: Its transfer.
  ///   - error: What went wrong.
  func session(
    _ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)
}

extension WCSessionDelegate {
  public func sessionDidBecomeInactive(_ session: WCSession) {}
  public func sessionDidDeactivate(_ session: WCSession) {}
  public func sessionWatchStateDidChange(_ session: WCSession) {}
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  public func sessionCompanionAppInstalledDidChange(_ session: WCSession) {}
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
  public func session(
    _ session: WCSession, didReceiveMessageData messageData: Data,
    replyHandler: @escaping (Data) -> Void
  ) {}
  public func session(
    _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]
  ) {}
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
  public func session(
    _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer,
    error: (any Error)?
  ) {}
  public func session(_ session: WCSession, didReceive file: WCSessionFile) {}
  public func session(
    _ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?
  ) {}
}
