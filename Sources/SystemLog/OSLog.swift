public import Foundation

/// How important a message is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Creates a level of a number.
  public init(_ rawValue: UInt8) { self.init(rawValue: rawValue) }
  /// The usual kind.
  public static let `default` = Self(0)
  /// What may help.
  public static let info = Self(1)
  /// For whoever looks for a mistake.
  public static let debug = Self(2)
  /// An error.
  public static let error = Self(16)
  /// A mistake in the code.
  public static let fault = Self(17)
}

/// A log of a part of an app; nothing is written to it.
public final class OSLog: NSObject, Sendable {
  /// A category that tools know.
  public struct Category: Sendable {
    /// What matters to a person: where something is looked at in time.
    public static let pointsOfInterest = Self()
    /// Signposts that are only taken while a tool looks on.
    public static let dynamicTracing = Self()
    /// Signposts with the stack of calls.
    public static let dynamicStackTracing = Self()
  }

  /// The log of whoever has none.
  public static let `default` = OSLog()
  /// A log that takes nothing.
  public static let disabled = OSLog()

  private override init() {}
  /// Creates the log of a part of an app.
  ///
  /// - Parameters:
  ///   - subsystem: The app, by its identifier.
  ///   - category: The part.
  /// - Note: Accepted; no effect. `subsystem`, `category`: nothing is written.
  public init(subsystem: String, category: String) {}
  /// Creates the log of a part of an app.
  ///
  /// - Parameters:
  ///   - subsystem: The app, by its identifier.
  ///   - category: The part, as tools know it.
  /// - Note: Accepted; no effect. `subsystem`, `category`: nothing is written.
  public init(subsystem: String, category: Category) {}

  /// Whether messages of a level are taken: none are.
  ///
  /// - Note: Accepted; no effect. `type`: nothing is written.
  public func isEnabled(type: OSLogType) -> Bool { false }
  /// Whether signposts are taken: none are.
  public var signpostsEnabled: Bool { false }
}

/// Takes a message with places for values.
///
/// - Parameters:
///   - type: How important it is.
///   - dso: The library that says so.
///   - log: The log.
///   - message: The message, with `%` where values stand.
///   - arguments: The values.
/// - Note: Accepted; no effect. `type`, `dso`, `log`, `message`, `arguments`: nothing is written.
public func os_log(
  _ type: OSLogType, dso: Int = 0, log: OSLog = .default, _ message: StaticString,
  _ arguments: any CVarArg...
) {}
/// Takes a message with places for values.
///
/// - Parameters:
///   - message: The message, with `%` where values stand.
///   - dso: The library that says so.
///   - log: The log.
///   - type: How important it is.
///   - arguments: The values.
/// - Note: Accepted; no effect. `message`, `dso`, `log`, `type`, `arguments`: nothing is written.
public func os_log(
  _ message: StaticString, dso: Int = 0, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) {}
/// Takes a message with interpolations.
///
/// - Parameters:
///   - type: How important it is.
///   - log: The log.
///   - message: The message.
/// - Note: Accepted; no effect. `type`, `log`, `message`: nothing is written.
public func os_log(
  _ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage
) {}
