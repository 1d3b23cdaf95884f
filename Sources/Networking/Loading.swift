import Synchronization

/// How far a task has come, and who is told of its end.
final class Loading: Sendable {
  typealias Handler = (Data?, URLResponse?, (any Error)?) -> Void

  private struct Progress {
    var state = URLSessionTask.State.suspended
    var work: Task<Void, Never>?
    var handler: Handler?
  }

  let request: URLRequest
  private let progress: Mutex<Progress>

  /// Creates what waits to be resumed.
  ///
  /// - Parameters:
  ///   - request: What is loaded.
  ///   - handler: Called once, on the main actor, with the bytes and the answer, or with what is wrong.
  init(_ request: URLRequest, _ handler: sending @escaping Handler) {
    self.request = request
    progress = Mutex(Progress(handler: handler))
  }

  var state: URLSessionTask.State { progress.withLock { $0.state } }

  func resume() {
    progress.withLock { progress in
      guard progress.state == .suspended, progress.work == nil else { return }
      progress.state = .running
      progress.work = Task { @MainActor in await self.load() }
    }
  }

  func cancel() {
    progress.withLock { progress in
      guard progress.state == .running || progress.state == .suspended else { return }
      progress.state = .canceling
      progress.work?.cancel()
    }
  }

  @MainActor private func load() async {
    do {
      let (data, answer) = try await NetworkFiles.load(request.url)
      end(data, answer, nil)
    } catch {
      end(nil, nil, error is CancellationError ? URLError(.cancelled) : error)
    }
  }

  private func end(_ data: Data?, _ answer: sending URLResponse?, _ error: (any Error)?) {
    let handler = progress.withLock { progress -> sending Handler? in
      if progress.state == .running { progress.state = .completed }
      let handler = progress.handler
      progress.handler = nil
      return handler
    }
    handler?(data, answer, error)
  }
}
