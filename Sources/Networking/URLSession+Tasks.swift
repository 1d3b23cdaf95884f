// What the ways have in common in which a session makes tasks.
extension URLSession {
  /// Makes a task of a kind, and keeps it until its end.
  ///
  /// - Parameters:
  ///   - request: What it loads.
  ///   - ending: Who is told of its end.
  ///   - make: Makes the task.
  /// - Returns: The task.
  func make<Made: URLSessionTask>(
    _ request: URLRequest?, _ ending: TaskEnding = .delegate,
    _ make: (TaskState, URLSession) -> Made
  ) -> Made {
    let number = state.number()
    let task = make(TaskState(request, number, ending), self)
    state.replace(with: Sent(task), number)
    return task
  }
  /// A request that sends bytes.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - request: The request without them.
  /// - Returns: The request with them.
  func sending(_ data: Data?, in request: URLRequest) -> URLRequest {
    var request = request
    request.httpBody = data
    return request
  }
  /// A request that sends a file's bytes; without the file it sends none.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - request: The request without them.
  /// - Returns: The request with them.
  func sending(file: URL, in request: URLRequest) -> URLRequest {
    sending(try? Data(contentsOf: file), in: request)
  }
}
