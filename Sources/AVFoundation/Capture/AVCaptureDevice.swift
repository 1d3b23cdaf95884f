public import Foundation
import Synchronization

/// A camera or a microphone: a film's device has none, as the simulator has none.
public final class AVCaptureDevice: NSObject {
  private var absent: Never { fatalError("AVCaptureDevice: there is no camera") }
  private override init() {}

  // MARK: Whether there is one

  /// The kinds of media that were asked for, which nobody allowed.
  private static let refused = Mutex<Set<AVMediaType>>([])

  /// The device for a kind: there is none.
  ///
  /// - Note: Accepted; no effect. `for`: there are no devices.
  public class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// The device of a type: there is none.
  ///
  /// - Parameters:
  ///   - deviceType: Its type.
  ///   - mediaType: For what; `nil` for anything.
  ///   - position: Where it is.
  /// - Returns: Nothing.
  /// - Note: Accepted; no effect. `deviceType`, `for`, `position`: there are no devices.
  public class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
  /// The devices for a kind: there are none.
  ///
  /// - Note: Accepted; no effect. `for`: there are no devices.
  public class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }

  /// Whether the app may use devices for a kind: nobody was asked, or nobody allowed it.
  public class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    refused.withLock { $0.contains(mediaType) } ? .denied : .notDetermined
  }
  /// Asks whether the app may use devices for a kind: nobody answers, so that it may not.
  ///
  /// - Parameters:
  ///   - mediaType: The kind.
  ///   - handler: Called at once.
  public class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void
  ) {
    refused.withLock { _ = $0.insert(mediaType) }
    handler(false)
  }
  /// Asks whether the app may use devices for a kind: nobody answers, so that it may not.
  ///
  /// - Parameter mediaType: The kind.
  /// - Returns: Whether it may: it may not.
  public class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    refused.withLock { _ = $0.insert(mediaType) }
    return false
  }

  /// What looks for devices; there are none.
  public final class DiscoverySession: NSObject, Sendable {
    /// The devices: none.
    public var devices: [AVCaptureDevice] { [] }
    /// Looks for devices.
    ///
    /// - Parameters:
    ///   - deviceTypes: Their types.
    ///   - mediaType: For what; `nil` for anything.
    ///   - position: Where they are.
    /// - Note: Accepted; no effect. `deviceTypes`, `mediaType`, `position`: there are no devices.
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
  }

  // MARK: What one would be

  /// Its identifier.
  public var uniqueID: String { switch absent {} }
  /// Its name.
  public var localizedName: String { switch absent {} }
  /// Where it is.
  public var position: Position { switch absent {} }
  /// Its type.
  public var deviceType: DeviceType { switch absent {} }
  /// Whether it is for a kind.
  ///
  /// - Parameter mediaType: The kind.
  /// - Returns: Whether it is.
  /// - Note: Accepted; no effect. `mediaType`: there is no film or device to ask.
  public func hasMediaType(_ mediaType: AVMediaType) -> Bool { switch absent {} }
  /// Begins to change it.
  ///
  /// - Throws: Nothing.
  public func lockForConfiguration() throws { switch absent {} }
  /// Ends that.
  public func unlockForConfiguration() { switch absent {} }

  /// Whether it has a lamp.
  public var hasTorch: Bool { switch absent {} }
  /// Whether its lamp can be used now.
  public var isTorchAvailable: Bool { switch absent {} }
  /// Whether its lamp is on.
  public var isTorchActive: Bool { switch absent {} }
  /// When its lamp is on.
  public var torchMode: TorchMode {
    get { switch absent {} }
    set { switch absent {} }
  }
  /// Turns its lamp on.
  ///
  /// - Parameter torchLevel: How bright, 0...1.
  /// - Throws: Nothing.
  /// - Note: Accepted; no effect. `level`: there is no film or device to ask.
  public func setTorchModeOn(level torchLevel: Float) throws { switch absent {} }
  /// As bright as its lamp can be.
  public static let maxAvailableTorchLevel: Float = 1
  /// Whether it has a flash.
  public var hasFlash: Bool { switch absent {} }
  /// Whether its flash can be used now.
  public var isFlashAvailable: Bool { switch absent {} }

  /// How much nearer its pictures are.
  public var videoZoomFactor: CGFloat {
    get { switch absent {} }
    set { switch absent {} }
  }
  /// The least of that.
  public var minAvailableVideoZoomFactor: CGFloat { switch absent {} }
  /// The most of that.
  public var maxAvailableVideoZoomFactor: CGFloat { switch absent {} }
  /// Brings its pictures nearer.
  ///
  /// - Parameters:
  ///   - factor: How much.
  ///   - rate: How fast.
  /// - Note: Accepted; no effect. `toVideoZoomFactor`, `withRate`: there is no film or device to ask.
  public func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) { switch absent {} }

  /// How it finds what is to be sharp.
  public var focusMode: FocusMode {
    get { switch absent {} }
    set { switch absent {} }
  }
  /// Whether it can find it so.
  ///
  /// - Parameter focusMode: How.
  /// - Returns: Whether it can.
  /// - Note: Accepted; no effect. `focusMode`: there is no film or device to ask.
  public func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { switch absent {} }
  /// Whether it can be told what is to be sharp.
  public var isFocusPointOfInterestSupported: Bool { switch absent {} }
  /// What is to be sharp, 0...1 from the top left.
  public var focusPointOfInterest: CGPoint {
    get { switch absent {} }
    set { switch absent {} }
  }
  /// How it finds how much light it takes.
  public var exposureMode: ExposureMode {
    get { switch absent {} }
    set { switch absent {} }
  }
  /// Whether it can find it so.
  ///
  /// - Parameter exposureMode: How.
  /// - Returns: Whether it can.
  /// - Note: Accepted; no effect. `exposureMode`: there is no film or device to ask.
  public func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { switch absent {} }
  /// Whether it can be told what is to be bright.
  public var isExposurePointOfInterestSupported: Bool { switch absent {} }
  /// What is to be bright, 0...1 from the top left.
  public var exposurePointOfInterest: CGPoint {
    get { switch absent {} }
    set { switch absent {} }
  }
  /// Whether it tells that what it sees is another thing.
  public var isSubjectAreaChangeMonitoringEnabled: Bool {
    get { switch absent {} }
    set { switch absent {} }
  }
}

