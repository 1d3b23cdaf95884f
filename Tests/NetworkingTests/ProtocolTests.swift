import CombineShim
import Synchronization
import Testing

@testable import Networking

@Suite("A project's own protocols", .serialized)
struct ProtocolTests {
  private func address(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test("answer whatever is asked of a session that names them, in every way to ask")
  func everyWay() async throws {
    let session = MockProtocol.session()
    let url = try address("https://words.mock/a")
    let words = Data("one\ntwo\n\n".utf8)
    #expect(try await session.data(from: url).0 == words)
    let (data, response) = try await session.data(for: URLRequest(url: url), delegate: nil)
    #expect(data == words && (response as? HTTPURLResponse)?.statusCode == 200)
    #expect(try await session.upload(for: URLRequest(url: url), from: Data([1])).0 == words)
    let (file, _) = try await session.download(from: url)
    #expect(try Data(contentsOf: file) == words)
    try FileManager.default.removeItem(at: file)
    let given = await withCheckedContinuation { continuation in
      session.dataTask(with: url) { data, _, _ in continuation.resume(returning: data) }.resume()
    }
    #expect(given == words)
    let (values, value) = AsyncStream<Data>.makeStream()
    let subscription = session.dataTaskPublisher(for: url).sink(
      receiveCompletion: { _ in value.finish() }, receiveValue: { value.yield($0.data) })
    var published = Data()
    for await data in values { published += data }
    withExtendedLifetime(subscription) {}
    #expect(published == words)
  }

  @Test("are given the request in their own form, with the session's fields, and are stopped")
  func requests() async throws {
    let session = MockProtocol.session { $0.httpAdditionalHeaders = ["From": "all", "Own": "no"] }
    let url = try address("https://words.mock/form")
    var request = URLRequest(url: url)
    request.httpMethod = "PUT"
    request.httpBody = Data("body".utf8)
    request.setValue("yes", forHTTPHeaderField: "Own")
    _ = try await session.data(for: request)
    let asked = try #require(MockProtocol.requests.withLock { $0.last { $0.url == url } })
    #expect(asked.httpMethod == "PUT" && asked.httpBody == Data("body".utf8))
    #expect(asked.value(forHTTPHeaderField: "Canonical") == "yes")
    #expect(asked.value(forHTTPHeaderField: "From") == "all")
    #expect(asked.value(forHTTPHeaderField: "Own") == "yes")
    #expect(MockProtocol.stops.withLock { $0.filter { $0 == url.absoluteString }.count } == 1)
  }

  @Test("that fail, fail the task")
  func failing() async throws {
    let url = try address("https://failing.mock/")
    await #expect(throws: URLError(.timedOut)) {
      _ = try await MockProtocol.session().data(from: url)
    }
    let error = await withCheckedContinuation { continuation in
      MockProtocol.session().downloadTask(with: url) { file, _, error in
        #expect(file == nil)
        continuation.resume(returning: error)
      }.resume()
    }
    #expect((error as? URLError)?.code == .timedOut)
  }

  @Test("that are registered answer sessions that name none, until they are not any more")
  func registered() async throws {
    #expect(!URLProtocol.registerClass(NSObject.self))
    #expect(URLProtocol.registerClass(MockProtocol.self))
    let url = try address("https://words.mock/registered")
    #expect(try await URLSession.shared.data(from: url).0.count == 9)
    URLProtocol.unregisterClass(MockProtocol.self)
    let task = URLSession.shared.dataTask(with: url)
    #expect(URLProtocol.answering(for: task, URLRequest(url: url), .default) == nil)
    task.cancel()
  }

  @Test("that nobody asks because they say no leave it to others")
  func others() throws {
    let session = MockProtocol.session()
    for (text, isTheirs) in [("https://a.mock", true), ("https://a.other", false)] {
      let url = try address(text)
      let type = URLProtocol.answering(
        for: session.dataTask(with: url), URLRequest(url: url), session.configuration)
      #expect((type == MockProtocol.self) == isTheirs)
    }
  }

  @Test("send a task elsewhere, and its request and answer are the last ones")
  func redirected() async throws {
    let url = try address("https://moved.mock/")
    let (data, response) = try await MockProtocol.session().data(from: url)
    #expect(data.count == 9 && response.url?.absoluteString == "https://words.mock/target")
  }

  /// Who lets nobody be sent elsewhere.
  private final class Staying: NSObject, URLSessionTaskDelegate {
    func urlSession(
      _ session: URLSession, task: URLSessionTask,
      willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest
    ) async -> URLRequest? { nil }
  }

  @Test("a delegate that does not want that gets the answer that says so")
  func staying() async throws {
    let url = try address("https://moved.mock/")
    let (data, response) = try await MockProtocol.session().data(from: url, delegate: Staying())
    #expect(data.isEmpty && (response as? HTTPURLResponse)?.statusCode == 302)
  }

