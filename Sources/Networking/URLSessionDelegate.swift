/// Who is told of a session: nobody is told of anything in a film.
public protocol URLSessionDelegate: AnyObject {
  /// The session has ended.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - error: What went wrong.
  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
}

/// Who is told of a session's tasks.
public protocol URLSessionTaskDelegate: URLSessionDelegate {
  /// A task was made.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - task: The task.
  func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask)
  /// A task has come to its end.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - task: The task.
  ///   - error: What went wrong.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
  /// A task was measured.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - task: The task.
  ///   - metrics: What was measured.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    didFinishCollecting metrics: URLSessionTaskMetrics)
  /// Bytes were sent.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - task: The task.
  ///   - bytesSent: How many.
  ///   - totalBytesSent: How many in all.
  ///   - totalBytesExpectedToSend: How many there are.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64, totalBytesExpectedToSend: Int64)
}

/// Who is told of the bytes that a session loads.
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {
  /// Bytes have come.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - dataTask: The task.
  ///   - data: The bytes.
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
}

/// Who is told of the files that a session loads.
public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {
  /// A file has come.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - downloadTask: The task.
  ///   - location: Where it lies.
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL)
  /// Part of a file has come.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - downloadTask: The task.
  ///   - bytesWritten: How many bytes.
  ///   - totalBytesWritten: How many in all.
  ///   - totalBytesExpectedToWrite: How many there are.
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64)
}

extension URLSessionDelegate {
  public func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {}
}

extension URLSessionTaskDelegate {
  public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {}
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {}
  public func urlSession(
    _ session: URLSession, task: URLSessionTask,
    didFinishCollecting metrics: URLSessionTaskMetrics
  ) {}
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64, totalBytesExpectedToSend: Int64
  ) {}
}

extension URLSessionDataDelegate {
  public func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
  {}
}

extension URLSessionDownloadDelegate {
  public func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
  ) {}
}
