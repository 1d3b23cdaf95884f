/// Where what a task loads comes from: a project's own protocol, a file on the device, or what a film has for a network.
@MainActor final class LoadingSource {
  private let request: URLRequest
  private let task: URLSessionTask
  private let session: URLSession
  private let events: AsyncStream<LoadingEvent>.Continuation
  private var own: URLProtocol?
  private var work: Task<Void, Never>?

  /// Creates the source of what a request asks for.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - task: The task that loads it.
  ///   - session: The task's session.
  ///   - events: Where it is told what happens.
  init(
    _ request: URLRequest, _ task: URLSessionTask, _ session: URLSession,
    _ events: AsyncStream<LoadingEvent>.Continuation
  ) {
    (self.request, self.task, self.session, self.events) = (request, task, session, events)
  }

  /// Begins to load.
  func start() {
    if let type = URLProtocol.answering(for: task, request, session.configuration) {
      let making = URLProtocol.Making(
        task: task, request: type.canonicalRequest(for: request), client: ProtocolAnswers(events))
      let own = type.init(making: making)
      self.own = own
      return own.startLoading()
    }
    work = Task { @MainActor [request, events] in
      do {
        let (data, response) = try await LocalAddress.load(request.url)
        events.yield(.response(Sent(response)))
        if !data.isEmpty { events.yield(.data(data)) }
        events.yield(.finished)
      } catch {
        events.yield(.failed(error))
      }
    }
  }

  /// Loads no more.
  func stop() {
    work?.cancel()
    own?.stopLoading()
    events.finish()
  }
}

/// What addresses hold that need no network: files of the device, and data that the address is made of.
enum LocalAddress {
  /// What an address holds.
  ///
  /// - Parameter url: The address.
  /// - Returns: Its bytes and an answer to a request.
  /// - Throws: That there is nothing, as `URLError`; that the task is cancelled.
  static func load(_ url: URL?) async throws -> sending (Data, URLResponse) {
    switch url?.scheme?.lowercased() {
    case "file": if let url { return try file(url) }
    case "data": if let url { return try data(url) }
    default: break
    }
    return try await NetworkFiles.load(url)
  }

  private static func file(_ url: URL) throws -> sending (Data, URLResponse) {
    guard let data = try? Data(contentsOf: url) else {
      throw URLError(.fileDoesNotExist, userInfo: [NSURLErrorFailingURLErrorKey: url])
    }
    let response = URLResponse(
      url: url, mimeType: NetworkFiles.mediaType(of: url.lastPathComponent),
      expectedContentLength: data.count)
    return (data, response)
  }

  /// What stands behind the comma, by RFC 2397.
  private static func data(_ url: URL) throws -> sending (Data, URLResponse) {
    let parts = url.absoluteString.dropFirst("data:".count)
      .split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw URLError(.badURL) }
    var kind = parts[0].split(separator: ";").map(String.init)
    let isCoded = kind.last?.lowercased() == "base64"
    if isCoded { kind.removeLast() }
    let text = String(parts[1]).removingPercentEncoding ?? String(parts[1])
    guard let data = isCoded ? Data(base64Encoded: text) : Data(text.utf8) else {
      throw URLError(.badURL)
    }
    let response = URLResponse(
      url: url, mimeType: kind.first { $0.contains("/") } ?? "text/plain",
      expectedContentLength: data.count,
      textEncodingName: kind.first { $0.hasPrefix("charset=") }.map { String($0.dropFirst(8)) })
    return (data, response)
  }
}
