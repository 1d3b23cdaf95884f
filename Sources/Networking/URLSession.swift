/// A session: it loads what addresses hold.
///
/// A film has no network: an address holds the file that the option `--asset-url` gives for it, after as long as it says;
/// without one a request fails as on a device that is not connected.
open class URLSession: NSObject {
  /// The session that all share: any is as good as another.
  public class var shared: URLSession { URLSession(configuration: .default) }

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
  /// - Parameter url: The address.
  /// - Returns: The bytes, and the answer.
  /// - Throws: That there is no network, as `URLError`; that the task is cancelled.
  public func data(from url: URL) async throws -> sending (Data, URLResponse) {
    try await NetworkFiles.load(url)
  }

  /// Loads what a request asks for.
  ///
  /// - Parameter request: The request.
  /// - Returns: The bytes, and the answer.
  /// - Throws: That there is no network, as `URLError`; that the task is cancelled.
  public func data(for request: URLRequest) async throws -> sending (Data, URLResponse) {
    try await NetworkFiles.load(request.url)
  }

  /// Loads what an address holds.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - delegate: Who is told of it.
  /// - Returns: The bytes, and the answer.
  /// - Throws: That there is no network, as `URLError`; that the task is cancelled.
  /// - Note: Accepted; no effect. `delegate`: nobody is told of anything in a film.
  public func data(
    from url: URL, delegate: (any URLSessionTaskDelegate)?
  ) async throws -> sending (Data, URLResponse) { try await NetworkFiles.load(url) }

  /// Loads what a request asks for.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - delegate: Who is told of it.
  /// - Returns: The bytes, and the answer.
  /// - Throws: That there is no network, as `URLError`; that the task is cancelled.
  /// - Note: Accepted; no effect. `delegate`: nobody is told of anything in a film.
  public func data(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)?
  ) async throws -> sending (Data, URLResponse) { try await NetworkFiles.load(request.url) }

  /// Loads what a request asks for, after it has sent bytes: they go nowhere.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - bodyData: The bytes.
  /// - Returns: The bytes of the answer, and the answer.
  /// - Throws: That there is no network, as `URLError`; that the task is cancelled.
  /// - Note: Accepted; no effect. `from`: nothing is sent.
  public func upload(
    for request: URLRequest, from bodyData: Data
  ) async throws -> sending (Data, URLResponse) { try await NetworkFiles.load(request.url) }

  // MARK: By tasks

  /// Makes a task that loads what an address holds.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - completionHandler: Called on the main actor with the bytes and the answer, or with what is wrong.
  /// - Returns: The task, which begins when it is resumed.
  open func dataTask(
    with url: URL,
    completionHandler: sending @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    URLSessionDataTask(Loading(URLRequest(url: url), completionHandler))
  }

  /// Makes a task that loads what a request asks for.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - completionHandler: Called on the main actor with the bytes and the answer, or with what is wrong.
  /// - Returns: The task, which begins when it is resumed.
  open func dataTask(
    with request: URLRequest,
    completionHandler: sending @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    URLSessionDataTask(Loading(request, completionHandler))
  }

  /// Ends the session when its tasks have come to their ends.
  open func finishTasksAndInvalidate() {}
  /// Ends the session.
  open func invalidateAndCancel() {}
}
