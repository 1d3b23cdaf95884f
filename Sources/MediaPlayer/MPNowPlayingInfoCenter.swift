public import Foundation
public import UIKitViews
@_spi(Engine) import ViewEngine

/// What the device tells of what is played: it is kept, and no film shows where the device tells it.
@MainActor @preconcurrency public final class MPNowPlayingInfoCenter: NSObject {
  private static let center = MPNowPlayingInfoCenter()
  private override init() {}

  /// That of the device.
  public class func `default`() -> MPNowPlayingInfoCenter { center }

  /// What is told, by its keys; the tool says that nobody sees it.
  public var nowPlayingInfo: [String: Any]? {
    didSet {
      if nowPlayingInfo != nil { IneffectiveSettings.note("MPNowPlayingInfoCenter.nowPlayingInfo") }
    }
  }
  /// Whether something is played.
  public var playbackState = MPNowPlayingPlaybackState.unknown
}

/// Whether something is played.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
  /// Nobody said.
  case unknown
  /// It is.
  case playing
  /// It stands.
  case paused
  /// It was ended.
  case stopped
  /// Something has come between.
  case interrupted
}

/// The picture of something that is played.
@MainActor @preconcurrency open class MPMediaItemArtwork: NSObject {
  /// How large it is, in points.
  public let bounds: CGRect
  private let handler: (CGSize) -> UIImage

  /// Creates a picture that is made when it is asked for.
  ///
  /// - Parameters:
  ///   - boundsSize: How large it is, in points.
  ///   - requestHandler: Makes it, in about that size.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    bounds = CGRect(x: 0, y: 0, width: boundsSize.width, height: boundsSize.height)
    handler = requestHandler
  }
  /// Creates a picture of one that there is.
  public convenience init(image: UIImage) {
    self.init(boundsSize: image.size) { _ in image }
  }
  /// The picture in about a size, in points.
  open func image(at size: CGSize) -> UIImage? { handler(size) }
}

/// The name.
public let MPMediaItemPropertyTitle = "title"
/// Who plays.
public let MPMediaItemPropertyArtist = "artist"
/// The record.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// Whose record it is.
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
/// Who wrote it.
public let MPMediaItemPropertyComposer = "composer"
/// Of which kind it is.
public let MPMediaItemPropertyGenre = "genre"
/// How long it is, in seconds.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// Its picture.
public let MPMediaItemPropertyArtwork = "artwork"
/// Its number in the library.
public let MPMediaItemPropertyPersistentID = "persistentID"
/// Its number on the record.
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
/// How many there are on the record.
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
/// What kind of media it is.
public let MPMediaItemPropertyMediaType = "mediaType"
/// Where in it is played, in seconds.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime =
  "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// How fast it is played.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// How fast it is played as a rule.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate =
  "MPNowPlayingInfoPropertyDefaultPlaybackRate"
/// Its number in the queue.
public let MPNowPlayingInfoPropertyPlaybackQueueIndex =
  "MPNowPlayingInfoPropertyPlaybackQueueIndex"
/// How many there are in the queue.
public let MPNowPlayingInfoPropertyPlaybackQueueCount =
  "MPNowPlayingInfoPropertyPlaybackQueueCount"
/// Whether it is sent live.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
/// Whether it is a sound or a film.
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
/// Where it is.
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"

/// Whether something that is played is a sound or a film.
public enum MPNowPlayingInfoMediaType: UInt, Sendable {
  /// Neither.
  case none
  /// A sound.
  case audio
  /// A film.
  case video
}
