public import AVFoundation
public import Foundation
public import UIKitViews
@_spi(Engine) import ViewEngine
import Views

/// A controller with a player: the picture of SwiftUI's ``VideoPlayer``, as no film is opened.
@MainActor @preconcurrency open class AVPlayerViewController: UIViewController {
  /// What would play.
  ///
  /// - Note: Accepted; no effect. `player`: no film is opened.
  open var player: AVPlayer?
  /// Whether there are buttons over the picture.
  open var showsPlaybackControls = true { didSet { host?.rootView = picture } }
  /// How the picture fills the view.
  ///
  /// - Note: Accepted; no effect. `videoGravity`: no film is opened.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether the first picture is there: no film is opened.
  open var isReadyForDisplay: Bool { false }
  /// Where the picture is: nowhere, as no film is opened.
  open var videoBounds: CGRect { .zero }
  /// What is told of the player; nothing is.
  ///
  /// - Note: Accepted; no effect. `delegate`: nothing plays in a film.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  /// Whether it takes the whole screen when it plays.
  ///
  /// - Note: Accepted; no effect. `entersFullScreenWhenPlaybackBegins`: nothing plays in a film.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether it gives the screen back when it has played.
  ///
  /// - Note: Accepted; no effect. `exitsFullScreenWhenPlaybackEnds`: nothing plays in a film.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// Whether it may play in a small window.
  ///
  /// - Note: Accepted; no effect. `allowsPictureInPicturePlayback`: nothing plays in a film.
  open var allowsPictureInPicturePlayback = true
  /// Whether it does by itself when the app is left.
  ///
  /// - Note: Accepted; no effect. `canStartPictureInPictureAutomaticallyFromInline`: nothing plays in a film.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// Whether the device tells what it plays.
  ///
  /// - Note: Accepted; no effect. `updatesNowPlayingInfoCenter`: nothing plays in a film.
  open var updatesNowPlayingInfoCenter = true
  /// Whether films are only played on from where they are.
  ///
  /// - Note: Accepted; no effect. `requiresLinearPlayback`: nothing plays in a film.
  open var requiresLinearPlayback = false
  /// Whether words in pictures can be taken.
  ///
  /// - Note: Accepted; no effect. `allowsVideoFrameAnalysis`: no film is opened.
  open var allowsVideoFrameAnalysis = true

  private var host: UIHostingController<UnplayedFilm<EmptyView>>?

  private var picture: UnplayedFilm<EmptyView> {
    UnplayedFilm(
      told: "the film of AVPlayerViewController", hasControls: showsPlaybackControls
    ) { EmptyView() }
  }

  open override func loadView() {
    let host = UIHostingController(rootView: picture)
    self.host = host
    view = host.view
  }
}

/// What is told of a player's controller; nothing is, as nothing plays.
@MainActor @preconcurrency public protocol AVPlayerViewControllerDelegate: AnyObject {
  /// It begins to play in a small window.
  func playerViewControllerWillStartPictureInPicture(
    _ playerViewController: AVPlayerViewController)
  /// It plays in a small window.
  func playerViewControllerDidStartPictureInPicture(
    _ playerViewController: AVPlayerViewController)
  /// It leaves the small window.
  func playerViewControllerWillStopPictureInPicture(
    _ playerViewController: AVPlayerViewController)
  /// It has left the small window.
  func playerViewControllerDidStopPictureInPicture(
    _ playerViewController: AVPlayerViewController)
}

extension AVPlayerViewControllerDelegate {
  public func playerViewControllerWillStartPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
  public func playerViewControllerDidStartPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
  public func playerViewControllerWillStopPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
  public func playerViewControllerDidStopPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
}
