/// Something that a session loads: it begins when it is resumed.
open class URLSessionTask: NSObject {
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

  private let loading: Loading

  init(_ loading: Loading) { self.loading = loading }

  /// What it loads.
  public var originalRequest: URLRequest? { loading.request }
  /// What it loads.
  open var currentRequest: URLRequest? { loading.request }
  /// Whether it loads.
  open var state: State { loading.state }

  /// Begins to load.
  open func resume() { loading.resume() }
  /// Gives up; whoever waits is told.
  open func cancel() { loading.cancel() }
}

/// A task that loads bytes.
open class URLSessionDataTask: URLSessionTask {}
/// A task that loads bytes after it has sent some.
open class URLSessionUploadTask: URLSessionDataTask {}
/// A task that loads a file.
open class URLSessionDownloadTask: URLSessionTask {}
