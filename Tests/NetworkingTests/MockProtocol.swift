import Networking
import Synchronization

/// A project's own protocol, which answers by the host's first part: what a test wants to happen.
final class MockProtocol: URLProtocol {
  /// What was asked, and how often it was stopped.
  static let requests = Mutex<[URLRequest]>([])
  static let stops = Mutex<[String]>([])

  override class func canInit(with request: URLRequest) -> Bool {
    request.url?.host?.hasSuffix(".mock") == true
  }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest {
    var request = request
    request.setValue("yes", forHTTPHeaderField: "Canonical")
    return request
  }
  override func startLoading() {
    guard let url = request.url, let client else { return }
    Self.requests.withLock { $0.append(request) }
    switch url.host?.prefix(while: { $0 != "." }) {
    case "failing": client.urlProtocol(self, didFailWithError: URLError(.timedOut))
    case "waiting": break
    case "moved":
      let target = URL(string: "https://words.mock/target") ?? url
      client.urlProtocol(
        self, wasRedirectedTo: URLRequest(url: target),
        redirectResponse: answer(302, ["Location": "https://words.mock/target"]))
    case "secret":
      let space = URLProtectionSpace(
        host: "secret.mock", port: 443, protocol: "https", realm: "all",
        authenticationMethod: NSURLAuthenticationMethodHTTPBasic)
      client.urlProtocol(
        self,
        didReceive: URLAuthenticationChallenge(
          protectionSpace: space, proposedCredential: nil, previousFailureCount: 0,
          failureResponse: nil, error: nil, sender: MockSender(self)))
    case "cookies": give(answer(200, ["Set-Cookie": "taste=sweet; Path=/"]), "set")
    default: give(answer(200, ["Content-Length": "9"]), "one\ntwo\n\n")
    }
  }
  override func stopLoading() {
    Self.stops.withLock { $0.append(request.url?.absoluteString ?? "") }
  }

  private func answer(_ status: Int, _ fields: [String: String]) -> URLResponse {
    let url = request.url ?? URL(fileURLWithPath: "/")
    return HTTPURLResponse(
      url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: fields)
      ?? URLResponse(url: url)
  }
  /// Gives an answer and words in two pieces.
  func give(_ response: URLResponse, _ words: String) {
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data(words.utf8.prefix(3)))
    client?.urlProtocol(self, didLoad: Data(words.utf8.dropFirst(3)))
    client?.urlProtocolDidFinishLoading(self)
  }
  /// Gives words as an answer.
  func give(_ words: String) { give(answer(200, [:]), words) }

  /// A session that asks it first.
  ///
  /// - Parameters:
  ///   - delegate: Who is told.
  ///   - change: What else is said of how it loads.
  /// - Returns: The session.
  static func session(
    _ delegate: (any URLSessionDelegate)? = nil,
    _ change: (URLSessionConfiguration) -> Void = { _ in }
  ) -> URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses?.insert(MockProtocol.self, at: 0)
    change(configuration)
    return URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
  }
}

/// Who is told who asks, and answers with the name.
final class MockSender: NSObject, URLAuthenticationChallengeSender {
  private let own: MockProtocol
  init(_ own: MockProtocol) { self.own = own }
  func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {
    own.give("\(credential.user ?? "")/\(credential.password ?? "")")
  }
  func continueWithoutCredential(for challenge: URLAuthenticationChallenge) { own.give("nobody") }
  func cancel(_ challenge: URLAuthenticationChallenge) {
    own.client?.urlProtocol(own, didFailWithError: URLError(.userCancelledAuthentication))
  }
}

/// Who writes down what a session tells.
final class Diary: NSObject, URLSessionDataDelegate, URLSessionDownloadDelegate {
  let lines = Mutex<[String]>([])
  private let ended: AsyncStream<Void>.Continuation
  private let ends: AsyncStream<Void>
  private let disposition: URLSession.ResponseDisposition

  init(_ disposition: URLSession.ResponseDisposition = .allow) {
    (ends, ended) = AsyncStream<Void>.makeStream()
    self.disposition = disposition
  }
  /// Waits for a task's end.
  func untilEnd() async { for await _ in ends { return } }
  private func write(_ line: String) { lines.withLock { $0.append(line) } }

  func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) { write("created") }
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64, totalBytesExpectedToSend: Int64
  ) { write("sent \(bytesSent) \(totalBytesSent)/\(totalBytesExpectedToSend)") }
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    write("answer \((response as? HTTPURLResponse)?.statusCode ?? 0)")
    completionHandler(disposition)
  }
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask,
    didBecome downloadTask: URLSessionDownloadTask
  ) { write("download \(downloadTask.taskIdentifier == dataTask.taskIdentifier)") }
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    write("data \(data.count)")
  }
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
  ) { write("wrote \(bytesWritten) \(totalBytesWritten)/\(totalBytesExpectedToWrite)") }
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL
  ) { write("file \((try? Data(contentsOf: location))?.count ?? -1)") }
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    write("end \((error as? URLError).map { "\($0.code.rawValue)" } ?? "well")")
    ended.yield()
  }
  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {
    write("over \(error == nil) \(session.delegate == nil)")
    ended.yield()
  }
}
