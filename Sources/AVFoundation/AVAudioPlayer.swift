public import Foundation
@_spi(Engine) import ViewEngine

/// A player of sounds: it keeps what is asked of it, and a film is silent, which the tool says.
@MainActor @preconcurrency open class AVAudioPlayer: NSObject {
  /// Where the sound is; `nil` for one that is given as bytes.
  public let url: URL?
  /// The sound, if it is given as bytes.
  public let data: Data?
  /// What is told when the sound is over, which it never is.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// How loud it is, 0...1.
  open var volume: Float = 1
  /// Where between left and right it is heard, −1...1.
  open var pan: Float = 0
  /// How fast it plays; 1 as it was recorded.
  open var rate: Float = 1
  /// Whether it may play faster or slower.
  open var enableRate = false
  /// How often it is repeated; a negative number for ever.
  open var numberOfLoops = 0
  /// Whether levels are measured.
  open var isMeteringEnabled = false
  /// Where in the sound it is, in seconds.
  open var currentTime: TimeInterval = 0
  /// How long the sound is, in seconds: nobody reads it.
  open var duration: TimeInterval { 0 }
  /// How many channels the sound has.
  open var numberOfChannels: Int { 2 }
  /// Whether it was told to play, and not to stop since.
  open private(set) var isPlaying = false

  /// Creates a player of a sound; nobody looks whether it is there.
  ///
  /// - Parameter url: Where it is.
  /// - Throws: Nothing.
  public init(contentsOf url: URL) throws { (self.url, data) = (url, nil) }
  /// Creates a player of a sound that is given as bytes.
  ///
  /// - Parameter data: The sound.
  /// - Throws: Nothing.
  public init(data: Data) throws { (url, self.data) = (nil, data) }

  /// Gets ready.
  ///
  /// - Returns: Whether it can play: it can.
  @discardableResult
  open func prepareToPlay() -> Bool { true }
  /// Plays, which is not heard.
  ///
  /// - Returns: Whether it does.
  @discardableResult
  open func play() -> Bool {
    IneffectiveSettings.note("AVAudioPlayer.play")
    isPlaying = true
    return true
  }
  /// Stands still.
  open func pause() { isPlaying = false }
  /// Stands still, ready no more.
  open func stop() { isPlaying = false }
  /// Changes the volume.
  ///
  /// - Parameters:
  ///   - volume: How loud it is then, 0...1.
  ///   - fadeDuration: After how many seconds it is; at once.
  /// - Note: Accepted; no effect. `fadeDuration`: a film is silent.
  open func setVolume(_ volume: Float, fadeDuration: TimeInterval) { self.volume = volume }
  /// Measures the levels.
  open func updateMeters() {}
  /// The level of a channel in decibels: silence.
  ///
  /// - Note: Accepted; no effect. `forChannel`: all are silent.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// The greatest level of a channel in decibels: silence.
  ///
  /// - Note: Accepted; no effect. `forChannel`: all are silent.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// What is told of a player of sounds; none comes to its end.
@MainActor @preconcurrency public protocol AVAudioPlayerDelegate: AnyObject {
  /// The sound is over.
  ///
  /// - Parameters:
  ///   - player: The player.
  ///   - flag: Whether it was played to its end.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// The sound cannot be read.
  ///
  /// - Parameters:
  ///   - player: The player.
  ///   - error: Why.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
