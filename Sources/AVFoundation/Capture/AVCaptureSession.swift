public import Foundation
@_spi(Engine) import ViewEngine

/// What a camera's pictures go through: a film's device has no camera, so that a session keeps what it is given, and
/// shows nothing.
open class AVCaptureSession: NSObject {
  /// How good pictures and sounds are.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// For photographs.
    public static let photo = Self(rawValue: "AVCaptureSessionPresetPhoto")
    /// As good as can be.
    public static let high = Self(rawValue: "AVCaptureSessionPresetHigh")
    /// Fair.
    public static let medium = Self(rawValue: "AVCaptureSessionPresetMedium")
    /// Bad.
    public static let low = Self(rawValue: "AVCaptureSessionPresetLow")
    /// 640 × 480 pixels.
    public static let vga640x480 = Self(rawValue: "AVCaptureSessionPreset640x480")
    /// 1280 × 720 pixels.
    public static let hd1280x720 = Self(rawValue: "AVCaptureSessionPreset1280x720")
    /// 1920 × 1080 pixels.
    public static let hd1920x1080 = Self(rawValue: "AVCaptureSessionPreset1920x1080")
    /// 3840 × 2160 pixels.
    public static let hd4K3840x2160 = Self(rawValue: "AVCaptureSessionPreset3840x2160")
    /// As the input says.
    public static let inputPriority = Self(rawValue: "AVCaptureSessionPresetInputPriority")
  }

  /// How good pictures and sounds are.
  open var sessionPreset = Preset.high
  /// Where they come from.
  open private(set) var inputs: [AVCaptureInput] = []
  /// Where they go.
  open private(set) var outputs: [AVCaptureOutput] = []
  /// The ways between: none, as there is no camera.
  open var connections: [AVCaptureConnection] { [] }
  /// Whether it was told to run, and not to stop since.
  open private(set) var isRunning = false
  /// Whether it was interrupted: it is not.
  open var isInterrupted: Bool { false }
  /// Whether it takes the session of the app's sounds.
  ///
  /// - Note: Accepted; no effect. `automaticallyConfiguresApplicationAudioSession`: a film is silent.
  open var automaticallyConfiguresApplicationAudioSession = true

  /// Creates a session of nothing.
  public override init() {}

  /// Whether it can be as good as that: it can.
  ///
  /// - Note: Accepted; no effect. `preset`: nothing is captured.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  /// Whether it can take an input: it can if it has not got it.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains(input) }
  /// Takes an input.
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  /// Gives an input up.
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  /// Whether it can take an output: it can if it has not got it.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains(output) }
  /// Takes an output.
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  /// Gives an output up.
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  /// Begins several changes.
  open func beginConfiguration() {}
  /// Ends several changes.
  open func commitConfiguration() {}
  /// Runs, though nothing is seen, which the tool says.
  open func startRunning() {
    IneffectiveSettings.note("the camera of AVCaptureSession")
    isRunning = true
  }
  /// Stands still.
  open func stopRunning() { isRunning = false }

  /// It runs.
  public static let didStartRunningNotification =
    Notification.Name("AVCaptureSessionDidStartRunningNotification")
  /// It stands.
  public static let didStopRunningNotification =
    Notification.Name("AVCaptureSessionDidStopRunningNotification")
  /// Something has come between.
  public static let wasInterruptedNotification =
    Notification.Name("AVCaptureSessionWasInterruptedNotification")
  /// What came between is gone.
  public static let interruptionEndedNotification =
    Notification.Name("AVCaptureSessionInterruptionEndedNotification")
  /// Something went wrong.
  public static let runtimeErrorNotification =
    Notification.Name("AVCaptureSessionRuntimeErrorNotification")
}

/// Where pictures or sounds come from.
open class AVCaptureInput: NSObject {}

/// A camera or a microphone as an input; there are none.
public final class AVCaptureDeviceInput: AVCaptureInput {
  /// The device.
  public let device: AVCaptureDevice
  /// Creates an input of a device.
  ///
  /// - Parameter device: The device.
  /// - Throws: Nothing.
  public init(device: AVCaptureDevice) throws { self.device = device }
}

/// Where pictures or sounds go.
open class AVCaptureOutput: NSObject {
  /// The ways to it: none, as there is no camera.
  open var connections: [AVCaptureConnection] { [] }
  /// The way on which a kind comes: none, as there is no camera.
  ///
  /// - Note: Accepted; no effect. `with`: there is no camera.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// A way from an input to an output; there is none, as there is no camera.
public final class AVCaptureConnection: NSObject {
  private var absent: Never { fatalError("AVCaptureConnection: there is no camera") }
  private override init() {}

  /// Whether anything comes.
  public var isEnabled: Bool {
    get { switch absent {} }
    set { switch absent {} }
  }
  /// Whether anything could come.
  public var isActive: Bool { switch absent {} }
  /// Whether pictures can be turned.
  public var isVideoOrientationSupported: Bool { switch absent {} }
  /// How pictures are turned.
  public var videoOrientation: AVCaptureVideoOrientation {
    get { switch absent {} }
    set { switch absent {} }
  }
  /// Whether pictures can be turned by an angle.
  ///
  /// - Parameter videoRotationAngle: The angle, in degrees.
  /// - Returns: Whether they can.
  /// - Note: Accepted; no effect. `videoRotationAngle`: there is no film or device to ask.
  public func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool {
    switch absent {}
  }
  /// By how much pictures are turned, in degrees.
  public var videoRotationAngle: CGFloat {
    get { switch absent {} }
    set { switch absent {} }
  }
  /// Whether pictures can be mirrored.
  public var isVideoMirroringSupported: Bool { switch absent {} }
  /// Whether pictures are mirrored.
  public var isVideoMirrored: Bool {
    get { switch absent {} }
    set { switch absent {} }
  }
  /// Whether the camera says if they are.
  public var automaticallyAdjustsVideoMirroring: Bool {
    get { switch absent {} }
    set { switch absent {} }
  }
  /// How pictures are held still.
  public var preferredVideoStabilizationMode: AVCaptureVideoStabilizationMode {
    get { switch absent {} }
    set { switch absent {} }
  }
  /// Whether pictures can be held still.
  public var isVideoStabilizationSupported: Bool { switch absent {} }
}

/// How pictures of a camera are turned.
public enum AVCaptureVideoOrientation: Int, Sendable {
  /// The button is below.
  case portrait = 1
  /// The button is above.
  case portraitUpsideDown = 2
  /// The button is at the right.
  case landscapeRight = 3
  /// The button is at the left.
  case landscapeLeft = 4
}

/// How pictures of a camera are held still.
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
  /// They are not.
  case off = 0
  /// As usual.
  case standard = 1
  /// As in films.
  case cinematic = 2
  /// As the camera thinks best.
  case auto = -1
}
