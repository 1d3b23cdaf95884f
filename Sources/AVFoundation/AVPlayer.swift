public import Foundation
@_spi(Engine) import ViewEngine

/// A player of films and sounds, of which a film of a scene has none.
@MainActor @preconcurrency open class AVPlayer: NSObject {
  /// What it is to play; `nil` for nothing.
  public private(set) var currentItem: AVPlayerItem?
  /// How loud it is, 0...1; a film is silent.
  public var volume: Float = 1
  /// Whether it is silent.
  public var isMuted = false
  /// The rate at which it plays: 0, as it stands.
  public private(set) var rate: Float = 0

  /// Where it stands in its item, as code put it.
  var place = CMTime.zero
  /// What it does at the end of an item, to which it never comes.
  public var actionAtItemEnd = ActionAtItemEnd.pause

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
  /// Stands still, as it does.
  open func pause() {}
  /// Takes another item.
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
}

/// What a player plays.
@MainActor @preconcurrency open class AVPlayerItem: NSObject {
  /// Where it is.
  public let url: URL
  /// Creates what is at an address.
  public init(url: URL) { self.url = url }
}
