public import Foundation
public import UIKitViews
@_spi(Engine) import ViewEngine

/// Where photographs go: none is taken, as there is no camera, which the tool says.
open class AVCapturePhotoOutput: AVCaptureOutput {
  /// What counts most.
  public enum QualityPrioritization: Int, Sendable {
    /// That it is there soon.
    case speed = 1
    /// Both.
    case balanced = 2
    /// That it is good.
    case quality = 3
  }
  /// Whether it can be as large as the camera sees.
  ///
  /// - Note: Accepted; no effect. `isHighResolutionCaptureEnabled`: there is no camera.
  open var isHighResolutionCaptureEnabled = false
  /// Whether photographs that move can be taken: there is no camera.
  open var isLivePhotoCaptureSupported: Bool { false }
  /// Whether photographs that move are taken.
  ///
  /// - Note: Accepted; no effect. `isLivePhotoCaptureEnabled`: there is no camera.
  open var isLivePhotoCaptureEnabled = false
  /// What counts most, at most.
  ///
  /// - Note: Accepted; no effect. `maxPhotoQualityPrioritization`: there is no camera.
  open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
  /// The forms of photographs: none, as there is no camera.
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
  /// The ways of the flash: none, as there is no camera.
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }

  /// Creates an output.
  public override init() {}

  /// Takes a photograph, which nobody can: the tool says so.
  ///
  /// - Parameters:
  ///   - settings: How.
  ///   - delegate: What is told; nothing is.
  /// - Note: Accepted; no effect. `with`, `delegate`: there is no camera.
  open func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) { IneffectiveSettings.note("AVCapturePhotoOutput.capturePhoto") }
}

/// How a photograph is taken.
open class AVCapturePhotoSettings: NSObject {
  /// The form, by the names of settings; `nil` for the usual one.
  public let format: [String: Any]?
  /// Its number.
  open var uniqueID: Int64 { 1 }
  /// When the flash is fired.
  open var flashMode = AVCaptureDevice.FlashMode.off
  /// Whether it is as large as the camera sees.
  open var isHighResolutionPhotoEnabled = false
  /// What counts most.
  open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
  /// Where what moves is written; `nil` for a photograph that stands.
  open var livePhotoMovieFileURL: URL?
  /// The forms of small pictures: none, as there is no camera.
  open var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }
  /// The form of a small picture; `nil` for none.
  open var previewPhotoFormat: [String: Any]?

  /// Creates the usual.
  public override init() { format = nil }
  /// Creates settings of a form.
  public init(format: [String: Any]?) { self.format = format }
}

/// A photograph; there is none, as there is no camera.
public final class AVCapturePhoto: NSObject {
  private var absent: Never { fatalError("AVCapturePhoto: there is no camera") }
  private override init() {}

  /// It as a file has it.
  public func fileDataRepresentation() -> Data? { switch absent {} }
  /// It as a picture.
  public func cgImageRepresentation() -> CGImage? { switch absent {} }
  /// Whether it is one without changes.
  public var isRawPhoto: Bool { switch absent {} }
}

/// How a photograph was taken; there is none.
public final class AVCaptureResolvedPhotoSettings: NSObject {
  private var absent: Never { fatalError("AVCaptureResolvedPhotoSettings: there is no camera") }
  private override init() {}

  /// Its number.
  public var uniqueID: Int64 { switch absent {} }
}

/// What is told of photographs; none is taken in a film.
public protocol AVCapturePhotoCaptureDelegate: AnyObject {
  /// A photograph begins.
  ///
  /// - Parameters:
  ///   - output: Where it goes.
  ///   - resolvedSettings: How it is taken.
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// A photograph is taken now.
  ///
  /// - Parameters:
  ///   - output: Where it goes.
  ///   - resolvedSettings: How it is taken.
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// A photograph is there.
  ///
  /// - Parameters:
  ///   - output: Where it goes.
  ///   - photo: The photograph.
  ///   - error: Why there is none; `nil` if there is one.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?)
  /// All of a photograph is over.
  ///
  /// - Parameters:
  ///   - output: Where it went.
  ///   - resolvedSettings: How it was taken.
  ///   - error: What went wrong; `nil` for nothing.
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  public func photoOutput(
    _ output: AVCapturePhotoOutput,
    willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput,
    willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?
  ) {}
}

/// The form of a picture that is written.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// H.264.
  public static let h264 = Self(rawValue: "avc1")
  /// H.265.
  public static let hevc = Self(rawValue: "hvc1")
  /// JPEG.
  public static let jpeg = Self(rawValue: "jpeg")
}
/// The form of a picture that is written.
public let AVVideoCodecKey = "AVVideoCodecKey"
/// Its width in pixels.
public let AVVideoWidthKey = "AVVideoWidthKey"
/// Its height in pixels.
public let AVVideoHeightKey = "AVVideoHeightKey"
