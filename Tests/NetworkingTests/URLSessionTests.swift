import CombineShim
import Networking
import Synchronization
import Testing

@Suite("A network of files", .serialized)
struct URLSessionTests {
  let movies: URL
  let nowhere: URL

  init() throws {
    movies = try #require(URL(string: "https://example.com/movies.json?page=1"))
    nowhere = try #require(URL(string: "https://example.com/nothing"))
  }

  /// Puts words at an address, and does something.
  func withFile<R>(
    _ words: String = #"["Up"]"#, named name: String = "movies.json", delay: Double = 0,
    _ body: () async throws -> R
  ) async throws -> R {
    NetworkFiles.choose([
      movies.absoluteString: NetworkFiles.File(name: name, data: Data(words.utf8), delay: delay)
    ])
    return try await body()
  }

  @Test("an address holds the file that is given for it, with an answer that code accepts")
  func data() async throws {
    try await withFile {
      let (data, response) = try await URLSession.shared.data(from: movies)
      #expect(try JSONDecoder().decode([String].self, from: data) == ["Up"])
      let answer = try #require(response as? HTTPURLResponse)
      #expect(answer.statusCode == 200 && answer.url == movies)
      #expect(answer.mimeType == "application/json")
      #expect(answer.value(forHTTPHeaderField: "content-type") == "application/json")
      #expect(answer.expectedContentLength == 6)
      let again = try await URLSession(configuration: .ephemeral).data(for: URLRequest(url: movies))
      #expect(again.0 == data)
      let sent = try await URLSession.shared.upload(for: URLRequest(url: movies), from: Data())
      #expect(sent.0 == data)
    }
  }

