public import Foundation

/// At once, as a time.
public let CHHapticTimeImmediate: TimeInterval = 0

/// A player of a pattern.
public protocol CHHapticPatternPlayer: AnyObject {
  /// Whether it is not felt.
  var isMuted: Bool { get set }
  /// Plays.
  ///
  /// - Parameter time: When, by the engine's time in seconds.
  /// - Throws: Nothing.
  func start(atTime time: TimeInterval) throws
  /// Stops.
  ///
  /// - Parameter time: When, by the engine's time in seconds.
  /// - Throws: Nothing.
  func stop(atTime time: TimeInterval) throws
  /// Changes what is felt.
  ///
  /// - Parameters:
  ///   - parameters: What changes.
  ///   - time: When, by the engine's time in seconds.
  /// - Throws: Nothing.
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
  /// Changes what is felt in time.
  ///
  /// - Parameters:
  ///   - parameterCurve: How it changes.
  ///   - time: When it begins, by the engine's time in seconds.
  /// - Throws: Nothing.
  func scheduleParameterCurve(
    _ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval
  ) throws
  /// Stops, and forgets what is to come.
  ///
  /// - Throws: Nothing.
  func cancel() throws
}

/// A player of a pattern that can be stopped, sped up and repeated.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  /// Whether it begins again at its end.
  var loopEnabled: Bool { get set }
  /// Where it begins again, in seconds from the start; 0 for the pattern's end.
  var loopEnd: TimeInterval { get set }
  /// How fast it plays.
  var playbackRate: Float { get set }
  /// Called when it is at its end, which it never is.
  var completionHandler: CHHapticEngine.CompletionHandler { get set }
  /// Stands still.
  ///
  /// - Parameter time: When, by the engine's time in seconds.
  /// - Throws: Nothing.
  func pause(atTime time: TimeInterval) throws
  /// Goes on.
  ///
  /// - Parameter time: When, by the engine's time in seconds.
  /// - Throws: Nothing.
  func resume(atTime time: TimeInterval) throws
  /// Goes to a place.
  ///
  /// - Parameter offsetTime: Where, in seconds from the start.
  /// - Throws: Nothing.
  func seek(toOffset offsetTime: TimeInterval) throws
}

/// A player that is not felt.
final class SilentPlayer: CHHapticAdvancedPatternPlayer {
  let pattern: CHHapticPattern
  var isMuted = false
  var loopEnabled = false
  var loopEnd: TimeInterval = 0
  var playbackRate: Float = 1
  var completionHandler: CHHapticEngine.CompletionHandler = { _ in }

  init(_ pattern: CHHapticPattern) { self.pattern = pattern }

  func start(atTime time: TimeInterval) throws { CHHapticEngine.tell() }
  func stop(atTime time: TimeInterval) throws {}
  func sendParameters(
    _ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval
  ) throws {}
  func scheduleParameterCurve(
    _ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval
  ) throws {}
  func cancel() throws {}
  func pause(atTime time: TimeInterval) throws {}
  func resume(atTime time: TimeInterval) throws {}
  func seek(toOffset offsetTime: TimeInterval) throws {}
}
