/// Who is told of a session's tasks, on the main actor.
public protocol URLSessionTaskDelegate: URLSessionDelegate {
  /// Called when a task begins.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - task: The task.
  func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask)
  /// Called at a task's end.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - task: The task.
  ///   - error: What is wrong; `nil` where all came.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
  /// Called before a task's end with what was measured of it.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - task: The task.
  ///   - metrics: What was measured: nothing.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics)
  /// Called when bytes have been sent.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - task: The task.
  ///   - bytesSent: How many were sent now.
  ///   - totalBytesSent: How many were sent in all.
  ///   - totalBytesExpectedToSend: How many there are.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64, totalBytesExpectedToSend: Int64)
  /// Asks whether another address is asked instead.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - task: The task.
  ///   - response: The answer that names it.
  ///   - request: What would be asked for.
  ///   - completionHandler: To be called with what is asked for; `nil` for the answer itself.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void)
  /// Asks whether another address is asked instead.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - task: The task.
  ///   - response: The answer that names it.
  ///   - request: What would be asked for.
  /// - Returns: What is asked for; `nil` for the answer itself.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest
  ) async -> URLRequest?
  /// Asks who asks.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - task: The task.
  ///   - challenge: Who wants to know it.
  ///   - completionHandler: To be called with the answer.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
  /// Asks who asks.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - task: The task.
  ///   - challenge: Who wants to know it.
  /// - Returns: The answer.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge
  ) async -> sending (URLSession.AuthChallengeDisposition, URLCredential?)
  /// Asks for a stream of what is sent; nothing is.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - task: The task.
  ///   - completionHandler: To be called with the stream.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void)
  /// Called when a task waits for a network, which none does.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - task: The task.
  func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask)
  /// Asks what a task that begins late loads; none does.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - task: The task.
  ///   - request: What it would load.
  ///   - completionHandler: To be called with what is decided.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, willBeginDelayedRequest request: URLRequest,
    completionHandler:
      @escaping @Sendable (URLSession.DelayedRequestDisposition, URLRequest?) -> Void)
}

extension URLSessionTaskDelegate {
  /// Who is told what this does not want to know: the session's own delegate.
  private func next(in session: URLSession) -> (any URLSessionTaskDelegate)? {
    session.next(after: self) as? any URLSessionTaskDelegate
  }

  /// Tells the session's own delegate.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - task: The task.
  public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {
    next(in: session)?.urlSession(session, didCreateTask: task)
  }
  /// Tells the session's own delegate.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - task: The task.
  ///   - error: What is wrong; `nil` where all came.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    next(in: session)?.urlSession(session, task: task, didCompleteWithError: error)
  }
  /// Tells the session's own delegate.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - task: The task.
  ///   - metrics: What was measured: nothing.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics
  ) {
    next(in: session)?.urlSession(session, task: task, didFinishCollecting: metrics)
  }
  /// Tells the session's own delegate.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - task: The task.
  ///   - bytesSent: How many were sent now.
  ///   - totalBytesSent: How many were sent in all.
  ///   - totalBytesExpectedToSend: How many there are.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64, totalBytesExpectedToSend: Int64
  ) {
    next(in: session)?.urlSession(
      session, task: task, didSendBodyData: bytesSent, totalBytesSent: totalBytesSent,
      totalBytesExpectedToSend: totalBytesExpectedToSend)
  }
  /// Asks the form that one waits for.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - task: The task.
  ///   - response: The answer that names another address.
  ///   - request: What would be asked for.
  ///   - completionHandler: Called with what is asked for.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    let values = (Sent(session), Sent(task), Sent(response))
    Task { @MainActor in
      completionHandler(
        await urlSession(
          values.0.take(), task: values.1.take(), willPerformHTTPRedirection: values.2.take(),
          newRequest: request))
    }
  }
  /// Asks the session's own delegate; else goes where it is sent.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - task: The task.
  ///   - response: The answer that names another address.
  ///   - request: What would be asked for.
  /// - Returns: What is asked for.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest
  ) async -> URLRequest? {
    guard let next = next(in: session) else { return request }
    return await withCheckedContinuation { continuation in
      next.urlSession(
        session, task: task, willPerformHTTPRedirection: response, newRequest: request
      ) { continuation.resume(returning: $0) }
    }
  }
  /// Asks the form that one waits for.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - task: The task.
  ///   - challenge: Who wants to know it.
  ///   - completionHandler: Called with the answer.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    let values = (Sent(session), Sent(task), Sent(challenge))
    Task { @MainActor in
      let (disposition, credential) = await urlSession(
        values.0.take(), task: values.1.take(), didReceive: values.2.take())
      completionHandler(disposition, credential)
    }
  }
  /// Asks the session's own delegate, last for the session as a whole.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - task: The task.
  ///   - challenge: Who wants to know it.
  /// - Returns: The answer.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge
  ) async -> sending (URLSession.AuthChallengeDisposition, URLCredential?) {
    typealias Answer = (URLSession.AuthChallengeDisposition, Sent<URLCredential?>)
    let answer = await withCheckedContinuation { (waiting: CheckedContinuation<Answer, Never>) in
      if let next = next(in: session) {
        next.urlSession(session, task: task, didReceive: challenge) {
          waiting.resume(returning: ($0, Sent($1)))
        }
      } else {
        urlSession(session, didReceive: challenge) { waiting.resume(returning: ($0, Sent($1))) }
      }
    }
    return (answer.0, answer.1.take())
  }
  /// Tells that there is none.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - task: The task.
  ///   - completionHandler: Called with nothing.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask,
    needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void
  ) { completionHandler(nil) }
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - task: The task.
  public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {
  }
  /// Lets it load what it would.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - task: The task.
  ///   - request: What it would load.
  ///   - completionHandler: Called with that.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, willBeginDelayedRequest request: URLRequest,
    completionHandler:
      @escaping @Sendable (URLSession.DelayedRequestDisposition, URLRequest?) -> Void
  ) { completionHandler(.continueLoading, nil) }
}
