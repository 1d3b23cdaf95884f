public import Foundation
@_spi(Engine) import ViewEngine

/// Where a film that is recorded goes: none is, as there is no camera, which the tool says.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput {
  /// After which time what was recorded is written.
  ///
  /// - Note: Accepted; no effect. `movieFragmentInterval`: nothing is recorded.
  open var movieFragmentInterval = CMTime(value: 10, timescale: 1)
  /// Creates an output.
  public override init() {}
}

/// Where what is recorded goes as a file.
open class AVCaptureFileOutput: AVCaptureOutput {
  /// Whether it records: there is no camera.
  open var isRecording: Bool { false }
  /// How long the recording is: nothing is recorded.
  open var recordedDuration: CMTime { .zero }
  /// How long it is at most.
  ///
  /// - Note: Accepted; no effect. `maxRecordedDuration`: nothing is recorded.
  open var maxRecordedDuration = CMTime.invalid
  /// Where it goes: nowhere.
  open var outputFileURL: URL? { nil }

  /// Records, which nobody can: the tool says so.
  ///
  /// - Parameters:
  ///   - outputFileURL: Where it goes.
  ///   - delegate: What is told; nothing is.
  /// - Note: Accepted; no effect. `to`, `recordingDelegate`: there is no camera.
  open func startRecording(
    to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
  ) { IneffectiveSettings.note("AVCaptureFileOutput.startRecording") }
  /// Ends the recording; there is none.
  open func stopRecording() {}
}

/// What is told of recordings; there are none in a film.
public protocol AVCaptureFileOutputRecordingDelegate: AnyObject {
  /// A recording begins.
  ///
  /// - Parameters:
  ///   - output: Where it goes.
  ///   - fileURL: The file.
  ///   - connections: The ways on which it comes.
  func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL,
    from connections: [AVCaptureConnection])
  /// A recording is over.
  ///
  /// - Parameters:
  ///   - output: Where it went.
  ///   - outputFileURL: The file.
  ///   - connections: The ways on which it came.
  ///   - error: What went wrong; `nil` for nothing.
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
    from connections: [AVCaptureConnection], error: (any Error)?)
}

extension AVCaptureFileOutputRecordingDelegate {
  public func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL,
    from connections: [AVCaptureConnection]
  ) {}
}

/// Where a camera's pictures go one by one: none comes, as there is no camera.
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  /// Whether pictures are left out that come too late.
  ///
  /// - Note: Accepted; no effect. `alwaysDiscardsLateVideoFrames`: there is no camera.
  open var alwaysDiscardsLateVideoFrames = true
  /// The form of pictures, by the names of settings.
  ///
  /// - Note: Accepted; no effect. `videoSettings`: there is no camera.
  open var videoSettings: [String: Any] = [:]
  /// What is told of pictures; nothing is.
  open private(set) weak var sampleBufferDelegate:
    (any AVCaptureVideoDataOutputSampleBufferDelegate)?

  /// Creates an output.
  public override init() {}
  /// Sets what is told of pictures; nothing is.
  ///
  /// - Parameters:
  ///   - sampleBufferDelegate: What is told.
  ///   - sampleBufferCallbackQueue: Where.
  /// - Note: Accepted; no effect. `queue`: there is no camera.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) { self.sampleBufferDelegate = sampleBufferDelegate }
}

/// What is told of a camera's pictures; there are none in a film.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: AnyObject {
  /// A picture is there.
  ///
  /// - Parameters:
  ///   - output: Where it goes.
  ///   - sampleBuffer: The picture.
  ///   - connection: The way on which it came.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}
}

/// A picture or samples of a device; there are none.
public final class CMSampleBuffer {
  private var absent: Never { fatalError("CMSampleBuffer: there is no camera") }
  private init() {}
  /// When it was taken.
  public var presentationTimeStamp: CMTime { switch absent {} }
}

/// Where codes go that a camera sees: none comes, as there is no camera.
open class AVCaptureMetadataOutput: AVCaptureOutput {
  /// What is looked for.
  ///
  /// - Note: Accepted; no effect. `metadataObjectTypes`: there is no camera.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType] = []
  /// What can be looked for: nothing, as there is no camera.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  /// The part of the picture in which it is looked for, 0...1 from the top left.
  ///
  /// - Note: Accepted; no effect. `rectOfInterest`: there is no camera.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// What is told of codes; nothing is.
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?

  /// Creates an output.
  public override init() {}
  /// Sets what is told of codes; nothing is.
  ///
  /// - Parameters:
  ///   - objectsDelegate: What is told.
  ///   - objectsCallbackQueue: Where.
  /// - Note: Accepted; no effect. `queue`: there is no camera.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) { metadataObjectsDelegate = objectsDelegate }
}

/// What is told of codes that a camera sees; there are none in a film.
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
  /// Codes are seen.
  ///
  /// - Parameters:
  ///   - output: Where they go.
  ///   - metadataObjects: The codes.
  ///   - connection: The way on which they came.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

/// Something that a camera sees; there is nothing, as there is none.
public class AVMetadataObject: NSObject {
  fileprivate var absent: Never { fatalError("AVMetadataObject: there is no camera") }
  fileprivate override init() {}

  /// What it is.
  public var type: ObjectType { switch absent {} }
  /// Where it is, 0...1 from the top left.
  public var bounds: CGRect { switch absent {} }

  /// What a camera can see.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A square of dots.
    public static let qr = Self(rawValue: "org.iso.QRCode")
    /// The 13 digits of goods.
    public static let ean13 = Self(rawValue: "org.gs1.EAN-13")
    /// The 8 digits of goods.
    public static let ean8 = Self(rawValue: "org.gs1.EAN-8")
    /// The digits of small goods.
    public static let upce = Self(rawValue: "org.gs1.UPC-E")
    /// Letters and digits of parcels.
    public static let code128 = Self(rawValue: "org.iso.Code128")
    /// Letters and digits of parts.
    public static let code39 = Self(rawValue: "org.iso.Code39")
    /// Letters and digits of letters.
    public static let code93 = Self(rawValue: "com.intermec.Code93")
    /// What stands on licences.
    public static let pdf417 = Self(rawValue: "org.iso.PDF417")
    /// What stands on tickets.
    public static let aztec = Self(rawValue: "org.iso.Aztec")
    /// What stands on parts.
    public static let dataMatrix = Self(rawValue: "org.iso.DataMatrix")
    /// A face.
    public static let face = Self(rawValue: "face")
  }
}

/// A code that a camera sees; there is none.
public final class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  /// What it says; `nil` if it says no words.
  public var stringValue: String? { switch absent {} }
  /// Its corners, 0...1 from the top left.
  public var corners: [CGPoint] { switch absent {} }
}
