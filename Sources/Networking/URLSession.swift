import Synchronization

/// A session: it loads what addresses hold.
///
/// A film has no network: an address holds the file that the option `--asset-url` gives for it, after as long as it says;
/// without one a request fails as on a device that is not connected. Before that a project's own `URLProtocol` is asked.
open class URLSession: NSObject {
  private static let common = Sent(URLSession(configuration: .default))
  /// The session that all share.
  open class var shared: URLSession { common.take() }

  /// How it loads.
  public private(set) var configuration = URLSessionConfiguration.default
  /// Where its delegate would be told on a phone; in a film that is the main actor.
  public private(set) var delegateQueue = OperationQueue()
  /// What it has to do.
  private(set) var state = SessionState(nil)

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - configuration: How it loads: it is copied.
  ///   - delegate: Who is told of it, until it ends.
  ///   - queue: Where that happens.
  /// - Note: Accepted; no effect. `delegateQueue`: answers come on the main actor.
  public convenience init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)? = nil,
    delegateQueue queue: OperationQueue? = nil
  ) {
    self.init()
    self.configuration = configuration.copied()
    state = SessionState(delegate)
    if let queue { delegateQueue = queue }
  }

  /// Creates a session that loads as most do: the one that mocks inherit from.
  public override init() {}

  /// Who is told of it; nobody after its end.
  open var delegate: (any URLSessionDelegate)? { state.delegate }
  /// The app's own name of it.
  open var sessionDescription: String? {
    get { state.description }
    set { state.description = newValue }
  }

  // MARK: Its end

  /// Ends the session when its tasks have come to their ends.
  open func finishTasksAndInvalidate() {
    guard self !== URLSession.shared else { return }
    state.finish()
    let session = Sent(self)
    Task { @MainActor in session.take().endIfDone() }
  }
  /// Ends the session, and gives its tasks up.
  open func invalidateAndCancel() {
    guard self !== URLSession.shared else { return }
    state.finish()
    for task in state.tasks { task.take().cancel() }
    finishTasksAndInvalidate()
  }
  /// Tells its delegate that it has ended, if it has.
  @MainActor func endIfDone() {
    state.ended()?.urlSession(self, didBecomeInvalidWithError: nil)
  }

  /// Forgets cookies, answers that are kept, and who the person is.
  @preconcurrency open func reset(completionHandler: sending @escaping () -> Void) {
    configuration.httpCookieStorage?.removeCookies(since: .distantPast)
    configuration.urlCache?.removeAllCachedResponses()
    tell(completionHandler)
  }
  /// Forgets cookies, answers that are kept, and who the person is.
  open func reset() async { await withCheckedContinuation { done in reset { done.resume() } } }
  /// Writes to the disk what is kept: nothing is.
  @preconcurrency open func flush(completionHandler: sending @escaping () -> Void) {
    tell(completionHandler)
  }
  /// Writes to the disk what is kept: nothing is.
  open func flush() async {}

  // MARK: Its tasks

  /// Tells which tasks have not come to their ends, by their kinds.
  @preconcurrency open func getTasksWithCompletionHandler(
    _ completionHandler:
      sending @escaping (
        [URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]
      ) -> Void
  ) {
    let (tasks, handler) = (state.tasks, Sent(completionHandler))
    tell {
      let all = tasks.map { $0.take() }
      handler.take()(
        all.compactMap { $0 is URLSessionUploadTask ? nil : $0 as? URLSessionDataTask },
        all.compactMap { $0 as? URLSessionUploadTask },
        all.compactMap { $0 as? URLSessionDownloadTask })
    }
  }
  /// Tells which tasks have not come to their ends.
  @preconcurrency open func getAllTasks(
    completionHandler: sending @escaping ([URLSessionTask]) -> Void
  ) {
    let (tasks, handler) = (state.tasks, Sent(completionHandler))
    tell { handler.take()(tasks.map { $0.take() }) }
  }
  /// The tasks that have not come to their ends.
  open var allTasks: [URLSessionTask] { get async { state.tasks.map { $0.take() } } }
  /// The tasks that have not come to their ends, by their kinds.
  open var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) {
    get async {
      let all = await allTasks
      return (
        all.compactMap { $0 is URLSessionUploadTask ? nil : $0 as? URLSessionDataTask },
        all.compactMap { $0 as? URLSessionUploadTask },
        all.compactMap { $0 as? URLSessionDownloadTask }
      )
    }
  }

  private func tell(_ handler: sending @escaping () -> Void) {
    let handler = Sent(handler)
    Task { @MainActor in handler.take()() }
  }

  // MARK: By tasks

  /// Makes a task that loads what an address holds.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - completionHandler: Called on the main actor with what came, or with what is wrong.
  /// - Returns: The task, which begins when it is resumed.
  open func dataTask(
    with url: URL,
    completionHandler: sending @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    make(URLRequest(url: url), .data(Sent(completionHandler))) { URLSessionDataTask($0, of: $1) }
  }
  /// Makes a task that loads what a request asks for.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - completionHandler: Called on the main actor with what came, or with what is wrong.
  /// - Returns: The task, which begins when it is resumed.
  open func dataTask(
    with request: URLRequest,
    completionHandler: sending @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    make(request, .data(Sent(completionHandler))) { URLSessionDataTask($0, of: $1) }
  }
  /// Makes a task that sends bytes and loads the answer.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - bodyData: What it sends.
  ///   - completionHandler: Called on the main actor with what came, or with what is wrong.
  /// - Returns: The task, which begins when it is resumed.
  open func uploadTask(
    with request: URLRequest, from bodyData: Data?,
    completionHandler: sending @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    make(sending(bodyData, in: request), .data(Sent(completionHandler))) {
      URLSessionUploadTask($0, of: $1)
    }
  }
  /// Makes a task that sends a file and loads the answer.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - fileURL: The file that it sends.
  ///   - completionHandler: Called on the main actor with what came, or with what is wrong.
  /// - Returns: The task, which begins when it is resumed.
  open func uploadTask(
    with request: URLRequest, fromFile fileURL: URL,
    completionHandler: sending @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    make(sending(file: fileURL, in: request), .data(Sent(completionHandler))) {
      URLSessionUploadTask($0, of: $1)
    }
  }
  /// Makes a task that would go on to send, and fails.
  ///
  /// - Parameters:
  ///   - resumeData: What was sent so far: nobody here knows of what.
  ///   - completionHandler: Called on the main actor with what came, or with what is wrong.
  /// - Returns: The task, which begins when it is resumed.
  /// - Note: Accepted; no effect. `withResumeData`: no task tells what it has done so far.
  open func uploadTask(
    withResumeData resumeData: Data,
    completionHandler: sending @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    make(nil, .data(Sent(completionHandler))) { URLSessionUploadTask($0, of: $1) }
  }
  /// Makes a task that loads what an address holds as a file.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - completionHandler: Called on the main actor with what came, or with what is wrong.
  /// - Returns: The task, which begins when it is resumed.
  open func downloadTask(
    with url: URL,
    completionHandler: sending @escaping (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    make(URLRequest(url: url), .file(Sent(completionHandler))) {
      URLSessionDownloadTask($0, of: $1)
    }
  }
  /// Makes a task that loads what a request asks for as a file.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - completionHandler: Called on the main actor with what came, or with what is wrong.
  /// - Returns: The task, which begins when it is resumed.
  open func downloadTask(
    with request: URLRequest,
    completionHandler: sending @escaping (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    make(request, .file(Sent(completionHandler))) { URLSessionDownloadTask($0, of: $1) }
  }
  /// Makes a task that would go on to load, and fails.
  ///
  /// - Parameters:
  ///   - resumeData: What has come so far: nobody here knows of what.
  ///   - completionHandler: Called on the main actor with what came, or with what is wrong.
  /// - Returns: The task, which begins when it is resumed.
  /// - Note: Accepted; no effect. `withResumeData`: no task tells what it has done so far.
  open func downloadTask(
    withResumeData resumeData: Data,
    completionHandler: sending @escaping (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    make(nil, .file(Sent(completionHandler))) { URLSessionDownloadTask($0, of: $1) }
  }
  /// Makes a task that loads what an address holds.
  ///
  /// - Parameter url: The address.
  /// - Returns: The task, which begins when it is resumed.
  open func dataTask(with url: URL) -> URLSessionDataTask {
    make(URLRequest(url: url)) { URLSessionDataTask($0, of: $1) }
  }
  /// Makes a task that loads what a request asks for.
  ///
  /// - Parameter request: The request.
  /// - Returns: The task, which begins when it is resumed.
  open func dataTask(with request: URLRequest) -> URLSessionDataTask {
    make(request) { URLSessionDataTask($0, of: $1) }
  }
  /// Makes a task that sends bytes and loads the answer.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - bodyData: What it sends.
  /// - Returns: The task, which begins when it is resumed.
  open func uploadTask(with request: URLRequest, from bodyData: Data) -> URLSessionUploadTask {
    make(sending(bodyData, in: request)) { URLSessionUploadTask($0, of: $1) }
  }
  /// Makes a task that sends a file and loads the answer.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - fileURL: The file that it sends.
  /// - Returns: The task, which begins when it is resumed.
  open func uploadTask(with request: URLRequest, fromFile fileURL: URL) -> URLSessionUploadTask {
    make(sending(file: fileURL, in: request)) { URLSessionUploadTask($0, of: $1) }
  }
  /// Makes a task that would go on to send, and fails.
  ///
  /// - Parameter resumeData: What was sent so far: nobody here knows of what.
  /// - Returns: The task, which begins when it is resumed.
  /// - Note: Accepted; no effect. `withResumeData`: no task tells what it has done so far.
  open func uploadTask(withResumeData resumeData: Data) -> URLSessionUploadTask {
    make(nil) { URLSessionUploadTask($0, of: $1) }
  }
  /// Makes a task that loads what an address holds as a file.
  ///
  /// - Parameter url: The address.
  /// - Returns: The task, which begins when it is resumed.
  open func downloadTask(with url: URL) -> URLSessionDownloadTask {
    make(URLRequest(url: url)) { URLSessionDownloadTask($0, of: $1) }
  }
  /// Makes a task that loads what a request asks for as a file.
  ///
  /// - Parameter request: The request.
  /// - Returns: The task, which begins when it is resumed.
  open func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
    make(request) { URLSessionDownloadTask($0, of: $1) }
  }
  /// Makes a task that would go on to load, and fails.
  ///
  /// - Parameter resumeData: What has come so far: nobody here knows of what.
  /// - Returns: The task, which begins when it is resumed.
  /// - Note: Accepted; no effect. `withResumeData`: no task tells what it has done so far.
  open func downloadTask(withResumeData resumeData: Data) -> URLSessionDownloadTask {
    make(nil) { URLSessionDownloadTask($0, of: $1) }
  }
  /// Makes a task that sends a stream and loads the answer.
  ///
  /// - Parameter request: The request.
  /// - Returns: The task, which begins when it is resumed.
  open func uploadTask(withStreamedRequest request: URLRequest) -> URLSessionUploadTask {
    make(request) { URLSessionUploadTask($0, of: $1) }
  }

  // MARK: By sockets and streams

  /// Makes a web socket to an address.
  open func webSocketTask(with url: URL) -> URLSessionWebSocketTask {
    webSocketTask(with: URLRequest(url: url))
  }
  /// Makes a web socket to an address.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - protocols: What may be spoken, the best first.
  /// - Returns: The task, which begins when it is resumed.
  open func webSocketTask(with url: URL, protocols: [String]) -> URLSessionWebSocketTask {
    var request = URLRequest(url: url)
    if !protocols.isEmpty {
      request.setValue(
        protocols.joined(separator: ", "), forHTTPHeaderField: "Sec-WebSocket-Protocol")
    }
    return webSocketTask(with: request)
  }
  /// Makes a web socket by a request.
  open func webSocketTask(with request: URLRequest) -> URLSessionWebSocketTask {
    make(request) { URLSessionWebSocketTask($0, of: $1) }
  }
  /// Makes a stream to a host.
  ///
  /// - Parameters:
  ///   - hostname: The host's name.
  ///   - port: The port.
  /// - Returns: The task, which begins when it is resumed.
  open func streamTask(withHostName hostname: String, port: Int) -> URLSessionStreamTask {
    make(URL(string: "tcp://\(hostname):\(port)").map { URLRequest(url: $0) }) {
      URLSessionStreamTask($0, of: $1)
    }
  }

  // MARK: For its tasks

  /// Who is told what a task's own delegate does not want to know.
  func next(after delegate: AnyObject) -> (any URLSessionDelegate)? {
    state.delegate.flatMap { $0 === delegate ? nil : $0 }
  }

  /// A request with what the session adds: fields of the header, and cookies.
  func prepared(_ request: URLRequest) -> URLRequest {
    var request = request
    for (name, value) in configuration.httpAdditionalHeaders ?? [:] {
      guard let name = name as? String, request.value(forHTTPHeaderField: name) == nil else {
        continue
      }
      request.setValue("\(value)", forHTTPHeaderField: name)
    }
    guard let url = request.url, request.httpShouldHandleCookies,
      configuration.httpShouldSetCookies,
      let cookies = configuration.httpCookieStorage?.cookies(for: url), !cookies.isEmpty,
      request.value(forHTTPHeaderField: "Cookie") == nil
    else { return request }
    for (name, value) in HTTPCookie.requestHeaderFields(with: cookies) {
      request.setValue(value, forHTTPHeaderField: name)
    }
    return request
  }

  /// Keeps the cookies that an answer sets.
  func keepCookies(of response: URLResponse) {
    guard let response = response as? HTTPURLResponse, let url = response.url,
      let fields = response.allHeaderFields as? [String: String]
    else { return }
    configuration.httpCookieStorage?.setCookies(
      HTTPCookie.cookies(withResponseHeaderFields: fields, for: url), for: url,
      mainDocumentURL: nil)
  }
}

extension URLSession {
  /// What is done with an answer.
  public enum ResponseDisposition: Int, Sendable {
    /// The task is given up.
    case cancel = 0
    /// Its bytes come.
    case allow = 1
    /// Its bytes come as a file.
    case becomeDownload = 2
    /// Its bytes come as a stream, which a film has not: the task fails.
    case becomeStream = 3
  }
  /// What is said to who wants to know who asks.
  public enum AuthChallengeDisposition: Int, Sendable {
    /// Who it is.
    case useCredential = 0
    /// What is usual.
    case performDefaultHandling = 1
    /// Nothing: the task is given up.
    case cancelAuthenticationChallenge = 2
    /// Nothing: the next way is tried.
    case rejectProtectionSpace = 3
  }
  /// What a task does that begins late.
  public enum DelayedRequestDisposition: Int, Sendable {
    /// It loads what it was to load.
    case continueLoading = 0
    /// It loads something else.
    case useNewRequest = 1
    /// It is given up.
    case cancel = 2
  }
}
