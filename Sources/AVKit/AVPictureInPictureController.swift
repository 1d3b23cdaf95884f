public import AVFoundation
public import Foundation
public import UIKitViews

/// What plays in a small window, which no film's device has.
@MainActor @preconcurrency open class AVPictureInPictureController: NSObject {
  /// The layer that would.
  public let playerLayer: AVPlayerLayer
  /// What is told of it; nothing is.
  ///
  /// - Note: Accepted; no effect. `delegate`: there is no small window.
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?
  /// Whether it does by itself when the app is left.
  ///
  /// - Note: Accepted; no effect. `canStartPictureInPictureAutomaticallyFromInline`: there is no small window.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// Whether it can play in a small window: it cannot.
  open var isPictureInPicturePossible: Bool { false }
  /// Whether it plays in a small window: it does not.
  open var isPictureInPictureActive: Bool { false }

  /// Creates it for a layer; `nil`, as there is no small window.
  ///
  /// - Note: Accepted; no effect. `playerLayer`: there is no picture in picture.
  public init?(playerLayer: AVPlayerLayer) { nil }
  /// Whether the device has small windows: it has not.
  open class func isPictureInPictureSupported() -> Bool { false }
  /// Plays in a small window, which cannot be.
  open func startPictureInPicture() {}
  /// Plays in its place again, as it does.
  open func stopPictureInPicture() {}
}

/// What is told of small windows; there are none.
@MainActor @preconcurrency public protocol AVPictureInPictureControllerDelegate: AnyObject {
  /// It plays in a small window.
  func pictureInPictureControllerDidStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController)
  /// It has left the small window.
  func pictureInPictureControllerDidStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController)
}

extension AVPictureInPictureControllerDelegate {
  public func pictureInPictureControllerDidStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  public func pictureInPictureControllerDidStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
}

/// A button that chooses where is played: its sign; there is nowhere else.
@MainActor @preconcurrency open class AVRoutePickerView: UIView {
  /// The colour of the sign while it is played elsewhere.
  ///
  /// - Note: Accepted; no effect. `activeTintColor`: there is nowhere else.
  open var activeTintColor: UIColor? = .systemBlue
  /// Whether devices with a screen come first.
  ///
  /// - Note: Accepted; no effect. `prioritizesVideoDevices`: there are none.
  open var prioritizesVideoDevices = false
  private let sign = UIImageView(image: UIImage(systemName: "airplayaudio"))

  /// Creates a button.
  ///
  /// - Parameter frame: Where it is, in points of the view around it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    sign.contentMode = .center
    addSubview(sign)
  }
  /// Creates a button of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  open override func layoutSubviews() {
    super.layoutSubviews()
    sign.frame = bounds
  }
}
