/// A session: it loads what addresses hold.
///
/// A film has no network: an address holds the file that the option `--asset-url` gives for it, after as long as it says;
/// without one a request fails as on a device that is not connected.
open class URLSession: NSObject, @unchecked Sendable {
  /// The session that all share.
  public class var shared: URLSession { common }
  private static let common = URLSession(configuration: .default)

  /// How it loads.
  public let configuration: URLSessionConfiguration
  /// Who is told of it: nobody is told of anything in a film.
  public let delegate: (any URLSessionDelegate)?

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - configuration: How it loads.
  ///   - delegate: Who is told of it.
  ///   - queue: Where that happens.
  /// - Note: Accepted; no effect. `delegateQueue`: answers come on the main actor.
  public init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)? = nil,
    delegateQueue queue: OperationQueue? = nil
  ) {
    (self.configuration, self.delegate) = (configuration, delegate)
  }

  // MARK: By waiting

  /// Loads what an address holds.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - delegate: Who is told of it.
  /// - Returns: The bytes, and the answer.
  /// - Throws: That there is no network, as `URLError`; what keeps a file from being read.
  /// - Note: Accepted; no effect. `delegate`: nobody is told of anything in a film.
  public func data(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) { try await NetworkFiles.load(url) }

  /// Loads what a request asks for.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - delegate: Who is told of it.
  /// - Returns: The bytes, and the answer.
  /// - Throws: That there is no network, as `URLError`; what keeps a file from being read.
  /// - Note: Accepted; no effect. `delegate`: nobody is told of anything in a film.
  public func data(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) { try await NetworkFiles.load(request.url) }

  /// Loads what a request asks for, after it has sent bytes: they go nowhere.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - bodyData: The bytes.
  /// - Returns: The bytes of the answer, and the answer.
  /// - Throws: That there is no network, as `URLError`; what keeps a file from being read.
  /// - Note: Accepted; no effect. `from`: nothing is sent.
  public func upload(
    for request: URLRequest, from bodyData: Data
  ) async throws -> (Data, URLResponse) { try await NetworkFiles.load(request.url) }

  // MARK: By tasks

  /// Makes a task that loads what an address holds.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - completionHandler: Called on the main actor with the bytes and the answer, or with what is wrong.
  /// - Returns: The task, which begins when it is resumed.
  open func dataTask(
    with url: URL,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void = {
      _, _, _ in
    }
  ) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  /// Makes a task that loads what a request asks for.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - completionHandler: Called on the main actor with the bytes and the answer, or with what is wrong.
  /// - Returns: The task, which begins when it is resumed.
  open func dataTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void = {
      _, _, _ in
    }
  ) -> URLSessionDataTask {
    URLSessionDataTask(request) { _ in
      do {
        let (data, answer) = try await NetworkFiles.load(request.url)
        completionHandler(data, answer, nil)
      } catch {
        completionHandler(nil, nil, error is CancellationError ? URLError(.cancelled) : error)
      }
    }
  }

  /// Ends the session when its tasks have come to their ends.
  open func finishTasksAndInvalidate() {}
  /// Ends the session.
  open func invalidateAndCancel() {}
}
