public import Foundation
@_spi(Engine) import ViewEngine

/// What feels how a device is moved: a film's device stands still and feels nothing, as the simulator's, which the tool
/// says.
open class CMMotionManager: NSObject {
  /// Every how many seconds the device would be felt.
  ///
  /// - Note: Accepted; no effect. `deviceMotionUpdateInterval`: a film's device stands still.
  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  /// Every how many seconds pushes would be felt.
  ///
  /// - Note: Accepted; no effect. `accelerometerUpdateInterval`: a film's device stands still.
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  /// Every how many seconds turns would be felt.
  ///
  /// - Note: Accepted; no effect. `gyroUpdateInterval`: a film's device stands still.
  open var gyroUpdateInterval: TimeInterval = 0.01
  /// Every how many seconds magnets would be felt.
  ///
  /// - Note: Accepted; no effect. `magnetometerUpdateInterval`: a film's device stands still.
  open var magnetometerUpdateInterval: TimeInterval = 0.01
  /// Whether people are shown how to turn the device.
  ///
  /// - Note: Accepted; no effect. `showsDeviceMovementDisplay`: nobody turns it.
  open var showsDeviceMovementDisplay = false

  /// Creates it.
  public override init() {}

  /// Whether the device is felt: it is not.
  open var isDeviceMotionAvailable: Bool { false }
  /// Whether pushes are felt: they are not.
  open var isAccelerometerAvailable: Bool { false }
  /// Whether turns are felt: they are not.
  open var isGyroAvailable: Bool { false }
  /// Whether magnets are felt: they are not.
  open var isMagnetometerAvailable: Bool { false }
  /// Whether the device is felt now: it is not.
  open var isDeviceMotionActive: Bool { false }
  /// Whether pushes are felt now: they are not.
  open var isAccelerometerActive: Bool { false }
  /// Whether turns are felt now: they are not.
  open var isGyroActive: Bool { false }
  /// How the device was last felt: it was not.
  open var deviceMotion: CMDeviceMotion? { nil }
  /// The last push: there was none.
  open var accelerometerData: CMAccelerometerData? { nil }
  /// The last turn: there was none.
  open var gyroData: CMGyroData? { nil }

  private func tell() { IneffectiveSettings.note("CMMotionManager") }
  /// Feels the device, which cannot be.
  open func startDeviceMotionUpdates() { tell() }
  /// Feels the device, which cannot be: the block is never called.
  ///
  /// - Parameters:
  ///   - queue: Where it would be called.
  ///   - handler: The block.
  /// - Note: Accepted; no effect. `to`, `withHandler`: a film's device stands still.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) { tell() }
  /// Feels the device in the directions of something, which cannot be.
  ///
  /// - Note: Accepted; no effect. `using`: a film's device stands still.
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) { tell() }
  /// Feels the device in the directions of something, which cannot be: the block is never called.
  ///
  /// - Parameters:
  ///   - referenceFrame: Of what.
  ///   - queue: Where the block would be called.
  ///   - handler: The block.
  /// - Note: Accepted; no effect. `using`, `to`, `withHandler`: a film's device stands still.
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) { tell() }
  /// Feels the device no more.
  open func stopDeviceMotionUpdates() {}
  /// Feels pushes, which cannot be.
  open func startAccelerometerUpdates() { tell() }
  /// Feels pushes, which cannot be: the block is never called.
  ///
  /// - Parameters:
  ///   - queue: Where it would be called.
  ///   - handler: The block.
  /// - Note: Accepted; no effect. `to`, `withHandler`: a film's device stands still.
  open func startAccelerometerUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
  ) { tell() }
  /// Feels pushes no more.
  open func stopAccelerometerUpdates() {}
  /// Feels turns, which cannot be.
  open func startGyroUpdates() { tell() }
  /// Feels turns, which cannot be: the block is never called.
  ///
  /// - Parameters:
  ///   - queue: Where it would be called.
  ///   - handler: The block.
  /// - Note: Accepted; no effect. `to`, `withHandler`: a film's device stands still.
  open func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMGyroData?, (any Error)?) -> Void
  ) { tell() }
  /// Feels turns no more.
  open func stopGyroUpdates() {}
}

/// What is told of how a device is moved.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// By which directions a device is told to be turned.
public struct CMAttitudeReferenceFrame: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// What is below.
  public static let xArbitraryZVertical = Self(rawValue: 1)
  /// What is below, as exactly as can be.
  public static let xArbitraryCorrectedZVertical = Self(rawValue: 2)
  /// What is below, and where magnets point.
  public static let xMagneticNorthZVertical = Self(rawValue: 4)
  /// What is below, and where north is.
  public static let xTrueNorthZVertical = Self(rawValue: 8)
}

/// A push, as a multiple of what makes things fall.
public struct CMAcceleration: Hashable, Sendable {
  /// To the right.
  public var x: Double
  /// Upwards.
  public var y: Double
  /// Towards who looks.
  public var z: Double
  /// Creates a push.
  ///
  /// - Parameters:
  ///   - x: To the right.
  ///   - y: Upwards.
  ///   - z: Towards who looks.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}

/// How fast something turns, in radians a second.
public struct CMRotationRate: Hashable, Sendable {
  /// About what points to the right.
  public var x: Double
  /// About what points upwards.
  public var y: Double
  /// About what points towards who looks.
  public var z: Double
  /// Creates a turn.
  ///
  /// - Parameters:
  ///   - x: About what points to the right.
  ///   - y: About what points upwards.
  ///   - z: About what points towards who looks.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}
