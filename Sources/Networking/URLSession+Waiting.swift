/// What a session loads for those who wait.
extension URLSession {
  // MARK: Bytes

  /// Loads what an address holds.
  ///
  /// - Parameter url: The address.
  /// - Returns: The bytes, and the answer.
  /// - Throws: What is wrong, as `URLError`: also that it was given up.
  public func data(
    from url: URL
  ) async throws -> sending (Data, URLResponse) { try await data(URLRequest(url: url), told: nil) }
  /// Loads what an address holds.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - delegate: Who is told of it before the session's delegate is.
  /// - Returns: The bytes, and the answer.
  /// - Throws: What is wrong, as `URLError`: also that it was given up.
  public func data(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> sending (Data, URLResponse) {
    try await data(URLRequest(url: url), told: delegate)
  }
  /// Loads what a request asks for.
  ///
  /// - Parameter request: The request.
  /// - Returns: The bytes, and the answer.
  /// - Throws: What is wrong, as `URLError`: also that it was given up.
  @_disfavoredOverload  // A project's own of that name goes before.
  public func data(
    for request: URLRequest
  ) async throws -> sending (Data, URLResponse) { try await data(request, told: nil) }
  /// Loads what a request asks for.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - delegate: Who is told of it before the session's delegate is.
  /// - Returns: The bytes, and the answer.
  /// - Throws: What is wrong, as `URLError`: also that it was given up.
  public func data(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> sending (Data, URLResponse) { try await data(request, told: delegate) }
  /// Sends bytes, and loads the answer: of a film they go nowhere.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - bodyData: The bytes.
  /// - Returns: The bytes of the answer, and the answer.
  /// - Throws: What is wrong, as `URLError`: also that it was given up.
  public func upload(
    for request: URLRequest, from bodyData: Data
  ) async throws -> sending (Data, URLResponse) {
    try await data(sending(bodyData, in: request), told: nil)
  }
  /// Sends bytes, and loads the answer: of a film they go nowhere.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - bodyData: The bytes.
  ///   - delegate: Who is told of it before the session's delegate is.
  /// - Returns: The bytes of the answer, and the answer.
  /// - Throws: What is wrong, as `URLError`: also that it was given up.
  public func upload(
    for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)?
  ) async throws -> sending (Data, URLResponse) {
    try await data(sending(bodyData, in: request), told: delegate)
  }
  /// Sends a file, and loads the answer: of a film it goes nowhere.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - fileURL: The file.
  /// - Returns: The bytes of the answer, and the answer.
  /// - Throws: What is wrong, as `URLError`: also that it was given up.
  public func upload(
    for request: URLRequest, fromFile fileURL: URL
  ) async throws -> sending (Data, URLResponse) {
    try await data(sending(file: fileURL, in: request), told: nil)
  }
  /// Sends a file, and loads the answer: of a film it goes nowhere.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - fileURL: The file.
  ///   - delegate: Who is told of it before the session's delegate is.
  /// - Returns: The bytes of the answer, and the answer.
  /// - Throws: What is wrong, as `URLError`: also that it was given up.
  public func upload(
    for request: URLRequest, fromFile fileURL: URL, delegate: (any URLSessionTaskDelegate)?
  ) async throws -> sending (Data, URLResponse) {
    try await data(sending(file: fileURL, in: request), told: delegate)
  }

  // MARK: Files

  /// Loads what an address holds as a file.
  ///
  /// - Parameter url: The address.
  /// - Returns: Where the file is, and the answer.
  /// - Throws: What is wrong, as `URLError`: also that it was given up.
  public func download(
    from url: URL
  ) async throws -> sending (URL, URLResponse) { try await file(URLRequest(url: url), told: nil) }
  /// Loads what an address holds as a file.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - delegate: Who is told of it before the session's delegate is.
  /// - Returns: Where the file is, and the answer.
  /// - Throws: What is wrong, as `URLError`: also that it was given up.
  public func download(
    from url: URL, delegate: (any URLSessionTaskDelegate)?
  ) async throws -> sending (URL, URLResponse) {
    try await file(URLRequest(url: url), told: delegate)
  }
  /// Loads what a request asks for as a file.
  ///
  /// - Parameter request: The request.
  /// - Returns: Where the file is, and the answer.
  /// - Throws: What is wrong, as `URLError`: also that it was given up.
  public func download(
    for request: URLRequest
  ) async throws -> sending (URL, URLResponse) { try await file(request, told: nil) }
  /// Loads what a request asks for as a file.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - delegate: Who is told of it before the session's delegate is.
  /// - Returns: Where the file is, and the answer.
  /// - Throws: What is wrong, as `URLError`: also that it was given up.
  public func download(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)?
  ) async throws -> sending (URL, URLResponse) { try await file(request, told: delegate) }
  /// Would go on to load, and fails.
  ///
  /// - Parameter resumeData: What has come so far.
  /// - Returns: Nothing.
  /// - Throws: What is wrong, as `URLError`: also that it was given up.
  /// - Note: Accepted; no effect. `resumeFrom`: no task tells what it has done so far.
  public func download(
    resumeFrom resumeData: Data
  ) async throws -> sending (URL, URLResponse) { try await file(nil, told: nil) }
  /// Would go on to load, and fails.
  ///
  /// - Parameters:
  ///   - resumeData: What has come so far.
  ///   - delegate: Who is told of it before the session's delegate is.
  /// - Returns: Nothing.
  /// - Throws: What is wrong, as `URLError`: also that it was given up.
  /// - Note: Accepted; no effect. `resumeFrom`: no task tells what it has done so far.
  public func download(
    resumeFrom resumeData: Data, delegate: (any URLSessionTaskDelegate)?
  ) async throws -> sending (URL, URLResponse) { try await file(nil, told: delegate) }

