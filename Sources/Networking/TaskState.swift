import Synchronization

/// How far a task has come, for whatever thread asks.
final class TaskState: Sendable {
  /// What changes.
  struct Values {
    var state = URLSessionTask.State.suspended
    var current: URLRequest?
    var response: Sent<URLResponse>?
    var error: (any Error)?
    var description: String?
    var priority = URLSessionTask.defaultPriority
    var prefersIncrementalDelivery = true
    var earliestBeginDate: Date?
    var delegate: (any URLSessionTaskDelegate)?
    var received: Int64 = 0
    var sent: Int64 = 0
    var expectedToSend: Int64 = 0
    var clientExpectsToSend = NSURLSessionTransferSizeUnknown
    var clientExpectsToReceive = NSURLSessionTransferSizeUnknown
    fileprivate var hasBegun = false
    fileprivate var waiting: [CheckedContinuation<Void, Never>] = []
    fileprivate var events: AsyncStream<LoadingEvent>.Continuation?
  }

  /// What it was to load.
  let original: URLRequest?
  /// Its number among those of its session.
  let identifier: Int
  /// Who is told of its end.
  let ending: TaskEnding
  /// What changes.
  let values: Mutex<Values>

  /// Creates what waits to be resumed.
  ///
  /// - Parameters:
  ///   - request: What is loaded.
  ///   - identifier: Its number.
  ///   - ending: Who is told of its end; the session's delegate, if nobody else is.
  init(_ request: URLRequest?, _ identifier: Int, _ ending: TaskEnding?) {
    (original, self.identifier, self.ending) = (request, identifier, ending ?? .delegate)
    values = Mutex(Values(current: request))
  }

  /// Whether it was given up.
  var isCancelled: Bool { values.withLock { $0.state == .canceling } }

  /// Begins to load, or goes on.
  ///
  /// - Parameters:
  ///   - task: The task whose state this is.
  ///   - session: The task's session.
  func resume(_ task: Sent<URLSessionTask>, of session: Sent<URLSession>) {
    let waiting = values.withLock { values -> [CheckedContinuation<Void, Never>] in
      guard values.state == .suspended else { return [] }
      values.state = .running
      defer { values.waiting = [] }
      return values.waiting
    }
    for continuation in waiting { continuation.resume() }
    begin(task, of: session)
  }

  /// Waits until it is resumed.
  func suspend() {
    values.withLock { if $0.state == .running { $0.state = .suspended } }
  }

  /// Gives up.
  ///
  /// - Parameters:
  ///   - task: The task whose state this is.
  ///   - session: The task's session.
  func cancel(_ task: Sent<URLSessionTask>, of session: Sent<URLSession>) {
    let (waiting, events) = values.withLock { values in
      guard values.state == .running || values.state == .suspended else {
        return ([CheckedContinuation<Void, Never>](), AsyncStream<LoadingEvent>.Continuation?.none)
      }
      values.state = .canceling
      defer { values.waiting = [] }
      return (values.waiting, values.events)
    }
    for continuation in waiting { continuation.resume() }
    events?.yield(.failed(URLError(.cancelled)))
    begin(task, of: session)
  }

  private func begin(_ task: Sent<URLSessionTask>, of session: Sent<URLSession>) {
    let isFirst = values.withLock { values in
      defer { values.hasBegun = true }
      return !values.hasBegun && values.state != .completed
    }
    guard isFirst else { return }
    Task { @MainActor in await TaskRun(task.take(), of: session.take()).run() }
  }

  /// Waits as long as it is suspended.
  func untilResumed() async {
    await withCheckedContinuation { continuation in
      let isWaiting = values.withLock { values in
        guard values.state == .suspended else { return false }
        values.waiting.append(continuation)
        return true
      }
      if !isWaiting { continuation.resume() }
    }
  }

  /// Sets where a cancellation is told.
  func listen(_ events: AsyncStream<LoadingEvent>.Continuation?) {
    let isOver = values.withLock { values in
      values.events = events
      return values.state == .canceling
    }
    if isOver { events?.yield(.failed(URLError(.cancelled))) }
  }

  /// Tells that nothing can be gone on with, on the main actor.
  func tell(_ handler: sending @escaping (Data?) -> Void) {
    let handler = Sent(handler)
    Task { @MainActor in handler.take()(nil) }
  }
}

/// Who is told of a task's end.
enum TaskEnding: Sendable {
  typealias DataHandler = (Data?, URLResponse?, (any Error)?) -> Void
  typealias FileHandler = (URL?, URLResponse?, (any Error)?) -> Void

  /// The session's delegate, of every step.
  case delegate
  /// A closure, of the bytes.
  case data(Sent<DataHandler>)
  /// A closure, of the file.
  case file(Sent<FileHandler>)
  /// A sequence, of the answer and of every piece.
  case pieces(AsyncThrowingStream<Piece, any Error>.Continuation)

  /// A piece of what comes.
  enum Piece: Sendable {
    case response(Sent<URLResponse>)
    case data(Data)
  }
}

/// What happens to something that loads.
enum LoadingEvent: Sendable {
  /// There is an answer.
  case response(Sent<URLResponse>)
  /// Bytes came.
  case data(Data)
  /// All came.
  case finished
  /// It failed.
  case failed(any Error)
  /// Something else is to be asked for.
  case redirected(URLRequest, Sent<URLResponse>)
  /// Somebody wants to know who asks.
  case challenged(Sent<URLAuthenticationChallenge>)
}
