public import Foundation

// The times of players: nothing plays in a film, so that a player stands where code puts it.

extension AVPlayer {
  /// Whether a player plays.
  public enum TimeControlStatus: Int, Sendable {
    /// It stands.
    case paused
    /// It waits for what it is to play.
    case waitingToPlayAtSpecifiedRate
    /// It plays.
    case playing
  }
  /// What a player does at the end of an item.
  public enum ActionAtItemEnd: Int, Sendable {
    /// It goes on to the next one.
    case advance
    /// It stands.
    case pause
    /// Nothing.
    case none
  }

  /// Whether it plays: it stands.
  public var timeControlStatus: TimeControlStatus { .paused }
  /// Where it stands in its item.
  public func currentTime() -> CMTime { place }
  private func move(to time: CMTime) {
    place = time
    timeObservers.tell(self)
  }
  /// Puts it somewhere in its item; who follows its time is told.
  public func seek(to time: CMTime) { move(to: time) }
  /// Puts it somewhere in its item.
  ///
  /// - Parameters:
  ///   - time: The place.
  ///   - completionHandler: Called when it is there: at once.
  public func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    move(to: time)
    completionHandler(true)
  }
  /// Puts it somewhere in its item.
  ///
  /// - Parameter time: The place.
  /// - Returns: Whether it is there: it is.
  @discardableResult public func seek(to time: CMTime) async -> Bool {
    move(to: time)
    return true
  }
  /// Puts it somewhere in its item.
  ///
  /// - Parameters:
  ///   - time: The place.
  ///   - toleranceBefore: How far before it may be.
  ///   - toleranceAfter: How far behind it may be.
  /// - Note: Accepted; no effect. `toleranceBefore`, `toleranceAfter`: it is where it is put.
  public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    move(to: time)
  }
  /// Puts it somewhere in its item.
  ///
  /// - Parameters:
  ///   - time: The place.
  ///   - toleranceBefore: How far before it may be.
  ///   - toleranceAfter: How far behind it may be.
  ///   - completionHandler: Called when it is there: at once.
  /// - Note: Accepted; no effect. `toleranceBefore`, `toleranceAfter`: it is where it is put.
  public func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping (Bool) -> Void
  ) { seek(to: time, completionHandler: completionHandler) }
  /// Puts it somewhere in its item.
  ///
  /// - Parameters:
  ///   - time: The place.
  ///   - toleranceBefore: How far before it may be.
  ///   - toleranceAfter: How far behind it may be.
  /// - Returns: Whether it is there: it is.
  /// - Note: Accepted; no effect. `toleranceBefore`, `toleranceAfter`: it is where it is put.
  @discardableResult public func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime
  ) async -> Bool { await seek(to: time) }

  /// Calls a block when code puts the player somewhere else; it never plays, so that no time goes by.
  ///
  /// - Parameters:
  ///   - interval: How often it would be called while it plays.
  ///   - queue: Where it is called: on the main queue.
  ///   - block: The block, which gets the time where the player stands.
  /// - Returns: What ends it.
  /// - Note: Accepted; no effect. `forInterval`, `queue`: nothing plays in a film.
  public func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any { timeObservers.add(block) }
  /// Ends such calls.
  public func removeTimeObserver(_ observer: Any) { timeObservers.remove(observer) }
}

/// Who follows where a player stands.
@MainActor final class TimeObservers {
  private var blocks: [(token: NSObject, block: (CMTime) -> Void)] = []

  /// Adds a block.
  ///
  /// - Parameter block: What is called.
  /// - Returns: What it is removed by.
  func add(_ block: @escaping (CMTime) -> Void) -> NSObject {
    let token = NSObject()
    blocks.append((token, block))
    return token
  }
  /// Removes a block by what ``add(_:)`` gave.
  func remove(_ token: Any) {
    blocks.removeAll { $0.token === token as AnyObject }
  }
  /// Tells those who follow where a player stands, after what goes on now.
  func tell(_ player: AVPlayer) {
    guard !blocks.isEmpty else { return }
    DispatchQueue.main.async { [weak self, weak player] in
      MainActor.assumeIsolated {
        guard let self, let player else { return }
        // A block may remove another one, which then is called no more.
        for (token, block) in self.blocks where self.blocks.contains(where: { $0.token === token })
        { block(player.place) }
      }
    }
  }
}

extension AVPlayerItem {
  /// Whether an item can be played.
  public enum Status: Int, Sendable {
    /// Nobody knows yet.
    case unknown
    /// It can.
    case readyToPlay
    /// It cannot.
    case failed
  }

  /// Whether it can be played: nobody knows, as it is not opened.
  public var status: Status { .unknown }
  /// How long it is: nobody knows, as it is not opened.
  public var duration: CMTime { .indefinite }
  /// Why it cannot be played: nobody knows.
  public var error: (any Error)? { nil }
  /// How large its picture is: nobody knows, as it is not opened.
  public var presentationSize: CGSize { .zero }
  /// Whether it would be played to its end without a stop: nothing is read.
  public var isPlaybackLikelyToKeepUp: Bool { false }
  /// Whether there is nothing left to play: nothing is read.
  public var isPlaybackBufferEmpty: Bool { true }
  /// Whether no more can be read ahead: nothing is read.
  public var isPlaybackBufferFull: Bool { false }
}

extension Notification.Name {
  /// An item has been played to its end, which none is in a film.
  public static let AVPlayerItemDidPlayToEndTime = Self("AVPlayerItemDidPlayToEndTimeNotification")
  /// An item could not be played to its end, which none is in a film.
  public static let AVPlayerItemFailedToPlayToEndTime =
    Self("AVPlayerItemFailedToPlayToEndTimeNotification")
  /// An item stands, as more of it has to be read.
  public static let AVPlayerItemPlaybackStalled =
    Self("AVPlayerItemPlaybackStalledNotification")
}

extension AVPlayerItem {
  /// It has been played to its end, which none is in a film.
  public nonisolated static let didPlayToEndTimeNotification =
    Notification.Name.AVPlayerItemDidPlayToEndTime
  /// It could not be played to its end.
  public nonisolated static let failedToPlayToEndTimeNotification =
    Notification.Name.AVPlayerItemFailedToPlayToEndTime
}