  // MARK: Byte by byte

  /// Loads what an address holds, byte by byte.
  ///
  /// - Parameter url: The address.
  /// - Returns: The bytes as they come, and the answer.
  /// - Throws: What is wrong, as `URLError`: also that it was given up.
  public func bytes(
    from url: URL
  ) async throws -> sending (AsyncBytes, URLResponse) {
    try await bytes(URLRequest(url: url), told: nil)
  }
  /// Loads what an address holds, byte by byte.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - delegate: Who is told of it before the session's delegate is.
  /// - Returns: The bytes as they come, and the answer.
  /// - Throws: What is wrong, as `URLError`: also that it was given up.
  public func bytes(
    from url: URL, delegate: (any URLSessionTaskDelegate)?
  ) async throws -> sending (AsyncBytes, URLResponse) {
    try await bytes(URLRequest(url: url), told: delegate)
  }
  /// Loads what a request asks for, byte by byte.
  ///
  /// - Parameter request: The request.
  /// - Returns: The bytes as they come, and the answer.
  /// - Throws: What is wrong, as `URLError`: also that it was given up.
  public func bytes(
    for request: URLRequest
  ) async throws -> sending (AsyncBytes, URLResponse) { try await bytes(request, told: nil) }
  /// Loads what a request asks for, byte by byte.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - delegate: Who is told of it before the session's delegate is.
  /// - Returns: The bytes as they come, and the answer.
  /// - Throws: What is wrong, as `URLError`: also that it was given up.
  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)?
  ) async throws -> sending (AsyncBytes, URLResponse) { try await bytes(request, told: delegate) }
}

extension URLSession {
  private func data(
    _ request: URLRequest, told delegate: (any URLSessionTaskDelegate)?
  ) async throws -> sending (Data, URLResponse) {
    typealias Answer = (Data, Sent<URLResponse>)
    let state = Pending()
    let answer: Answer = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let handler: TaskEnding.DataHandler = { data, response, error in
          guard let data, let response else {
            return continuation.resume(throwing: error ?? URLError(.unknown))
          }
          continuation.resume(returning: (data, Sent(response)))
        }
        let task =
          request.httpBody == nil
          ? make(request, .data(Sent(handler))) { URLSessionDataTask($0, of: $1) }
          : make(request, .data(Sent(handler))) { URLSessionUploadTask($0, of: $1) }
        task.delegate = delegate
        state.begin(task)
      }
    } onCancel: {
      state.cancel()
    }
    return (answer.0, answer.1.take())
  }

  private func file(
    _ request: URLRequest?, told delegate: (any URLSessionTaskDelegate)?
  ) async throws -> sending (URL, URLResponse) {
    typealias Answer = (URL, Sent<URLResponse>)
    let state = Pending()
    let answer: Answer = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let handler: TaskEnding.FileHandler = { file, response, error in
          guard let file, let response else {
            return continuation.resume(throwing: error ?? URLError(.unknown))
          }
          continuation.resume(returning: (file, Sent(response)))
        }
        let task = make(request, .file(Sent(handler))) { URLSessionDownloadTask($0, of: $1) }
        task.delegate = delegate
        state.begin(task)
      }
    } onCancel: {
      state.cancel()
    }
    return (answer.0, answer.1.take())
  }

  private func bytes(
    _ request: URLRequest, told delegate: (any URLSessionTaskDelegate)?
  ) async throws -> sending (AsyncBytes, URLResponse) {
    let (stream, pieces) = AsyncThrowingStream<TaskEnding.Piece, any Error>.makeStream()
    let task = make(request, .pieces(pieces)) { URLSessionDataTask($0, of: $1) }
    task.delegate = delegate
    let kept = (Sent(task), Sent(self))
    pieces.onTermination = { end in
      if case .cancelled = end { kept.0.take().cancel() }
    }
    let state = Pending()
    state.begin(task)
    return try await withTaskCancellationHandler {
      var iterator = stream.makeAsyncIterator()
      while let piece = try await iterator.next() {
        if case .response(let response) = piece {
          return (AsyncBytes(kept.0, stream), response.take())
        }
      }
      throw URLError(Task.isCancelled ? .cancelled : .badServerResponse)
    } onCancel: {
      state.cancel()
    }
  }
}
