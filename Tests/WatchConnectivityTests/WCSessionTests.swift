import Foundation
import Synchronization
import Testing
@testable import WatchConnectivity

@MainActor @Suite("A session with a watch", .serialized)
struct WCSessionTests {
  /// Keeps what it is told.
  private final class Listener: NSObject, WCSessionDelegate {
    let told = Mutex<[WCSessionActivationState]>([])

    func session(
      _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
      error: (any Error)?
    ) {
      if error == nil { told.withLock { $0.append(activationState) } }
    }
  }

  /// What the last of some errors is.
  private final class Errors: Sendable {
    let all = Mutex<[WCError]>([])
    func take(_ error: any Error) {
      if let error = error as? WCError { all.withLock { $0.append(error) } }
    }
  }

  /// Has the main queue come to its end.
  private func settle() async {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
  }

  @Test("it is activated once somebody is told of it, and says so later")
  func activation() async {
    let session = WCSession.default
    #expect(WCSession.isSupported() && session === WCSession.default)
    session.delegate = nil
    session.activate()
    #expect(session.activationState == .notActivated)
    let listener = Listener()
    session.delegate = listener
    session.activate()
    #expect(session.activationState == .activated && listener.told.withLock { $0.isEmpty })
    await settle()
    #expect(listener.told.withLock { $0 } == [.activated])
  }

  @Test("its delegate is not kept alive")
  func weakness() {
    let session = WCSession.default
    do {
      let listener = Listener()
      session.delegate = listener
      #expect(session.delegate === listener)
    }
    #expect(session.delegate == nil)
  }

  @Test("nothing arrives, and whoever sends is told that there is no watch")
  func sending() async throws {
    let session = WCSession.default
    let listener = Listener()
    session.delegate = listener
    session.activate()
    let errors = Errors()
    session.sendMessage(
      ["day": 3], replyHandler: { _ in Issue.record("a reply came") }, errorHandler: errors.take)
    session.sendMessageData(Data([1]), replyHandler: nil, errorHandler: errors.take)
    session.sendMessage(["day": 3], replyHandler: nil)
    #expect(errors.all.withLock { $0.isEmpty })
    await settle()
    #expect(errors.all.withLock { $0.map(\.code) } == [.deviceNotPaired, .deviceNotPaired])
    #expect(throws: WCError(.deviceNotPaired)) {
      try session.updateApplicationContext(["day": 3])
    }
    #expect(!session.isPaired && !session.isReachable && !session.isWatchAppInstalled)
    #expect(session.applicationContext.isEmpty && session.receivedApplicationContext.isEmpty)
  }

  @Test("what is handed over waits, and is what was handed over")
  func transfers() throws {
    let session = WCSession.default
    let values = session.transferUserInfo(["day": 3])
    #expect(values.userInfo["day"] as? Int == 3 && !values.isTransferring)
    #expect(!values.isCurrentComplicationInfo)
    #expect(session.transferCurrentComplicationUserInfo().isCurrentComplicationInfo)
    let url = try #require(URL(string: "file:///a.txt"))
    let file = session.transferFile(url, metadata: ["size": 1])
    #expect(file.file.fileURL == url && file.file.metadata?["size"] as? Int == 1)
    #expect(!file.progress.isCancelled)
    file.cancel()
    #expect(file.progress.isCancelled && session.outstandingFileTransfers.isEmpty)
  }

  @Test("errors have the numbers of their domain")
  func errors() {
    #expect(WCError(.sessionNotActivated).errorCode == 7004)
    #expect(WCError(.watchOnlyApp).errorCode == 7019)
    #expect((WCError(.notReachable) as NSError).domain == "WCErrorDomain")
  }
}
