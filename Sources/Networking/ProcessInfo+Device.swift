public import Foundation

// What Foundation has elsewhere for how the device is.

extension ProcessInfo {
  /// How hot a device is.
  public enum ThermalState: Int, Sendable {
    /// As it should be.
    case nominal
    /// A little too hot.
    case fair
    /// So hot that it slows down.
    case serious
    /// So hot that it has to cool.
    case critical
  }
  /// How hot the device is: a film's is as it should be.
  public var thermalState: ThermalState { .nominal }
  /// Whether the device saves power: a film's does not.
  public var isLowPowerModeEnabled: Bool { false }
  /// Whether an app for phones runs on a Mac: a film's runs on its own device.
  public var isiOSAppOnMac: Bool { false }
  /// Whether an app for tablets was built for a Mac.
  public var isMacCatalystApp: Bool { false }
  /// Told when the device is hotter or cooler, which it never is.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
}

extension Notification.Name {
  /// Told when the device begins or ends to save power, which it never does.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}

/// A time as seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double

/// The nanoseconds of a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The nanoseconds of a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The nanoseconds of a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000
/// The microseconds of a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// Runs code, behind which objects may go that it let go: here each goes at once.
///
/// - Parameter body: The code.
/// - Returns: What it gives.
/// - Throws: What it throws.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
