/// Who is told of a session, on the main actor.
public protocol URLSessionDelegate: AnyObject, Sendable {
  /// Called when the session ends.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - error: What is wrong: nothing, where it was ended.
  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
  /// Asks who asks, for the session as a whole.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - challenge: Who wants to know it.
  ///   - completionHandler: To be called with the answer.
  func urlSession(
    _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
  /// Asks who asks, for the session as a whole.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - challenge: Who wants to know it.
  /// - Returns: The answer.
  func urlSession(
    _ session: URLSession, didReceive challenge: URLAuthenticationChallenge
  ) async -> sending (URLSession.AuthChallengeDisposition, URLCredential?)
  /// Called when all that went on without the app is told; nothing does in a film.
  func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession)
}

extension URLSessionDelegate {
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - error: What is wrong.
  public func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {}
  /// Asks the form that one waits for.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - challenge: Who wants to know it.
  ///   - completionHandler: Called with the answer.
  public func urlSession(
    _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    let (session, challenge) = (Sent(session), Sent(challenge))
    Task { @MainActor in
      let (disposition, credential) = await urlSession(
        session.take(), didReceive: challenge.take())
      completionHandler(disposition, credential)
    }
  }
  /// Answers as usual.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - challenge: Who wants to know it.
  /// - Returns: That nobody decides anything.
  public func urlSession(
    _ session: URLSession, didReceive challenge: URLAuthenticationChallenge
  ) async -> sending (URLSession.AuthChallengeDisposition, URLCredential?) {
    (.performDefaultHandling, nil)
  }
  /// Does nothing.
  public func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {}
}

/// Who is told of the bytes that a session loads.
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {
  /// Asks what becomes of an answer.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - dataTask: The task.
  ///   - response: The answer.
  ///   - completionHandler: To be called with what is decided.
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void)
  /// Asks what becomes of an answer.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - dataTask: The task.
  ///   - response: The answer.
  /// - Returns: What is decided.
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse
  ) async -> URLSession.ResponseDisposition
  /// Called when a task goes on as a download.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - dataTask: The task.
  ///   - downloadTask: What it goes on as.
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask,
    didBecome downloadTask: URLSessionDownloadTask)
  /// Called when a task goes on as a stream, which none does.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - dataTask: The task.
  ///   - streamTask: What it goes on as.
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didBecome streamTask: URLSessionStreamTask)
  /// Called when bytes have come.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - dataTask: The task.
  ///   - data: The bytes.
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
  /// Asks whether an answer is kept, which none is.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - dataTask: The task.
  ///   - proposedResponse: What would be kept.
  ///   - completionHandler: To be called with what is to be kept.
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask,
    willCacheResponse proposedResponse: CachedURLResponse,
    completionHandler: @escaping @Sendable (CachedURLResponse?) -> Void)
}

extension URLSessionDataDelegate {
  /// Asks the form that one waits for.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - dataTask: The task.
  ///   - response: The answer.
  ///   - completionHandler: Called with what is decided.
  public func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    let values = (Sent(session), Sent(dataTask), Sent(response))
    Task { @MainActor in
      completionHandler(
        await urlSession(
          values.0.take(), dataTask: values.1.take(), didReceive: values.2.take()))
    }
  }
  /// Lets it come.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - dataTask: The task.
  ///   - response: The answer.
  /// - Returns: What the session's own delegate decides, else that it comes.
  public func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse
  ) async -> URLSession.ResponseDisposition {
    guard let next = session.next(after: self) as? any URLSessionDataDelegate else {
      return .allow
    }
    return await withCheckedContinuation { continuation in
      next.urlSession(session, dataTask: dataTask, didReceive: response) {
        continuation.resume(returning: $0)
      }
    }
  }
  /// Tells the session's own delegate.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - dataTask: The task.
  ///   - downloadTask: What it goes on as.
  public func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask,
    didBecome downloadTask: URLSessionDownloadTask
  ) {
    (session.next(after: self) as? any URLSessionDataDelegate)?
      .urlSession(session, dataTask: dataTask, didBecome: downloadTask)
  }
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - dataTask: The task.
  ///   - streamTask: What it goes on as.
  public func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didBecome streamTask: URLSessionStreamTask
  ) {}
  /// Tells the session's own delegate.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - dataTask: The task.
  ///   - data: The bytes.
  public func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data
  ) {
    (session.next(after: self) as? any URLSessionDataDelegate)?
      .urlSession(session, dataTask: dataTask, didReceive: data)
  }
  /// Lets it be kept.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - dataTask: The task.
  ///   - proposedResponse: What would be kept.
  ///   - completionHandler: Called with it.
  public func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask,
    willCacheResponse proposedResponse: CachedURLResponse,
    completionHandler: @escaping @Sendable (CachedURLResponse?) -> Void
  ) { completionHandler(proposedResponse) }
}

/// Who is told of the files that a session loads.
public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {
  /// Called when a file has come; it is gone when this returns.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - downloadTask: The task.
  ///   - location: Where the file is.
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL)
  /// Called when a part of a file has come.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - downloadTask: The task.
  ///   - bytesWritten: How many bytes came now.
  ///   - totalBytesWritten: How many bytes came in all.
  ///   - totalBytesExpectedToWrite: How many are to come; −1 where that is not known.
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64)
  /// Called when a download goes on, which none does.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - downloadTask: The task.
  ///   - fileOffset: How many bytes are there.
  ///   - expectedTotalBytes: How many there are in all.
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didResumeAtOffset fileOffset: Int64,
    expectedTotalBytes: Int64)
}

extension URLSessionDownloadDelegate {
  /// Tells the session's own delegate.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - downloadTask: The task.
  ///   - bytesWritten: How many bytes came now.
  ///   - totalBytesWritten: How many bytes came in all.
  ///   - totalBytesExpectedToWrite: How many are to come; −1 where that is not known.
  public func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
  ) {
    (session.next(after: self) as? any URLSessionDownloadDelegate)?.urlSession(
      session, downloadTask: downloadTask, didWriteData: bytesWritten,
      totalBytesWritten: totalBytesWritten, totalBytesExpectedToWrite: totalBytesExpectedToWrite)
  }
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - downloadTask: The task.
  ///   - fileOffset: How many bytes are there.
  ///   - expectedTotalBytes: How many there are in all.
  public func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didResumeAtOffset fileOffset: Int64,
    expectedTotalBytes: Int64
  ) {}
}

/// Who is told of a web socket.
public protocol URLSessionWebSocketDelegate: URLSessionTaskDelegate {
  /// Called when it is open, which none ever is.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - webSocketTask: The task.
  ///   - protocol: What both sides speak.
  func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
    didOpenWithProtocol protocol: String?)
  /// Called when the other side closes it, which nobody does.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - webSocketTask: The task.
  ///   - closeCode: Why.
  ///   - reason: Words about it.
  func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
    didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?)
}

extension URLSessionWebSocketDelegate {
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - webSocketTask: The task.
  ///   - protocol: What both sides speak.
  public func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
    didOpenWithProtocol protocol: String?
  ) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - webSocketTask: The task.
  ///   - closeCode: Why.
  ///   - reason: Words about it.
  public func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
    didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?
  ) {}
}

/// Who is told of a stream; nobody is told of anything.
public protocol URLSessionStreamDelegate: URLSessionTaskDelegate {}
