import Synchronization

/// Something that a session loads: it begins when it is resumed.
open class URLSessionTask: NSObject, ProgressReporting {
  /// The state of a task.
  public enum State: Int, Sendable {
    /// It loads.
    case running
    /// It waits to be resumed.
    case suspended
    /// It is given up.
    case canceling
    /// It has come to its end.
    case completed
  }

  /// The priority of most tasks.
  public class var defaultPriority: Float { 0.5 }
  /// The priority of tasks that can wait.
  public class var lowPriority: Float { 0.25 }
  /// The priority of tasks that cannot.
  public class var highPriority: Float { 0.75 }

  /// How far it has come.
  let loading: TaskState
  /// Whose it is; `nil` of a project's own.
  let session: URLSession?
  /// How far it has come, for views.
  open private(set) lazy var progress = Progress(totalUnitCount: -1)

  /// Creates a task that loads nothing, as mocks do.
  public override init() { (loading, session) = (TaskState(nil, 0, nil), nil) }

  /// Creates a task of a session.
  ///
  /// - Parameters:
  ///   - loading: How far it has come.
  ///   - session: The session.
  init(_ loading: TaskState, of session: URLSession?) {
    (self.loading, self.session) = (loading, session)
  }

  // MARK: What it loads

  /// Its number among those of its session.
  open var taskIdentifier: Int { loading.identifier }
  /// What it was to load.
  open var originalRequest: URLRequest? { loading.original }
  /// What it loads after redirections.
  open var currentRequest: URLRequest? { loading.values.withLock { $0.current } }
  /// The answer, as soon as there is one.
  open var response: URLResponse? { loading.values.withLock { $0.response }?.take() }
  /// What is wrong, if anything is.
  open var error: (any Error)? { loading.values.withLock { $0.error } }
  /// Whether it loads.
  open var state: State { loading.values.withLock { $0.state } }
  /// Words of the app's own about it.
  open var taskDescription: String? {
    get { loading.values.withLock { $0.description } }
    set { loading.values.withLock { $0.description = newValue } }
  }
  /// How urgent it is, 0...1.
  open var priority: Float {
    get { loading.values.withLock { $0.priority } }
    set { loading.values.withLock { $0.priority = newValue } }
  }
  /// Whether bytes are wanted before all of them are there.
  open var prefersIncrementalDelivery: Bool {
    get { loading.values.withLock { $0.prefersIncrementalDelivery } }
    set { loading.values.withLock { $0.prefersIncrementalDelivery = newValue } }
  }
  /// When it may begin; in a film it begins when it is resumed.
  open var earliestBeginDate: Date? {
    get { loading.values.withLock { $0.earliestBeginDate } }
    set { loading.values.withLock { $0.earliestBeginDate = newValue } }
  }
  /// Who is told of it before the session's delegate is.
  open var delegate: (any URLSessionTaskDelegate)? {
    get { loading.values.withLock { $0.delegate } }
    set { loading.values.withLock { $0.delegate = newValue } }
  }

  // MARK: How much

  /// How many bytes have come.
  open var countOfBytesReceived: Int64 { loading.values.withLock { $0.received } }
  /// How many bytes have been sent.
  open var countOfBytesSent: Int64 { loading.values.withLock { $0.sent } }
  /// How many bytes are to be sent.
  open var countOfBytesExpectedToSend: Int64 { loading.values.withLock { $0.expectedToSend } }
  /// How many bytes are to come; −1 where that is not known.
  open var countOfBytesExpectedToReceive: Int64 {
    response?.expectedContentLength ?? 0
  }
  /// How many bytes the app thinks it sends.
  open var countOfBytesClientExpectsToSend: Int64 {
    get { loading.values.withLock { $0.clientExpectsToSend } }
    set { loading.values.withLock { $0.clientExpectsToSend = newValue } }
  }
  /// How many bytes the app thinks will come.
  open var countOfBytesClientExpectsToReceive: Int64 {
    get { loading.values.withLock { $0.clientExpectsToReceive } }
    set { loading.values.withLock { $0.clientExpectsToReceive = newValue } }
  }

  // MARK: Going on

  /// Begins to load, or goes on.
  open func resume() { if let session { loading.resume(Sent(self), of: Sent(session)) } }
  /// Waits: nobody is told of anything until it is resumed.
  open func suspend() { loading.suspend() }
  /// Gives up; whoever waits is told.
  open func cancel() { if let session { loading.cancel(Sent(self), of: Sent(session)) } }
}

/// The count of bytes that nobody knows.
public let NSURLSessionTransferSizeUnknown: Int64 = -1
/// The key of what a download has loaded so far, in an error's information.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"
/// The key of what an upload has sent so far, in an error's information.
public let NSURLSessionUploadTaskResumeData = "NSURLSessionUploadTaskResumeData"

/// A task that loads bytes.
open class URLSessionDataTask: URLSessionTask {}

/// A task that loads bytes after it has sent some.
open class URLSessionUploadTask: URLSessionDataTask {
  /// Gives up, and tells what was sent so far: nothing that would help to go on.
  @preconcurrency open func cancel(
    byProducingResumeData completionHandler: sending @escaping (Data?) -> Void
  ) {
    cancel()
    loading.tell(completionHandler)
  }
  /// Gives up, and tells what was sent so far: nothing that would help to go on.
  open func cancelByProducingResumeData() async -> Data? {
    cancel()
    return nil
  }
}

/// A task that loads a file.
open class URLSessionDownloadTask: URLSessionTask {
  /// Gives up, and tells what has come so far: nothing that would help to go on.
  @preconcurrency open func cancel(
    byProducingResumeData completionHandler: sending @escaping (Data?) -> Void
  ) {
    cancel()
    loading.tell(completionHandler)
  }
  /// Gives up, and tells what has come so far: nothing that would help to go on.
  open func cancelByProducingResumeData() async -> Data? {
    cancel()
    return nil
  }
}
