import Synchronization

/// Something that a session loads: it begins when it is resumed.
open class URLSessionTask: NSObject, @unchecked Sendable {
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

  private struct Progress: Sendable {
    var state = State.suspended
    var work: Task<Void, Never>?
  }

  private let progress = Mutex(Progress())
  private let load: @Sendable (URLSessionTask) async -> Void
  /// What it loads.
  public let originalRequest: URLRequest?

  init(_ request: URLRequest?, _ load: @escaping @Sendable (URLSessionTask) async -> Void) {
    (originalRequest, self.load) = (request, load)
  }

  /// What it loads.
  open var currentRequest: URLRequest? { originalRequest }
  /// Whether it loads.
  open var state: State { progress.withLock { $0.state } }

  /// Begins to load.
  open func resume() {
    progress.withLock { progress in
      guard progress.state == .suspended, progress.work == nil else { return }
      progress.state = .running
      progress.work = Task { @MainActor in
        await self.load(self)
        self.progress.withLock { if $0.state == .running { $0.state = .completed } }
      }
    }
  }

  /// Gives up; whoever waits is told.
  open func cancel() {
    progress.withLock { progress in
      guard progress.state == .running || progress.state == .suspended else { return }
      progress.state = .canceling
      progress.work?.cancel()
    }
  }
}

/// A task that loads bytes.
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}
/// A task that loads bytes after it has sent some.
open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}
/// A task that loads a file.
open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {}

/// Who is told of a session.
public protocol URLSessionDelegate: AnyObject {}
/// Who is told of a session's tasks.
public protocol URLSessionTaskDelegate: URLSessionDelegate {}
/// Who is told of the bytes that a session loads.
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {}
/// Who is told of the files that a session loads.
public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {}
