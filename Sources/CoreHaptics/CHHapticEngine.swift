public import Foundation
@_spi(Engine) import ViewEngine

/// An engine of what is felt: it keeps what is asked of it, and a film cannot be felt, which the tool says.
open class CHHapticEngine {
  /// Called when something is done, with what went wrong.
  public typealias CompletionHandler = ((any Error)?) -> Void
  /// Called when all players are at their end; says what the engine does then.
  public typealias FinishedHandler = ((any Error)?) -> FinishedAction
  /// Called when the engine has stopped.
  public typealias StoppedHandler = (StoppedReason) -> Void
  /// Called when the engine was made anew.
  public typealias ResetHandler = () -> Void

  /// What an engine does when all players are at their end.
  public enum FinishedAction: Int, Sendable {
    /// It stops.
    case stopEngine = 1
    /// It runs on.
    case leaveEngineRunning
  }
  /// Why an engine has stopped.
  public enum StoppedReason: Int, Sendable {
    /// Another app has taken the sound.
    case audioSessionInterrupt = 1
    /// The app sleeps.
    case applicationSuspended
    /// Nothing was to be done.
    case idleTimeout
    /// All players were at their end.
    case notifyWhenFinished
    /// Nobody had it any more.
    case engineDestroyed
    /// The device for games is gone.
    case gameControllerDisconnect
    /// The system could not go on.
    case systemError = -1
  }

  /// What a device can do.
  private struct Nothing: CHHapticDeviceCapability {
    var supportsHaptics: Bool { false }
    var supportsAudio: Bool { false }
  }

  /// What the device of a film can do: nothing that is felt.
  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { Nothing() }

  /// Called when the engine has stopped, which only `stop` does.
  open var stoppedHandler: StoppedHandler = { _ in }
  /// Called when the engine was made anew, which it never is.
  open var resetHandler: ResetHandler = {}
  /// Whether it makes no sounds.
  ///
  /// - Note: Accepted; no effect. `playsHapticsOnly`: nothing is felt or heard.
  open var playsHapticsOnly = false
  /// Whether it makes sounds only.
  ///
  /// - Note: Accepted; no effect. `playsAudioOnly`: nothing is felt or heard.
  open var playsAudioOnly = false
  /// Whether it is never felt.
  ///
  /// - Note: Accepted; no effect. `isMutedForHaptics`: nothing is felt or heard.
  open var isMutedForHaptics = false
  /// Whether it is never heard.
  ///
  /// - Note: Accepted; no effect. `isMutedForAudio`: nothing is felt or heard.
  open var isMutedForAudio = false
  /// Whether it stops when nothing is to be done.
  ///
  /// - Note: Accepted; no effect. `isAutoShutdownEnabled`: nothing is felt or heard.
  open var isAutoShutdownEnabled = false
  /// How long it has run, in seconds: a film cannot be felt.
  open var currentTime: TimeInterval { 0 }

  /// Creates an engine.
  ///
  /// - Throws: Nothing.
  public init() throws {}

  /// Starts it, which is not felt.
  ///
  /// - Throws: Nothing.
  open func start() throws { Self.tell() }
  /// Starts it, which is not felt.
  ///
  /// - Parameter completionHandler: Called at once.
  open func start(completionHandler: CompletionHandler? = nil) {
    Self.tell()
    completionHandler?(nil)
  }
  /// Stops it.
  ///
  /// - Parameter completionHandler: Called at once.
  open func stop(completionHandler: CompletionHandler? = nil) { completionHandler?(nil) }
  /// Asks to be told when all players are at their end, where they are.
  ///
  /// - Parameter finishedHandler: Called at once; the engine stops if it says so.
  open func notifyWhenPlayersFinished(finishedHandler: @escaping FinishedHandler) {
    if finishedHandler(nil) == .stopEngine { stoppedHandler(.notifyWhenFinished) }
  }

  /// Creates a player of a pattern.
  ///
  /// - Parameter pattern: What it plays.
  /// - Returns: A player that is not felt.
  /// - Throws: Nothing.
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    SilentPlayer(pattern)
  }
  /// Creates a player of a pattern that can be stopped, sped up and repeated.
  ///
  /// - Parameter pattern: What it plays.
  /// - Returns: A player that is not felt.
  /// - Throws: Nothing.
  open func makeAdvancedPlayer(
    with pattern: CHHapticPattern
  ) throws -> any CHHapticAdvancedPatternPlayer { SilentPlayer(pattern) }
  /// Plays the pattern of a file, which is not felt.
  ///
  /// - Parameter fileURL: Where it is; nobody looks.
  /// - Throws: Nothing.
  /// - Note: Accepted; no effect. `from`: a film cannot be felt.
  open func playPattern(from fileURL: URL) throws { Self.tell() }
  /// Plays the pattern of a file's bytes, which is not felt.
  ///
  /// - Parameter data: The bytes; nobody reads them.
  /// - Throws: Nothing.
  /// - Note: Accepted; no effect. `from`: a film cannot be felt.
  open func playPattern(from data: Data) throws { Self.tell() }

  static func tell() { IneffectiveSettings.note("CHHapticEngine") }
}

/// What a device can do of what is felt.
public protocol CHHapticDeviceCapability {
  /// Whether it is felt.
  var supportsHaptics: Bool { get }
  /// Whether it is heard.
  var supportsAudio: Bool { get }
}
