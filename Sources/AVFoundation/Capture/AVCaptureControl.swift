public import Foundation

/// Something that the camera's button changes, which a film's device does not have.
open class AVCaptureControl: NSObject {
  /// Whether it can be changed.
  open var isEnabled = true
  fileprivate override init() {}
}

/// A number that the camera's button changes.
public final class AVCaptureSlider: AVCaptureControl {
  /// The number; only code changes it.
  public var value: Float
  /// What it is called.
  public let localizedTitle: String
  /// The name of its symbol.
  public let symbolName: String

  /// Creates a number.
  ///
  /// - Parameters:
  ///   - localizedTitle: What it is called.
  ///   - symbolName: The name of its symbol.
  ///   - range: Between what it is; it begins at the least.
  public init(_ localizedTitle: String, symbolName: String, in range: ClosedRange<Float>) {
    (self.localizedTitle, self.symbolName) = (localizedTitle, symbolName)
    value = range.lowerBound
    super.init()
  }
  /// Calls a block when the button changes it, which it never does.
  ///
  /// - Parameters:
  ///   - actionQueue: Where.
  ///   - action: The block.
  /// - Note: Accepted; no effect. `actionQueue`, `action`: there is no such button.
  public func setActionQueue(_ actionQueue: DispatchQueue, action: @escaping (Float) -> Void) {}
}

/// One of several things that the camera's button chooses.
public final class AVCaptureIndexPicker: AVCaptureControl {
  /// The number of the one that is chosen; only code changes it.
  public var selectedIndex = 0
  /// What it is called.
  public let localizedTitle: String
  /// The name of its symbol.
  public let symbolName: String
  /// What they are called.
  public let localizedIndexTitles: [String]
  /// How many there are.
  public var numberOfIndexes: Int { localizedIndexTitles.count }

  /// Creates a choice.
  ///
  /// - Parameters:
  ///   - localizedTitle: What it is called.
  ///   - symbolName: The name of its symbol.
  ///   - localizedIndexTitles: What the things are called.
  public init(_ localizedTitle: String, symbolName: String, localizedIndexTitles: [String]) {
    (self.localizedTitle, self.symbolName) = (localizedTitle, symbolName)
    self.localizedIndexTitles = localizedIndexTitles
    super.init()
  }
  /// Calls a block when the button chooses, which it never does.
  ///
  /// - Parameters:
  ///   - actionQueue: Where.
  ///   - action: The block.
  /// - Note: Accepted; no effect. `actionQueue`, `action`: there is no such button.
  public func setActionQueue(_ actionQueue: DispatchQueue, action: @escaping (Int) -> Void) {}
}

/// How near a camera is, which its button changes.
public final class AVCaptureSystemZoomSlider: AVCaptureControl {
  /// Creates it.
  ///
  /// - Parameters:
  ///   - device: The camera.
  ///   - action: Called when it is changed, which it never is.
  /// - Note: Accepted; no effect. `device`, `action`: there is no camera.
  public init(device: AVCaptureDevice, action: ((CGFloat) -> Void)? = nil) { super.init() }
}

/// What is told of the camera's button; nothing is.
public protocol AVCaptureSessionControlsDelegate: AnyObject {
  /// The button can be used.
  func sessionControlsDidBecomeActive(_ session: AVCaptureSession)
  /// What it changes fills the screen.
  func sessionControlsWillEnterFullscreenAppearance(_ session: AVCaptureSession)
  /// That goes again.
  func sessionControlsWillExitFullscreenAppearance(_ session: AVCaptureSession)
  /// The button cannot be used.
  func sessionControlsDidBecomeInactive(_ session: AVCaptureSession)
}

extension AVCaptureSession {
  /// Whether the device has a button for its camera: it has not.
  public var supportsControls: Bool { false }
  /// How many things it changes at most: none.
  public var maxControlsCount: Int { 0 }
  /// What it changes: nothing.
  public var controls: [AVCaptureControl] { [] }
  /// Whether it can change something else: it cannot.
  ///
  /// - Note: Accepted; no effect. `control`: there is no such button.
  public func canAddControl(_ control: AVCaptureControl) -> Bool { false }
  /// Changes something else, which it cannot.
  ///
  /// - Note: Accepted; no effect. `control`: there is no such button.
  public func addControl(_ control: AVCaptureControl) {}
  /// Changes something no more.
  ///
  /// - Note: Accepted; no effect. `control`: there is no such button.
  public func removeControl(_ control: AVCaptureControl) {}
  /// Tells something of the button, which does nothing.
  ///
  /// - Parameters:
  ///   - controlsDelegate: What is told.
  ///   - queue: Where.
  /// - Note: Accepted; no effect. `controlsDelegate`, `queue`: there is no such button.
  public func setControlsDelegate(
    _ controlsDelegate: (any AVCaptureSessionControlsDelegate)?, queue: DispatchQueue?
  ) {}
}