extension AVCaptureDevice {
  /// Where a device is.
  public enum Position: Int, Sendable {
    /// Anywhere.
    case unspecified = 0
    /// At the back.
    case back = 1
    /// At the front.
    case front = 2
  }
  /// When a lamp is on.
  public enum TorchMode: Int, Sendable {
    /// Never.
    case off
    /// Always.
    case on
    /// When it is dark.
    case auto
  }
  /// When a flash is fired.
  public enum FlashMode: Int, Sendable {
    /// Never.
    case off
    /// Always.
    case on
    /// When it is dark.
    case auto
  }
  /// How a camera finds what is to be sharp.
  public enum FocusMode: Int, Sendable {
    /// It stays.
    case locked
    /// Once.
    case autoFocus
    /// Again and again.
    case continuousAutoFocus
  }
  /// How a camera finds how much light it takes.
  public enum ExposureMode: Int, Sendable {
    /// It stays.
    case locked
    /// Once.
    case autoExpose
    /// Again and again.
    case continuousAutoExposure
    /// As code says.
    case custom
  }
  /// A type of devices.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The usual camera.
    public static let builtInWideAngleCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    /// A camera for what is far.
    public static let builtInTelephotoCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    /// A camera for what is wide.
    public static let builtInUltraWideCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    /// Two cameras as one.
    public static let builtInDualCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    /// Two wide cameras as one.
    public static let builtInDualWideCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    /// Three cameras as one.
    public static let builtInTripleCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    /// The camera that sees depth.
    public static let builtInTrueDepthCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    /// A microphone.
    public static let microphone = Self(rawValue: "AVCaptureDeviceTypeMicrophone")
  }

  /// There is another device.
  public static let wasConnectedNotification =
    Notification.Name("AVCaptureDeviceWasConnectedNotification")
  /// A device is gone.
  public static let wasDisconnectedNotification =
    Notification.Name("AVCaptureDeviceWasDisconnectedNotification")
  /// What a device sees is another thing.
  public static let subjectAreaDidChangeNotification =
    Notification.Name("AVCaptureDeviceSubjectAreaDidChangeNotification")
}

/// Whether an app may use a device.
public enum AVAuthorizationStatus: Int, Sendable {
  /// Nobody was asked.
  case notDetermined
  /// It may not, whoever is asked.
  case restricted
  /// It may not.
  case denied
  /// It may.
  case authorized
}
