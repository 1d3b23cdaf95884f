/// A signpost's identity, which tells intervals of one name from each other.
public struct OSSignpostID: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Creates an identity of a number.
  public init(_ rawValue: UInt64) { self.init(rawValue: rawValue) }
  /// Creates the identity of an interval of a log: all are alike, as none is taken.
  ///
  /// - Note: Accepted; no effect. `log`: nothing is written.
  public init(log: OSLog) { self.init(0) }
  /// The identity of intervals that are never two at a time.
  public static let exclusive = Self(0xEEEE_B0B5_B2B2_EEEE)
  /// No identity.
  public static let invalid = Self(UInt64.max)
  /// The identity of nothing.
  public static let null = Self(0)
}

/// The state of an interval that has begun.
public struct OSSignpostIntervalState: Sendable {
  init() {}
}

/// A signposter: it takes when something begins and ends, and writes nothing.
public struct OSSignposter: Sendable {
  /// Creates a signposter without a subsystem.
  public init() {}
  /// Creates a signposter of a part of an app.
  ///
  /// - Parameters:
  ///   - subsystem: The app, by its identifier.
  ///   - category: The part.
  /// - Note: Accepted; no effect. `subsystem`, `category`: nothing is written.
  public init(subsystem: String, category: String) {}
  /// Creates a signposter of a part of an app.
  ///
  /// - Parameters:
  ///   - subsystem: The app, by its identifier.
  ///   - category: The part, as tools know it.
  /// - Note: Accepted; no effect. `subsystem`, `category`: nothing is written.
  public init(subsystem: String, category: OSLog.Category) {}
  /// Creates a signposter that writes where a log does.
  ///
  /// - Note: Accepted; no effect. `logHandle`: nothing is written.
  public init(logHandle: OSLog) {}
  /// Creates a signposter that writes where a logger does.
  ///
  /// - Note: Accepted; no effect. `logger`: nothing is written.
  public init(logger: Logger) {}

  /// Whether signposts are taken: none are.
  public var isEnabled: Bool { false }
  /// An identity for an interval.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// Takes that an interval begins.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - id: Which of that name.
  /// - Returns: What ends it.
  /// - Note: Accepted; no effect. `name`, `id`: nothing is written.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// Takes that an interval begins, with a message.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - id: Which of that name.
  ///   - message: The message.
  /// - Returns: What ends it.
  /// - Note: Accepted; no effect. `name`, `id`, `message`: nothing is written.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// Takes that an interval ends.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - state: What its beginning gave.
  /// - Note: Accepted; no effect. `name`, `state`: nothing is written.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Takes that an interval ends, with a message.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - state: What its beginning gave.
  ///   - message: The message.
  /// - Note: Accepted; no effect. `name`, `state`, `message`: nothing is written.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
  ) {}
  /// Takes that something happens.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - id: Which of that name.
  /// - Note: Accepted; no effect. `name`, `id`: nothing is written.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Takes that something happens, with a message.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - id: Which of that name.
  ///   - message: The message.
  /// - Note: Accepted; no effect. `name`, `id`, `message`: nothing is written.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) {}
  /// Does something that is an interval.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - id: Which of that name.
  ///   - task: What is done.
  /// - Returns: What came of it.
  /// - Throws: What it throws.
  /// - Note: Accepted; no effect. `name`, `id`: nothing is written.
  public func withIntervalSignpost<R>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> R
  ) rethrows -> R { try task() }
}

/// What a signpost says of an interval.
public enum OSSignpostType: UInt8, Sendable {
  /// That something happens.
  case event
  /// That it begins.
  case begin
  /// That it ends.
  case end
}

/// Takes a signpost.
///
/// - Parameters:
///   - type: What it says.
///   - log: The log.
///   - name: What it is called.
///   - signpostID: Which of that name.
/// - Note: Accepted; no effect. `type`, `log`, `name`, `signpostID`: nothing is written.
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {}

/// Takes a signpost with words.
///
/// - Parameters:
///   - type: What it says.
///   - log: The log.
///   - name: What it is called.
///   - signpostID: Which of that name.
///   - format: The words.
///   - arguments: What stands in their places.
/// - Note: Accepted; no effect. `type`, `log`, `name`, `signpostID`, `format`, `arguments`: nothing is written.
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive,
  _ format: StaticString, _ arguments: any CVarArg...
) {}
