public import Foundation
public import UIKitViews

/// Something that the buttons of headphones and of the lock screen ask for: a film has no such buttons, so that nobody
/// is ever told.
@MainActor @preconcurrency open class MPRemoteCommand: NSObject {
  /// Whether it can be asked for.
  open var isEnabled = true
  /// Who would be told, in the order in which they were added.
  private var targets: [NSObject] = []

  fileprivate override init() {}

  /// Tells a method of an object when it is asked for, which it never is.
  ///
  /// - Parameters:
  ///   - target: The object.
  ///   - action: The method.
  /// - Note: Accepted; no effect. `target`, `action`: a film has no such buttons.
  open func addTarget(_ target: Any, action: Selector) {}
  /// Calls a block when it is asked for, which it never is.
  ///
  /// - Parameter handler: The block.
  /// - Returns: What it is removed by.
  /// - Note: Accepted; no effect. `handler`: a film has no such buttons.
  @discardableResult
  open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any {
    let token = NSObject()
    targets.append(token)
    return token
  }
  /// Tells something no more.
  ///
  /// - Parameter target: What is told no more; `nil` for all.
  open func removeTarget(_ target: Any?) {
    targets.removeAll { token in target.map { token === $0 as AnyObject } ?? true }
  }
  /// Tells a method of an object no more.
  ///
  /// - Parameters:
  ///   - target: The object.
  ///   - action: The method.
  /// - Note: Accepted; no effect. `target`, `action`: a film has no such buttons.
  open func removeTarget(_ target: Any, action: Selector?) {}
}

/// To go on or back by some seconds.
public final class MPSkipIntervalCommand: MPRemoteCommand {
  /// By how many seconds.
  public var preferredIntervals: [NSNumber] = []
  fileprivate override init() { super.init() }
}
/// To play at another rate.
public final class MPChangePlaybackRateCommand: MPRemoteCommand {
  /// The rates that there are.
  public var supportedPlaybackRates: [NSNumber] = []
  fileprivate override init() { super.init() }
}
/// To play at another place.
public final class MPChangePlaybackPositionCommand: MPRemoteCommand {
  fileprivate override init() { super.init() }
}
/// To play again and again.
public final class MPChangeRepeatModeCommand: MPRemoteCommand {
  /// How it is.
  public var currentRepeatType = MPRepeatType.off
  fileprivate override init() { super.init() }
}
/// To play in another order.
public final class MPChangeShuffleModeCommand: MPRemoteCommand {
  /// How it is.
  public var currentShuffleType = MPShuffleType.off
  fileprivate override init() { super.init() }
}
/// To say that something is liked.
public final class MPFeedbackCommand: MPRemoteCommand {
  /// Whether it is.
  public var isActive = false
  /// What it is called.
  public var localizedTitle = ""
  fileprivate override init() { super.init() }
}

/// What is played again and again.
public enum MPRepeatType: Int, Sendable {
  /// Nothing.
  case off
  /// What is played.
  case one
  /// All.
  case all
}
/// What is played in another order.
public enum MPShuffleType: Int, Sendable {
  /// Nothing.
  case off
  /// What is on the record.
  case items
  /// The records.
  case collections
}

/// What became of something that was asked for.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  /// It is done.
  case success = 0
  /// There is no such thing.
  case noSuchContent = 100
  /// Nothing is played.
  case noActionableNowPlayingItem = 110
  /// The device is not there.
  case deviceNotFound = 120
  /// It could not be done.
  case commandFailed = 200
}

/// That something is asked for; nothing is in a film.
@MainActor @preconcurrency open class MPRemoteCommandEvent: NSObject {
  /// What is asked for.
  public let command: MPRemoteCommand
  /// When: at the beginning of time.
  public let timestamp: TimeInterval = 0
  fileprivate init(_ command: MPRemoteCommand) { self.command = command }
}
/// That another place is asked for.
public final class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  /// Where, in seconds.
  public let positionTime: TimeInterval
  /// Creates one, which no film does.
  ///
  /// - Parameters:
  ///   - command: What is asked for.
  ///   - positionTime: Where, in seconds.
  init(_ command: MPRemoteCommand, positionTime: TimeInterval) {
    self.positionTime = positionTime
    super.init(command)
  }
}
/// That some seconds are to be left out.
public final class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
  /// How many.
  public let interval: TimeInterval
  /// Creates one, which no film does.
  ///
  /// - Parameters:
  ///   - command: What is asked for.
  ///   - interval: How many seconds.
  init(_ command: MPRemoteCommand, interval: TimeInterval) {
    self.interval = interval
    super.init(command)
  }
}
/// That another rate is asked for.
public final class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent {
  /// Which.
  public let playbackRate: Float
  /// Creates one, which no film does.
  ///
  /// - Parameters:
  ///   - command: What is asked for.
  ///   - playbackRate: Which rate.
  init(_ command: MPRemoteCommand, playbackRate: Float) {
    self.playbackRate = playbackRate
    super.init(command)
  }
}

/// What the buttons of headphones and of the lock screen can ask for.
@MainActor @preconcurrency public final class MPRemoteCommandCenter: NSObject {
  private static let center = MPRemoteCommandCenter()
  private override init() {}

  /// That of the device.
  public class func shared() -> MPRemoteCommandCenter { center }

  /// To play.
  public let playCommand = MPRemoteCommand()
  /// To stand still.
  public let pauseCommand = MPRemoteCommand()
  /// To end.
  public let stopCommand = MPRemoteCommand()
  /// To play, or to stand still.
  public let togglePlayPauseCommand = MPRemoteCommand()
  /// To go on to the next.
  public let nextTrackCommand = MPRemoteCommand()
  /// To go back to the one before.
  public let previousTrackCommand = MPRemoteCommand()
  /// To go on by some seconds.
  public let skipForwardCommand = MPSkipIntervalCommand()
  /// To go back by some seconds.
  public let skipBackwardCommand = MPSkipIntervalCommand()
  /// To go on while the button is down.
  public let seekForwardCommand = MPRemoteCommand()
  /// To go back while the button is down.
  public let seekBackwardCommand = MPRemoteCommand()
  /// To play at another place.
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  /// To play at another rate.
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
  /// To play again and again.
  public let changeRepeatModeCommand = MPChangeRepeatModeCommand()
  /// To play in another order.
  public let changeShuffleModeCommand = MPChangeShuffleModeCommand()
  /// To say that it is liked.
  public let likeCommand = MPFeedbackCommand()
  /// To say that it is not.
  public let dislikeCommand = MPFeedbackCommand()
  /// To find it again.
  public let bookmarkCommand = MPFeedbackCommand()
}
