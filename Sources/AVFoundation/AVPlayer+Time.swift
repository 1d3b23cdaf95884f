public import Foundation
@_spi(Engine) import ViewEngine

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
  /// Puts it somewhere in its item.
  public func seek(to time: CMTime) { place = time }
  /// Puts it somewhere in its item.
  ///
  /// - Parameters:
  ///   - time: The place.
  ///   - completionHandler: Called when it is there: at once.
  public func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    place = time
    completionHandler(true)
  }
  /// Puts it somewhere in its item.
  ///
  /// - Parameters:
  ///   - time: The place.
  ///   - toleranceBefore: How far before it may be.
  ///   - toleranceAfter: How far behind it may be.
  /// - Note: Accepted; no effect. `toleranceBefore`, `toleranceAfter`: it is where it is put.
  public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    place = time
  }
  /// Calls a block again and again while it plays, which it never does.
  ///
  /// - Parameters:
  ///   - interval: How often.
  ///   - queue: Where.
  ///   - block: The block.
  /// - Returns: What ends it.
  /// - Note: Accepted; no effect. `forInterval`, `queue`, `using`: nothing plays in a film.
  public func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any { NSObject() }
  /// Ends such calls.
  ///
  /// - Note: Accepted; no effect. `observer`: nothing plays in a film.
  public func removeTimeObserver(_ observer: Any) {}
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
}

extension Notification.Name {
  /// An item has been played to its end, which none is in a film.
  public static let AVPlayerItemDidPlayToEndTime = Self("AVPlayerItemDidPlayToEndTimeNotification")
}

/// A player of several items, one after another.
@MainActor @preconcurrency open class AVQueuePlayer: AVPlayer {
  private var queue: [AVPlayerItem] = []

  /// Creates a player of items.
  public convenience init(items: [AVPlayerItem]) {
    self.init(playerItem: items.first)
    queue = items
  }
  /// The items that are still to be played, with the one that it stands at.
  open func items() -> [AVPlayerItem] { queue.isEmpty ? currentItem.map { [$0] } ?? [] : queue }
}

/// What plays an item again and again, which nothing does in a film.
@MainActor @preconcurrency open class AVPlayerLooper: NSObject {
  /// How often it has been played.
  public let loopCount = 0

  /// Creates it.
  ///
  /// - Parameters:
  ///   - player: The player.
  ///   - templateItem: What is played.
  /// - Note: Accepted; no effect. `player`, `templateItem`: nothing plays in a film.
  public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {}
  /// Ends it.
  open func disableLooping() {}
}