  /// Who says who asks.
  private final class Knowing: NSObject, URLSessionTaskDelegate {
    let disposition: URLSession.AuthChallengeDisposition
    init(_ disposition: URLSession.AuthChallengeDisposition) { self.disposition = disposition }
    func urlSession(
      _ session: URLSession, didReceive challenge: URLAuthenticationChallenge
    ) async -> sending (URLSession.AuthChallengeDisposition, URLCredential?) {
      #expect(challenge.protectionSpace.realm == "all" && challenge.previousFailureCount == 0)
      return (disposition, URLCredential(user: "ann", password: "pw", persistence: .none))
    }
  }

  @Test("learn who asks from a delegate, of the task or of the session")
  func challenged() async throws {
    let url = try address("https://secret.mock/")
    let plain = try await MockProtocol.session().data(from: url)
    #expect(String(decoding: plain.0, as: UTF8.self) == "nobody")
    let own = try await MockProtocol.session().data(from: url, delegate: Knowing(.useCredential))
    #expect(String(decoding: own.0, as: UTF8.self) == "ann/pw")
    let session = MockProtocol.session(Knowing(.useCredential))
    #expect(String(decoding: try await session.data(from: url).0, as: UTF8.self) == "ann/pw")
    await #expect(throws: URLError(.userCancelledAuthentication)) {
      _ = try await MockProtocol.session(Knowing(.cancelAuthenticationChallenge)).data(from: url)
    }
  }

  @Test("are not waited for by a task that is given up")
  func givenUp() async throws {
    let url = try address("https://waiting.mock/")
    let session = MockProtocol.session()
    let work = Task { try await session.data(from: url).0 }
    while MockProtocol.requests.withLock({ !$0.contains { $0.url == url } }) { await Task.yield() }
    work.cancel()
    let result = await work.result
    #expect(throws: URLError(.cancelled)) { try result.get() }
    #expect(MockProtocol.stops.withLock { $0.contains(url.absoluteString) })
  }

  @Test("are stopped when nobody wants any more what is published")
  func unwanted() async throws {
    let url = try address("https://waiting.mock/published")
    let subscription = MockProtocol.session().dataTaskPublisher(for: url).sink(
      receiveCompletion: { _ in Issue.record("it ended") }, receiveValue: { _ in })
    while MockProtocol.requests.withLock({ !$0.contains { $0.url == url } }) { await Task.yield() }
    subscription.cancel()
    while MockProtocol.stops.withLock({ !$0.contains(url.absoluteString) }) { await Task.yield() }
  }

  @Test("keep things with requests, which are as equal as without")
  func properties() throws {
    let url = try address("https://words.mock/")
    let request = NSMutableURLRequest(url: url)
    #expect(URLProtocol.property(forKey: "handled", in: URLRequest(request)) == nil)
    URLProtocol.setProperty(true, forKey: "handled", in: request)
    #expect(URLProtocol.property(forKey: "handled", in: URLRequest(request)) as? Bool == true)
    URLProtocol.removeProperty(forKey: "handled", in: request)
    #expect(URLProtocol.property(forKey: "handled", in: URLRequest(request)) == nil)
    #expect(URLProtocol.requestIsCacheEquivalent(URLRequest(url: url), to: URLRequest(request)))
  }

  @Test("bytes come one by one, and as lines, without those that are empty")
  func bytes() async throws {
    let session = MockProtocol.session()
    let url = try address("https://words.mock/bytes")
    let (bytes, response) = try await session.bytes(from: url)
    #expect((response as? HTTPURLResponse)?.statusCode == 200)
    #expect(bytes.task.originalRequest?.url == url)
    var all = Data()
    for try await byte in bytes { all.append(byte) }
    #expect(all == Data("one\ntwo\n\n".utf8))
    var lines: [String] = []
    for try await line in try await session.bytes(for: URLRequest(url: url)).0.lines {
      lines.append(line)
    }
    #expect(lines == ["one", "two"])
    let failing = try address("https://failing.mock/")
    await #expect(throws: URLError(.timedOut)) { _ = try await session.bytes(from: failing) }
  }

  @Test("cookies of an answer go along with the next request, unless they are not wanted")
  func cookies() async throws {
    let session = MockProtocol.session()
    let url = try address("https://cookies.mock/box")
    _ = try await session.data(from: url)
    #expect(session.configuration.httpCookieStorage?.cookies?.map(\.name) == ["taste"])
    func asked(_ change: (inout URLRequest) -> Void = { _ in }) async throws -> String? {
      var request = URLRequest(url: url)
      change(&request)
      _ = try await session.data(for: request)
      return MockProtocol.requests.withLock { $0.last { $0.url == url } }?
        .value(forHTTPHeaderField: "Cookie")
    }
    #expect(try await asked() == "taste=sweet")
    #expect(try await asked { $0.httpShouldHandleCookies = false } == nil)
    #expect(try await asked { $0.setValue("own=1", forHTTPHeaderField: "Cookie") } == "own=1")
    await session.reset()
    #expect(session.configuration.httpCookieStorage?.cookies?.isEmpty == true)
  }
}
