public import Foundation

/// Something that a device felt; a film's feels nothing.
public class CMLogItem: NSObject {
  var absent: Never { fatalError("\(Self.self): a film's device stands still") }
  fileprivate override init() {}
  /// When, in seconds since the device was started.
  public final var timestamp: TimeInterval { switch absent {} }
}

/// How a device was moved; a film's is not.
public final class CMDeviceMotion: CMLogItem {
  /// How it is turned.
  public var attitude: CMAttitude { switch absent {} }
  /// How fast it turns.
  public var rotationRate: CMRotationRate { switch absent {} }
  /// Where down is.
  public var gravity: CMAcceleration { switch absent {} }
  /// How it is pushed.
  public var userAcceleration: CMAcceleration { switch absent {} }
  /// Where it points, in degrees from north.
  public var heading: Double { switch absent {} }
}

/// A push that was felt; none is.
public final class CMAccelerometerData: CMLogItem {
  /// The push.
  public var acceleration: CMAcceleration { switch absent {} }
}

/// A turn that was felt; none is.
public final class CMGyroData: CMLogItem {
  /// The turn.
  public var rotationRate: CMRotationRate { switch absent {} }
}

/// How a device is turned; nobody feels it.
public final class CMAttitude: NSObject {
  private var absent: Never { fatalError("CMAttitude: a film's device stands still") }
  private override init() {}
  /// About what points towards who looks along it, in radians.
  public var roll: Double { switch absent {} }
  /// About what points to the right, in radians.
  public var pitch: Double { switch absent {} }
  /// About what points upwards, in radians.
  public var yaw: Double { switch absent {} }
  /// Counts from another one.
  ///
  /// - Parameter attitude: The other one.
  /// - Note: Accepted; no effect. `byInverseOf`: the device stands still.
  public func multiply(byInverseOf attitude: CMAttitude) { switch absent {} }
}

/// What counts steps: nobody walks with a film's device.
open class CMPedometer: NSObject {
  /// Creates it.
  public override init() {}
  /// Whether steps are counted: they are not.
  open class func isStepCountingAvailable() -> Bool { false }
  /// Whether it is known how far somebody went: it is not.
  open class func isDistanceAvailable() -> Bool { false }
  /// Whether stairs are counted: they are not.
  open class func isFloorCountingAvailable() -> Bool { false }
  /// Whether the app may know of steps: nobody was asked.
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  /// Asks for steps that were gone; nobody knows any.
  ///
  /// - Parameters:
  ///   - start: When they begin.
  ///   - end: When they end.
  ///   - handler: Called at once, with an error that says so.
  /// - Note: Accepted; no effect. `from`, `to`: no steps are counted.
  open func queryPedometerData(
    from start: Date, to end: Date,
    withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
  ) { handler(nil, CMError.unavailable) }
  /// Asks for steps that are gone from now on; nobody knows any.
  ///
  /// - Parameters:
  ///   - start: When they begin.
  ///   - handler: Called at once, with an error that says so.
  /// - Note: Accepted; no effect. `from`: no steps are counted.
  open func startUpdates(
    from start: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
  ) { handler(nil, CMError.unavailable) }
  /// Counts no more.
  open func stopUpdates() {}
}

/// Steps that were gone; there are none.
public final class CMPedometerData: NSObject {
  private var absent: Never { fatalError("CMPedometerData: nobody walks with a film's device") }
  private override init() {}
  /// How many.
  public var numberOfSteps: NSNumber { switch absent {} }
  /// How far, in metres.
  public var distance: NSNumber? { switch absent {} }
  /// Since when.
  public var startDate: Date { switch absent {} }
  /// Until when.
  public var endDate: Date { switch absent {} }
  /// How many stairs up.
  public var floorsAscended: NSNumber? { switch absent {} }
}

/// Whether an app may know how a device is moved.
public enum CMAuthorizationStatus: Int, Sendable {
  /// Nobody was asked.
  case notDetermined
  /// It may not, whoever is asked.
  case restricted
  /// It may not.
  case denied
  /// It may.
  case authorized
}

/// Why it is not known how a device is moved.
enum CMError: LocalizedError {
  /// Nothing counts.
  case unavailable
  /// What it is, for people.
  var errorDescription: String? { "CoreMotion: a film's device stands still and counts nothing." }
}
