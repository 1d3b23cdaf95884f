import Foundation

/// The seconds of a clock that never goes back, as animations of layers count them.
///
/// - Returns: Seconds since some moment before the film.
public func CACurrentMediaTime() -> Double { ProcessInfo.processInfo.systemUptime }

/// The date as the seconds since the start of 2001.
///
/// - Returns: Seconds since 2001-01-01 00:00 UTC.
public func CFAbsoluteTimeGetCurrent() -> Double { Date().timeIntervalSinceReferenceDate }
