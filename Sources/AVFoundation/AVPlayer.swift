public import Foundation
import UIKitViews
@_spi(Engine) import ViewEngine

/// A player of films and sounds, of which a film of a scene has none.
@MainActor @preconcurrency open class AVPlayer: NSObject {
  /// What it is to play; `nil` for nothing.
  public private(set) var currentItem: AVPlayerItem? { didSet { observers.look() } }
  /// How loud it is, 0...1; a film is silent.
  public var volume: Float = 1 { didSet { observers.look() } }
  /// Whether it is silent.
  public var isMuted = false { didSet { observers.look() } }
  /// The rate at which it plays: 0, as it stands; to set another one is to play, which the tool says.
  open var rate: Float {
    get { 0 }
    set { if newValue != 0 { play() } }
  }
  /// The rate at which it would play.
  open var defaultRate: Float = 1
  /// What it does at the end of an item, to which it never comes.
  public var actionAtItemEnd = ActionAtItemEnd.pause
  /// Whether it can play: nobody knows, as nothing is opened.
  open var status: Status { .unknown }
  /// Why it cannot play: nobody knows.
  open var error: (any Error)? { nil }
  /// Why it waits: it does not.
  open var reasonForWaitingToPlay: WaitingReason? { nil }
  /// Whether it would wait so as not to stop on the way.
  ///
  /// - Note: Accepted; no effect. `automaticallyWaitsToMinimizeStalling`: nothing plays in a film.
  open var automaticallyWaitsToMinimizeStalling = true
  /// Whether it may play on another screen.
  ///
  /// - Note: Accepted; no effect. `allowsExternalPlayback`: nothing plays in a film.
  open var allowsExternalPlayback = true
  /// Whether the display stays awake.
  ///
  /// - Note: Accepted; no effect. `preventsDisplaySleepDuringVideoPlayback`: a film's display does not sleep.
  open var preventsDisplaySleepDuringVideoPlayback = true
  /// What becomes of what it plays when the app is left.
  ///
  /// - Note: Accepted; no effect. `audiovisualBackgroundPlaybackPolicy`: no film leaves the app.
  open var audiovisualBackgroundPlaybackPolicy =
    AVPlayerAudiovisualBackgroundPlaybackPolicy.automatic

  /// Where it stands in its item, as code put it.
  var place = CMTime.zero
  /// Who watches its values.
  let observers = ValueWatchers()
  /// Who follows where it stands.
  let timeObservers = TimeObservers()

  /// Creates a player of nothing.
  public override init() {}
  /// Creates a player of what is at an address.
  public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }
  /// Creates a player of an item.
  public convenience init(playerItem item: AVPlayerItem?) {
    self.init()
    currentItem = item
  }

  /// Plays, which nothing does in a film, and the tool says so.
  open func play() { IneffectiveSettings.note("AVPlayer.play") }
  /// Plays at a rate, which nothing does in a film, and the tool says so.
  ///
  /// - Note: Accepted; no effect. `atRate`: nothing plays in a film.
  open func playImmediately(atRate rate: Float) { play() }
  /// Stands still, as it does.
  open func pause() {}
  /// Takes another item, at whose beginning it stands.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    // Who is told of the item finds its beginning.
    place = .zero
    currentItem = item
  }
  /// Takes the item that comes next.
  func proceed(to item: AVPlayerItem?) { replaceCurrentItem(with: item) }

  /// Whether a player can play.
  public enum Status: Int, Sendable {
    /// Nobody knows yet.
    case unknown
    /// It can.
    case readyToPlay
    /// It cannot.
    case failed
  }
  /// Why a player waits.
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// So as not to stop on the way.
    public static let toMinimizeStalls = Self(
      rawValue: "AVPlayerWaitingToMinimizeStallsReason")
    /// It finds out at which rate it may play.
    public static let evaluatingBufferingRate = Self(
      rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
    /// There is nothing to play.
    public static let noItemToPlay = Self(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
  }
}

/// What becomes of what is played when the app is left.
public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable {
  /// As the system thinks best.
  case automatic = 1
  /// It pauses.
  case pauses = 2
  /// It goes on, if it can.
  case continuesIfPossible = 3
}

/// What a player plays.
@MainActor @preconcurrency open class AVPlayerItem: NSObject {
  /// What it is made of.
  public let asset: AVAsset
  /// Where it is.
  public var url: URL { asset.address }
  /// Where the player is to stop; a time that is none for the end.
  ///
  /// - Note: Accepted; no effect. `forwardPlaybackEndTime`: nothing plays in a film.
  open var forwardPlaybackEndTime = CMTime.invalid
  /// How many seconds are read ahead.
  ///
  /// - Note: Accepted; no effect. `preferredForwardBufferDuration`: nothing is read.
  open var preferredForwardBufferDuration: TimeInterval = 0
  /// Where it stands, as code put it.
  private var place = CMTime.zero

  /// Creates what is at an address.
  public init(url: URL) { asset = AVURLAsset(url: url) }
  /// Creates what is made of something.
  public init(asset: AVAsset) { self.asset = asset }
  /// Creates what is made of something, of which parts are read first.
  ///
  /// - Parameters:
  ///   - asset: What it is made of.
  ///   - automaticallyLoadedAssetKeys: Their names.
  /// - Note: Accepted; no effect. `automaticallyLoadedAssetKeys`: nothing is read.
  public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.asset = asset }

  /// Where it stands.
  open func currentTime() -> CMTime { place }
  /// Puts it somewhere.
  ///
  /// - Parameters:
  ///   - time: The place.
  ///   - completionHandler: Called when it is there: at once.
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) {
    place = time
    completionHandler?(true)
  }
}
