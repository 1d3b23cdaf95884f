/// A web socket, which a film has no network for: it fails as soon as it is resumed.
open class URLSessionWebSocketTask: URLSessionTask {
  /// What goes through it.
  public enum Message: Sendable {
    /// Bytes.
    case data(Data)
    /// A text.
    case string(String)
  }
  /// Why it is closed, by RFC 6455.
  public enum CloseCode: Int, Sendable {
    /// It is not.
    case invalid = 0
    /// All is said.
    case normalClosure = 1000
    /// One side goes.
    case goingAway = 1001
    /// One side does not know the other's form.
    case protocolError = 1002
    /// One side does not know the other's kind of data.
    case unsupportedData = 1003
    /// Nobody said why.
    case noStatusReceived = 1005
    /// It was cut off.
    case abnormalClosure = 1006
    /// What came is not what it says.
    case invalidFramePayloadData = 1007
    /// What came is not wanted.
    case policyViolation = 1008
    /// Too much came.
    case messageTooBig = 1009
    /// The other side lacks what is needed.
    case mandatoryExtensionMissing = 1010
    /// The other side is broken.
    case internalServerError = 1011
    /// The other side is not who it says.
    case tlsHandshakeFailure = 1015
  }

  /// How many bytes a message may have.
  open var maximumMessageSize = 1_048_576
  /// Why it was closed.
  open var closeCode: CloseCode { closing.0 }
  /// Words about that.
  open var closeReason: Data? { closing.1 }
  private var closing: (CloseCode, Data?) = (.invalid, nil)

  /// What is wrong whatever is done with it.
  private var failure: URLError {
    URLError(state == .canceling || closeCode != .invalid ? .cancelled : .notConnectedToInternet)
  }

  /// Sends a message, which fails.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - completionHandler: Called on the main actor with what is wrong.
  /// - Note: Accepted; no effect. `message`: there is no network.
  @preconcurrency open func send(
    _ message: Message, completionHandler: sending @escaping ((any Error)?) -> Void
  ) { fail(completionHandler) }
  /// Sends a message, which fails.
  ///
  /// - Note: Accepted; no effect. `message`: there is no network.
  open func send(_ message: Message) async throws { throw failure }
  /// Waits for a message, which fails.
  @preconcurrency open func receive(
    completionHandler: sending @escaping (Result<Message, any Error>) -> Void
  ) {
    let handler = Sent(completionHandler)
    fail { handler.take()(.failure($0 ?? URLError(.unknown))) }
  }
  /// Waits for a message, which fails.
  open func receive() async throws -> Message { throw failure }
  /// Asks for a sign of life, which fails.
  @preconcurrency open func sendPing(
    pongReceiveHandler: sending @escaping ((any Error)?) -> Void
  ) { fail(pongReceiveHandler) }
  /// Closes it.
  ///
  /// - Parameters:
  ///   - closeCode: Why.
  ///   - reason: Words about that.
  open func cancel(with closeCode: CloseCode, reason: Data?) {
    closing = (closeCode, reason)
    cancel()
  }

  private func fail(_ handler: sending @escaping ((any Error)?) -> Void) {
    let (handler, failure) = (Sent(handler), failure)
    Task { @MainActor in handler.take()(failure) }
  }
}

/// A stream to a host, which a film has no network for.
open class URLSessionStreamTask: URLSessionTask {
  /// What is wrong whatever is done with it.
  private var failure: URLError { URLError(.notConnectedToInternet) }

  /// Reads bytes, which fails.
  ///
  /// - Parameters:
  ///   - minBytes: How many at least.
  ///   - maxBytes: How many at most.
  ///   - timeout: For how many seconds.
  ///   - completionHandler: Called on the main actor with what is wrong.
  /// - Note: Accepted; no effect. `ofMinLength`, `maxLength`, `timeout`: there is no network.
  @preconcurrency open func readData(
    ofMinLength minBytes: Int, maxLength maxBytes: Int, timeout: TimeInterval,
    completionHandler: sending @escaping (Data?, Bool, (any Error)?) -> Void
  ) {
    let (handler, failure) = (Sent(completionHandler), failure)
    Task { @MainActor in handler.take()(nil, true, failure) }
  }
  /// Reads bytes, which fails.
  ///
  /// - Parameters:
  ///   - minBytes: How many at least.
  ///   - maxBytes: How many at most.
  ///   - timeout: For how many seconds.
  /// - Returns: Nothing, as it fails.
  /// - Throws: That there is no network.
  /// - Note: Accepted; no effect. `ofMinLength`, `maxLength`, `timeout`: there is no network.
  open func readData(
    ofMinLength minBytes: Int, maxLength maxBytes: Int, timeout: TimeInterval
  ) async throws -> (Data?, Bool) { throw failure }
  /// Writes bytes, which fails.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - timeout: For how many seconds.
  ///   - completionHandler: Called on the main actor with what is wrong.
  /// - Note: Accepted; no effect. `data`, `timeout`: there is no network.
  @preconcurrency open func write(
    _ data: Data, timeout: TimeInterval, completionHandler: sending @escaping ((any Error)?) -> Void
  ) {
    let (handler, failure) = (Sent(completionHandler), failure)
    Task { @MainActor in handler.take()(failure) }
  }
  /// Writes bytes, which fails.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - timeout: For how many seconds.
  /// - Throws: That there is no network.
  /// - Note: Accepted; no effect. `data`, `timeout`: there is no network.
  open func write(_ data: Data, timeout: TimeInterval) async throws { throw failure }
  /// Writes no more.
  open func closeWrite() {}
  /// Reads no more.
  open func closeRead() {}
  /// Speaks in secret from now on, to nobody.
  open func startSecureConnection() {}
}
