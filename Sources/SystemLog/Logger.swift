/// A logger: it takes what code tells of itself, and writes nothing.
///
/// A film has no log that anybody could read, so messages are not even put together: what stands in their interpolations is not
/// asked for.
public struct Logger: Sendable {
  /// Creates a logger without a subsystem.
  public init() {}
  /// Creates a logger of a part of an app.
  ///
  /// - Parameters:
  ///   - subsystem: The app, by its identifier.
  ///   - category: The part.
  /// - Note: Accepted; no effect. `subsystem`, `category`: nothing is written.
  public init(subsystem: String, category: String) {}
  /// Creates a logger that writes where another log does.
  ///
  /// - Parameter log: The other log.
  /// - Note: Accepted; no effect. `log`: nothing is written.
  public init(_ log: OSLog) {}

  /// Takes a message of any level.
  ///
  /// - Parameters:
  ///   - level: How important it is.
  ///   - message: The message.
  /// - Note: Accepted; no effect. `level`, `message`: nothing is written.
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  /// Takes a message.
  ///
  /// - Note: Accepted; no effect. `message`: nothing is written.
  public func log(_ message: OSLogMessage) {}
  /// Takes a message for whoever follows one line of code.
  ///
  /// - Note: Accepted; no effect. `message`: nothing is written.
  public func trace(_ message: OSLogMessage) {}
  /// Takes a message for whoever looks for a mistake.
  ///
  /// - Note: Accepted; no effect. `message`: nothing is written.
  public func debug(_ message: OSLogMessage) {}
  /// Takes a message that may help.
  ///
  /// - Note: Accepted; no effect. `message`: nothing is written.
  public func info(_ message: OSLogMessage) {}
  /// Takes a message of the usual kind.
  ///
  /// - Note: Accepted; no effect. `message`: nothing is written.
  public func notice(_ message: OSLogMessage) {}
  /// Takes a message of something that might go wrong.
  ///
  /// - Note: Accepted; no effect. `message`: nothing is written.
  public func warning(_ message: OSLogMessage) {}
  /// Takes a message of an error.
  ///
  /// - Note: Accepted; no effect. `message`: nothing is written.
  public func error(_ message: OSLogMessage) {}
  /// Takes a message of an error that matters to all of the app.
  ///
  /// - Note: Accepted; no effect. `message`: nothing is written.
  public func critical(_ message: OSLogMessage) {}
  /// Takes a message of a mistake in the code.
  ///
  /// - Note: Accepted; no effect. `message`: nothing is written.
  public func fault(_ message: OSLogMessage) {}
}