  @Test("without a file a request fails as without a network, and the address is told")
  func nothing() async throws {
    try await withFile {
      for _ in 0..<2 {
        do {
          _ = try await URLSession.shared.data(from: nowhere)
          Issue.record("something came from nowhere")
        } catch {
          #expect((error as? URLError)?.code == .notConnectedToInternet)
        }
      }
      #expect(NetworkFiles.misses.map(\.address) == [nowhere.absoluteString])
      #expect(NetworkFiles.misses.map(\.count) == [2])
    }
    try await withFile { #expect(NetworkFiles.misses.isEmpty) }
  }

  @Test(
    "an answer tells what kind of thing a file is by its name",
    arguments: [
      ("a.json", "application/json"), ("b.PNG", "image/png"), ("c.jpeg", "image/jpeg"),
      ("d.jpg", "image/jpeg"), ("e.gif", "image/gif"), ("f.webp", "image/webp"),
      ("g.html", "text/html"), ("h.csv", "text/plain"), ("i.xml", "application/xml"),
      ("j", "application/octet-stream"),
    ])
  func kinds(name: String, kind: String) async throws {
    try await withFile(named: name) {
      let answer = try await URLSession.shared.data(from: movies).1
      #expect(answer.mimeType == kind)
    }
  }

  @Test("a file that takes its time comes after it, and not before")
  func delay() async throws {
    try await withFile(delay: 0.05) {
      let clock = ContinuousClock()
      let start = clock.now
      _ = try await URLSession.shared.data(from: movies)
      #expect(clock.now - start >= .milliseconds(50))
    }
  }

  @Test("a request without an address fails")
  func badAddress() async throws {
    var request = URLRequest(url: movies)
    request.url = nil
    do {
      _ = try await URLSession.shared.data(for: request)
      Issue.record("something came from no address")
    } catch {
      #expect((error as? URLError)?.code == .badURL)
    }
  }

  @Test("waiting for a file that is given up ends at once")
  func givenUp() async throws {
    try await withFile(delay: 60) {
      let movies = movies
      let work = Task { try await URLSession.shared.data(from: movies).0.count }
      work.cancel()
      let result = await work.result
      #expect(throws: URLError(.cancelled)) { try result.get() }
    }
  }

  /// What a task's handler is called with.
  private func outcome(
    of url: URL, _ change: (URLSessionDataTask) -> Void = { $0.resume() }
  ) async -> (data: Data?, error: (any Error)?) {
    await withCheckedContinuation { continuation in
      let task = URLSession.shared.dataTask(with: url) { data, _, error in
        continuation.resume(returning: (data, error))
      }
      #expect(task.state == .suspended)
      #expect(task.originalRequest?.url == url)
      change(task)
    }
  }

  @Test("a task begins when it is resumed, and tells what came or what is wrong")
  func tasks() async throws {
    try await withFile {
      let there = await outcome(of: movies)
      #expect(there.data == Data(#"["Up"]"#.utf8) && there.error == nil)
      let lacking = await outcome(of: nowhere)
      #expect(lacking.data == nil)
      #expect((lacking.error as? URLError)?.code == .notConnectedToInternet)
    }
  }

  @Test("a task that is given up says so")
  func cancelled() async throws {
    try await withFile(delay: 60) {
      let given = await outcome(of: movies) {
        $0.resume()
        #expect($0.state == .running)
        $0.cancel()
        #expect($0.state == .canceling || $0.state == .completed)
      }
      #expect((given.error as? URLError)?.code == .cancelled)
    }
  }

  @Test("a publisher gives what came and ends, or fails")
  func publisher() async throws {
    try await withFile {
      for (url, expected) in [(movies, "6 end"), (nowhere, "notConnected")] {
        let said: String = await withCheckedContinuation { continuation in
          let kept = Mutex<(AnyCancellable?, String)>((nil, ""))
          let subscription = URLSession.shared.dataTaskPublisher(for: url).sink(
            receiveCompletion: { end in
              let text = kept.withLock { state in
                switch end {
                case .finished: state.1 += " end"
                case .failure(let error):
                  state.1 += error.code == .notConnectedToInternet ? "notConnected" : "other"
                }
                return state.1
              }
              continuation.resume(returning: text)
            },
            receiveValue: { value in kept.withLock { $0.1 += "\(value.data.count)" } })
          kept.withLock { $0.0 = subscription }
        }
        #expect(said == expected)
      }
    }
  }

  @Test("a request keeps what it is given; names of fields count in any case")
  func requests() {
    var request = URLRequest(url: movies, cachePolicy: .reloadIgnoringCacheData, timeoutInterval: 5)
    #expect(request.httpMethod == "GET" && request.timeoutInterval == 5)
    #expect(request.cachePolicy == .reloadIgnoringLocalCacheData)
    request.setValue("a", forHTTPHeaderField: "Accept")
    request.addValue("b", forHTTPHeaderField: "accept")
    #expect(request.value(forHTTPHeaderField: "ACCEPT") == "a,b")
    request.setValue(nil, forHTTPHeaderField: "accept")
    #expect(request.value(forHTTPHeaderField: "Accept") == nil)
    #expect(
      request == URLRequest(url: movies, cachePolicy: .reloadIgnoringCacheData, timeoutInterval: 5))
  }

  @Test("an answer of code's own has the status that it says")
  func answers() throws {
    let answer = try #require(
      HTTPURLResponse(url: nowhere, statusCode: 404, httpVersion: nil, headerFields: nil))
    #expect(answer.statusCode == 404 && answer.allHeaderFields.isEmpty)
    #expect(answer.expectedContentLength == -1 && answer.suggestedFilename == "nothing")
    #expect(HTTPURLResponse.localizedString(forStatusCode: 404) == "not found")
    #expect(HTTPURLResponse.localizedString(forStatusCode: 503) == "service unavailable")
    #expect(URLCache.shared.memoryCapacity == 0)
    let page = URL(fileURLWithPath: "/page")
    let kept = CachedURLResponse(response: URLResponse(url: page), data: Data([1]))
    URLCache.shared.storeCachedResponse(kept, for: URLRequest(url: page))
    #expect(kept.data == Data([1]))
    #expect(URLCache.shared.cachedResponse(for: URLRequest(url: page)) == nil)
    #expect(URLSessionConfiguration.default.httpMaximumConnectionsPerHost == 6)
  }
}
