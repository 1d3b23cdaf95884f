import Synchronization

/// The way of a task from its beginning to its end, on the main actor.
@MainActor final class TaskRun {
  private var task: URLSessionTask
  private let session: URLSession
  private let loading: TaskState
  private var data = Data()

  /// Creates the way of a task.
  ///
  /// - Parameters:
  ///   - task: The task.
  ///   - session: Its session.
  init(_ task: URLSessionTask, of session: URLSession) {
    (self.task, self.session, loading) = (task, session, task.loading)
  }

  private var taskDelegate: (any URLSessionTaskDelegate)? {
    task.delegate ?? session.delegate as? any URLSessionTaskDelegate
  }
  private var dataDelegate: (any URLSessionDataDelegate)? {
    task.delegate as? any URLSessionDataDelegate ?? session.delegate as? any URLSessionDataDelegate
  }
  private var downloadDelegate: (any URLSessionDownloadDelegate)? {
    task.delegate as? any URLSessionDownloadDelegate
      ?? session.delegate as? any URLSessionDownloadDelegate
  }
  private var isTold: Bool { if case .delegate = loading.ending { true } else { false } }

  /// Goes all the way.
  func run() async {
    taskDelegate?.urlSession(session, didCreateTask: task)
    guard !loading.isCancelled else { return end(URLError(.cancelled)) }
    guard var request = loading.original.map(session.prepared) else {
      return end(URLError(.badURL))
    }
    if let body = request.httpBody {
      loading.values.withLock { $0.expectedToSend = Int64(body.count) }
    }
    while true {
      loading.values.withLock { $0.current = request }
      switch await load(request) {
      case .again(let next): request = session.prepared(next)
      case .ended(let error): return end(error)
      }
    }
  }

  private enum Outcome {
    case again(URLRequest)
    case ended((any Error)?)
  }

  private func load(_ request: URLRequest) async -> Outcome {
    let (stream, events) = AsyncStream<LoadingEvent>.makeStream()
    loading.listen(events)
    let source = LoadingSource(request, task, session, events)
    source.start()
    defer {
      source.stop()
      loading.listen(nil)
    }
    tellSent(request)
    for await event in stream {
      await loading.untilResumed()
      if loading.isCancelled { return .ended(URLError(.cancelled)) }
      if let outcome = await handle(event) { return outcome }
    }
    return .ended(URLError(.unknown))
  }

  private func handle(_ event: LoadingEvent) async -> Outcome? {
    switch event {
    case .response(let response): return await receive(response.take())
    case .data(let data): receive(data)
    case .finished: return .ended(nil)
    case .failed(let error): return .ended(error)
    case .challenged(let challenge): await answer(challenge.take())
    case .redirected(let request, let response):
      let response = response.take()
      let next = await withCheckedContinuation { continuation in
        guard let taskDelegate, let answer = response as? HTTPURLResponse else {
          return continuation.resume(returning: URLRequest?.some(request))
        }
        taskDelegate.urlSession(
          session, task: task, willPerformHTTPRedirection: answer, newRequest: request
        ) { continuation.resume(returning: $0) }
      }
      if let next { return .again(next) }
      if let outcome = await receive(response) { return outcome }
      return .ended(nil)
    }
    return nil
  }

  // MARK: What comes

  private func tellSent(_ request: URLRequest) {
    guard let count = request.httpBody.map({ Int64($0.count) }), count > 0 else { return }
    loading.values.withLock { $0.sent = count }
    taskDelegate?.urlSession(
      session, task: task, didSendBodyData: count, totalBytesSent: count,
      totalBytesExpectedToSend: count)
  }

  private func receive(_ response: URLResponse) async -> Outcome? {
    loading.values.withLock { $0.response = Sent(response) }
    task.progress.totalUnitCount = response.expectedContentLength
    session.keepCookies(of: response)
    if case .pieces(let pieces) = loading.ending { pieces.yield(.response(Sent(response))) }
    guard isTold, let dataTask = task as? URLSessionDataTask, let dataDelegate else { return nil }
    let disposition = await withCheckedContinuation { continuation in
      dataDelegate.urlSession(session, dataTask: dataTask, didReceive: response) {
        continuation.resume(returning: $0)
      }
    }
    switch disposition {
    case .allow: return nil
    case .cancel: return .ended(URLError(.cancelled))
    case .becomeStream: return .ended(URLError(.cannotLoadFromNetwork))
    case .becomeDownload:
      let download = URLSessionDownloadTask(loading, of: session)
      session.state.replace(with: Sent(download), loading.identifier)
      task = download
      dataDelegate.urlSession(session, dataTask: dataTask, didBecome: download)
      return nil
    }
  }

  private func receive(_ piece: Data) {
    let count = loading.values.withLock { values in
      values.received += Int64(piece.count)
      return values.received
    }
    task.progress.completedUnitCount = count
    switch loading.ending {
    case .pieces(let pieces): pieces.yield(.data(piece))
    case .data, .file: data += piece
    case .delegate:
      if let task = task as? URLSessionDataTask {
        return dataDelegate?.urlSession(session, dataTask: task, didReceive: piece) ?? ()
      }
      data += piece
    }
    guard isTold, let download = task as? URLSessionDownloadTask else { return }
    downloadDelegate?.urlSession(
      session, downloadTask: download, didWriteData: Int64(piece.count), totalBytesWritten: count,
      totalBytesExpectedToWrite: download.countOfBytesExpectedToReceive)
  }

  private func answer(_ challenge: URLAuthenticationChallenge) async {
    typealias Answer = (URLSession.AuthChallengeDisposition, Sent<URLCredential?>)
    let answer = await withCheckedContinuation { (waiting: CheckedContinuation<Answer, Never>) in
      guard let taskDelegate else {
        return waiting.resume(returning: (.performDefaultHandling, Sent(nil)))
      }
      taskDelegate.urlSession(session, task: task, didReceive: challenge) {
        waiting.resume(returning: ($0, Sent($1)))
      }
    }
    challenge.answer(answer.0, answer.1.take())
  }

  // MARK: The end

  private func end(_ error: (any Error)?) {
    let error = error is CancellationError ? URLError(.cancelled) : error
    var (file, wrong) = (URL?.none, error)
    if error == nil, task is URLSessionDownloadTask {
      do { file = try DownloadedFile.write(data) } catch { wrong = error }
    }
    loading.values.withLock { ($0.state, $0.error) = (.completed, wrong) }
    session.state.forget(loading.identifier)
    let response = task.response
    switch loading.ending {
    case .data(let handler): handler.take()(wrong == nil ? data : nil, response, wrong)
    case .file(let handler): handler.take()(file, response, wrong)
    case .pieces(let pieces): pieces.finish(throwing: wrong)
    case .delegate:
      if let file, let download = task as? URLSessionDownloadTask {
        downloadDelegate?.urlSession(session, downloadTask: download, didFinishDownloadingTo: file)
        DownloadedFile.remove(file)
      }
      taskDelegate?.urlSession(session, task: task, didFinishCollecting: URLSessionTaskMetrics())
      taskDelegate?.urlSession(session, task: task, didCompleteWithError: wrong)
    }
    session.endIfDone()
  }
}
